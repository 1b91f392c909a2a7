package board

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/board/brush"
	"tenaille/render/board/camera"
	"tenaille/render/board/piece"
	"tenaille/render/pen"
	"tenaille/rules/grid"
)

// drawPath draws the ribbon of a planned move with its beads; on a square where
// somebody stands there is none.
func (b *Board) drawPath(dst *ebiten.Image, cam camera.Camera, p *Path, pieces []piece.Piece) {
	if len(p.Cells) < 2 {
		return
	}
	c := float64(cam.Square)
	pts := make([]pen.Vec, len(p.Cells))
	for i := range p.Cells {
		pts[i] = p.middle(cam, i)
	}
	b.brush.Ink.Polyline(pts...).Stroke(dst, art.Ink, c*.17, .75).Stroke(dst, art.Bone, c*.10, 1)
	b.brush.Ink.Dash([][]pen.Vec{pts}, c*.02, c*.16).Stroke(dst, art.RGB(0x8d7f66), c*.03, 1)
	for i, v := range pts[1 : len(pts)-1] {
		if n := len(pts) - 1; p.N > 1 && math.Max(math.Abs(v.X-pts[n].X), math.Abs(v.Y-pts[n].Y)) < c*(float64(p.N)/2+.19) {
			break // under the figure at the end
		}
		if taken(pieces, grid.Space{At: p.Cells[i+1], N: uint8(max(1, p.N))}, p.Cells[0]) {
			continue
		}
		s := p.bead(cam, i+1)
		if s == "" {
			b.brush.Ink.Reset().Circle(v.X, v.Y, c*.085).Fill(dst, art.Ink)
			b.brush.Ink.Reset().Circle(v.X, v.Y, c*.06).Fill(dst, art.Bone)
			continue
		}
		size := c * .235
		for _, r := range [...]struct {
			radius float64
			ink    color.NRGBA
		}{{c * .19, art.Ink}, {c * .165, art.Bone}} {
			wide := r.radius + math.Max(0, art.Width(s, art.Bold, size)-c*.29)/2 // metres have halves
			b.brush.Ink.Box(v.X-wide, v.Y-r.radius, 2*wide, 2*r.radius, r.radius).Fill(dst, r.ink)
		}
		b.brush.Write(dst, s, art.Bold, size, v.X, v.Y+size*.36, art.Ink, art.Centre)
	}
}

// drawThread draws what the ribbon of a planned move is hidden by, thinly over those who stand in
// its way, so that it is one way from its start to its end.
func (b *Board) drawThread(dst *ebiten.Image, cam camera.Camera, p *Path, pieces []piece.Piece) {
	c, n := float64(cam.Square), uint8(max(1, p.N))
	low := pen.V(0, 0) // under the faces
	if n == 1 {
		low.Y = .2 * c
	}
	hidden := func(i int) bool {
		return i > 0 && i < len(p.Cells)-1 && taken(pieces, grid.Space{At: p.Cells[i], N: n}, p.Cells[0])
	}
	var runs [][]pen.Vec
	for i := 1; i < len(p.Cells); i++ {
		if hidden(i-1) || hidden(i) {
			a, z := p.middle(cam, i-1), p.middle(cam, i)
			if i == 1 { // it begins at the rim of who goes
				a = a.Lerp(z, math.Min(1, .5*float64(n)*c/math.Max(z.Sub(a).Length(), 1)+.05))
			}
			runs = append(runs, []pen.Vec{a.Add(low), z.Add(low)})
		}
	}
	if len(runs) > 0 {
		b.brush.Ink.Dash(runs, c*.1, c*.1).Stroke(dst, art.Ink, c*.1, .6).Stroke(dst, art.Bone, c*.055, .9)
	}
}

// fewSteps is how many steps a way has at most on which only its end tells the cost:
// there is no room for more.
const fewSteps = 3

// short reports whether a way has room for its end alone.
func (p *Path) short() bool { return len(p.Cells)-1 <= fewSteps }

// middle is the middle of the mover at the i-th square, in pixels.
func (p *Path) middle(cam camera.Camera, i int) pen.Vec {
	return brush.Middle(cam, grid.Space{At: p.Cells[i], N: uint8(max(1, p.N))})
}

// bead is the text of the i-th bead, "" for a plain one: those beside a diamond are, and
// those on a way of one or two steps, or of three with a diamond.
func (p *Path) bead(cam camera.Camera, i int) string {
	if i >= len(p.Costs) || p.short() && (len(p.Provokes) > 0 || len(p.Cells) < 4) {
		return ""
	}
	at := p.middle(cam, i)
	for k := range p.Provokes {
		if q := &p.Provokes[k]; p.has(q) {
			if d, _ := p.diamondAt(cam, q); d.Sub(at).Length() < float64(cam.Square)*.42 {
				return ""
			}
		}
	}
	return p.Costs[i]
}

// taken reports whether a piece other than the one that starts at a square stands
// in a space.
func taken(pieces []piece.Piece, s grid.Space, start grid.Cell) bool {
	for i := range pieces {
		q := &pieces[i]
		if q.At != start && q.Pose != piece.Dead && s.Overlaps(grid.Space{At: q.At, N: uint8(q.Width())}) {
			return true
		}
	}
	return false
}

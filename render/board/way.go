package board

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/board/brush"
	"tenaille/render/board/camera"
	"tenaille/render/board/piece"
	"tenaille/render/board/place"
	"tenaille/render/pen"
	"tenaille/rules/grid"
)

// drawPath draws the ribbon of a planned move with its beads, under the pieces; those of a square
// where somebody stands drawBeads draws.
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
		b.drawBead(dst, v, s, c)
	}
}

// drawBeads draws the beads of a way on the squares where somebody large stands: no ribbon nor bead
// lies over a figure.
func (b *Board) drawBeads(dst *ebiten.Image, cam camera.Camera, p *Path, pieces []piece.Piece) {
	c, n := float64(cam.Square), uint8(max(1, p.N))
	start, end := place.Boxed(cam.SpaceRect(grid.Space{At: p.Cells[0], N: n})), place.Boxed(cam.SpaceRect(grid.Space{At: p.Cells[len(p.Cells)-1], N: n}))
	for i := 1; i < len(p.Cells)-1; i++ {
		on, m, s := grid.Space{At: p.Cells[i], N: n}, p.middle(cam, i), p.bead(cam, i)
		if s == "" || !taken(pieces, on, p.Cells[0]) || n > 1 && (start.Meets(place.Around(m, c, c)) || end.Holds(m)) {
			continue
		}
		// Of who is large it lies between those in its way. Otherwise there is none: beside the way it
		// would read as a way of its own.
		if at, _, ok := b.places.Lean(cam, m, 2*beadWide(s, c), 2*beadRadius*c, []pen.Vec{m}); ok {
			b.drawBead(dst, at, s, c)
		}
	}
}

// beadRadius is that of a bead with a number and its edge of ink, in squares.
const beadRadius = .19

// beadWide is half of how wide a bead with a number is, in pixels: metres have halves.
func beadWide(s string, c float64) float64 {
	return c*beadRadius + math.Max(0, art.Width(s, art.Bold, c*.235)-c*.29)/2
}

// drawBead draws a bead with a number.
func (b *Board) drawBead(dst *ebiten.Image, at pen.Vec, s string, c float64) {
	size, wide := c*.235, beadWide(s, c)
	for _, k := range [...]struct {
		in  float64
		ink color.NRGBA
	}{{0, art.Ink}, {.025 * c, art.Bone}} {
		w, r := wide-k.in, c*beadRadius-k.in
		b.brush.Ink.Box(at.X-w, at.Y-r, 2*w, 2*r, r).Fill(dst, k.ink)
	}
	b.brush.Write(dst, s, art.Bold, size, at.X, at.Y+size*.36, art.Ink, art.Centre)
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

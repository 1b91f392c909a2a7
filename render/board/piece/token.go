package piece

import (
	"math"
	"sort"

	"tenaille/render/board/brush"
	"tenaille/render/board/camera"
	"tenaille/rules/grid"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/colorm"
)

// Painter draws the pieces. It belongs to the goroutine that draws.
type Painter struct {
	*brush.Brush
	light func(x, y float64) [3]float64
	order []int // from the farthest to the nearest
}

// NewPainter returns what draws pieces by a brush, in the light of a map: what the
// ground at a place in squares is multiplied by.
func NewPainter(b *brush.Brush, light func(x, y float64) [3]float64) *Painter {
	return &Painter{Brush: b, light: light}
}

// Draw draws the pieces from north to south, the dead under all others, without two of them
// that are drawn by themselves; -1 is none.
func (b *Painter) Draw(dst *ebiten.Image, cam camera.Camera, pieces []Piece, without [2]int) {
	b.order = b.order[:0]
	for i := range pieces { // bars and badges are of all
		b.order = append(b.order, i)
	}
	depth := func(i int) float64 {
		q := &pieces[i]
		d := float64(int(q.At.Y)+q.Width()) + q.DY
		switch {
		case q.Pose == Dead && !q.Falling:
			d -= 1e6
		case q.Front:
			d += 1e3
		}
		return d
	}
	sort.SliceStable(b.order, func(i, j int) bool {
		u, v := b.order[i], b.order[j]
		if du, dv := depth(u), depth(v); du != dv {
			return du < dv
		}
		return pieces[u].At.X < pieces[v].At.X
	})
	for _, i := range b.order {
		if i != without[0] && i != without[1] {
			b.drawPiece(dst, cam, &pieces[i], 1)
		}
	}
}

// A figure of one square is taller than that by a part of it, a large one by less, and a huge one
// not at all: who is behind it is covered to the knees, as on a table. It stands on the bottom of
// its space, whose bar of hit points lies on the lip of its base.
const (
	standing = .94 // how far down in its space its foot is, as a part of that
	tall     = .13
	foot     = .03
)

// DrawOne draws a piece by itself.
func (b *Painter) DrawOne(dst *ebiten.Image, cam camera.Camera, q *Piece) {
	b.drawPiece(dst, cam, q, 1)
}

// place is where a piece's pictures lie: corner and width in pixels. Those of a small one fill
// less of its foot. In the first row of the map none is taller than its space, since
// the map ends there.
func (b *Painter) place(cam camera.Camera, q *Piece) (x, y float64, w int) {
	s := float64(cam.Square)
	n := float64(q.Width())
	bottom := (float64(q.At.Y)+q.DY+n*standing)*s + foot*s
	grown := s*n*standing + tall*s*float64(max(0, 3-q.Width()))/2
	w = int(math.Round(min(grown, max(bottom, s*n*standing)) * q.scale()))
	x = math.Floor(cam.X) + (float64(q.At.X)+q.DX)*s + (s*n-float64(w))/2
	y = math.Floor(cam.Y) + bottom - float64(w)
	if q.DX == 0 && q.DY == 0 {
		x, y = math.Floor(x+.5), math.Floor(y+.5) // alike on both sides of the view's edge
	}
	return x, y, w
}

// dusky is how much of the dark about them pieces take: next to none, they are what is looked at.
const dusky = .08

// drawPiece draws base, figure and lip of one piece at a part of its opacity.
func (b *Painter) drawPiece(dst *ebiten.Image, cam camera.Camera, q *Piece, alpha float64) {
	x, y, w := b.place(cam, q)
	alpha *= 1 - q.Fade
	based := 1. // of its base more is shown: where it stands and whose it is stays plain
	switch {
	case q.Hidden:
		alpha *= .5
		based = 1.9
	case q.Lurks:
		alpha *= .78
		based = 1.28
	case q.Done:
		alpha *= .72
	}
	if q.Pose == Dying {
		alpha *= .9
	}
	lying := q.lying()
	grey := q.Grey
	if q.Pose == Dead && !q.Falling {
		grey = 1
	}
	alpha *= 1 - .4*grey
	if alpha <= 0 {
		return
	}
	n := float64(q.Width())
	light := b.light(float64(q.At.X)+q.DX+n/2, float64(q.At.Y)+q.DY+n/2)
	for i, v := range light {
		light[i] = 1 - dusky*(1-v)
	}
	look := tone{alpha: alpha, grey: grey, white: q.Flash * .85, light: light}
	bare := q.Pose == Dead && !q.Falling
	if !bare {
		b.drawPart(dst, b.Art.Base(q.Side, q.Width(), w, false), x, y, w, tone{alpha: based * alpha * (1 - grey), light: light}, nil)
	}
	figure := b.Art.Figure(q.Figure, q.Side, w)
	pose := poseOf(q, float64(w), lying)
	pose.Translate(0, -q.Lift*float64(cam.Square))
	aloft := q.Pose == Floating || q.Lift >= .3
	if (lying > .5 || aloft) && !bare {
		b.drawPart(dst, b.Art.Base(q.Side, q.Width(), w, true), x, y, w, tone{alpha: based * alpha * (1 - grey), light: light}, nil)
	}
	b.drawPart(dst, figure, x, y, w, look, &pose)
	if lying <= .5 && !bare && !aloft {
		b.drawPart(dst, b.Art.Base(q.Side, q.Width(), w, true), x, y, w, tone{alpha: based * alpha * (1 - grey), light: light}, nil)
	}
}

// poseOf is the transform of a figure within its picture of w pixels.
func poseOf(q *Piece, w, lying float64) ebiten.GeoM {
	var g ebiten.GeoM
	u := w / 128 // one unit of a figure of one square, whatever its real size
	about := func(x, y float64, f func()) {
		g.Translate(-x*u, -y*u)
		f()
		g.Translate(x*u, y*u)
	}
	if lying > 0 {
		about(64, 68, func() {
			k := 1 - .14*lying
			if lying > 1 && q.Width() > 1 { // a large body would hide what is around it
				k -= .2 * (lying - 1)
			}
			g.Scale(k, k)
			g.Rotate(84 * math.Min(lying, 1) * math.Pi / 180)
		})
		g.Translate(0, 7*u*lying)
		return g
	}
	if k := q.kneeling(); k > 0 {
		about(64, 100, func() { g.Scale(1-.04*k, 1-.1*k) })
		g.Translate(0, 16*u*k)
	}
	switch q.Pose {
	case Stunned:
		about(64, 100, func() { g.Rotate(-9 * math.Pi / 180) })
	case Frightened:
		about(64, 100, func() { g.Scale(.94, .94); g.Rotate(7 * math.Pi / 180) })
	case Squeezing:
		about(64, 0, func() { g.Scale(.78, 1) })
	case Floating:
		about(64, 68, func() { g.Rotate(-19 * math.Pi / 180) })
		g.Translate(0, -9*u)
	}
	if q.Tilt != 0 {
		about(64, 104, func() { g.Rotate(q.Tilt * math.Pi / 180) })
	}
	return g
}

// tone is how a picture is coloured when it is drawn.
type tone struct {
	alpha, grey, white float64
	light              [3]float64 // part of each colour; zero is full
}

// drawPart draws one picture of a piece; a nil picture is not painted yet.
func (b *Painter) drawPart(dst, img *ebiten.Image, x, y float64, w int, t tone, pose *ebiten.GeoM) {
	if img == nil || t.alpha <= 0 {
		return
	}
	var g ebiten.GeoM
	filter := b.Ink.Filter
	if px := img.Bounds().Dx(); px != w {
		k := float64(w) / float64(px)
		g.Scale(k, k)
		filter = ebiten.FilterLinear
	}
	if pose != nil && *pose != (ebiten.GeoM{}) {
		g.Concat(*pose)
		filter = ebiten.FilterLinear
	}
	g.Translate(x, y)
	if x != math.Floor(x) || y != math.Floor(y) {
		filter = ebiten.FilterLinear
	}
	if t.grey > 0 || t.white > 0 {
		var m colorm.ColorM
		m.ChangeHSV(0, 1-.88*t.grey, 1)
		m.Scale(1-t.white, 1-t.white, 1-t.white, 1)
		m.Translate(t.white, t.white, t.white, 0)
		m.Scale(1, 1, 1, t.alpha)
		colorm.DrawImage(dst, img, m, &colorm.DrawImageOptions{GeoM: g, Filter: filter})
		return
	}
	o := ebiten.DrawImageOptions{GeoM: g, Filter: filter}
	if t.light != [3]float64{} {
		o.ColorScale.Scale(float32(t.light[0]), float32(t.light[1]), float32(t.light[2]), 1)
	}
	o.ColorScale.ScaleAlpha(float32(t.alpha))
	dst.DrawImage(img, &o)
}

// DrawGhost draws the figure where a planned move would bring it; alpha is how much of
// that is shown.
func (b *Painter) DrawGhost(dst *ebiten.Image, cam camera.Camera, q Piece, at grid.Cell, alpha float64) {
	q.At, q.DX, q.DY, q.Lift, q.Fade = at, 0, 0, 0, 0
	x, y, w := b.place(cam, &q)
	b.drawPart(dst, b.Art.Base(q.Side, q.Width(), w, false), x, y, w, tone{alpha: .35 * alpha}, nil)
	b.drawPart(dst, b.Art.Base(q.Side, q.Width(), w, true), x, y, w, tone{alpha: .35 * alpha}, nil)
	pose := poseOf(&q, float64(w), q.lying())
	b.drawPart(dst, b.Art.Figure(q.Figure, q.Side, w), x, y, w, tone{alpha: .62 * alpha}, &pose)
}

package board

import (
	"image/color"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/board/brush"
	"tenaille/render/board/camera"
	"tenaille/render/board/piece"
	"tenaille/render/board/place"
	"tenaille/render/pen"
	"tenaille/rules/grid"
)

// drawUnder draws the signs under the pieces.
func (b *Board) drawUnder(dst *ebiten.Image, cam camera.Camera, p *Picture) {
	s := &p.Signs
	if s.Plain {
		b.brush.Ink.Rect(dst, dst.Bounds(), color.NRGBA{16, 19, 26, 102})
	}
	b.spot(dst, cam, p)
	b.areas.Draw(dst, cam, &s.Areas, p.Pieces, b.ground.Terrain())
	s.Sights.DrawUnder(b.brush, dst, cam)
	c := float64(cam.Square)
	for i := range s.Planned {
		s.Planned[i].draw(b, dst, cam)
	}
	if s.Path != nil {
		b.drawPath(dst, cam, s.Path, p.Pieces)
	}
	for _, at := range s.Spots {
		m := brush.Middle(cam, at)
		b.brush.Ink.Reset().Circle(m.X, m.Y, c*.21).Fade(dst, art.Ink, .62).Stroke(dst, art.Gold, c*.03, .9)
		b.brush.Icon(dst, "flank", m.X, m.Y, c*.3, art.Gold, art.Gold)
	}
	if s.Ghost != nil {
		g := s.Ghost
		r := cam.SpaceRect(grid.Space{At: g.At, N: uint8(g.Piece.Width())})
		f := brush.Squared(r, .06*c)
		b.brush.Ink.Loops(f).Fade(dst, art.RGB(0xe6f7ff), .24).Stroke(dst, art.Ink, .083*c, .5)
		b.brush.Ink.Dash(f, .125*c, .083*c).Stroke(dst, art.RGB(0xffffff), .046*c, 1)
	}
	if on, ok := p.hovered(); ok {
		b.brush.Ink.Loops(brush.Squared(cam.SpaceRect(on), .05*c)).Stroke(dst, art.Ink, .09*c, .6).Stroke(dst, art.Bone, .042*c, 1)
	}
	if s.Cursor != nil {
		b.brush.Ink.Loops(brush.Squared(cam.CellRect(*s.Cursor), .04*c)).Stroke(dst, art.Ink, .12*c, .7).Stroke(dst, art.Brass, .065*c, 1)
	}
}

// hovered is what the frame of the pointer lies around: the square under it, or the
// whole of who stands there; nothing where brackets or jaws mark it.
func (p *Picture) hovered() (grid.Space, bool) {
	s := &p.Signs
	if s.Hover == nil {
		return grid.Space{}, false
	}
	on := grid.Square(*s.Hover)
	for _, v := range [...]*grid.Space{s.Acting, s.Target} {
		if v != nil && v.Overlaps(on) {
			return on, false
		}
	}
	if s.flanked(on) {
		return on, false
	}
	for i := range p.Pieces {
		q := &p.Pieces[i]
		if space := (grid.Space{At: q.At, N: uint8(q.Width())}); q.Pose != piece.Dead && space.Overlaps(on) {
			return space, true
		}
	}
	return on, true
}

// drawFramed draws the corners of who may act, and the brackets of who acts and of whom it aims at,
// over everybody else, and then these two, but for one who breathes and is drawn by itself.
func (b *Board) drawFramed(dst *ebiten.Image, cam camera.Camera, p *Picture) {
	s := &p.Signs
	c := float64(cam.Square)
	for _, m := range s.May {
		light := art.SideLook(m.Side).Light
		// Its corners alone: many whole frames would be a grid of their own, with the figures in boxes.
		r := cam.SpaceRect(m.On)
		in, l := .01*c, .17*c
		x0, x1, y0, y1 := float64(r.Min.X)+in, float64(r.Max.X)-in, float64(r.Min.Y)+in, float64(r.Max.Y)-in
		k := b.brush.Ink.Reset()
		for _, v := range [...][4]float64{{x0, y0, l, l}, {x1, y0, -l, l}, {x0, y1, l, -l}, {x1, y1, -l, -l}} {
			k.Move(v[0]+v[2], v[1]).Line(v[0], v[1]).Line(v[0], v[1]+v[3])
		}
		k.Stroke(dst, art.Ink, .1*c, .6).Stroke(dst, light, .052*c, 1)
	}
	if s.Acting != nil {
		b.brackets(dst, cam, *s.Acting, s.Target, art.RGB(0xffffff), s.Flanks)
	}
	if s.Target != nil {
		ink := inkTarget
		if s.Barred {
			ink = inkBarred
		}
		b.brackets(dst, cam, *s.Target, s.Acting, ink, nil)
	}
	for _, at := range s.Instead {
		b.brackets(dst, cam, at, s.Acting, inkTarget, nil)
	}
	for _, i := range p.framed() {
		if i >= 0 && i != p.Breather() {
			b.pieces.DrawOne(dst, cam, &p.Pieces[i])
		}
	}
}

// framed are the pieces in brackets, that of who acts the last, -1 for none.
func (p *Picture) framed() (list [2]int) {
	for k, on := range [...]*grid.Space{p.Signs.Target, p.Signs.Acting} {
		list[k] = -1
		if on != nil {
			list[k] = slices.IndexFunc(p.Pieces, func(q piece.Piece) bool { return q.At == on.At && q.Pose != piece.Dead && !q.Front })
		}
		if on != nil && list[k] != p.Breather() && slices.ContainsFunc(p.Pieces, func(q piece.Piece) bool { return q.Front && on.Overlaps(grid.Square(q.At)) }) {
			list[k] = -1 // somebody stands before it, in its space
		}
	}
	if list[0] == list[1] {
		list[0] = -1
	}
	return list
}

// brackets frames a space with four corners, but for those that touch a target of jaws:
// these close there. beside is a space that has brackets of its own, nil for none.
func (b *Board) brackets(dst *ebiten.Image, cam camera.Camera, s grid.Space, beside *grid.Space, c color.NRGBA, jaws []Flank) {
	sq := float64(cam.Square)
	l := sq * .27
	p := b.brush.Ink.Reset()
	w, h := b.Size()
	for i, at := range bracketed(cam, s, beside, w, h) {
		u, v := l, l
		if i&1 != 0 {
			u = -l
		}
		if i&2 != 0 {
			v = -l
		}
		if !bitten(cam, at, jaws) {
			p.Move(at.X+u, at.Y).Line(at.X, at.Y).Line(at.X, at.Y+v)
		}
	}
	p.Edge(dst, art.Ink, sq*2*edged, 1).Edge(dst, c, sq*.085, 1)
}

// bracketed are the corners of the brackets about a space: a little outside, but on a map of
// so many squares, whose frame would cut them, and clear of the brackets of a space beside
// it, which would read as one frame with them.
func bracketed(cam camera.Camera, s grid.Space, beside *grid.Space, w, h int) (at [4]pen.Vec) {
	g, in := float64(cam.Square)*.035, float64(cam.Square)*edged
	r, first, last := cam.SpaceRect(s), cam.SpaceRect(grid.Square(grid.C(0, 0))), cam.SpaceRect(grid.Square(grid.C(w-1, h-1)))
	x0, y0 := max(float64(r.Min.X)-g, float64(first.Min.X)+in), max(float64(r.Min.Y)-g, float64(first.Min.Y)+in)
	x1, y1 := min(float64(r.Max.X)+g, float64(last.Max.X)-in), min(float64(r.Max.Y)+g, float64(last.Max.Y)-in)
	if beside != nil {
		q, in := cam.SpaceRect(*beside), in+float64(cam.Square)*.035
		if q.Inset(-cam.Square / 8).Overlaps(r) { // they touch, be it at a corner
			if q.Max.X <= r.Min.X {
				x0 = float64(r.Min.X) + in
			}
			if q.Min.X >= r.Max.X {
				x1 = float64(r.Max.X) - in
			}
			if q.Max.Y <= r.Min.Y {
				y0 = float64(r.Min.Y) + in
			}
			if q.Min.Y >= r.Max.Y {
				y1 = float64(r.Max.Y) - in
			}
		}
	}
	return [4]pen.Vec{pen.V(x0, y0), pen.V(x1, y0), pen.V(x0, y1), pen.V(x1, y1)}
}

// edged is half of how wide brackets are with their edge of ink, in parts of a square.
const edged = .08

// bitten reports whether a point lies at a target of jaws.
func bitten(cam camera.Camera, at pen.Vec, jaws []Flank) bool {
	for i := range jaws {
		r := place.Boxed(cam.SpaceRect(jaws[i].Target).Inset(-cam.Square / 8))
		if r.Holds(at) {
			return true
		}
	}
	return false
}

package board

import (
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

// Where chances stand: over the space they are about, never wider than it. Where somebody
// stands there they hang under it, if nobody is there, else they sit low, on the edge of the
// space, over the feet behind them and under the face. Only where jaws bite or panels lie do
// they go beside it, into a square that nobody else is in. What an enemy threatens lies at its foot in the same way.
const (
	tallest = .37 // of a plate that sits on an edge, in squares
	widest  = .93 // of any plate of a chance, in widths of its space
)

// plateOf is a chance as a plate about a space has room for it, and the size of its
// letters: what is long is written a little smaller, then closer, then smaller still.
func plateOf(cam camera.Camera, on grid.Space, text string, size float64) (words string, w, fits float64) {
	room := widest * float64(cam.Square) * math.Max(1, float64(on.N))
	measure := func() float64 { return math.Max(size*2, art.Width(text, art.Bold, size)+size*.5) }
	for least := size * .8; measure() > room && size > least; {
		size *= .97
	}
	if measure() > room {
		text = brush.Close(text)
	}
	for measure() > room {
		size *= .97
	}
	return text, measure(), size
}

// weight is how much larger a chance about a space is written than one about a square: before
// somebody huge it would be lost.
func (v *Chance) weight() float64 {
	if v.On.N > 2 {
		return 1.3
	}
	return 1
}

// others reports whether somebody other than who is on a space lives in a box.
func (p *Picture) others(cam camera.Camera, on grid.Space, in place.Box) bool {
	for i := range p.Pieces {
		q := &p.Pieces[i]
		if s := (grid.Space{At: q.At, N: uint8(q.Width())}); q.Pose != piece.Dead && s != on && place.Boxed(cam.SpaceRect(s)).Meets(in) {
			return true
		}
	}
	return false
}

// aside are those places of a label under and beside a space where nobody else is, with
// what they are called among those of brush.Beside.
func (p *Picture) aside(cam camera.Camera, on grid.Space, w, h float64, ring [4]pen.Vec) (list []pen.Vec, sides []int) {
	for _, k := range [...]int{1, 2, 3} {
		if !p.others(cam, on, place.Around(ring[k], w, h)) {
			list, sides = append(list, ring[k]), append(sides, k)
		}
	}
	return list, sides
}

// overOrAside picks the place of a plate over a space, above pixels from it, or aside where none
// is free there. One that is alone goes aside rather than before who stands behind.
func (b *Board) overOrAside(cam camera.Camera, p *Picture, on grid.Space, w, h, above float64, alone bool) (at pen.Vec, side int, ok bool) {
	ring := brush.Beside(cam, on, w, h, float64(cam.Square)*.16, above)
	middle := brush.Middle(cam, on)
	list, sides := p.aside(cam, on, w, h, ring)
	aside := func() (at pen.Vec, side int, ok bool) {
		at, i, ok := b.places.Perch(cam, middle, w, h, list)
		if ok {
			side = sides[i]
		}
		return at, side, ok
	}
	if alone && p.others(cam, on, place.Around(ring[0], w, h)) {
		if at, side, ok := aside(); ok {
			return at, side, true
		}
	}
	if at, _, ok := b.places.Perch(cam, middle, w, h, ring[:1]); ok {
		return at, 0, true
	}
	low := pen.V(ring[0].X, ring[0].Y+above)
	lean := func() (at pen.Vec, ok bool) {
		if h <= tallest*float64(cam.Square)+1 {
			at, _, ok = b.places.Lean(cam, middle, w, h, []pen.Vec{low})
		}
		return at, ok
	}
	acting := p.Signs.Acting // over whom nothing lies as long as there is another place
	over := acting != nil && *acting != on && place.Boxed(cam.SpaceRect(*acting)).Meets(place.Around(low, w, h))
	if !over {
		if at, ok := lean(); ok {
			return at, 0, true
		}
	}
	if at, side, ok := aside(); ok {
		return at, side, true
	}
	if over {
		if at, ok := lean(); ok {
			return at, 0, true
		}
	}
	return middle, -1, false
}

// chance draws the label of a chance: gold from 50, paper from 25, grey below, or in the
// colours of danger; of a blow after a walk these are the letters and the edge. The miss chance
// lies on the side away from the space, so that the chance stands where it does without one;
// where there is no room for it the frame of what conceals and the slip tell it alone. lift is how far above the space the label lies, in
// squares, and under how many others lie there.
func (b *Board) chance(dst *ebiten.Image, cam camera.Camera, p *Picture, v Chance, lift float64, under int) {
	c := float64(cam.Square)
	text, w, size := plateOf(cam, v.On, v.Text, math.Min(brush.Lettering(cam, .36, 13), c*.44)*v.weight())
	h, above := size*1.28, c*(lift+stacked*float64(under))
	small, veil, wide := size*.72, 0., w
	if v.Veil != "" {
		for room := widest * c * math.Max(1, float64(v.On.N)); ; small *= .97 {
			if veil, wide = small*1.35, math.Max(w, art.Width(v.Veil, art.Bold, small)+small*1.75); wide <= room {
				break
			}
		}
	}
	at, side, ok := brush.Beside(cam, v.On, wide, h+veil, 0, above)[0], 0, false
	if !p.others(cam, v.On, place.Around(at, wide, h+veil)) {
		at, _, ok = b.places.Perch(cam, brush.Middle(cam, v.On), wide, h+veil, []pen.Vec{at})
	}
	if !ok {
		veil, wide = 0, w
		if h > tallest*c {
			text, w, size = plateOf(cam, v.On, v.Text, math.Min(size, c*tallest/1.1))
			h, wide = size*1.1, w
		}
		at, side, ok = b.overOrAside(cam, p, v.On, w, h, above, true)
	}
	if !ok { // somewhere near it is told all the same
		ring := brush.Beside(cam, v.On, w, h, c*.16, above)
		at, side, ok = b.places.Settle(cam, brush.Middle(cam, v.On), w, h, append(ring[:], ring[0].Sub(pen.V(0, c*stacked))))
	}
	if !ok {
		return
	}
	plate, words := art.RGB(0xb3ac9c), art.Ink
	switch {
	case v.Danger:
		plate, words = art.RGB(0x8e1238), art.RGB(0xffe3ea)
	case v.Percent >= 50:
		plate = art.Gold
	case v.Percent >= 25:
		plate = art.Paper
	}
	edge := plate
	if v.Walk {
		plate, words = art.Panel, plate
	}
	if side > 1 {
		b.brush.Tie(dst, cam, v.On, at, edge)
	}
	b.brush.Bubble(at, wide, h+veil, size*.29, side).Stroke(dst, art.Ink, size*.30, 1).Fill(dst, plate)
	if v.Walk {
		b.brush.Ink.Edge(dst, edge, math.Max(1, size*.09), 1)
	}
	if veil > 0 {
		e, top := size*.07, at.Y-(h+veil)/2
		b.brush.Ink.Box(at.X-wide/2+e, top+e, wide-2*e, veil-e, size*.16).Fill(dst, art.Panel)
		x, m := at.X-art.Width(v.Veil, art.Bold, small)/2, top+veil/2
		b.brush.Icon(dst, v.VeilIcon, x-small*.1, m, small*1.15, brush.VeilInk, brush.VeilInk)
		b.brush.Write(dst, v.Veil, art.Bold, small, x+small*.6, m+small*.36, art.Bone, art.Left)
	}
	b.brush.Write(dst, text, art.Bold, size, at.X, at.Y+veil/2+size*.36, words, art.Centre)
}

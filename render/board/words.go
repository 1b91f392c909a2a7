package board

import (
	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/board/brush"
	"tenaille/render/board/camera"
	"tenaille/render/board/piece"
	"tenaille/render/board/sight"
	"tenaille/render/pen"
	"tenaille/rules/grid"
)

// drawBonuses writes on each line of combined fire what it lends, over all of them:
// a helper may stand in the line of the shot itself. A bonus keeps to its line.
func (b *Board) drawBonuses(dst *ebiten.Image, cam camera.Camera, p *Picture) {
	size := brush.Lettering(cam, .27, 11)
	for i := range p.Signs.Sights.Beams {
		v := &p.Signs.Sights.Beams[i]
		if v.Label == "" || v.Short > 0 || 1+v.Short <= .5 {
			continue
		}
		from, to := brush.Middle(cam, v.From), brush.Middle(cam, v.To)
		var places []pen.Vec
		for _, t := range [...]float64{.38, .46, .3, .54, .62, .22} {
			places = append(places, from.Lerp(to, t))
		}
		at, _, ok := b.places.Settle(cam, from, brush.PillWidth(v.Label, size, true), size*1.5, places)
		if !ok {
			continue
		}
		b.brush.Pill(dst, at.X, at.Y, v.Label, size, art.Gold, art.Ink, "combined-fire")
	}
}

// drawMark frames what decided; its words are drawn by themselves, on a place that no
// other label has. A creature of several squares is framed as a whole.
func (b *Board) drawMark(dst *ebiten.Image, cam camera.Camera, p *Picture, m *sight.Mark, words bool) {
	on := m.On
	for i := range p.Pieces {
		if q := (grid.Space{At: p.Pieces[i].At, N: uint8(p.Pieces[i].Width())}); m.Edge == nil && q.N > on.N && p.Pieces[i].Pose != piece.Dead && q.Overlaps(on) {
			on = q
		}
	}
	c := float64(cam.Square)
	ink := m.Kind.Ink()
	at := brush.Middle(cam, on)
	if m.Kind == sight.Allows && !words {
		// In the corner that neither labels nor badges use.
		r := cam.SpaceRect(on)
		b.brush.Seal(dst, pen.V(float64(r.Min.X)+c*.14, float64(r.Min.Y)+c*.14), c, m.Icon, ink)
		return
	}
	if m.Edge != nil {
		p, q := m.Edge.Ends()
		a, z := sight.Point{X: float64(p.X), Y: float64(p.Y)}.On(cam), sight.Point{X: float64(q.X), Y: float64(q.Y)}.On(cam)
		at = a.Lerp(z, .5)
		if !words && !m.Bare {
			m.DrawEdge(b.brush, dst, a, z, c)
		}
		if m.Edge.Vertical {
			at.Y -= c * .26 // clear of the line through its middle
		}
	} else {
		// Jaws mark the target themselves, and the label tells what conceals it.
		if !words && !m.Bare && !(m.Kind == sight.Conceals && p.Signs.flanked(on)) {
			m.DrawSpace(b.brush, dst, cam, on)
		}
		// On the rim: who stands there keeps the face.
		at.Y = float64(cam.SpaceRect(on).Min.Y) - c*.06
		if p.Signs.labelled(on) {
			at.Y = float64(cam.SpaceRect(on).Max.Y) + c*.06
		}
	}
	switch {
	case words:
		size := brush.Lettering(cam, .25, 12)
		h := size * 1.45
		put, _, ok := b.places.Settle(cam, at, art.Width(m.Text, art.Bold, size)+size*1.85, h, []pen.Vec{
			at, at.Sub(pen.V(0, h*.6)), at.Add(pen.V(0, h*.9)), at.Add(pen.V(c*.9, 0)), at.Sub(pen.V(c*.9, 0)),
		})
		if ok {
			b.brush.Plate(dst, put, cam, m.Icon, m.Text, ink)
		}
	case m.Text == "" && m.Kind == sight.Conceals && p.Signs.veiled(on):
		// The label over it has sign and chance; the frame is enough.
	case m.Text == "":
		b.brush.Seal(dst, at, c, m.Icon, ink)
	}
}

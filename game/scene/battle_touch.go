package scene

import (
	"tenaille/game/input"
	"tenaille/render/hud"
	"tenaille/render/widget"
	"tenaille/rules"
)

// planID is the button that does what is planned.
const planID = "plan.confirm"

// lookBox is the square pointed at, or the space of whoever stands on it, in
// units; empty when the pointer is on none.
func (b *battle) lookBox() widget.Rect {
	if !b.hover.onMap {
		return widget.Rect{}
	}
	r := b.camera.CellRect(b.hover.cell)
	if b.hover.who != rules.Nobody {
		s := b.e.Space(b.hover.who)
		far := s.At
		far.X, far.Y = far.X+int16(s.N)-1, far.Y+int16(s.N)-1
		r = b.camera.CellRect(s.At).Union(b.camera.CellRect(far))
	}
	k := b.style.Scale()
	return widget.Rect{X: float64(r.Min.X) / k, Y: float64(r.Min.Y) / k, W: float64(r.Dx()) / k, H: float64(r.Dy()) / k}
}

// confirmAction is what the first tap has planned, for fingers to confirm; nil
// when there is nothing to do.
func (b *battle) confirmAction() *hud.Action {
	p := &b.aim
	if b.Devices.Last() != input.Touch || !p.planned || !p.refusal.OK() || len(p.acts) == 0 || b.asking() || b.busy() || b.menu || b.help {
		return nil
	}
	v := p.acts[len(p.acts)-1].Verb
	a := &hud.Action{ID: planID, Icon: "check", Label: b.T("Confirm")}
	if key := "verb." + v.String(); b.Text.Has(key) {
		a.Sub = b.Key(key)
	}
	return a
}

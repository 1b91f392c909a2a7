package battle

import (
	"image"

	"tenaille/game/input"
	"tenaille/game/model"
	"tenaille/render/widget"
	"tenaille/rules"
)

// planID is the button that does what is planned.
const planID = "plan.confirm"

// lookBox is the square pointed at, or the space of whoever stands on it, in
// units; empty when the pointer is on none.
func (b *battle) lookBox() widget.Rect {
	if !b.turn.Wanted.Pointer.OnMap {
		return widget.Rect{}
	}
	if b.turn.Wanted.Pointer.Who != rules.Nobody {
		return b.spaceBox(b.turn.Wanted.Pointer.Who)
	}
	return b.units(b.table.Camera.CellRect(b.turn.Wanted.Pointer.Cell))
}

// actorBox is the space of whoever acts, in units; empty when nobody does.
func (b *battle) actorBox() widget.Rect {
	if b.turn.Now.Who == rules.Nobody || b.busy() {
		return widget.Rect{}
	}
	return b.spaceBox(b.turn.Now.Who)
}

// spaceBox is the space of a creature on the screen, in units.
func (b *battle) spaceBox(id rules.ID) widget.Rect {
	return b.units(b.table.Camera.SpaceRect(b.turn.E.Space(id)))
}

// units turns pixels of the screen into units.
func (b *battle) units(r image.Rectangle) widget.Rect {
	k := b.style.Scale()
	return widget.Rect{X: float64(r.Min.X) / k, Y: float64(r.Min.Y) / k, W: float64(r.Dx()) / k, H: float64(r.Dy()) / k}
}

// confirmAction is what the first tap has planned, for fingers to confirm; nil
// when there is nothing to do.
func (b *battle) confirmAction() *model.Action {
	p := &b.turn.Forecast.Proposed
	if b.Devices.Last() != input.Touch || !p.Planned || !p.Refusal.OK() || len(p.Acts) == 0 || b.asking() || b.busy() || b.menu || b.help {
		return nil
	}
	v := p.Acts[len(p.Acts)-1].Verb
	a := &model.Action{ID: planID, Icon: "check", Label: b.T("Confirm")}
	if key := "verb." + v.String(); b.Text.Has(key) {
		a.Sub = b.Key(key)
	}
	return a
}

// under appends the parts of the view that anything of the panels lies on, but for
// what covers all of it.
func (b *battle) under(list []image.Rectangle) []image.Rectangle {
	k := b.style
	for _, r := range b.panels.All() {
		if q := r.Box; r.ID != "help.veil" && q.W > 0 && q.H > 0 {
			list = append(list, image.Rect(k.Px(q.X), k.Px(q.Y), k.Px(q.X+q.W), k.Px(q.Y+q.H)))
		}
	}
	return list
}

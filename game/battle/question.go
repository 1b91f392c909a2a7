package battle

import (
	"tenaille/game/input"
	"tenaille/game/model"
	"tenaille/render/widget"
	"tenaille/rules"
)

// ask is the dialog of the question put to a player, with the keys that answer.
func (b *battle) ask() *model.Ask {
	q := b.tell.Questions.Question()
	if q == nil {
		return nil
	}
	q.Yes.Key, q.No.Key = b.KeyName(input.Confirm), b.KeyName(input.Cancel)
	if q.Always.ID != "" {
		q.Always.Key, q.Always.Selected = b.KeyName(input.ActAttack), b.Settings.AlwaysOpportunity
	}
	return q
}

// askAbout is the place of the screen that a question is about, and who stands
// beside them, in units.
func (b *battle) askAbout() widget.Rect {
	step, ok := b.turn.E.Asked()
	if !ok {
		return widget.Rect{}
	}
	if step.Whom == rules.Nobody {
		step.Whom = step.Who
	}
	r := b.table.Camera.SpaceRect(b.turn.E.Space(step.Whom)).Union(b.table.Camera.SpaceRect(b.turn.E.Space(step.Who)))
	r = r.Inset(-b.table.Camera.Square * 3 / 4)
	for rest, id := b.turn.E.Facts.Grapple(step.Whom), rules.ID(0); rest != 0; rest, id = rest>>1, id+1 {
		if rest&1 == 1 {
			r = r.Union(b.table.Camera.SpaceRect(b.turn.E.Space(id)))
		}
	}
	k := b.style.Scale()
	return widget.Rect{X: float64(r.Min.X) / k, Y: float64(r.Min.Y) / k, W: float64(r.Dx()) / k, H: float64(r.Dy()) / k}
}

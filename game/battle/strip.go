package battle

import (
	"tenaille/game/input"
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
)

// stripModel is the band over the bar while an action is being aimed.
func (b *battle) stripModel() *model.Strip {
	if b.turn.Wanted.Mode == plan.FreeMode || !b.turn.Now.Mine || b.turn.Now.What != rules.AwaitsAction || b.play.Busy() || len(b.orders) > 0 {
		return nil
	}
	if b.turn.Wanted.Mode == plan.FireMode {
		return b.fireStrip()
	}
	list := b.tell.Choices.ChipRows()
	if b.turn.Wanted.Mode != plan.VerbMode && len(list) == 0 {
		return nil
	}
	w := &b.turn.Wanted.Draft
	v := plan.Choice{Verb: w.Verb, Power: w.Power}
	s := &model.Strip{
		Icon: b.tell.Choices.EntryIcon(v), Title: b.tell.EntryName(v), Price: b.tell.PriceOf(v), Hint: b.tell.Choices.WishHint(w),
		Ends: model.Ends{Close: model.Action{ID: "wish.close", Key: b.KeyName(input.Cancel)}},
	}
	if p := &b.turn.Forecast.Proposed; p.Planned && p.Refusal.OK() {
		s.Provokes = len(p.Reactors)+len(p.Provoked) > 0
		if p.View != nil && p.View.Sure {
			s.Chance = b.Chance(p.View.Chance)
		}
		if p.Target != rules.Nobody && !w.Fixed {
			s.Hint = b.tell.NameOf(p.Target)
		}
	}
	for _, r := range list {
		s.Rows = append(s.Rows, r.Chips)
		s.Heads = append(s.Heads, b.tell.Choices.RowHead(r.Facet))
	}
	if b.turn.Deliberate() {
		s.Confirm = model.Action{ID: confirmID, Label: b.T("Confirm"), Key: b.KeyName(input.Confirm), Off: !b.turn.Confirmable()}
	}
	return s
}

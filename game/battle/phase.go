package battle

import (
	"strings"

	"tenaille/game/model"
	"tenaille/rules"
)

// phaseEntry writes what belongs to the order of turns: the score of those who
// follow one (LIM-05), or phases, turns and activations (SKI-14 to SKI-17).
func (b *battle) phaseEntry(r *record, e model.Entry) (model.Entry, bool) {
	ev := &r.events[0]
	e.Tone = model.Muted
	switch ev.Kind {
	case rules.Placed:
		if !ranked(ev) { // where dice decide, they have told it
			return e, false
		}
		if e.Head, e.Rule = b.T("Order of turns"), r.title; !r.title {
			e.Head, e.Result, e.Tight = b.nameOf(ev.Who), b.scoreWords(ev.Who), true
			if ev.Cite == rules.LIM06 {
				e.Chip = ev.Cite.String()
			}
		}
	case rules.StartRolled:
		e.Side = int(ev.B)
		e.Head, e.Result = b.T("%[1]s rolls for the first turn", b.SideName(int(ev.B))), b.Number(int(ev.A))
		if ev.C != 0 {
			e.Head = b.T("%[1]s rolls again", b.SideName(int(ev.B)))
		}
	case rules.SideTurnBegan:
		e.Side = int(ev.A)
		e.Head, e.Tone = b.T("%[1]s activates", b.SideName(int(ev.A))), model.Golden
		e.Result = b.TN("%[1]d figure", "%[1]d figures", int(ev.B))
	case rules.Activated:
		if ev.A == 0 {
			e.Head = b.T("%[1]s is activated", b.nameOf(ev.Who))
			break
		}
		names := make([]string, len(r.events))
		for i := range r.events {
			names[i] = b.nameOf(r.events[i].Who)
		}
		e.Head = b.TN("%[1]s supports %[2]s", "%[1]s support %[2]s", len(names), strings.Join(names, " + "), b.nameOf(ev.Whom))
		e.Lines = []string{b.T("combined fire %[1]s", strings.TrimSpace(strings.Repeat(b.Signed(rules.FireBonus)+" ", len(names))))}
		e.Result, e.Tone = b.Signed(4*len(names)), model.Good
	default:
		return e, false
	}
	return e, true
}

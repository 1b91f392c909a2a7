package tell

import (
	"strings"

	"tenaille/game/model"
	"tenaille/rules"
)

// phaseEntry writes what belongs to the order of turns: the score of those who
// follow one (LIM-05), or phases, turns and activations (SKI-14 to SKI-17).
func (j *Log) phaseEntry(r *Record, e model.Entry) (model.Entry, bool) {
	ev := &r.Events[0]
	e.Tone = model.Muted
	switch ev.Kind {
	case rules.Placed:
		if !ranked(ev) { // where dice decide, they have told it
			return e, false
		}
		if e.Head, e.Rule = j.T("Order of turns"), r.Title; !r.Title {
			e.Head, e.Result, e.Tight = j.NameOf(ev.Who), j.ScoreWords(j.ranksAt(r.heard), ev.Who), true
			if ev.Cite == rules.LIM06 {
				e.Chip = ev.Cite.String()
			}
		}
	case rules.StartRolled:
		e.Side = int(ev.B)
		e.Head, e.Result = j.T("%[1]s rolls for the first turn", j.SideName(int(ev.B))), j.Number(int(ev.A))
		if ev.C != 0 {
			e.Head = j.T("%[1]s rolls again", j.SideName(int(ev.B)))
		}
	case rules.SideTurnBegan:
		e.Side = int(ev.A)
		e.Head, e.Tone = j.T("%[1]s activates", j.SideName(int(ev.A))), model.Golden
		e.Result = j.TN("%[1]d figure", "%[1]d figures", int(ev.B))
	case rules.Activated:
		if ev.A == 0 {
			e.Head = j.T("%[1]s is activated", j.NameOf(ev.Who))
			break
		}
		names := make([]string, len(r.Events))
		for i := range r.Events {
			names[i] = j.NameOf(r.Events[i].Who)
		}
		e.Head = j.TN("%[1]s supports %[2]s", "%[1]s support %[2]s", len(names), strings.Join(names, " + "), j.NameOf(ev.Whom))
		e.Lines = []string{j.T("combined fire %[1]s", strings.TrimSpace(strings.Repeat(j.Signed(rules.FireBonus)+" ", len(names))))}
		e.Result, e.Tone = j.Signed(4*len(names)), model.Good
	default:
		return e, false
	}
	return e, true
}

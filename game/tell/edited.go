package tell

import (
	"tenaille/game/model"
	"tenaille/rules"
)

// editedEntry writes what was changed by hand in a match that is studied.
func (j *Log) editedEntry(ev *rules.Event, e model.Entry) model.Entry {
	e.Tone = model.Golden
	switch rules.EditKind(ev.A) {
	case rules.EditPlace:
		e.Head, e.Result = j.ByHand(j.NameOf(ev.Who)), "→ "+ev.To.Name()
	case rules.EditCondition:
		e.Head, e.Result = j.ByHand(j.NameOf(ev.Who)), "+ "+j.LastingName(ev.Condition, int(ev.B))
	case rules.EditLift:
		e.Head, e.Result = j.ByHand(j.NameOf(ev.Who)), "− "+j.ConditionName(ev.Condition)
	case rules.EditHP:
		e.Head, e.Result = j.ByHand(j.NameOf(ev.Who)), j.TN("%[1]d hit point", "%[1]d hit points", int(ev.B))
	case rules.EditDie:
		if ev.C == 0 { // all of them, as is agreed about a reload
			e.Head, e.Result = j.T("Loaded"), j.T("new dice")
			break
		}
		e.Head, e.Result = j.ByHand(j.DieName(int(ev.C))), j.T("shows %[1]d next", int(ev.B))
		if ev.B == 0 {
			e.Result = j.T("left to chance")
		}
	case rules.EditSeat:
		e.Head, e.Result = j.ByHand(j.SideName(int(ev.C))), j.T("a person")
		if ev.B != 0 {
			e.Result = j.T("the machine")
		}
	}
	return e
}

// byHand reports whether a fact was changed by hand, which is told before it (HP-01,
// GEO-02).
func byHand(ev *rules.Event) bool {
	switch ev.Kind {
	case rules.Moved:
		return ev.B == 2 && ev.Verb == rules.NoVerb
	case rules.Damaged, rules.Healed:
		return ev.Cite == rules.HP01
	}
	return false
}

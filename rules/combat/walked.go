package combat

import "tenaille/rules"

// Contested reports whether the die that is owed opens an opposed check, which
// is thrown anew when both sides come out equal (MAN-01).
func Contested(e *rules.Encounter) bool {
	n := len(e.Agenda.Steps)
	return n > 0 && e.Rules.Ops[e.Agenda.Steps[n-1].Op].Name == "contest"
}

// OutOfHarm reports whether nothing that is still on the agenda can take hit
// points from a creature which acts and has some left: no blow against it is
// pending, and either what follows gives no opportunity or no enemy has one left
// (AOO-08). How many hit points it has then makes no difference to its action.
func OutOfHarm(e *rules.Encounter, id rules.ID) bool {
	spent := true
	for o := range e.Count() {
		spent = spent && (!e.Hostile(o, id) || !e.Present(o) || int(e.Facts.Combatants[o].Opportunities) >= allowance(e, o))
	}
	for i := range e.Agenda.Steps {
		s := &e.Agenda.Steps[i]
		switch s.Verb { // what they lead to goes on over squares
		case rules.Grapple, rules.GrappleMove, rules.Overrun:
			if !spent {
				return false
			}
		}
		switch e.Rules.Ops[s.Op].Name {
		case "settle", "strain", "contest", "reply", "counter_trip", "counter_disarm", "drop_instead", "knock_down", "back", "follow", "draw_target":
		case "test": // a save of its own may cost it points of a score
			if s.Who == id && s.Verb != rules.FirstAid && s.Verb != rules.Escape && s.Verb != rules.Aid {
				return false
			}
		case "blow", "blow_die", "effect", "coup_de_grace":
			if s.Who != id {
				return false
			}
		case "step", "step_go", "charge_blow", "drag", "drag_go", "overrun", "block", "tread":
			if !spent {
				return false
			}
		default:
			return false
		}
	}
	return true
}

package combat

import (
	"slices"

	"tenaille/rules"
)

// delayRows are the rows of delaying.
func delayRows(t *tables) {
	t.verbs[rules.Delay] = rules.VerbRow{Cost: rules.NotAnAction, Cite: rules.INI07, Check: checkDelay, List: single(rules.Delay), Start: startDelay}
	t.questions[opActNow] = rules.QuestionRow{Name: rules.AskActNow, Cite: rules.INI07, Take: takeDelayed, Decline: keepDelaying}
}

// checkDelay: at the start of the turn, before anything is done (INI-07).
func checkDelay(e *rules.Encounter, a *rules.Action) rules.Refusal {
	b := &e.Facts.Combatants[a.By].Budget
	if b.Standard == 0 || b.Move == 0 || !b.Step || b.Delaying {
		return rules.Refuse(rules.INI07)
	}
	return rules.Refusal{}
}

func startDelay(e *rules.Encounter, a *rules.Action) {
	announce(e, a)
	e.Emit(rules.Event{Kind: rules.Delayed, Who: a.By, Whom: rules.Nobody, Cite: rules.INI07})
	if !e.Free {
		e.Push(rules.Step{Op: opEndTurn, Who: a.By, Whom: rules.Nobody})
	}
}

// offerDelayed asks, between two turns, those who wait and can act whether they
// do so now, in the order of their places.
func offerDelayed(e *rules.Encounter) {
	for k := int(e.Facts.Ordered) - 1; k >= 0; k-- {
		id := e.Facts.Order[k]
		if e.Facts.Combatants[id].Budget.Delaying && id != e.Facts.Last && e.Present(id) && !inert(e, id) {
			e.Push(rules.Step{Op: opActNow, Verb: rules.Delay, Who: id, Whom: e.Facts.Last})
		}
	}
}

// takeDelayed gives the turn to one who waited: its place is now just after
// the creature whose turn has ended, for good (INI-07). The turn that would
// have come next is taken off the agenda; it follows this one.
func takeDelayed(e *rules.Encounter, s *rules.Step) {
	e.Agenda.Steps = e.Agenda.Steps[:0]
	resume(e, s.Who)
}

// keepDelaying lets the turn after another's go by: it acts later (INI-07).
func keepDelaying(e *rules.Encounter, s *rules.Step) {
	e.Emit(rules.Event{Kind: rules.Waited, Who: s.Who, Whom: s.Whom, Cite: rules.INI07})
}

// resume places a waiting creature after the last to act and opens its turn. It
// keeps its place where no other in the order has had a turn (INI-07).
func resume(e *rules.Encounter, who rules.ID) {
	at, last := int16(-1), e.Facts.Last
	if last != who && slices.Contains(e.Facts.Order[:e.Facts.Ordered], last) {
		at = moveAfter(e, who, last)
	}
	e.Emit(rules.Event{Kind: rules.Resumed, Who: who, Whom: last, A: at, Cite: rules.INI07})
}

// Prepare comes before every action: a place found for a coup de grâce is lost
// by doing anything else than free actions (HLP-07), and where no order is
// followed a creature that delayed resumes its turn by acting.
func Prepare(e *rules.Encounter, a *rules.Action) {
	switch cost := e.Rules.Verbs[a.Verb].Cost; {
	case a.Verb == rules.CoupDeGrace || a.Verb == rules.EndTurn || cost == rules.FreeAction || cost == rules.NoCost:
	default:
		for i := 0; i < len(e.Facts.Effects); {
			if x := e.Facts.Effects[i]; x.Kind == rules.Found && x.Who == a.By {
				end(e, x, rules.HLP07)
				continue
			}
			i++
		}
	}
	if a.Verb != rules.NewTurn && e.Facts.Combatants[a.By].Budget.Delaying {
		resume(e, a.By)
	}
}

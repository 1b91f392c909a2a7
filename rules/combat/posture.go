package combat

import "tenaille/rules"

// postureRows are the rows of standing up, lying down and kneeling.
func postureRows(t *tables) {
	t.verbs[rules.StandUp] = rules.VerbRow{Cost: rules.MoveAction, Provokes: rules.ProvokesAll, Cite: rules.ACT21, Check: upright(rules.Prone, rules.ACT21), List: single(rules.StandUp), Start: startSimple, Do: standUp}
	t.verbs[rules.Rise] = rules.VerbRow{Cost: rules.MoveAction, Provokes: rules.ProvokesAll, Cite: rules.ACT22, Check: checkRise, List: single(rules.Rise), Start: startSimple, Do: getUp}
	t.verbs[rules.RightSelf] = rules.VerbRow{Cost: rules.MoveAction, Cite: rules.CND16, Check: upright(rules.Floating, rules.CND16), List: single(rules.RightSelf), Start: startSimple, Do: rightSelf}
	t.verbs[rules.DropProne] = rules.VerbRow{Cost: rules.FreeAction, Cite: rules.ACT22, Check: checkDropProne, List: single(rules.DropProne), Start: startSimple, Do: dropProne}
	t.verbs[rules.Kneel] = rules.VerbRow{Cost: rules.FreeAction, Cite: rules.ACT22, Check: checkKneel, List: single(rules.Kneel), Start: startSimple, Do: kneel}
}

// upright checks getting out of a condition in which one is down, which takes a square
// to stand in (MOV-05).
func upright(c rules.Condition, cite rules.Cite) func(*rules.Encounter, *rules.Action) rules.Refusal {
	return func(e *rules.Encounter, a *rules.Action) rules.Refusal {
		if !e.Facts.Has(a.By, c) {
			return rules.Refuse(cite)
		}
		if by := standsOver(e, a.By); by != rules.Nobody {
			return rules.Refusal{Cite: rules.MOV05, Who: by, At: e.Facts.Combatants[by].At}
		}
		return rules.Refusal{}
	}
}

// standsOver returns who holds the square of one who is down there, thrown back by a lost
// bull rush or overrun (MAN-04, MAN-05), so that it has to crawl out of it first;
// rules.Nobody where it is free. Whoever is down as well holds nothing.
func standsOver(e *rules.Encounter, id rules.ID) rules.ID {
	here := e.Space(id)
	for by := range e.Count() {
		if by == id || !e.Present(by) || !here.Overlaps(e.Space(by)) ||
			e.Facts.Combatants[by].Conditions.Any(rules.Set(rules.Prone, rules.Floating)) {
			continue
		}
		if e.Rules.Move.Passage(e, id, by) != rules.PassFree {
			return by
		}
	}
	return rules.Nobody
}

func checkRise(e *rules.Encounter, a *rules.Action) rules.Refusal {
	if e.Facts.Combatants[a.By].Conditions.Any(rules.KneelingSet) {
		return rules.Refusal{}
	}
	return rules.Refuse(rules.ACT22)
}

func checkDropProne(e *rules.Encounter, a *rules.Action) rules.Refusal {
	switch {
	case e.ZeroG:
		return rules.Refuse(rules.CND16)
	case e.Facts.Has(a.By, rules.Prone):
		return rules.Refuse(rules.ACT22)
	}
	return rules.Refusal{}
}

func checkKneel(e *rules.Encounter, a *rules.Action) rules.Refusal {
	if e.ZeroG || e.Facts.Combatants[a.By].Conditions.Any(rules.PostureSet) {
		return rules.Refuse(rules.ACT22)
	}
	return rules.Refusal{}
}

func standUp(e *rules.Encounter, s *rules.Step) { lose(e, s.Who, rules.Prone, rules.ACT21) }

func getUp(e *rules.Encounter, s *rules.Step) {
	lose(e, s.Who, rules.Kneeling, rules.ACT22)
	lose(e, s.Who, rules.Sitting, rules.ACT22)
}

func rightSelf(e *rules.Encounter, s *rules.Step) { lose(e, s.Who, rules.Floating, rules.CND16) }

func dropProne(e *rules.Encounter, s *rules.Step) { fall(e, s.Who, rules.ACT22) }

func kneel(e *rules.Encounter, s *rules.Step) { gain(e, s.Who, rules.Kneeling, rules.ACT22) }

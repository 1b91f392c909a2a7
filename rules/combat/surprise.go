package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/dice"
)

// surpriseRows are the rows of the tests before a surprise round.
func surpriseRows(t *tables) {
	t.rolls[opHide] = rules.Roll{Ask: askHide, Got: gotHide}
	t.rolls[opSpot] = rules.Roll{Ask: askSpot, Got: gotSpot}
	t.deeds[opAware] = rules.Deed{Do: doAware}
}

// Ambushed reports whether anybody, but not everybody, is surprised: only then is there
// a surprise round (SUR-03).
func Ambushed(e *rules.Encounter) bool {
	surprised, aware := false, false
	for id := range e.Count() {
		if e.Present(id) {
			surprised = surprised || e.Facts.Combatants[id].Surprised
			aware = aware || !e.Facts.Combatants[id].Surprised
		}
	}
	return surprised && aware
}

// Ambush puts the tests of SUR-02 on the agenda: Hide for every hider, then
// Perception for every observer, by id (DIC-12).
func Ambush(e *rules.Encounter, hidden, observers uint64) {
	var steps []rules.Step
	for id := range e.Count() {
		if hidden>>id&1 == 1 {
			steps = append(steps, rules.Step{Op: opHide, Verb: rules.Hide, Who: id, Whom: rules.Nobody, A: 1})
		}
	}
	for id := range e.Count() {
		if observers>>id&1 == 1 {
			steps = append(steps, rules.Step{Op: opSpot, Verb: rules.Hide, Who: id, Whom: rules.Nobody})
		}
	}
	e.Push(steps...)
}

// Open puts the tests of those who lie in ambush on the agenda, where anybody
// does: against every enemy that is not surprised without a test (SUR-02,
// LIM-02).
func Open(e *rules.Encounter) {
	hidden, observers := uint64(0), uint64(0)
	for id := range e.Count() {
		if e.Facts.Combatants[id].Lurking {
			hidden |= 1 << id
			observers |= e.Facts.Combatants[id].HiddenFrom
		}
	}
	for id := range e.Count() {
		if !e.Present(id) || e.Facts.Combatants[id].Surprised {
			observers &^= 1 << id
		}
	}
	e.Rules.Sight.Ambush(e, hidden, observers)
}

func askHide(*rules.Encounter, *rules.Step) (dice.Question, bool) {
	return dice.Face(dice.Hide, 20), true
}

func gotHide(e *rules.Encounter, s *rules.Step, a dice.Answer) {
	var b rules.Breakdown
	bonus := attack.TestBonus(e, rules.HideCheck, s.Who, 0, &b)
	e.Emit(rules.Event{Kind: rules.HideRolled, Verb: s.Verb, Who: s.Who, Whom: rules.Nobody, A: a.Value, B: a.Value + int16(bonus), C: s.A, Cite: hideCite(s), Report: explain(e, rules.HideCheck, s.Who, bonus)})
}

// hideCite is the rule that has one roll Hide: that of an ambush, or of one who
// hides in its turn.
func hideCite(s *rules.Step) rules.Cite {
	if s.A == 1 {
		return rules.SUR02
	}
	return rules.STL01
}

func askSpot(*rules.Encounter, *rules.Step) (dice.Question, bool) {
	return dice.Face(dice.Perception, 20), true
}

// gotSpot settles awareness: one roll against everybody hidden from it. Who
// notices at least one enemy, hidden or in the open, is aware; the others are
// surprised (SUR-02).
func gotSpot(e *rules.Encounter, s *rules.Step, a dice.Answer) {
	aware := false
	for id := range e.Count() {
		if !e.Hostile(s.Who, id) || !e.Present(id) {
			continue
		}
		if !e.Facts.Has(id, rules.Hidden) {
			aware = aware || attack.Sees(e, s.Who, id)
			continue
		}
		_, bonus := shelter(e, id, s.Who)
		if noticed, why := spots(e, s.Who, id, a.Value, int16(bonus), rules.SUR02); noticed {
			aware = true
			Notice(e, id, s.Who, rules.SUR02, why)
		}
	}
	e.Emit(awareness(e, s.Who, a.Value, aware))
}

// awareness tells a creature's side what its one roll of Perception came to, by
// itself: without distances and without those it was held against, whom the side
// may not know of (SUR-01, SUR-02).
func awareness(e *rules.Encounter, who rules.ID, face int16, aware bool) rules.Event {
	total := face + int16(Perception(e, who))
	ev := rules.Event{Kind: rules.Surprised, Who: who, Whom: rules.Nobody, B: face, C: total, Cite: rules.SUR02}
	if !aware {
		ev.A, ev.Cite = 1, rules.SUR01
	}
	if why := explain(e, rules.SpotCheck, who, int(total-face)); why != nil {
		why.Natural, why.Total = face, total
		ev.Report = why
	}
	return ev
}

// spots holds an observer's roll against one who hides in a shelter of so much;
// why is the report of the roll, nil when nobody listens. Who cannot see notices
// nobody (STL-01, CND-09).
func spots(e *rules.Encounter, who, whom rules.ID, face, shelter int16, cite rules.Cite) (noticed bool, why *rules.Report) {
	return spotsOver(e, who, whom, face, e.Facts.Combatants[whom].HideTotal, shelter, cite)
}

// spotsOver is spots against a total of Hide that need not be the one last rolled.
func spotsOver(e *rules.Encounter, who, whom rules.ID, face, hide, shelter int16, cite rules.Cite) (noticed bool, why *rules.Report) {
	var b rules.Breakdown
	bonus := SpotBonus(e, who, whom, &b)
	total := face + int16(bonus)
	noticed = total >= hide+shelter && !e.Facts.Combatants[who].Conditions.Any(rules.SightlessSet)
	ev := rules.Event{Kind: rules.SpotRolled, Who: who, Whom: whom, A: face, B: total, C: hide, Cite: cite}
	if noticed {
		ev.Flags = rules.FlagHit
	}
	if why = explain(e, rules.SpotCheck, who, bonus); why != nil {
		why.Natural, why.Total, why.Against = face, total, hide+shelter
		ev.Report = why
	}
	e.Emit(ev)
	return noticed, why
}

// SpotBonus gathers what an observer adds to its Perception against one who
// hides, 1 less for every 2 full squares between (STL-01, CND-02).
func SpotBonus(e *rules.Encounter, who, whom rules.ID, b *rules.Breakdown) int {
	far := e.Options.Grid.SpaceDistance(e.Space(who), e.Space(whom)) / 2
	return attack.TestBonus(e, rules.SpotCheck, who, -far, b)
}

// Perception returns a creature's modifier to Perception where it stands
// (STL-01, CND-02).
func Perception(e *rules.Encounter, id rules.ID) int {
	var b rules.Breakdown
	return attack.TestBonus(e, rules.SpotCheck, id, 0, &b)
}

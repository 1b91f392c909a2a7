package combat

import (
	"tenaille/rules"
	"tenaille/rules/dice"
)

// ambushed reports whether anybody, but not everybody, is surprised: only then is there
// a surprise round (SUR-03).
func ambushed(e *rules.Encounter) bool {
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
			steps = append(steps, rules.Step{Op: opHide, Verb: rules.Hide, Who: id, Whom: rules.Nobody})
		}
	}
	for id := range e.Count() {
		if observers>>id&1 == 1 {
			steps = append(steps, rules.Step{Op: opSpot, Verb: rules.Hide, Who: id, Whom: rules.Nobody})
		}
	}
	e.Push(steps...)
}

func askHide(*rules.Encounter, *rules.Step) (dice.Question, bool) {
	return dice.Face(dice.Hide, 20), true
}

func gotHide(e *rules.Encounter, s *rules.Step, a dice.Answer) {
	e.Emit(rules.Event{Kind: rules.HideRolled, Verb: s.Verb, Who: s.Who, Whom: rules.Nobody, A: a.Value, B: a.Value + int16(HideModifier(e, s.Who)) + s.A, Cite: rules.STL01})
}

func askSpot(*rules.Encounter, *rules.Step) (dice.Question, bool) {
	return dice.Face(dice.Perception, 20), true
}

// gotSpot settles awareness: one notices at least one enemy, hidden or in the
// open, or is surprised (SUR-02).
func gotSpot(e *rules.Encounter, s *rules.Step, a dice.Answer) {
	aware := false
	for id := range e.Count() {
		if !e.Hostile(s.Who, id) || !e.Present(id) {
			continue
		}
		if !e.Facts.Has(id, rules.Hidden) {
			aware = aware || Sees(e, s.Who, id)
			continue
		}
		total := int(a.Value) + Perception(e, s.Who) - distancePenalty(e, s.Who, id)
		noticed := total >= int(e.Facts.Combatants[id].HideTotal) && !e.Facts.Combatants[s.Who].Conditions.Any(rules.SightlessSet)
		spotted(e, s.Who, id, int(a.Value), total, noticed, rules.SUR02)
		aware = aware || noticed
	}
	if !aware {
		e.Emit(rules.Event{Kind: rules.Surprised, Who: s.Who, Whom: rules.Nobody, A: 1, Cite: rules.SUR01})
	}
}

func spotted(e *rules.Encounter, who, whom rules.ID, face, total int, noticed bool, cite rules.Cite) {
	ev := rules.Event{Kind: rules.SpotRolled, Who: who, Whom: whom, A: int16(face), B: int16(total), C: e.Facts.Combatants[whom].HideTotal, Cite: cite}
	if noticed {
		ev.Flags = rules.FlagHit
	}
	e.Emit(ev)
}

// Perception returns a creature's modifier to Perception (STL-01, CND-02).
func Perception(e *rules.Encounter, id rules.ID) int {
	p := int(e.Creatures[id].Perception) - fear(e, id)
	if e.Facts.Has(id, rules.Dazzled) {
		p--
	}
	return p
}

// distancePenalty is 1 for every 2 full squares between (STL-01).
func distancePenalty(e *rules.Encounter, a, b rules.ID) int {
	return e.Options.Grid.SpaceDistance(e.Space(a), e.Space(b)) / 2
}

package limited

import (
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
)

// The step of an ambush, behind those of package combat.
const (
	opAlert = rules.MaxOps - 1 - iota
)

// ambush puts the test of PER of every observer on the agenda, by id, side by
// side (LIM-02, DIC-12).
func ambush(e *rules.Encounter, hidden, observers uint64) {
	var steps []rules.Step
	var b rules.Breakdown
	for side := range e.Sides {
		for id := range e.Count() {
			if int(e.Creatures[id].Side) != side || observers>>id&1 == 0 {
				continue
			}
			if nd, lurked := combat.AmbushDifficulty(e, id, hidden); lurked {
				steps = append(steps, rules.Step{Op: opAlert, Who: id, Whom: rules.Nobody, A: int16(bonus(e, id, &b)), B: int16(nd)})
			}
		}
	}
	e.Push(steps...)
}

// alerts are the modifiers of a test of PER, which is one of Perception: fear and
// dazzled eyes take from it (LIM-02, LIM-03, CND-02, CND-07).
func alerts() []rules.Row {
	return []rules.Row{
		{Stat: rules.AlertCheck, Type: rules.Untyped, From: rules.TermSheet, Source: rules.SourceAlertness, Cite: rules.LIM02},
		{Stat: rules.AlertCheck, Type: rules.Untyped, From: rules.TermWisLost, Source: rules.SourceWisdom, Cite: rules.DMG11},
		{Stat: rules.AlertCheck, Type: rules.Untyped, From: rules.TermSituation, Source: rules.SourceSituation, Cite: rules.LIM03},
		{Stat: rules.AlertCheck, Type: rules.Untyped, Value: -1, Source: rules.SourceDazzled, Cite: rules.CND02, When: rules.When{Attacker: rules.Set(rules.Dazzled)}},
		{Stat: rules.AlertCheck, Type: rules.Untyped, Value: -2, Source: rules.SourceShaken, Cite: rules.CND07, When: rules.When{Attacker: rules.ShakenSet}},
	}
}

// bonus gathers what an observer adds to its test of PER (LIM-02, LIM-03).
func bonus(e *rules.Encounter, id rules.ID, b *rules.Breakdown) int {
	var t rules.Terms
	t[rules.TermWisLost] = -int8(e.Slip(id, rules.Wis))
	t[rules.TermSheet], t[rules.TermSituation] = e.Creatures[id].Alertness, e.Creatures[id].Situation
	e.Gather(e.Rules.Tests, rules.AlertCheck, &rules.Case{Attacker: e.Facts.Combatants[id].Conditions, With: e.Creatures[id].Traits}, &t, b)
	return int(b.Total)
}

func askAlert(e *rules.Encounter, s *rules.Step) (dice.Question, bool) {
	lowest := min(max(int(s.B)-int(s.A), 0), 21) // no automatic results (LIM-02)
	if e.Facts.Combatants[s.Who].Conditions.Any(rules.SightlessSet) {
		lowest = 21 // who cannot see notices nobody
	}
	return dice.Banded(dice.Perception, 20, uint8(lowest)), true
}

// gotAlert settles awareness: who passes notices the whole group, who fails is
// surprised by it (LIM-02).
func gotAlert(e *rules.Encounter, s *rules.Step, a dice.Answer) {
	ev := rules.Event{Kind: rules.SpotRolled, Who: s.Who, Whom: rules.Nobody, A: a.Value, B: a.Value + s.A, C: s.B, Cite: rules.LIM02}
	if e.Listen != nil {
		ev.Report = &rules.Report{Rows: e.Rules.Tests, Flanker: rules.Nobody}
		bonus(e, s.Who, &ev.Report.Attack)
	}
	if a.Band > 0 {
		ev.Flags = rules.FlagHit
	}
	e.Emit(ev)
	if a.Band == 0 {
		surprise(e, s.Who)
		return
	}
	for id := range e.Count() {
		if e.Hostile(s.Who, id) && e.Present(id) && e.Facts.Has(id, rules.Hidden) {
			combat.Notice(e, id, s.Who, rules.LIM02, nil)
		}
	}
}

// surprise has a creature lose its first turn: until its end it is flat-footed
// and makes no attack of opportunity (LIM-04).
func surprise(e *rules.Encounter, id rules.ID) {
	if !e.Facts.Combatants[id].Surprised {
		e.Emit(rules.Event{Kind: rules.Surprised, Who: id, Whom: rules.Nobody, A: 1, Cite: rules.LIM04})
	}
	e.Emit(rules.Event{Kind: rules.ConditionGained, Who: id, Whom: rules.Nobody, Condition: rules.FlatFooted, Cite: rules.LIM04})
}

package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/dice"
)

// saveRows are the rows of the save against an ability.
func saveRows(t *tables) {
	t.rolls[opPowerSave] = rules.Roll{Ask: askPowerSave, Got: gotPowerSave}
}

func askPowerSave(e *rules.Encounter, s *rules.Step) (dice.Question, bool) {
	return attack.SaveQuestion(int(s.B), int(powerOf(e, s.Whom, uint8(s.Weapon)).DC)), true
}

func gotPowerSave(e *rules.Encounter, s *rules.Step, a dice.Answer) {
	p := powerOf(e, s.Whom, uint8(s.Weapon))
	suffer(e, s, tellSave(e, s, p.Save, p.DC, rules.SAV01, a))
}

// tellSave tells a save of s.Who against something of s.Whom, to which it has
// added s.B, by the rule that asks for it, and returns whether it succeeded
// (SAV-01).
func tellSave(e *rules.Encounter, s *rules.Step, kind rules.SaveKind, dc int16, cite rules.Cite, a dice.Answer) (saved bool) {
	ev := rules.Event{Kind: rules.TestRolled, Verb: s.Verb, Who: s.Who, Whom: s.Whom, A: a.Value, B: a.Value + s.B, C: dc, Cite: cite, Weapon: s.Weapon, Report: explain(e, kind.Stat(), s.Who, int(s.B))}
	saved = a.Band > 0
	if saved {
		ev.Flags = rules.FlagHit
	}
	if a.Value == 1 {
		ev.Flags |= rules.FlagExposed // SAV-04
	}
	e.Emit(ev)
	return saved
}

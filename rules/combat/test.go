package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/dice"
)

// testRows are the rows of one d20 against a difficulty.
func testRows(t *tables) {
	t.rolls[opTest] = rules.Roll{Ask: askTest, Got: gotTest, Peril: rules.PerilOfSave}
}

// Flags of an opTest step.
const (
	testSave  = 1 // natural 1 and 20 are automatic (SAV-04)
	testNoOne = 2 // a natural 1 fails (ACT-15)
)

// test returns the step of one d20 roll against a difficulty; Verb says what
// hangs on it, and Weapon holds the stat that is tested.
func test(verb rules.Verb, stat rules.Stat, who, whom rules.ID, bonus, dc int, flags uint16) rules.Step {
	return rules.Step{Op: opTest, Verb: verb, Who: who, Whom: whom, Weapon: int8(stat), A: int16(bonus), B: int16(dc), Flags: flags}
}

// askTest asks for the d20 of a save or a check: the lowest face that
// succeeds is the one cut.
func askTest(_ *rules.Encounter, s *rules.Step) (dice.Question, bool) {
	if s.Flags == testSave {
		return attack.SaveQuestion(int(s.A), int(s.B)), true
	}
	return TrialQuestion(int(s.A), int(s.B), s.Flags == testNoOne), true
}

func gotTest(e *rules.Encounter, s *rules.Step, a dice.Answer) {
	ev := rules.Event{Kind: rules.TestRolled, Verb: s.Verb, Who: s.Who, Whom: s.Whom, A: a.Value, B: a.Value + s.A, C: s.B, Cite: testCite(s), Report: explainTest(e, s)}
	passed := a.Band > 0
	if passed {
		ev.Flags = rules.FlagHit
	}
	if s.Flags == testSave && a.Value == 1 {
		ev.Flags |= rules.FlagExposed // SAV-04
	}
	e.Emit(ev)
	e.Rules.Verbs[s.Verb].Tested(e, s, passed)
}

// explainTest is the report of a test, nil when nobody listens. A helping blow
// is an attack roll: Cell holds its ally and option, Weapon what it strikes
// with (ACT-15).
func explainTest(e *rules.Encounter, s *rules.Step) *rules.Report {
	if s.Verb != rules.Aid {
		return explain(e, rules.Stat(s.Weapon), s.Who, int(s.A))
	}
	if e.Listen == nil {
		return nil
	}
	var aim rules.Aim
	attack.Aim(e, s.Who, s.Whom, s.Weapon, 0, &aim)
	return &rules.Report{Rows: e.Rules.Rows, Attack: aim.Attack, Flanker: aim.Flanker}
}

func testCite(s *rules.Step) rules.Cite {
	if s.Flags == testSave {
		return rules.SAV01
	}
	return rules.DIC16
}

// explain is the report of a test whose roller added bonus to its die, nil when
// nobody listens. What its other rows do not give is of its place.
func explain(e *rules.Encounter, stat rules.Stat, id rules.ID, bonus int) *rules.Report {
	if e.Listen == nil {
		return nil
	}
	r := &rules.Report{Rows: e.Rules.Tests, Flanker: rules.Nobody}
	own := attack.TestBonus(e, stat, id, 0, &r.Attack)
	attack.TestBonus(e, stat, id, bonus-own, &r.Attack)
	return r
}

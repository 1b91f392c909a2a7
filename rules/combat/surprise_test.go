package combat_test

import (
	"slices"
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/rulesets"
)

// TestSurprisedOutrightMakeNoTest: who is surprised by the word of the scenario
// rolls neither Perception nor PER, and notices nobody (SUR-01, SUR-02, LIM-02).
func TestSurprisedOutrightMakeNoTest(t *testing.T) {
	for _, ruleset := range []string{"d20", "limited"} {
		s, err := levels.Load("holloway")
		if err != nil {
			t.Fatal(err)
		}
		s.Ruleset, s.Surprised = ruleset, []int{1, 3}
		e, err := rulesets.New(&s)
		if err != nil {
			t.Fatal(err)
		}
		var looked, surprised []int
		e.Listen = func(ev rules.Event) {
			switch {
			case ev.Kind == rules.SpotRolled && !slices.Contains(looked, e.Creatures[ev.Who].Sheet):
				looked = append(looked, e.Creatures[ev.Who].Sheet)
			case ev.Kind == rules.RoundBegan && surprised == nil:
				for id := range e.Count() {
					if e.Facts.Combatants[id].Surprised {
						surprised = append(surprised, e.Creatures[id].Sheet)
					}
				}
			}
		}
		e.Rules.Turn.Begin(e)
		e.Run(dice.NewSeeded(4))
		if !slices.Equal(looked, []int{2, 4, 5}) {
			t.Errorf("%s: %v looked for the ambush", ruleset, looked)
		}
		if !slices.Contains(surprised, 1) || !slices.Contains(surprised, 3) {
			t.Errorf("%s: %v are surprised", ruleset, surprised)
		}
		for id := range e.Count() {
			if c := &e.Facts.Combatants[id]; c.Lurking && c.HiddenFrom&0b101 != 0b101 {
				t.Errorf("%s: %d was noticed by one who is surprised", ruleset, id)
			}
		}
	}
}

// TestSurpriseOfEverybodyIsNone: where all are surprised nobody gains by it: there
// is no surprise round, and everybody has a first turn (SUR-03).
func TestSurpriseOfEverybodyIsNone(t *testing.T) {
	s, err := levels.Load("sheepfold")
	if err != nil {
		t.Fatal(err)
	}
	for i := range s.Combatants {
		s.Surprised = append(s.Surprised, s.Combatants[i].ID)
	}
	e, err := rulesets.New(&s)
	if err != nil {
		t.Fatal(err)
	}
	e.Rules.Turn.Begin(e)
	e.Run(dice.NewSeeded(1))
	if e.Facts.Round != 1 {
		t.Errorf("round %d begins", e.Facts.Round)
	}
	for id := range e.Count() {
		if e.Facts.Combatants[id].Surprised {
			t.Errorf("%d is still surprised", id)
		}
	}
}

// TestAwarenessIsTold: after the looks each side is told of every creature of its own
// whether it is surprised, by SUR-01, or has seen enough, by SUR-02, with what its
// one roll of Perception came to (SUR-01, SUR-02).
func TestAwarenessIsTold(t *testing.T) {
	s, err := levels.Load("holloway")
	if err != nil {
		t.Fatal(err)
	}
	s.Ruleset = "d20"
	told := map[rules.Cite]int{}
	for seed := range uint64(6) {
		e, err := rulesets.New(&s)
		if err != nil {
			t.Fatal(err)
		}
		e.Listen = func(ev rules.Event) {
			if ev.Kind != rules.Surprised || ev.B == 0 {
				return
			}
			want := rules.SUR02
			if ev.A == 1 {
				want = rules.SUR01
			}
			if ev.Cite != want || ev.C-ev.B != int16(combat.Perception(e, ev.Who)) {
				t.Errorf("%d rolled %d, came to %d, surprised %d: told by %s, want %s", ev.Who, ev.B, ev.C, ev.A, ev.Cite, want)
			}
			told[want]++
		}
		e.Rules.Turn.Begin(e)
		e.Run(dice.NewSeeded(seed))
	}
	if told[rules.SUR01] == 0 || told[rules.SUR02] == 0 {
		t.Errorf("told of those surprised and of those aware: %v", told)
	}
}

package match_test

import (
	"testing"

	"tenaille/game/match"
	"tenaille/levels"
	"tenaille/rules"
)

// TestWhoLearnsActsFirst: with the dice that a lesson is dealt nobody does anything before
// the person who learns; a seed that is asked for is kept, though the enemy begins by it.
func TestWhoLearnsActsFirst(t *testing.T) {
	second := 0
	for _, name := range levels.Lessons() {
		s, err := levels.Load(name)
		if err != nil {
			t.Fatal(err)
		}
		for seed := range uint64(24) {
			asked := match.LessonTerms(name, s.Ruleset, seed)
			m, err := asked.Open()
			if err != nil {
				t.Fatal(err)
			}
			if m.Machine() {
				second++
			}
			dealt := asked.WithNewDice()
			if m, err = dealt.Open(); err != nil {
				t.Fatal(err)
			}
			if m.Machine() || m.Seed() != dealt.Seed {
				t.Errorf("%s, seed %d: the machine acts before who learns", name, dealt.Seed)
			}
		}
	}
	if second == 0 {
		t.Error("who learns is the first by every seed: nothing was tried")
	}
}

// TestFireLessonMeansWhatItSays: the eighth lesson says that the knight behind his wall may not
// be attacked while the rat is nearer, and that the rat may: so it is for every archer who may
// act, at once and, once the rat has fallen, no longer (SKI-09, SKI-10).
func TestFireLessonMeansWhatItSays(t *testing.T) {
	s, err := levels.Load("lesson-8-fire")
	if err != nil {
		t.Fatal(err)
	}
	const knight, rat = 3, 4
	for _, fallen := range []bool{false, true} {
		if fallen {
			s.Combatants = s.Combatants[:rat]
			s.Events = s.Events[:1]
		}
		attack := func(by, on rules.ID) rules.Refusal {
			t.Helper()
			for seed := uint64(1); ; seed++ {
				m, err := match.New(match.Config{Setup: s, Seats: []string{match.Human, match.Human}, Seed: seed})
				if err != nil {
					t.Fatal(err)
				}
				if _, _, side := m.Awaits(); side != 0 {
					continue // the archers begin by another
				}
				r, err := m.Do(rules.Action{Verb: rules.Attack, By: by, On: on})
				if err != nil {
					t.Fatal(err)
				}
				return r
			}
		}
		for by := range rules.ID(knight) {
			if r := attack(by, knight); r.OK() != fallen || !fallen && r.Cite != rules.SKI09 {
				t.Errorf("archer %d at the knight, the rat fallen %v: %v", by+1, fallen, r)
			}
			if !fallen {
				if r := attack(by, rat); !r.OK() {
					t.Errorf("archer %d at the rat: %v", by+1, r)
				}
			}
		}
	}
}

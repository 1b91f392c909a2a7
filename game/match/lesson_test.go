package match_test

import (
	"testing"

	"tenaille/game/match"
	"tenaille/levels"
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

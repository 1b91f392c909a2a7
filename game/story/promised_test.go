package story_test

import (
	"math"
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/game/story"
	"tenaille/rules"
)

// TestFellsIsOneNumber: the chance to fell that is promised before a blow is the one that
// the result tells of it, whatever hit points its target has: with 0 it is disabled and
// fights on, a figure of skirmish does not (HP-02, SKI-05).
func TestFellsIsOneNumber(t *testing.T) {
	for _, ruleset := range []string{"d20", "limited", "skirmish"} {
		some := false
		for hp := 1; hp <= 12; hp++ {
			edit := func(s *rules.Setup) { s.Ruleset = ruleset }
			m := arena.Match(t, 1, edit, arena.Blue("fighter", 4, 4).First(), arena.Red("orc", 5, 4).Hurt(hp))
			a := rules.Action{Verb: rules.Attack, By: 0, On: 1}
			view := m.Preview(&a)
			if len(view.Strikes) != 1 || !view.Refusal.OK() {
				t.Fatalf("%s: no blow is foreseen: %v", ruleset, view.Refusal.Cite)
			}
			promised := view.Strikes[0].Odds.Drops.Float()
			some = some || promised > 0 && promised < view.Strikes[0].Odds.Damages.Float()
			if r, err := m.Do(a); err != nil || !r.OK() {
				t.Fatal(r.Cite, err)
			}
			s, _ := told(t, m)
			if len(s.Rolls) == 0 {
				t.Fatal("nothing is told of the blow")
			}
			if after := float64(s.Rolls[0].FellChance) / story.Whole; math.Abs(after-promised) > 1e-9 {
				t.Errorf("%s: an orc with %d hit points is felled with %.6f beforehand, with %.6f afterwards", ruleset, hp, promised, after)
			}
		}
		if !some {
			t.Errorf("%s: no blow fells by some of its hits only", ruleset)
		}
	}
}

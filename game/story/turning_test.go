package story_test

import (
	"testing"

	"tenaille/game/story"
)

// TestWhatHappenedWasPossible: whatever is told of a roll had a chance, and of
// two things that exclude each other the chances make a whole.
func TestWhatHappenedWasPossible(t *testing.T) {
	kinds := map[story.Kind]int{}
	for name, s := range recorded(t) {
		for i := range s.Rolls {
			r := &s.Rolls[i]
			kinds[r.Kind]++
			happened := r.Happened()
			if happened == 0 || happened > story.Whole {
				t.Errorf("%s: %d in Whole is no chance of what happened: %+v", name, happened, r)
			}
			if r.Kind == story.Attack && r.CriticalChance > r.Chance {
				t.Errorf("%s: a critical hit is likelier than a hit: %+v", name, r)
			}
			if r.Fell || r.Critical || r.Kind == story.Effect {
				continue
			}
			other := *r
			other.Success = !r.Success
			if happened+other.Happened() != story.Whole {
				t.Errorf("%s: %d and %d are not the whole: %+v", name, happened, other.Happened(), r)
			}
		}
	}
	if kinds[story.Attack] == 0 || kinds[story.Save] == 0 || kinds[story.Effect] == 0 {
		t.Errorf("the recorded matches have no attack, save or dice of an ability: %v", kinds)
	}
}

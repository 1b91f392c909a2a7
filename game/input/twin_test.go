package input

import "testing"

// TestShiftedLettersHaveTwins: a letter that means something else with Shift
// must not mean both when Shift is held.
func TestShiftedLettersHaveTwins(t *testing.T) {
	set := twins(defaultKeymap())
	for i, want := range map[Intent]bool{
		ToggleThreat: true, ActDefend: true, ToggleGrid: true, Decline: true, ActHands: true, ActMove: true,
		ActTrip: false, ActDoor: true, Undo: false, Weapon1: true, Confirm: false, ActProne: true, OpenRule: true,
	} {
		if set[i] != want {
			t.Errorf("%v has a twin with Shift: %v, want %v", i, set[i], want)
		}
	}
}

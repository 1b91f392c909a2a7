package input

import (
	"testing"

	"tenaille/rules/grid"
)

// TestSecondTapOnASquareIsKnown: the second tap on a square is told from the first and
// from one elsewhere, as long as nothing was done in between.
func TestSecondTapOnASquareIsKnown(t *testing.T) {
	var taps Taps
	a, b := grid.C(0, 0), grid.C(3, 1)
	for i, tap := range []struct {
		at    grid.Cell
		again bool
	}{{a, false}, {a, true}, {b, false}, {b, true}, {a, false}} {
		if got := taps.Tap(tap.at); got != tap.again {
			t.Errorf("tap %d on %s: a second one %v", i+1, tap.at.Name(), got)
		}
	}
	taps.Forget()
	if taps.On(a) || taps.Tap(a) {
		t.Error("a tap from before something was done counts")
	}
}

// TestHastyTapMeansTheSquareThatWasTapped: while the map glides, and a moment longer, a
// tap near the last one is meant for its square.
func TestHastyTapMeansTheSquareThatWasTapped(t *testing.T) {
	var taps Taps
	taps.Hurry()
	if taps.Hasty(0, 0, 9) {
		t.Error("a tap is hasty that has none before it")
	}
	taps.Tap(grid.C(2, 2))
	taps.At(100, 50)
	if !taps.Hasty(104, 53, 5) || taps.Hasty(104, 54, 5) {
		t.Error("near is not within the pixels said")
	}
	for range hurryTicks - 1 {
		taps.Tick()
	}
	if !taps.Hasty(100, 50, 0) {
		t.Error("it is over too early")
	}
	if taps.Tick(); taps.Hasty(100, 50, 0) {
		t.Error("it never ends")
	}
}

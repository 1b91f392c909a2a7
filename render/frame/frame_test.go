package frame

import (
	"testing"

	"pgregory.net/rapid"

	_ "tenaille/game/require/seeded"
)

// TestKeptKnowsWhatItWasDrawnFrom: a picture is good for its key alone, and is drawn
// again as often as it settles.
func TestKeptKnowsWhatItWasDrawnFrom(t *testing.T) {
	var k Kept[string]
	if k.Holds("") || !k.Due() {
		t.Error("nothing is held, and yet it is")
	}
	k.Hold("a")
	if !k.Holds("a") || k.Holds("b") || k.Due() {
		t.Error("a picture of a is not good for a alone")
	}
	k.Settle(2)
	for n := 2; n > 0; n-- {
		if !k.Due() || !k.Holds("a") {
			t.Errorf("with %d paintings to go the picture is settled, or gone", n)
		}
		k.Hold("a")
	}
	if k.Due() {
		t.Error("a picture is painted for ever")
	}
	if k.Forget(); k.Holds("a") {
		t.Error("what is forgotten is held")
	}
}

// TestASeriesIsWholeWhenAllIsDrawn: pictures that are drawn one by one are held when
// the last is, and begun anew for another key.
func TestASeriesIsWholeWhenAllIsDrawn(t *testing.T) {
	var s Series[int]
	s.Begin(7, 3)
	for i := range 3 {
		if s.Holds(7) || s.Done() != i || !s.Begun(7) || s.Begun(8) {
			t.Errorf("after %d of 3: held %v, %d done", i, s.Holds(7), s.Done())
		}
		s.Next()
	}
	if !s.Holds(7) || s.Holds(8) {
		t.Error("a whole series is not held for its key alone")
	}
}

// TestPaceNeverShowsWhatIsNot: whatever happens, a frame that draws nothing comes
// only after one of the same contents, view and beat; one that keeps what does not
// move only when nothing but the beat has changed, and after some patience; one that
// glides only over whole contents that are the same.
func TestPaceNeverShowsWhatIsNot(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var p Pace[int, int]
		type shown struct{ contents, view, beat int }
		var last shown
		drawn, whole, glided, calm := false, false, false, 0
		for range rapid.IntRange(1, 60).Draw(t, "frames") {
			now := last
			if rapid.IntRange(0, 5).Draw(t, "change") == 0 {
				now.contents++
			}
			if rapid.IntRange(0, 4).Draw(t, "move") == 0 {
				now.view++
			}
			if rapid.Bool().Draw(t, "tick") {
				now.beat++
			}
			intact := rapid.IntRange(0, 6).Draw(t, "intact") > 0
			way := p.Way(now.contents, now.view, now.beat, intact)
			same := drawn && whole && now.contents == last.contents
			switch way {
			case Rest:
				if !same || now != last || !intact || glided {
					t.Fatalf("nothing is drawn of %+v after %+v (intact %v)", now, last, intact)
				}
			case Beat:
				if !same || now.view != last.view || !intact || glided || calm < patience {
					t.Fatalf("only the beat is drawn of %+v after %+v, %d calm", now, last, calm)
				}
			case Glide:
				if !same || now.view == last.view {
					t.Fatalf("a glide is shown of %+v after %+v", now, last)
				}
			}
			if way == Anew && same && now.view == last.view && intact && !glided {
				calm++
			} else if way != Beat && way != Rest {
				calm = 0
			}
			if way != Rest {
				if way == Anew || way == Glide {
					whole = rapid.IntRange(0, 3).Draw(t, "whole") > 0
				}
				glided = way == Glide || way == Beat && glided
				drawn, last = true, now
				if way == Glide {
					last.beat = now.beat
				}
			}
			p.Drawn(way, now.contents, now.view, now.beat, whole)
		}
	})
}

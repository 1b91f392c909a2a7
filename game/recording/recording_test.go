package recording_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"tenaille/game/internal/unseen"
	"tenaille/game/playback"
	"tenaille/game/recording"
	"tenaille/game/replay"
	"tenaille/game/story"
)

// watched is a recorded match shown on a screen that nobody looks at.
type watched struct {
	*recording.Recording
	unseen.Screen
	play   *playback.Player
	sought int
}

func (w *watched) Refresh() { w.play.Refresh() }

func (w *watched) Start() { w.play.Begin() }

func (w *watched) Sought() { w.sought++ }

// watch opens a recorded match at its first turn.
func watch(t *testing.T, name string) (*watched, []replay.Step) {
	t.Helper()
	rp := unseen.Recorded(t, name)
	r, m, err := recording.Open(rp)
	if err != nil {
		t.Fatal(err)
	}
	w := &watched{Recording: r, Screen: unseen.Screen{Speed: 4}}
	w.play = w.Screen.Play(t, m)
	r.ShowOn(w, w.play.Turn, w.play)
	w.play.Side = r.Side
	w.Refresh()
	w.Start()
	return w, rp.Steps
}

// TestReplayAtEveryPlace goes to every place of a match, forwards and back, and
// wants the hash of the record there and the log that playing on has written.
func TestReplayAtEveryPlace(t *testing.T) {
	for _, name := range []string{"three-d20", "three-limited", "three-skirmish", "proving-ground-7"} {
		b, steps := watch(t, name)
		of := b.Of()
		told := make([]string, of+1)
		look := func(at int, how string) {
			t.Helper()
			if got := fmt.Sprintf("%016x", b.play.Match.Hash()); b.At != at || got != steps[at].Hash {
				t.Fatalf("%s, %s: at %d of %d the hash is %s, the record says %s", name, how, b.At, at, got, steps[at].Hash)
			}
			words := fmt.Sprint(b.play.Log.Entries)
			if told[at] == "" {
				told[at] = words
			}
			if words != told[at] {
				t.Fatalf("%s, %s: at %d the log is\n%s\nand was\n%s", name, how, at, words, told[at])
			}
		}
		for at := range of + 1 {
			b.Seek(at)
			look(at, "forwards")
		}
		for at := of; at >= 0; at-- {
			b.Seek(at)
			look(at, "back")
		}
		r := rand.New(rand.NewPCG(1, 2))
		for range 200 {
			at := r.IntN(of + 1)
			b.Seek(at)
			look(at, "jumping")
		}
	}
}

// TestStoryAndReplayCountAlike: the action after the place that the story gives a
// roll holds it.
func TestStoryAndReplayCountAlike(t *testing.T) {
	b, _ := watch(t, "three-d20")
	for n, roll := range b.Story.Rolls {
		if roll.Kind != story.Attack || n%3 != 0 { // all would take long
			continue
		}
		b.Seek(roll.Step - 1)
		before := len(b.play.Log.Records)
		b.Step(1)
		b.play.Skip()
		found := false
		for i := range b.play.Log.Records[min(before, len(b.play.Log.Records)):] {
			ev := &b.play.Log.Records[before+i].Events[0]
			found = found || ev.Who == roll.Who && ev.Whom == roll.Whom && int(ev.A) == roll.Natural
		}
		if !found {
			t.Errorf("the action after %d does not hold the roll %+v", roll.Step-1, roll)
		}
	}
}

// TestKnobShowsWhereItRests: while the knob is pulled the board follows once it has
// rested for a moment, and at once when it is let go.
func TestKnobShowsWhereItRests(t *testing.T) {
	w, _ := watch(t, "three-limited")
	pull := func(at int, end bool) { w.Drag(at, end) }
	for at := range 9 {
		pull(at, false)
		w.Run()
	}
	if w.At != 0 || w.Place() != 8 {
		t.Errorf("while it moves: at %d, the knob at %d", w.At, w.Place())
	}
	for range 10 {
		w.Run()
	}
	if w.At != 8 || w.sought != 1 {
		t.Errorf("it rests at %d: at %d, sought %d times", w.Place(), w.At, w.sought)
	}
	pull(3, true)
	if w.At != 3 || w.Place() != 3 || w.sought != 2 {
		t.Errorf("let go at 3: at %d, the knob at %d", w.At, w.Place())
	}
}

// TestPlayingEndsAtTheEnd: it goes on by itself to the last action and stops there; when
// it is started once more it begins anew.
func TestPlayingEndsAtTheEnd(t *testing.T) {
	w, steps := watch(t, "three-skirmish")
	w.Recording.Play()
	for n := 0; w.Busy(); n++ {
		if n > 200_000 {
			t.Fatalf("at %d of %d", w.At, w.Of())
		}
		w.play.Skip()
		w.Hurry()
		w.play.Update()
		w.Run()
	}
	if got := fmt.Sprintf("%016x", w.play.Match.Hash()); w.At != w.Of() || w.Runs || got != steps[len(steps)-1].Hash {
		t.Errorf("it stops at %d of %d with %s", w.At, w.Of(), got)
	}
	if w.Recording.Play(); w.At != 0 || !w.Runs {
		t.Errorf("started at its end it goes on from %d", w.At)
	}
}

// TestRecordThatCannotBePlayedIsNamed: a record without a match, and one whose hash
// does not fit, are refused with their file.
func TestRecordThatCannotBePlayedIsNamed(t *testing.T) {
	rp := unseen.Recorded(t, "three-d20")
	rp.Steps = nil
	if _, _, err := recording.Open(rp); err == nil {
		t.Error("a match that never began is opened")
	}
	rp = unseen.Recorded(t, "three-d20")
	rp.Steps[3].Hash = "0123456789abcdef"
	if _, _, err := recording.Open(rp); err == nil {
		t.Error("a record whose hash is another is opened")
	}
}

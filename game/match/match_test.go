package match

import (
	"bytes"
	"testing"

	"tenaille/game/replay"
	"tenaille/levels"
	"tenaille/rules"
)

func newMatch(t testing.TB, level, blue, red string, seed uint64) *Match {
	t.Helper()
	s, err := levels.Load(level)
	if err != nil {
		t.Fatal(err)
	}
	m, err := New(Config{Setup: s, Seats: []string{blue, red}, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// play lets the machines play until the match is over or too many actions
// have been carried out.
func play(t testing.TB, m *Match, most int) {
	t.Helper()
	for range most {
		if over, _ := m.Over(); over {
			return
		}
		a, done := m.Think(1 << 30)
		if !done {
			what, who, side := m.Awaits()
			t.Fatalf("seed %d, action %d: nothing decided for %v of %d, side %d", m.Seed(), m.Actions(), what, who, side)
		}
		if r := m.check(&a); !r.OK() {
			t.Fatalf("seed %d, action %d: %v is refused by %s", m.Seed(), m.Actions(), a, r.Cite)
		}
		r, err := m.Do(a)
		if err != nil || !r.OK() {
			t.Fatalf("seed %d, action %d: %v: refusal %s, error %v", m.Seed(), m.Actions(), a, r.Cite, err)
		}
	}
}

func TestRandomMatchVerifies(t *testing.T) {
	for seed := uint64(1); seed <= 3; seed++ {
		m := newMatch(t, "proving-ground", "random", "random", seed)
		play(t, m, 2000)
		var file bytes.Buffer
		if err := m.Save(&file); err != nil {
			t.Fatal(err)
		}
		over, winner := m.Over()
		t.Logf("seed %d: %d actions, %d rounds, over %v, winner %d, %d bytes", seed, m.Actions(), m.Round(), over, winner, file.Len())
		sum, err := replay.Verify(bytes.NewReader(file.Bytes()), "game.json")
		if (err == nil) != over {
			t.Errorf("seed %d: %+v, %v; over is %v", seed, sum, err, over)
		}
		rp, err := m.Replay()
		if err != nil {
			t.Fatal(err)
		}
		again, err := Resume(rp)
		if err != nil {
			t.Fatal(err)
		}
		if again.Hash() != m.Hash() || again.Heard(0) != m.Heard(0) {
			t.Errorf("seed %d: resumed with hash %x and %d events, want %x and %d", seed, again.Hash(), again.Heard(0), m.Hash(), m.Heard(0))
		}
	}
}

func TestUndoRestoresEverything(t *testing.T) {
	m := newMatch(t, "proving-ground", "human", "human", 5)
	_, who, side := m.Awaits()
	before, heard := m.Hash(), m.Heard(side)
	if m.CanUndo(side) {
		t.Error("something can be undone before the first action")
	}
	var move rules.Action
	for _, a := range m.View(side).Legal(nil) {
		if a.Verb == rules.Move && a.By == who {
			move = a
			break
		}
	}
	if r, err := m.Do(move); err != nil || !r.OK() {
		t.Fatal(r, err)
	}
	if !m.CanUndo(side) || m.CanUndo(1-side) {
		t.Fatalf("a move without dice: CanUndo is %v for its side, %v for the other", m.CanUndo(side), m.CanUndo(1-side))
	}
	moved := m.Hash()
	if err := m.Undo(); err != nil {
		t.Fatal(err)
	}
	if m.Hash() != before || m.Heard(side) != heard || moved == before {
		t.Errorf("hash %x with %d events after undo, want %x and %d (moved %x)", m.Hash(), m.Heard(side), before, heard, moved)
	}
	if m.CanUndo(side) {
		t.Error("undone twice")
	}
	rp, err := m.Replay()
	if err != nil {
		t.Fatal(err)
	}
	again, err := Resume(rp)
	if err != nil || again.Hash() != before {
		t.Errorf("the replay with an undo: %v", err)
	}
}

// A match of the same set-up played again is the match that a new one would
// have been.
func TestAgainIsNew(t *testing.T) {
	text := func(m *Match) string {
		play(t, m, 2000)
		var file bytes.Buffer
		if err := m.Save(&file); err != nil {
			t.Fatal(err)
		}
		return file.String()
	}
	first := newMatch(t, "proving-ground", "random", "soldier", 7)
	play(t, first, 2000)
	for seed := uint64(8); seed < 11; seed++ {
		again, err := first.Again(seed)
		if err != nil {
			t.Fatal(err)
		}
		if text(again) != text(newMatch(t, "proving-ground", "random", "soldier", seed)) {
			t.Errorf("seed %d: played again it is another match than a new one", seed)
		}
	}
}

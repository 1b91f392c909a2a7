package review

import (
	"bytes"
	"testing"

	"tenaille/game/ai"
	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/require"
	"tenaille/game/review/rollout"
	"tenaille/levels"
	"tenaille/rules"
)

// played is the record of a match in which a machine of a name has acted for a person.
func played(t *testing.T, ruleset, player string, seed uint64) *replay.Replay {
	t.Helper()
	s, err := levels.Load("proving-ground")
	if err != nil {
		t.Fatal(err)
	}
	s.Ruleset = ruleset
	m, err := match.New(match.Config{Setup: s, Seats: []string{match.Human, "soldier"}, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	p, err := ai.New(player, seed, 0)
	if err != nil {
		t.Fatal(err)
	}
	for over, _ := m.Over(); !over; over, _ = m.Over() {
		var a rules.Action
		done := false
		for !done {
			if m.Machine() {
				a, done = m.Think(1 << 20)
			} else {
				a, done = p.Think(m.View(0), m.Actions(), 1<<20)
			}
		}
		if refusal, err := m.Do(a); err != nil || !refusal.OK() {
			t.Fatal(refusal, err)
		}
	}
	var text bytes.Buffer
	if err := m.Save(&text); err != nil {
		t.Fatal(err)
	}
	rp, err := replay.Read(&text, "played.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	return rp
}

func reviewed(t *testing.T, rp *replay.Replay) *Review {
	t.Helper()
	r := New(rp)
	last := 0
	for !r.Work() {
		if done, of := r.Progress(); done < last || done > of {
			t.Fatalf("%d of %d is done, before it was %d", done, of, last)
		} else {
			last = done
		}
	}
	return r
}

// TestReviewFindsWhatWasLost: of a match that somebody aimless has played decisions are
// told that were that person's, in order, and with dice nobody has seen yet, the better
// one wins more often, about as much more as was told.
func TestReviewFindsWhatWasLost(t *testing.T) {
	for _, ruleset := range []string{"d20", "limited", "skirmish"} {
		if !require.Whole() && ruleset != "skirmish" {
			continue
		}
		rp := played(t, ruleset, "random", 7)
		r := reviewed(t, rp)
		if len(r.Decisions) < 2 || len(r.Decisions) > Told {
			t.Errorf("%s: %d decisions are told of %d steps", ruleset, len(r.Decisions), len(rp.Steps))
		}
		told, real := 0., 0.
		for i, d := range r.Decisions {
			if a, err := rp.Steps[d.Step].Command.Action(d.Before); err != nil || a != d.Did || d.Did == d.Better || d.Side != 0 || i > 0 && d.Step <= r.Decisions[i-1].Step {
				t.Errorf("%s: step %d: %+v is not %+v, %v", ruleset, d.Step, d.Did, a, err)
			}
			if d.Cost() < worth || d.Games != sure {
				t.Errorf("%s: step %d costs %v of %d games", ruleset, d.Step, d.Cost(), d.Games)
			}
			var play rollout.Game
			diff := 0
			const games = 150
			for n := range uint64(games) {
				for sign, a := range map[int]rules.Action{-1: d.Did, 1: d.Better} {
					if !play.Begin(d.Before, a, 1<<40+n) {
						t.Fatal("cannot be done")
					}
					over, halves := false, 0
					for !over {
						over, halves = play.Step(0)
					}
					diff += sign * halves
				}
			}
			told, real = told+d.Cost(), real+float64(diff)/2/games
			t.Logf("%s: step %d, %s instead of %s: %.2f told, %.2f real", ruleset, d.Step, d.Better.Verb, d.Did.Verb, d.Cost(), float64(diff)/2/games)
		}
		// Of so many games the mean of both may differ by some hundredths.
		if n := float64(max(len(r.Decisions), 1)); real/n < worth/2 || real/n-told/n > .06 || told/n-real/n > .06 {
			t.Errorf("%s: on average %.3f is told and %.3f real", ruleset, told/n, real/n)
		}
	}
}

// TestNothingToReview: machines alone, what was changed by hand and what earlier rules
// have played is not looked through.
func TestNothingToReview(t *testing.T) {
	for name, change := range map[string]func(h *replay.Header){
		"machines":      func(h *replay.Header) { h.Seats = []string{"soldier", "soldier"} },
		"a study":       func(h *replay.Header) { h.Study = true },
		"earlier rules": func(h *replay.Header) { h.Revision-- },
	} {
		rp := played(t, "skirmish", "soldier", 3)
		change(&rp.Header)
		if r := New(rp); !r.Work() || !r.Done() || len(r.Decisions) > 0 {
			t.Errorf("%s: something is looked through", name)
		}
	}
}

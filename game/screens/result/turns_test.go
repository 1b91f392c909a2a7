package result

import (
	"strings"
	"testing"

	"tenaille/game/ai"
	"tenaille/game/internal/arena"
	"tenaille/game/internal/screentest"
	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/review"
	"tenaille/game/scene"
	"tenaille/game/tell"
	"tenaille/levels"
)

// aimless is the record of a match of figures in which somebody aimless was the person.
func aimless(t *testing.T) *replay.Replay {
	t.Helper()
	s, err := levels.Load("proving-ground")
	if err != nil {
		t.Fatal(err)
	}
	s.Ruleset = "skirmish"
	m, err := match.New(match.Config{Setup: s, Seats: []string{match.Human, match.Machine}, Seed: 7})
	if err != nil {
		t.Fatal(err)
	}
	p, err := ai.New("random", 7, 0)
	if err != nil {
		t.Fatal(err)
	}
	for over, _ := m.Over(); !over; over, _ = m.Over() {
		a, done := m.Think(1 << 20)
		for !done {
			a, done = p.Think(m.View(0), m.Actions(), 1<<20)
		}
		if refusal, err := m.Do(a); err != nil || !refusal.OK() {
			t.Fatal(refusal, err)
		}
	}
	rp, err := m.Replay()
	if err != nil {
		t.Fatal(err)
	}
	return rp
}

// TestDecisionsAreToldOnTheResult: beside the page the match is looked through, which is
// said while it goes on; then the dearest decisions stand there, each as the review has
// it, and lead to where they were made.
func TestDecisionsAreToldOnTheResult(t *testing.T) {
	rp := aimless(t)
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	o := told(c)
	o.Replay = rp
	at := -1
	c.Routes.Replay = func(c *scene.Context, _ *replay.Replay, n int) (scene.Scene, error) {
		at = n
		return New(c, o), nil
	}
	r := New(c, o).(*result)
	screentest.Show(c, r)
	r.Layout()
	if !r.turns.offer {
		t.Fatal("the match is not looked through")
	}
	r.turns.shown = true
	ticks := 0
	for ; r.turns.work != nil && ticks < 100_000; ticks++ {
		r.Update()
	}
	want := review.New(rp)
	for !want.Work() {
	}
	if len(want.Decisions) == 0 || len(r.turns.found) != len(want.Decisions) || ticks < 10 {
		t.Fatalf("%d decisions are shown, after %d ticks, of %d", len(r.turns.found), ticks, len(want.Decisions))
	}
	r.Layout()
	for i := range want.Decisions {
		d, got := &want.Decisions[i], &r.turns.found[i]
		if got.Did != d.Did || got.Better != d.Better || got.Won != d.Won || got.Could != d.Could {
			t.Errorf("decision %d is shown as %+v", i, got)
		}
	}
	r.Press("result.decision.0")
	if at != want.Decisions[0].Step-1 {
		t.Errorf("a decision of step %d leads to after step %d", want.Decisions[0].Step, at)
	}
	r.Press("result.turn.dice")
	if r.turns.shown {
		t.Error("the dice are not shown again")
	}
}

// TestMachinesDecideUnseen: where no person has decided there is nothing to choose.
func TestMachinesDecideUnseen(t *testing.T) {
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	o := told(c)
	o.Replay = arena.Recorded(t, "../../replay/testdata/three-d20.jsonl")
	for i := range o.Replay.Header.Seats {
		o.Replay.Header.Seats[i] = match.Machine
	}
	if r := New(c, o).(*result); r.turns.offer {
		t.Error("the decisions of machines are looked through")
	}
}

// TestDeedsHaveTheirWords: an action is told by verb or ability, target or square, and
// arms where they make the difference.
func TestDeedsHaveTheirWords(t *testing.T) {
	c := screentest.NewContext(t, "fr", 1280, 720, 1, 100)
	r := review.New(aimless(t))
	for !r.Work() {
	}
	for i := range r.Decisions {
		d := &r.Decisions[i]
		for _, a := range []*struct{ words, armed string }{
			{tell.Deed(c.Words, d.Before, &d.Did, false), tell.Deed(c.Words, d.Before, &d.Did, true)},
			{tell.Deed(c.Words, d.Before, &d.Better, false), tell.Deed(c.Words, d.Before, &d.Better, true)},
		} {
			if a.words == "" || strings.Contains(a.words, "verb.") || len(a.armed) < len(a.words) {
				t.Errorf("told as %q, %q", a.words, a.armed)
			}
		}
	}
}

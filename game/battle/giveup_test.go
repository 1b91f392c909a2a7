package battle

import (
	"bytes"
	"testing"

	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/story"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/view"
)

// TestGivenUp: a person gives a match up in their own turn, and the other side has won; the
// record says so. None is given up in the turn of a machine, where it is over, and where it is
// no match that is simply lost.
func TestGivenUp(t *testing.T) {
	c := newContext(t, "en", 1280, 720, 1, 100)
	open := func(o match.Terms) *battle {
		b := New(c, o).(*battle)
		c.Stack.Replace(b)
		c.Stack.Settle()
		b.Layout()
		b.quiet(t)
		return b
	}
	for _, players := range [][2]string{{"human", "soldier"}, {"soldier", "human"}, {"human", "human"}} {
		b := open(match.Terms{Level: "ford", Ruleset: "d20", Players: players, Seed: 1})
		for tick := 0; b.GiveUp() == nil; tick++ {
			if b.turn.Now.Mine && !b.play.Busy() && b.turn.Now.What == rules.AwaitsAction || tick > 5000 {
				t.Fatalf("%v: it cannot be given up in one's own turn", players)
			}
			b.Update()
		}
		own := b.turn.Side
		if give := c.GiveUpInPlay(); give == nil {
			t.Fatalf("%v: the screen offers no giving up", players)
		} else {
			give()
		}
		if over, winner := b.turn.Match.Over(); !over || winner != 1-own || b.turn.Match.Goal() != rules.Yielded {
			t.Errorf("%v: side %d gave up: over %v, won by %d by %v", players, own, over, winner, b.turn.Match.Goal())
		}
		rp, err := b.turn.Match.Replay()
		if err == nil {
			_, err = replay.Verify(bytes.NewReader(rp.Text()), "the match")
		}
		if err != nil {
			t.Errorf("%v: the record does not repeat: %v", players, err)
		}
		if b.GiveUp() != nil {
			t.Errorf("%v: it can be given up once more", players)
		}
	}
	riddle, err := levels.OpenPuzzle(levels.Puzzles()[0])
	if err != nil {
		t.Fatal(err)
	}
	for _, o := range []match.Terms{
		match.PuzzleTerms(riddle, 1),
		{Level: "tale-mine", Ruleset: "d20", Players: [2]string{"human", "human"}, Seed: 1},
		match.LessonTerms(levels.Lessons()[0], "d20", 1),
		{Level: "ford", Ruleset: "d20", Players: [2]string{"human", "human"}, Seed: 1, Study: true},
		{Level: "ford", Ruleset: "d20", Players: [2]string{"soldier", "soldier"}, Seed: 1},
	} {
		if b := open(o); b.GiveUp() != nil {
			t.Errorf("%s, %v: it can be given up", o.Level, o.Players)
		}
	}
}

// TestWhoNeverCameIsNotCounted: of a match that is over before its reinforcements have come,
// they stand neither in the losses nor among those who were there.
func TestWhoNeverCameIsNotCounted(t *testing.T) {
	c := newContext(t, "en", 1280, 720, 1, 100)
	b := New(c, match.Terms{Level: "tale-fold", Ruleset: "d20", Players: [2]string{"human", "human"}, Seed: 1}).(*battle)
	c.Stack.Replace(b)
	c.Stack.Settle()
	b.Layout()
	b.quiet(t)
	waiting, side := 0, 0
	b.turn.Match.View(view.Everyone).Read(func(e *rules.Encounter) {
		for id := range e.Count() {
			if e.Facts.Combatants[id].Away == rules.Waiting {
				waiting, side = waiting+1, int(e.Creatures[id].Side)
			}
		}
	})
	if waiting == 0 {
		t.Fatal("nobody is to come later")
	}
	rp, err := func() (*replay.Replay, error) {
		b.session.Yield(0)
		return b.turn.Match.Replay()
	}()
	if err != nil {
		t.Fatal(err)
	}
	s, err := story.Of(rp)
	if err != nil {
		t.Fatal(err)
	}
	all, late := 0, 0
	for _, h := range s.Heroes {
		if h.Side == side {
			all++
			if h.Late {
				late++
			}
		}
	}
	if got := s.Sides[side]; late != waiting || got.Heroes != all-waiting || got.Left != all-waiting {
		t.Errorf("%d of %d come later, told are %d of %d, too late %d", waiting, all, got.Left, got.Heroes, late)
	}
}

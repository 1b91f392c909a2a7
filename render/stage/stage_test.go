package stage_test

import (
	"math"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tenaille/render/board"
	"tenaille/render/stage"
	"tenaille/rules/grid"
)

func two() []board.Piece {
	return []board.Piece{
		{ID: 1, Figure: "fighter", At: grid.C(0, 0), N: 1, HP: 10, MaxHP: 10},
		{ID: 2, Figure: "ogre", Side: 1, At: grid.C(2, 0), N: 2, HP: 29, MaxHP: 29},
	}
}

// out plays everything to the end and returns the ticks it took.
func out(t *testing.T, s *stage.Stage) int {
	t.Helper()
	n := 0
	for s.Moving() {
		s.Update()
		if n++; n > 10000 {
			t.Fatal("the stage never comes to rest")
		}
	}
	return n
}

var foe = grid.Space{At: grid.C(2, 0), N: 2}

// scenes are sequences that a match may send.
var scenes = map[string][]stage.Cue{
	"move":        {stage.Move{ID: 1, Cells: []grid.Cell{grid.C(0, 1), grid.C(1, 2)}}},
	"long move":   {stage.Move{ID: 1, Cells: []grid.Cell{{X: 0, Y: 1}, {X: 0, Y: 2}, {X: 0, Y: 3}, {X: 0, Y: 4}, {X: 0, Y: 5}, {X: 0, Y: 6}, {X: 0, Y: 7}, {X: 0, Y: 8}}}},
	"strike":      {stage.Strike{ID: 1, Target: foe}, stage.Hurt{ID: 2, Text: "9", HP: 20, From: grid.Space{N: 1}}},
	"critical":    {stage.Strike{ID: 1, Target: foe}, stage.Hurt{ID: 2, Text: "22", HP: 7, Crit: true}},
	"miss":        {stage.Shoot{ID: 1, Target: foe}, stage.Miss{ID: 2, Text: "miss", From: grid.Space{N: 1}}},
	"felled":      {stage.Hurt{ID: 2, Text: "40", HP: -11}, stage.Fall{ID: 2, Pose: board.Dying, Count: "-11"}, stage.Die{ID: 2}},
	"up again":    {stage.Fall{ID: 1, Pose: board.Prone}, stage.Wait{Millis: 100}, stage.Stand{ID: 1}},
	"fire":        {stage.Fire{ID: 1, Helpers: []int{2}, Labels: []string{"+4"}, Target: foe}},
	"jaws":        {stage.Jaws{Flank: board.Flank{Target: foe}}, stage.Jaws{Flank: board.Flank{Target: foe}, Open: true}},
	"come, go":    {stage.Appear{Piece: board.Piece{ID: 3, At: grid.C(5, 5), N: 1}}, stage.Vanish{ID: 1}, stage.Push{ID: 3, To: grid.C(6, 5)}},
	"nobody":      {stage.Move{ID: 9, Cells: []grid.Cell{{X: 1}}}, stage.Die{ID: 9}, stage.Say{ID: 9, Text: "?"}, stage.Hurt{ID: 9}},
	"die at once": {stage.Die{ID: 1}},
}

// TestSkipIsTheEnd holds playing out and skipping together: both must leave the
// same pieces, at rest.
func TestSkipIsTheEnd(t *testing.T) {
	for name, cues := range scenes {
		for _, reduced := range []bool{false, true} {
			a, b := stage.New(), stage.New()
			a.Reduced, b.Reduced = reduced, reduced
			a.Set(two())
			b.Set(two())
			a.Play(cues...)
			b.Play(cues...)
			out(t, a)
			b.Skip()
			if d := cmp.Diff(a.Pieces(), b.Pieces()); d != "" {
				t.Errorf("%s (reduced %v): played out (-) and skipped (+) differ:\n%s", name, reduced, d)
			}
			for _, p := range a.Pieces() {
				if p.DX != 0 || p.DY != 0 || math.Abs(p.Lift) > 1e-6 || p.Tilt != 0 || p.Fade != 0 || p.Flash != 0 || p.Falling {
					t.Errorf("%s (reduced %v): not at rest: %+v", name, reduced, p)
				}
			}
			var pic board.Picture
			a.Fill(&pic)
			if len(pic.Floats)+len(pic.Bolts)+len(pic.Signs.Beams)+len(pic.Signs.Flanks) > 0 || pic.ShakeX != 0 {
				t.Errorf("%s (reduced %v): something stays on the stage: %+v", name, reduced, pic)
			}
		}
	}
}

// TestMoveTakesItsTime counts the ticks of a walk at each speed.
func TestMoveTakesItsTime(t *testing.T) {
	for _, c := range []struct{ speed, cells, ms int }{{1, 3, 420}, {2, 3, 210}, {4, 3, 105}, {1, 8, 720}} {
		s := stage.New()
		s.Speed = c.speed
		s.Set(two())
		var cells []grid.Cell
		for i := range c.cells {
			cells = append(cells, grid.C(0, i+1))
		}
		s.Play(stage.Move{ID: 1, Cells: cells})
		got := float64(out(t, s)) * 1000 / 60
		if got < float64(c.ms)-20 || got > float64(c.ms)+20*float64(c.cells) {
			t.Errorf("%d cells at speed %d: took %.0f ms, want about %d", c.cells, c.speed, got, c.ms)
		}
		if at := s.Pieces()[0].At; at != cells[c.cells-1] {
			t.Errorf("%d cells: ended at %v, want %v", c.cells, at, cells[c.cells-1])
		}
	}
}

// TestHurtFollowsTheBlow: the number may not rise before the lunge lands, and the
// stage is free again while the number still fades.
func TestHurtFollowsTheBlow(t *testing.T) {
	s := stage.New()
	s.Set(two())
	var order []string
	s.Started = func(c stage.Cue) {
		switch c.(type) {
		case stage.Strike:
			order = append(order, "strike")
		case stage.Hurt:
			order = append(order, "hurt")
		}
	}
	s.Play(scenes["strike"]...)
	ticks, free := 0, 0
	for s.Moving() {
		s.Update()
		ticks++
		if len(order) == 1 && s.Pieces()[1].HP != 29 {
			t.Fatal("the bar fell before the blow landed")
		}
		if !s.Busy() && free == 0 {
			free = ticks
		}
	}
	if cmp.Diff(order, []string{"strike", "hurt"}) != "" {
		t.Errorf("order of cues: %v", order)
	}
	if free == 0 || free >= ticks {
		t.Errorf("free after %d of %d ticks, want earlier than the end", free, ticks)
	}
	if s.Pieces()[1].HP != 20 {
		t.Errorf("bar shows %d, want 20", s.Pieces()[1].HP)
	}
}

// TestIdleCostsNothing: a stage at rest changes nothing and makes no garbage.
func TestIdleCostsNothing(t *testing.T) {
	s := stage.New()
	s.Set(two())
	if n := testing.AllocsPerRun(100, func() {
		if s.Update() {
			t.Fatal("an idle stage moved")
		}
	}); n != 0 {
		t.Errorf("%v allocations in an idle update", n)
	}
}

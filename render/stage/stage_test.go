package stage_test

import (
	"math"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tenaille/render/board"
	"tenaille/render/board/moment"
	"tenaille/render/board/piece"
	"tenaille/render/board/terrain"
	"tenaille/render/stage"
	"tenaille/rules/grid"
)

func two() []piece.Piece {
	return []piece.Piece{
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
	"felled":      {stage.Hurt{ID: 2, Text: "40", HP: -11}, stage.Fall{ID: 2, Pose: piece.Dying, Count: "-11"}, stage.Die{ID: 2}},
	"up again":    {stage.Fall{ID: 1, Pose: piece.Prone}, stage.Wait{Millis: 100}, stage.Stand{ID: 1}},
	"fire":        {stage.Fire{ID: 1, Helpers: []int{2}, Labels: []string{"+4"}, Target: foe}},
	"jaws":        {stage.Jaws{Flank: board.Flank{Target: foe}}, stage.Jaws{Flank: board.Flank{Target: foe}, Open: true}},
	"come, go":    {stage.Appear{Piece: piece.Piece{ID: 3, At: grid.C(5, 5), N: 1}}, stage.Vanish{ID: 1}, stage.Push{ID: 3, To: grid.C(6, 5)}},
	"nobody":      {stage.Move{ID: 9, Cells: []grid.Cell{{X: 1}}}, stage.Die{ID: 9}, stage.Say{ID: 9, Text: "?"}, stage.Hurt{ID: 9}},
	"knees":       {stage.Kneel{ID: 1}, stage.Fall{ID: 2, Pose: piece.Prone}, stage.Kneel{ID: 2}, stage.Rise{ID: 1}, stage.Kneel{ID: 1}},
	"door":        {stage.Swing{Leaf: terrain.Leaf{Edge: grid.V(1, 0), Shut: 1}}, stage.Swing{Leaf: terrain.Leaf{Cell: grid.C(3, 3), Fills: true}}},
	"die at once": {stage.Die{ID: 1}},
	"clash":       {stage.Clash{ID: 1, With: 2}, stage.Push{ID: 2, To: grid.C(4, 0)}},
	"power":       {stage.Cast{ID: 1, Kind: moment.Blaze}, stage.Blast{Cells: []grid.Cell{{X: 4, Y: 4}}, Kind: moment.Blaze}, stage.Heal{ID: 2, Text: "+3", HP: 29}},
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
				if p.DX != 0 || p.DY != 0 || math.Abs(p.Lift) > 1e-6 || p.Tilt != 0 || p.Fade != 0 || p.Flash != 0 || p.Falling || p.Sinking {
					t.Errorf("%s (reduced %v): not at rest: %+v", name, reduced, p)
				}
			}
			var pic board.Picture
			a.Fill(&pic)
			if len(pic.Moments.Floats)+len(pic.Moments.Bolts)+len(pic.Signs.Sights.Beams)+len(pic.Moments.Bursts)+len(pic.Signs.Areas.Area)+len(pic.Signs.Flanks)+len(pic.Leaves) > 0 || pic.Shake[0] != 0 {
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

// spans are the times of the motion table, in milliseconds at speed 1: how long a
// cue holds back the next, and how long until nothing of it is left to see; both
// also where motion is reduced.
var spans = []struct {
	name                           string
	cue                            stage.Cue
	busy, rest, calmBusy, calmRest int
}{
	{"step", stage.Move{ID: 1, Cells: []grid.Cell{{X: 0, Y: 1}}}, 140, 140, 120, 120},
	{"three steps", stage.Move{ID: 1, Cells: []grid.Cell{{X: 0, Y: 1}, {X: 0, Y: 2}, {X: 0, Y: 3}}}, 420, 420, 120, 120},
	{"eight steps", scenes["long move"][0], 720, 720, 120, 120},
	{"charge", stage.Move{ID: 1, Rush: true, Cells: []grid.Cell{{X: 0, Y: 1}, {X: 0, Y: 2}}}, 180, 180, 120, 120},
	{"strike", stage.Strike{ID: 1, Target: foe}, 170, 330, 120, 120},
	{"hit", stage.Hurt{ID: 2, Text: "9", HP: 20}, 200, 800, 160, 800},
	{"critical", stage.Hurt{ID: 2, Text: "22", HP: 7, Crit: true}, 290, 890, 160, 800},
	{"miss", stage.Miss{ID: 2, Text: "miss", From: grid.Space{N: 1}}, 140, 800, 160, 800},
	{"felled", stage.Fall{ID: 2, Pose: piece.Dying}, 700, 700, 0, 0},
	{"death", stage.Die{ID: 2}, 1000, 1000, 600, 600},
	{"stand up", stage.Stand{ID: 3}, 240, 240, 0, 0},
	{"kneel", stage.Kneel{ID: 1}, 140, 140, 0, 0},
	{"door", stage.Swing{Leaf: terrain.Leaf{Edge: grid.V(1, 0), Shut: 1}}, 180, 180, 0, 0},
	{"jaws close", stage.Jaws{Flank: board.Flank{Target: foe}}, 180, 180, 0, 0},
	{"arrow over two and a half squares", stage.Shoot{ID: 1, Target: foe}, 60 + 2500*48/900, 60 + 2500*48/900, 60 + 2500*48/900, 60 + 2500*48/900},
	{"beams of two", stage.Fire{ID: 1, Helpers: []int{2}, Target: foe}, 60 + 160, 60 + 420 + 120, 60 + 160, 60 + 420 + 120},
	{"clash", stage.Clash{ID: 1, With: 2}, 270, 380, 120, 120},
	{"cast", stage.Cast{ID: 1}, 240, 380, 160, 380},
	{"blast", stage.Blast{Cells: []grid.Cell{{X: 4, Y: 4}, {X: 5, Y: 4}}}, 420, 420, 420, 420},
	{"heal", stage.Heal{ID: 2, Text: "+5", HP: 25}, 160, 800, 160, 800},
	{"words", stage.Say{ID: 2, Text: "noticed"}, 120, 800, 120, 800},
	{"shove", stage.Push{ID: 2, To: grid.C(3, 0)}, 180, 180, 180, 180},
	{"wait", stage.Wait{Millis: 380}, 380, 380, 380, 380},
}

// TestTimings holds every cue to the motion table at each speed and with reduced
// motion: no more than three ticks off, and one more for each square of a way.
func TestTimings(t *testing.T) {
	for _, c := range spans {
		for _, speed := range []int{1, 2, 4} {
			for _, reduced := range []bool{false, true} {
				busy, rest := c.busy, c.rest
				if reduced {
					busy, rest = c.calmBusy, c.calmRest
				}
				s := stage.New()
				s.Speed, s.Reduced = speed, reduced
				s.Set(append(two(), piece.Piece{ID: 3, At: grid.C(6, 6), N: 1, Pose: piece.Prone}))
				s.Play(c.cue)
				held, all := 0, 0
				for s.Moving() && all < 1000 {
					if s.Busy() {
						held = all
					}
					s.Update()
					all++
				}
				slack := 3.0
				if m, ok := c.cue.(stage.Move); ok {
					slack += float64(len(m.Cells))
				}
				const tick = 1000.0 / 60
				for _, v := range []struct {
					what string
					got  int
					want int
				}{{"holds the next cue", held, busy}, {"is over", all, rest}} {
					if want := float64(v.want) / float64(speed); math.Abs(float64(v.got)*tick-want) > slack*tick {
						t.Errorf("%s at speed %d (reduced %v): %s after %.0f ms, want %.0f", c.name, speed, reduced, v.what, float64(v.got)*tick, want)
					}
				}
			}
		}
	}
}

// TestReducedMotionKeepsPiecesStill: where motion is reduced nothing hops, leans,
// flashes or shakes.
func TestReducedMotionKeepsPiecesStill(t *testing.T) {
	for _, c := range spans {
		s := stage.New()
		s.Reduced = true
		s.Set(append(two(), piece.Piece{ID: 3, At: grid.C(6, 6), N: 1, Pose: piece.Prone}))
		s.Play(c.cue)
		for s.Moving() {
			s.Update()
			var p board.Picture
			s.Fill(&p)
			if p.Shake[0] != 0 || p.Shake[1] != 0 || p.Zoom != (moment.Zoom{}) || len(p.Moments.Arcs) > 0 {
				t.Fatalf("%s shakes the map, brings it nearer or leaves a trace: %+v", c.name, p.Zoom)
			}
			for _, q := range s.Pieces() {
				if q.Lift != 0 || q.Tilt != 0 || q.Flash != 0 || q.Drain != 0 {
					t.Fatalf("%s: piece %d is lifted %v, tilted %v, flashes %v", c.name, q.ID, q.Lift, q.Tilt, q.Flash)
				}
			}
		}
	}
}

// TestShakeStaysSmall: the only shake, that of a critical hit, never exceeds six
// pixels.
func TestShakeStaysSmall(t *testing.T) {
	s := stage.New()
	s.Set(two())
	s.Play(stage.Hurt{ID: 2, Text: "22", HP: 7, Crit: true})
	most := 0.0
	for s.Moving() {
		s.Update()
		var p board.Picture
		s.Fill(&p)
		most = max(most, math.Abs(p.Shake[0]), math.Abs(p.Shake[1]))
	}
	if most == 0 || most > 6 {
		t.Errorf("a critical hit shakes the map by up to %v pixels, want more than 0 and at most 6", most)
	}
}

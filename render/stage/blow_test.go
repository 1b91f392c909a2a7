package stage_test

import (
	"testing"

	"tenaille/render/board"
	"tenaille/render/board/moment"
	"tenaille/render/board/piece"
	"tenaille/render/stage"
	"tenaille/rules/grid"
)

// seen plays cues to their end and hands every picture to look.
func seen(s *stage.Stage, look func(p *board.Picture), cues ...stage.Cue) (last board.Picture) {
	s.Play(cues...)
	for s.Moving() {
		s.Update()
		last = board.Picture{}
		s.Fill(&last)
		if look != nil {
			look(&last)
		}
	}
	return last
}

// TestBlowsLeaveATrace: every kind of blow is seen over whom it is dealt, and gone at
// the end.
func TestBlowsLeaveATrace(t *testing.T) {
	for _, kind := range []moment.ArcKind{moment.Slash, moment.Thrust, moment.Crush, moment.Bite} {
		s := stage.New()
		s.Set(two())
		whole := false
		last := seen(s, func(p *board.Picture) {
			for _, a := range p.Moments.Arcs {
				if a.Kind != kind || a.X != 3 || a.Y != 1 {
					t.Errorf("kind %d is seen as %+v", kind, a)
				}
				whole = whole || a.At == 1
			}
		}, stage.Strike{ID: 1, Target: foe, Kind: kind})
		if !whole || len(last.Moments.Arcs) > 0 {
			t.Errorf("kind %d: drawn out %v, %d are left", kind, whole, len(last.Moments.Arcs))
		}
	}
}

// TestHitPointsDrain: what is lost is seen on the bar from all of it to nothing.
func TestHitPointsDrain(t *testing.T) {
	s := stage.New()
	s.Set(two())
	before := 0
	for _, p := range s.Pieces() {
		if p.ID == 2 {
			before = p.HP
		}
	}
	most, drained := 0., 1.
	seen(s, func(p *board.Picture) {
		for _, q := range p.Pieces {
			if q.ID == 2 {
				most, drained = max(most, q.Drain), q.Drain
			}
		}
	}, stage.Hurt{ID: 2, Text: "5", HP: before - 5})
	if most < 4 || most > 5 || drained != 0 {
		t.Errorf("of 5 hit points the bar shows %.1f at most and %.1f at the end", most, drained)
	}
}

// TestTheMapComesNearer: at a critical hit and when somebody falls, by 15 in 100 at most,
// around whom it befalls, and it goes back.
func TestTheMapComesNearer(t *testing.T) {
	for name, c := range map[string]struct {
		cue  stage.Cue
		near bool
	}{
		"critical": {stage.Hurt{ID: 2, Text: "22", HP: 7, Crit: true}, true},
		"fall":     {stage.Fall{ID: 2, Pose: piece.Dying}, true},
		"hit":      {stage.Hurt{ID: 2, Text: "2", HP: 7}, false},
		"trip":     {stage.Fall{ID: 2, Pose: piece.Prone}, false},
	} {
		s := stage.New()
		s.Set(two())
		most := 0.
		last := seen(s, func(p *board.Picture) {
			if most = max(most, p.Zoom.By); p.Zoom.By > 0 && (p.Zoom.X != 3 || p.Zoom.Y != 1) {
				t.Errorf("%s: nearer around %v, %v", name, p.Zoom.X, p.Zoom.Y)
			}
		}, c.cue)
		if c.near != (most > .1) || most > .1501 || last.Zoom != (moment.Zoom{}) {
			t.Errorf("%s: nearer by %.2f, by %+v at the end", name, most, last.Zoom)
		}
	}
}

// TestACriticalHitThatFellsComesNearerOnce: the map neither jumps nor looks elsewhere where
// one close-up runs into another.
func TestACriticalHitThatFellsComesNearerOnce(t *testing.T) {
	s := stage.New()
	s.Set(two())
	was := 0.
	seen(s, func(p *board.Picture) {
		if z := p.Zoom; z.By-was > .05 || was-z.By > .05 || z.By > 0 && (z.X != 3 || z.Y != 1) {
			t.Errorf("nearer by %.3f after %.3f, around %v, %v", z.By, was, z.X, z.Y)
		}
		was = p.Zoom.By
	}, stage.Hurt{ID: 2, Text: "22", HP: -3, Crit: true}, stage.Fall{ID: 2, Pose: piece.Dying})
}

// TestArrowsStick: what hits sticks in whom it hit, two at most, goes where it goes, and
// what misses does not; nothing sticks in the dead.
func TestArrowsStick(t *testing.T) {
	s := stage.New()
	s.Set(two())
	shot, hit := stage.Shoot{ID: 1, Target: foe, Kind: moment.Arrow}, stage.Hurt{ID: 2, Text: "2", HP: 20}
	if p := seen(s, nil, shot, stage.Miss{ID: 2, Text: "miss"}, hit); len(p.Moments.Shafts) != 0 {
		t.Errorf("an arrow that missed sticks")
	}
	if p := seen(s, nil, stage.Shoot{ID: 1, Target: foe, Kind: moment.Stone}, hit); len(p.Moments.Shafts) != 0 {
		t.Errorf("a stone sticks")
	}
	p := seen(s, nil, shot, hit)
	if len(p.Moments.Shafts) != 1 {
		t.Fatalf("%d arrows stick, want 1", len(p.Moments.Shafts))
	}
	at := p.Moments.Shafts[0].X
	if p = seen(s, nil, stage.Push{ID: 2, To: foe.At.Step(grid.E)}); p.Moments.Shafts[0].X != at+1 {
		t.Errorf("it is at %v of whom was pushed from where it was at %v", p.Moments.Shafts[0].X, at)
	}
	s.Set(two())
	if p = seen(s, nil, shot, stage.Strike{ID: 1, Target: foe}, hit); len(p.Moments.Shafts) != 0 {
		t.Errorf("an arrow that did nothing sticks after a blow")
	}
	if p = seen(s, nil, shot, hit, shot, hit, shot, hit); len(p.Moments.Shafts) != 2 {
		t.Errorf("of three arrows %d stick", len(p.Moments.Shafts))
	}
	if p = seen(s, nil, stage.Die{ID: 2}); len(p.Moments.Shafts) != 0 {
		t.Errorf("%d arrows stick in the dead", len(p.Moments.Shafts))
	}
}

// TestSteelSparksAndFallsRaiseDust: what armour stops sparks, who comes down raises dust.
func TestSteelSparksAndFallsRaiseDust(t *testing.T) {
	for kind, cue := range map[moment.BurstKind]stage.Cue{
		moment.Spark: stage.Miss{ID: 2, Text: "stopped", From: grid.Space{N: 1}, Stopped: true},
		moment.Dust:  stage.Fall{ID: 2, Pose: piece.Prone},
	} {
		s := stage.New()
		s.Set(two())
		told := false
		seen(s, func(p *board.Picture) {
			for _, b := range p.Moments.Bursts {
				told = told || b.Kind == kind
			}
		}, cue)
		if !told {
			t.Errorf("%T shows nothing", cue)
		}
	}
}

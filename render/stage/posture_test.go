package stage_test

import (
	"testing"

	"tenaille/render/board"
	"tenaille/render/board/piece"
	"tenaille/render/board/terrain"
	"tenaille/render/stage"
	"tenaille/rules/grid"
)

// ticks runs a stage to rest and returns how many ticks it took, with what the
// most changed of the first piece and the first leaf were on the way.
func ticks(s *stage.Stage) (n int, sink, shut []float64) {
	var p board.Picture
	for ; s.Busy() && n < 1000; n++ {
		s.Update()
		s.Fill(&p)
		if p.Pieces[0].Sinking {
			sink = append(sink, p.Pieces[0].Sink)
		}
		if len(p.Leaves) > 0 {
			shut = append(shut, p.Leaves[0].Shut)
		}
	}
	return n, sink, shut
}

// rising tells whether values only grow, or only fall, through at least three.
func rising(list []float64, up bool) bool {
	for i := 1; i < len(list); i++ {
		if list[i] < list[i-1] == up && list[i] != list[i-1] {
			return false
		}
	}
	return len(list) >= 3
}

// TestFiguresSinkToTheirKnees: a figure sinks to its knees and rises from them,
// and is so at once in reduced motion.
func TestFiguresSinkToTheirKnees(t *testing.T) {
	for _, reduced := range []bool{false, true} {
		s := stage.New()
		s.Reduced = reduced
		s.Set([]piece.Piece{{ID: 3, N: 1}})
		for _, c := range []struct {
			cue  stage.Cue
			up   bool
			pose piece.Pose
		}{{stage.Kneel{ID: 3}, true, piece.Kneeling}, {stage.Kneel{ID: 3}, true, piece.Kneeling}, {stage.Rise{ID: 3}, false, piece.Standing}} {
			was := s.Pieces()[0].Pose
			s.Play(c.cue)
			n, sink, _ := ticks(s)
			if p := s.Pieces()[0]; p.Pose != c.pose || p.Sinking {
				t.Errorf("reduced %v, %+v: the pose is %v, sinking %v", reduced, c.cue, p.Pose, p.Sinking)
			}
			moves := !reduced && was != c.pose
			if moves != (len(sink) > 0) || moves && !rising(sink, c.up) {
				t.Errorf("reduced %v, %+v from %v: %d ticks through %v", reduced, c.cue, was, n, sink)
			}
		}
	}
}

// TestDoorsSwing: the leaf of a door turns while it opens or closes, and is gone
// afterwards; in reduced motion there is none.
func TestDoorsSwing(t *testing.T) {
	for _, reduced := range []bool{false, true} {
		for _, shut := range []float64{0, 1} {
			s := stage.New()
			s.Reduced = reduced
			s.Set([]piece.Piece{{ID: 3, N: 1}})
			s.Play(stage.Swing{Leaf: terrain.Leaf{Edge: grid.V(2, 1), Shut: shut}})
			n, _, way := ticks(s)
			if reduced != (len(way) == 0) || !reduced && !rising(way, shut == 1) {
				t.Errorf("reduced %v, to %v: %d ticks through %v", reduced, shut, n, way)
			}
			var p board.Picture
			if s.Fill(&p); len(p.Leaves) > 0 {
				t.Errorf("reduced %v: %d leaves are left", reduced, len(p.Leaves))
			}
		}
	}
}

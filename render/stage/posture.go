package stage

import (
	"github.com/tanema/gween/ease"

	"tenaille/render/board/piece"
	"tenaille/render/board/terrain"
)

// Milliseconds of what changes in its place.
const (
	kneelMillis = 140 // as long as a step
	swingMillis = 180 // as long as jaws close
)

// kneel lets a figure sink to its knees or rise from them, as far as from and to
// say; pose is what it is afterwards. In reduced motion it is so at once.
func (s *Stage) kneel(id int, from, to float64, pose piece.Pose) {
	p := s.piece(id)
	if p == nil || lies(p) || p.Pose == pose {
		return
	}
	if s.Reduced {
		p.Pose = pose
		return
	}
	p.Sinking, p.Sink = true, from
	s.run(0, kneelMillis, from, to, ease.InOutSine, s.with(id, func(p *piece.Piece, v float64) { p.Sink = v })).end = func() {
		if p := s.piece(id); p != nil {
			p.Pose, p.Sinking, p.Sink = pose, false, 0
		}
	}
}

// swing turns the leaf of a door to what it is to be. In reduced motion there is
// nothing to turn.
func (s *Stage) swing(l terrain.Leaf) {
	if s.Reduced {
		return
	}
	to := l.Shut
	l.Shut = 1 - to
	v := &l
	s.leaves = append(s.leaves, v)
	s.run(0, swingMillis, l.Shut, to, ease.InOutSine, func(at float64) { v.Shut = at }).end = func() { s.leaves = remove(s.leaves, v) }
}

package stage

import (
	"math"

	"tenaille/render/board/moment"
	"tenaille/render/board/piece"

	"github.com/tanema/gween/ease"
)

// clash strains two pieces against each other: 90 in, 180 of strain, 110 apart.
func (s *Stage) clash(c Clash) {
	p, q := s.piece(c.ID), s.piece(c.With)
	if p == nil || q == nil {
		return
	}
	if s.Reduced {
		s.hold(120)
		return
	}
	x, y := way(space(p), space(q))
	for i, id := range [...]int{c.ID, c.With} {
		k := 1 - 2*float64(i)
		set := s.with(id, func(p *piece.Piece, v float64) { p.DX, p.DY = k*x*v, k*y*v })
		s.run(0, 90, 0, .16, ease.InQuad, set)
		s.run(90, 180, 0, 1, ease.Linear, s.with(id, func(p *piece.Piece, v float64) {
			sway := .16 + .035*math.Sin(v*4*math.Pi+float64(i)*math.Pi)
			p.DX, p.DY = k*x*sway, k*y*sway
		}))
		s.run(270, 110, .16, 0, ease.OutQuad, set).loose = true
	}
	ax, ay := centre(space(p))
	bx, by := centre(space(q))
	l := s.run(90, 1, 0, 1, ease.Linear, func(float64) {})
	l.end = func() { s.open((ax+bx)/2, (ay+by)/2, .1, .34, 220, moment.Impact) }
}

// cast lifts a piece by a sixth of a square while a burst opens around it.
func (s *Stage) cast(c Cast) {
	p := s.piece(c.ID)
	if p == nil {
		return
	}
	x, y := centre(space(p))
	s.open(x, y, .25, .62*float64(max(1, p.N)), 380, c.Kind)
	if s.Reduced {
		s.hold(160)
		return
	}
	s.run(0, 240, 0, 1, ease.Linear, s.with(c.ID, func(p *piece.Piece, v float64) { p.Lift = .16 * math.Sin(v*math.Pi) }))
}

// blast lights squares for 420 and opens a burst as wide as they are.
func (s *Stage) blast(c Blast) {
	if len(c.Cells) == 0 {
		return
	}
	lo, hi := c.Cells[0], c.Cells[0]
	for _, v := range c.Cells {
		lo.X, lo.Y, hi.X, hi.Y = min(lo.X, v.X), min(lo.Y, v.Y), max(hi.X, v.X), max(hi.Y, v.Y)
	}
	s.area = append(s.area[:0:0], c.Cells...)
	s.run(0, 420, 0, 1, ease.Linear, func(float64) {}).end = func() { s.area = nil }
	wide := float64(max(hi.X-lo.X, hi.Y-lo.Y)+1) / 2
	s.open(float64(lo.X+hi.X+1)/2, float64(lo.Y+hi.Y+1)/2, .3, wide, 380, c.Kind)
}

// open lets a burst open from one radius to another and fade; nothing waits for it.
// Where motion is reduced it only fades.
func (s *Stage) open(x, y, from, to, ms float64, kind moment.BurstKind) {
	v := &moment.Burst{X: x, Y: y, Radius: from, Kind: kind}
	if s.Reduced {
		v.Radius = to
	} else {
		s.run(0, ms, from, to, ease.OutCubic, func(r float64) { v.Radius = r }).loose = true
	}
	s.bursts = append(s.bursts, v)
	l := s.run(ms*.4, ms*.6, 0, 1, ease.InQuad, func(f float64) { v.Fade = f })
	l.loose = true
	l.end = func() { s.bursts = remove(s.bursts, v) }
}

package stage

import (
	"math"

	"github.com/tanema/gween/ease"

	"tenaille/render/board/piece"
	"tenaille/rules/grid"
)

func (s *Stage) move(c Move) {
	p := s.piece(c.ID)
	if p == nil || len(c.Cells) == 0 {
		return
	}
	if s.Reduced {
		s.slide(c.ID, c.Cells[len(c.Cells)-1], 120, false)
		return
	}
	step := 140.0
	if len(c.Cells) >= 8 || c.Rush {
		step = 90
	}
	s.step(c.ID, c.Cells, step)
}

// step walks one square and then the rest.
func (s *Stage) step(id int, cells []grid.Cell, ms float64) {
	p := s.piece(id)
	if p == nil {
		return
	}
	dx, dy := float64(p.At.X-cells[0].X), float64(p.At.Y-cells[0].Y)
	p.At, p.DX, p.DY = cells[0], dx, dy
	l := s.run(0, ms, 1, 0, ease.InOutSine, s.with(id, func(p *piece.Piece, v float64) {
		p.DX, p.DY = dx*v, dy*v
		p.Lift = .06 * math.Sin(math.Pi*v)
	}))
	l.end = func() {
		if rest := cells[1:]; len(rest) > 0 {
			s.step(id, rest, ms)
		}
	}
}

func (s *Stage) slide(id int, to grid.Cell, ms float64, along bool) {
	p := s.piece(id)
	if p == nil {
		return
	}
	dx, dy := float64(p.At.X-to.X), float64(p.At.Y-to.Y)
	p.At, p.DX, p.DY = to, dx, dy
	s.run(0, ms, 1, 0, ease.OutCubic, s.with(id, func(p *piece.Piece, v float64) { p.DX, p.DY = dx*v, dy*v })).loose = along
}

func (s *Stage) appear(q piece.Piece) {
	if s.piece(q.ID) != nil {
		s.begin(Become{Piece: q})
		return
	}
	q.Fade = 1
	s.pieces = append(s.pieces, q)
	s.run(0, 200, 1, 0, ease.OutQuad, s.with(q.ID, func(p *piece.Piece, v float64) { p.Fade = v }))
}

func (s *Stage) vanish(id int) {
	s.run(0, 200, 0, 1, ease.InQuad, s.with(id, func(p *piece.Piece, v float64) { p.Fade = v })).end = func() {
		for i := range s.pieces {
			if s.pieces[i].ID == id {
				s.pieces = append(s.pieces[:i], s.pieces[i+1:]...)
				return
			}
		}
	}
}

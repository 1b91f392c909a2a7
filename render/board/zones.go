package board

import (
	"math"
	"slices"

	"tenaille/render/pen"
	"tenaille/rules/grid"
)

// keepOut gathers what words leave free: the faces, with the badges beside them, the
// beads with numbers, the squares to flank from and the jaws; and, by themselves, the
// bars of hit points and the foot of the figure to come.
func (b *Board) keepOut(cam Camera, p *Picture) {
	b.faces, b.feet = b.faces[:0], b.feet[:0]
	c := float64(cam.Square)
	for i := range p.Pieces {
		v := &p.Pieces[i]
		if v.Pose != Dead {
			b.faces = append(b.faces, face(cam, v.At, v.n()))
		}
		if !v.marked() {
			continue
		}
		if v.HP > 0 && v.MaxHP > 0 {
			b.feet = append(b.feet, foot(cam, v.At, v.n(), .13))
		}
		for _, stance := range [...]bool{false, true} {
			for row := range min(v.column(stance), mostBadges) {
				at, r := v.badgeAt(cam, stance, row)
				b.faces = append(b.faces, around(at, 1.7*r, 1.7*r))
			}
		}
	}
	s := &p.Signs
	if way := s.Path; way != nil {
		for i := 1; i < len(way.Cells)-1; i++ {
			if way.bead(cam, i) != "" {
				b.faces = append(b.faces, around(way.middle(cam, i), .36*c, .36*c))
			}
		}
	}
	for _, at := range s.Spots {
		m := middle(cam, grid.Space{At: at, N: uint8(max(1, s.SpotWidth))})
		b.faces = append(b.faces, around(m, .42*c, .42*c))
	}
	for i := range s.Flanks {
		b.faces = s.Flanks[i].claws(cam, b.faces)
	}
	if g := s.Ghost; g != nil {
		b.faces = append(b.faces, face(cam, g.At, g.Piece.n()))
		b.feet = append(b.feet, foot(cam, g.At, g.Piece.n(), .28))
	}
}

// claws adds boxes along both claws of the jaws to a list.
func (f *Flank) claws(cam Camera, list []box) []box {
	c, n := float64(cam.Square), math.Max(1, float64(f.Target.N))
	m := middle(cam, f.Target)
	line := middle(cam, f.To).Sub(middle(cam, f.From))
	axis := math.Atan2(line.Y, line.X)
	for k := -3; k <= 3; k++ {
		for _, side := range [...]float64{0, math.Pi} {
			sin, cos := math.Sincos(axis + side + float64(k)*math.Pi/14)
			list = append(list, around(m.Add(pen.V(cos, sin).Mul(.5*n*c)), .22*c, .22*c))
		}
	}
	return list
}

// shuns reports whether a box lies over what words leave free; feet tells whether
// bars count.
func (b *Board) shuns(q box, feet bool) bool {
	return slices.ContainsFunc(b.faces, q.meets) || feet && slices.ContainsFunc(b.feet, q.meets)
}

// face is where the head of a piece is.
func face(cam Camera, at grid.Cell, n int) box {
	r := cam.SpaceRect(grid.Space{At: at, N: uint8(n)})
	w, h := float64(r.Dx()), float64(r.Dy())
	return box{float64(r.Min.X) + w*.2, float64(r.Min.Y) + h*.04, float64(r.Max.X) - w*.2, float64(r.Min.Y) + h*.6}
}

// foot is the lowest part of a piece, so many squares high.
func foot(cam Camera, at grid.Cell, n int, high float64) box {
	r := cam.SpaceRect(grid.Space{At: at, N: uint8(n)})
	w, c := float64(r.Dx()), float64(cam.Square)
	return box{float64(r.Min.X) + w*.11, float64(r.Max.Y) - high*c, float64(r.Max.X) - w*.11, float64(r.Max.Y)}
}

package board

import (
	"image"
	"math"

	"tenaille/render/board/brush"
	"tenaille/render/board/camera"
	"tenaille/render/board/piece"
	"tenaille/render/board/place"
	"tenaille/render/pen"
	"tenaille/rules/grid"
)

// clear forgets all labels and takes up where others may stand: in the bounds of what
// is drawn on, but neither under panels nor on the ruler.
func (b *Board) clear(bounds image.Rectangle, cam camera.Camera, p *Picture) {
	b.places.Clear(place.Boxed(bounds))
	for _, r := range p.Hides {
		b.places.Shut(place.Boxed(r.Add(cam.View.Min)))
	}
	if way := p.Signs.Path; way != nil {
		way.marks(cam, p, b.places.Mark)
	}
	b.keepOut(cam, p)
	columns, rows := cam.Pinned()
	top, left := cam.Strips(cam.Safe)
	if columns {
		b.places.Shut(place.Boxed(top))
	}
	if rows {
		b.places.Shut(place.Boxed(left))
	}
}

// keepOut gathers what words leave free: the faces, with the badges beside them, the
// beads with numbers, the squares to flank from and the jaws; and, by themselves, the
// bars of hit points and the foot of the figure to come.
func (b *Board) keepOut(cam camera.Camera, p *Picture) {
	c := float64(cam.Square)
	for i := range p.Pieces {
		v := &p.Pieces[i]
		if v.Pose != piece.Dead {
			b.places.Face(piece.Face(cam, v.At, v.Width()))
		}
		if !v.Marked() {
			continue
		}
		if v.HP > 0 && v.MaxHP > 0 {
			b.places.Foot(piece.Foot(cam, v.At, v.Width(), .13))
		}
		for _, stance := range [...]bool{false, true} {
			for row := range min(v.Column(stance), piece.MostBadges) {
				at, r := v.BadgeAt(cam, stance, row)
				b.places.Face(place.Around(at, 1.7*r, 1.7*r))
			}
		}
		for row := range v.Marks() {
			at, r := v.MarkAt(cam, row)
			b.places.Face(place.Around(at, 1.7*r, 1.7*r))
		}
	}
	s := &p.Signs
	if way := s.Path; way != nil {
		for i := 1; i < len(way.Cells)-1; i++ {
			if way.bead(cam, i) != "" && !taken(p.Pieces, grid.Space{At: way.Cells[i], N: uint8(max(1, way.N))}, way.Cells[0]) {
				b.places.Face(place.Around(way.middle(cam, i), .36*c, .36*c))
			}
		}
	}
	for _, at := range s.Spots {
		m := brush.Middle(cam, at)
		b.places.Face(place.Around(m, .42*c, .42*c))
	}
	for i := range s.Flanks {
		s.Flanks[i].claws(cam, b.places.Face)
	}
	for i := range s.Planned {
		if v := &s.Planned[i]; len(v.Way) > 1 {
			b.places.Face(piece.Face(cam, v.At.At, v.Piece.Width()))
		}
	}
	if g := s.Ghost; g != nil {
		b.places.Face(piece.Face(cam, g.At, g.Piece.Width()))
		b.places.Foot(piece.Foot(cam, g.At, g.Piece.Width(), .28))
	}
}

// claws tells each boxes along both claws of the jaws.
func (f *Flank) claws(cam camera.Camera, each func(place.Box)) {
	c, n := float64(cam.Square), math.Max(1, float64(f.Target.N))
	m := brush.Middle(cam, f.Target)
	line := brush.Middle(cam, f.To).Sub(brush.Middle(cam, f.From))
	axis := math.Atan2(line.Y, line.X)
	for k := -3; k <= 3; k++ {
		for _, side := range [...]float64{0, math.Pi} {
			sin, cos := math.Sincos(axis + side + float64(k)*math.Pi/14)
			each(place.Around(m.Add(pen.V(cos, sin).Mul(.5*n*c)), .22*c, .22*c))
		}
	}
}

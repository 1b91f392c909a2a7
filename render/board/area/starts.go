package area

import (
	"math"

	"tenaille/render/art"
	"tenaille/render/pen"
	"tenaille/rules/grid"
)

// outliner draws the border of sets of squares, so far inside their edge and with corners
// so round.
type outliner func(inset, r float64, lists ...[]grid.Cell) [][]pen.Vec

// paintStarts paints where sides may be placed before a battle, in their
// colours: dashes around the own start; dots around an enemy's, and the outline
// of its bases on every second square, so that it is told by more than colour.
// c is the size of a square, outline the border of sets of squares.
func (u *Layer) paintStarts(s *Areas, c float64, outline outliner) {
	p := &u.Ink
	if len(s.Start) > 0 {
		d := outline(.04*c, .16, s.Start)
		look := art.SideLook(s.StartSide)
		u.wash(s.Start, look.Colour, .18)
		p.Loops(d).Stroke(u.img, art.Ink, .085*c, .5)
		p.Dash(d, .15*c, .10*c).Stroke(u.img, look.Light, .05*c, 1)
	}
	if len(s.Enemy) == 0 {
		return
	}
	d := outline(.04*c, .16, s.Enemy)
	look := art.SideLook(s.EnemySide)
	u.wash(s.Enemy, look.Colour, .14)
	p.Loops(d).Stroke(u.img, art.Ink, .085*c, .5)
	p.Dash(d, .02*c, .12*c).Stroke(u.img, look.Light, .055*c, 1)
	for _, q := range s.Enemy {
		if (q.X+q.Y)%2 != 0 {
			continue
		}
		x, y := (float64(int(q.X)-u.cells.Min.X)+.5)*c, (float64(int(q.Y)-u.cells.Min.Y)+.5)*c
		p.Polygon(base(look.Shape, x, y, .19*c)...).Stroke(u.img, art.Ink, .09*c, .4).Stroke(u.img, look.Light, .045*c, .85)
	}
}

// base is the outline of a base of a shape about x, y.
func base(shape art.Shape, x, y, r float64) []pen.Vec {
	corners, turn := 6, 0.
	switch shape {
	case art.Round:
		corners = 24
	case art.Square:
		corners, turn = 4, math.Pi/4
	}
	list := make([]pen.Vec, corners)
	for i := range list {
		sin, cos := math.Sincos(turn + 2*math.Pi*float64(i)/float64(corners))
		list[i] = pen.V(x+r*cos, y+r*sin)
	}
	return list
}

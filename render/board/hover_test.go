package board

import (
	"testing"

	"tenaille/render/board/camera"
	"tenaille/render/board/piece"
	"tenaille/render/board/place"
	"tenaille/render/pen"
	"tenaille/rules/grid"
)

// TestTheFrameKnowsWhoStandsThere: the frame of the pointer lies around all squares of a
// creature, and around none that brackets or jaws mark.
func TestTheFrameKnowsWhoStandsThere(t *testing.T) {
	at := grid.C(3, 4)
	large := grid.Space{At: grid.C(3, 3), N: 2}
	p := &Picture{Pieces: []piece.Piece{{At: large.At, N: 2}}, Signs: Signs{Hover: &at}}
	if on, ok := p.hovered(); !ok || on != large {
		t.Errorf("the frame lies around %v, %v; want all of %v", on, ok, large)
	}
	for name, s := range map[string]Signs{
		"acting": {Acting: &large}, "aimed at": {Target: &large}, "flanked": {Flanks: []Flank{{Target: large}}},
	} {
		p.Signs = s
		p.Signs.Hover = &at
		if on, ok := p.hovered(); ok {
			t.Errorf("%s: a frame lies around %v", name, on)
		}
	}
}

// TestBracketsStayOnTheMap: about whoever stands at an edge of the map they lie within it,
// about all others a little outside of their squares.
func TestBracketsStayOnTheMap(t *testing.T) {
	cam := camera.Camera{Square: 50, Scale: 1}
	for _, c := range []struct {
		s    grid.Space
		a, b pen.Vec // the first corner and the last
	}{
		{square(0, 0), pen.V(4, 4), pen.V(51.75, 51.75)},
		{square(9, 5), pen.V(448.25, 248.25), pen.V(496, 296)},
		{square(4, 3), pen.V(198.25, 148.25), pen.V(251.75, 201.75)},
		{grid.Space{At: grid.C(8, 0), N: 2}, pen.V(398.25, 4), pen.V(496, 101.75)},
	} {
		if at := bracketed(cam, c.s, nil, 10, 6); at[0] != c.a || at[3] != c.b || at[1] != pen.V(c.b.X, c.a.Y) {
			t.Errorf("about %v they lie at %v, want %v to %v", c.s, at, c.a, c.b)
		}
	}
}

// TestDiamondsOfThoseThatStand lie on the edge to the enemy, on nobody's face, and
// have no stub of a sickle.
func TestDiamondsOfThoseThatStand(t *testing.T) {
	cam := camera.Camera{Square: 48, Scale: 1}
	for dy := -1; dy <= 1; dy++ {
		for dx := -1; dx <= 1; dx++ {
			if dx == 0 && dy == 0 {
				continue
			}
			by := square(5+dx, 4+dy)
			p := &Path{Cells: []grid.Cell{grid.C(5, 4)}, N: 1, Provokes: []Provoke{{By: []grid.Space{by}}}}
			at, _ := p.diamondAt(cam, &p.Provokes[0])
			w := 2 * 48 * p.diamond() * .6 // a diamond is less than its Box
			for _, c := range []grid.Cell{{X: 5, Y: 4}, by.At} {
				if f := piece.Face(cam, c, 1); place.Around(at, w, w).Meets(f) {
					t.Errorf("the diamond towards %v stands at %v, over the face %v", by.At, at, f)
				}
			}
			near := place.Box{X0: 5*48 - 6, Y0: 4*48 - 6, X1: 6*48 + 6, Y1: 5*48 + 6}
			if !near.Holds(at) {
				t.Errorf("the diamond towards %v stands at %v, far from the edge", by.At, at)
			}
			p.sickles(cam, &Picture{}, &p.Provokes[0], func(_ grid.Space, from, to pen.Vec, _ float64) {
				if l := to.Sub(from).Length(); l < shortestSickle*48 {
					t.Errorf("from %v comes a sickle of %.1f pixels", by.At, l)
				}
			})
		}
	}
}

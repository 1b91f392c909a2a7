package board_test

import (
	"image"
	"testing"

	"tenaille/render/board"
	"tenaille/render/board/piece"
	"tenaille/render/board/sight"
	"tenaille/rules/grid"
)

// TestLinesCrossNoFace draws each kind of line from one piece to another past a
// third that stands in its way: no face shows anything of it, and within the bases of
// the two it ties there is none of it at all.
func TestLinesCrossNoFace(t *testing.T) {
	one := func(x, y int) grid.Space { return grid.Space{At: grid.C(x, y), N: 1} }
	big := grid.Space{At: grid.C(3, 2), N: 2}
	at := sight.Point{X: 2, Y: 1.5}
	for _, v := range []struct {
		name string
		to   grid.Space
		put  func(s *board.Signs, to grid.Space)
	}{
		{"sight", one(4, 1), func(s *board.Signs, to grid.Space) {
			s.Sights.Lines = []sight.Line{{From: one(0, 1), To: to, Own: true}}
		}},
		{"covered sight", one(4, 1), func(s *board.Signs, to grid.Space) {
			s.Sights.Lines = []sight.Line{{From: one(0, 1), To: to, Kind: sight.Covered, At: &at}}
		}},
		{"blocked sight", one(4, 1), func(s *board.Signs, to grid.Space) {
			s.Sights.Lines = []sight.Line{{From: one(0, 1), To: to, Kind: sight.Blocked, At: &at}}
		}},
		{"beam", one(4, 1), func(s *board.Signs, to grid.Space) {
			s.Sights.Beams = []sight.Beam{{From: one(0, 1), To: to}, {From: one(0, 1), To: to, Main: true}}
		}},
		{"beam at a large one", big, func(s *board.Signs, to grid.Space) {
			s.Sights.Beams = []sight.Beam{{From: one(0, 1), To: to, Main: true}}
		}},
		{"corner lines", one(4, 1), func(s *board.Signs, to grid.Space) {
			for _, q := range []sight.Point{{X: 4, Y: 1}, {X: 5, Y: 1}, {X: 4, Y: 2}, {X: 5, Y: 2}} {
				s.Sights.Traces = append(s.Sights.Traces, sight.Trace{From: sight.Point{X: 1, Y: 2}, To: q, Kind: sight.Covered, At: &at, In: to})
			}
		}},
		{"corner lines between neighbours", one(1, 1), func(s *board.Signs, to grid.Space) {
			s.Sights.Traces = []sight.Trace{{From: sight.Point{X: 0, Y: 2}, To: sight.Point{X: 2, Y: 1}, Kind: sight.Covered, Out: one(0, 1), In: to}}
		}},
	} {
		e := newEasel()
		b := board.New(e.g)
		b.SetTerrain(soils()[0].t)
		pieces := []piece.Piece{
			{ID: 1, Figure: "archer", At: grid.C(0, 1), N: 1, HP: 9, MaxHP: 9},
			{ID: 2, Figure: "fighter", At: grid.C(2, 1), N: 1, HP: 9, MaxHP: 9},
			{ID: 3, Figure: "orc", Side: 1, At: v.to.At, N: int(v.to.N), HP: 9, MaxHP: 9},
		}
		bare := e.paint(b, board.Picture{Pieces: pieces})
		with := board.Picture{Pieces: pieces}
		v.put(&with.Signs, v.to)
		drawn := e.paint(b, with)
		if n := altered(bare, drawn, bare.Rect); n == 0 && v.name != "corner lines between neighbours" {
			t.Errorf("%s: nothing is drawn", v.name)
		}
		for i, q := range pieces {
			c := 48 * q.N
			x, y := 20+48*int(q.At.X), 20+48*int(q.At.Y)
			head := image.Rect(x+c*38/100, y+c*15/100, x+c*62/100, y+c/2)
			if n := altered(bare, drawn, head); n > 0 {
				t.Errorf("%s: %d pixels of the face of %s change", v.name, n, q.Figure)
			}
			// A square inside of the base; a shield of cover keeps to its rim.
			base := image.Rect(x+c*20/100, y+c*20/100, x+c*80/100, y+c*80/100)
			if n := altered(bare, drawn, base); i != 1 && n > 0 {
				t.Errorf("%s: %d pixels on the base of %s change", v.name, n, q.Figure)
			}
		}
	}
}

// altered counts the pixels of a part of two pictures that are not alike.
func altered(a, z *image.RGBA, part image.Rectangle) (n int) {
	part = part.Intersect(a.Rect)
	for y := part.Min.Y; y < part.Max.Y; y++ {
		for x := part.Min.X; x < part.Max.X; x++ {
			if a.RGBAAt(x, y) != z.RGBAAt(x, y) {
				n++
			}
		}
	}
	return n
}

// TestOneSignStandsForAll: where many lines of sight meet the same wall there is one
// shield on it, not a heap.
func TestOneSignStandsForAll(t *testing.T) {
	e := newEasel()
	b := board.New(e.g)
	b.SetTerrain(soils()[0].t)
	line := func(y int) sight.Line {
		return sight.Line{
			From: grid.Space{At: grid.C(0, 1), N: 1}, To: grid.Space{At: grid.C(4, y), N: 1},
			Kind: sight.Covered, At: &sight.Point{X: 1, Y: 1.5},
		}
	}
	shields := image.Rect(20+40, 20+48, 20+60, 20+96) // on the rim of the first square
	first := e.paint(b, board.Picture{Signs: board.Signs{Sights: sight.Sights{Lines: []sight.Line{line(1)}}}})
	both := e.paint(b, board.Picture{Signs: board.Signs{Sights: sight.Sights{Lines: []sight.Line{line(1), line(2)}}}})
	if n := altered(first, both, shields); n > 60 {
		t.Errorf("%d pixels of the shield change with a second line", n)
	}
}

// TestSicklesGoRoundPieces: the sickle of an opportunity bends round the one that
// leaves, not over it.
func TestSicklesGoRoundPieces(t *testing.T) {
	e := newEasel()
	b := board.New(e.g)
	b.SetTerrain(soils()[0].t)
	p := board.Picture{Pieces: []piece.Piece{
		{ID: 1, Figure: "fighter", At: grid.C(1, 1), N: 1, HP: 9, MaxHP: 9}, {ID: 2, Figure: "orc", Side: 1, At: grid.C(2, 1), N: 1, HP: 9, MaxHP: 9},
	}}
	way := func(by ...grid.Space) *board.Path {
		return &board.Path{Cells: []grid.Cell{grid.C(1, 1), grid.C(1, 2), grid.C(1, 3)}, N: 1, Costs: []string{"", "", ""}, Provokes: []board.Provoke{{Step: 0, By: by}}}
	}
	p.Signs.Path = way()
	bare := e.paint(b, p)
	p.Signs.Path = way(grid.Space{At: grid.C(2, 1), N: 1})
	drawn := e.paint(b, p)
	if altered(bare, drawn, bare.Rect) == 0 {
		t.Fatal("no sickle is drawn")
	}
	if n := altered(bare, drawn, image.Rect(20+48, 20+48, 20+90, 20+84)); n > 0 {
		t.Errorf("%d pixels of the fighter lie under the sickle", n)
	}
}

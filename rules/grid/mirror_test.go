package grid

import (
	"testing"

	"pgregory.net/rapid"
)

// mirror is one of the eight symmetries of the square lattice: first x and y
// are swapped, then each may be turned round.
type mirror struct {
	swap, flipX, flipY bool
	w, h               int // of the map before
}

func (m mirror) size() (w, h int) {
	if m.swap {
		return m.h, m.w
	}
	return m.w, m.h
}

// point maps a lattice point.
func (m mirror) point(x, y int) (int, int) {
	w, h := m.size()
	if m.swap {
		x, y = y, x
	}
	if m.flipX {
		x = w - x
	}
	if m.flipY {
		y = h - y
	}
	return x, y
}

// space maps a block of cells by two opposite corners.
func (m mirror) space(s Space) Space {
	x0, y0 := m.point(int(s.At.X), int(s.At.Y))
	x1, y1 := m.point(int(s.At.X)+int(s.N), int(s.At.Y)+int(s.N))
	return Space{C(min(x0, x1), min(y0, y1)), s.N}
}

func (m mirror) cell(c Cell) Cell { return m.space(Square(c)).At }

func (m mirror) edge(e Edge) Edge {
	p, q := e.Ends()
	x0, y0 := m.point(int(p.X), int(p.Y))
	x1, y1 := m.point(int(q.X), int(q.Y))
	return Edge{C(min(x0, x1), min(y0, y1)), x0 == x1}
}

func (m mirror) field(t *rapid.T, f *Field) *Field {
	w, h := m.size()
	out, err := NewMap(w, h)
	if err != nil {
		t.Fatal(err)
	}
	for y := range m.h + 1 {
		for x := range m.w + 1 {
			for _, g := range f.Map.CellFeatures(C(x, y)) {
				if err := out.AddCell(m.cell(C(x, y)), g); err != nil {
					t.Fatal(err)
				}
			}
			for _, e := range []Edge{V(x, y), H(x, y)} {
				for _, g := range f.Map.EdgeFeatures(e) {
					if err := out.AddEdge(m.edge(e), g); err != nil {
						t.Fatal(err)
					}
				}
			}
		}
	}
	g := &Field{Map: out, OpenDoors: f.OpenDoors, Rules: f.Rules}
	for _, b := range f.Bodies {
		g.Bodies = append(g.Bodies, Body{m.space(b.Space), b.Tag})
	}
	return g
}

func drawMirror(t *rapid.T, m *Map) mirror {
	return mirror{
		rapid.Bool().Draw(t, "swap"), rapid.Bool().Draw(t, "flipX"), rapid.Bool().Draw(t, "flipY"), m.W(), m.H(),
	}
}

// A mirrored or turned map gives mirrored answers; which of several equal
// choices is named may differ, what it is worth may not.
func TestMirroredAnswers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := drawScene(t)
		m := drawMirror(t, s.f.Map)
		g := m.field(t, s.f)
		u := s.q
		u.Attacker, u.Target = m.space(s.q.Attacker), m.space(s.q.Target)
		a, b := s.f.Cover(&s.q), g.Cover(&u)
		if a.Grade != b.Grade || a.AC != b.AC || a.Reflex != b.Reflex || a.Effect != b.Effect || a.InReach != b.InReach {
			t.Fatalf("Cover %+v, mirrored %+v by %+v\n%v", a, b, m, s)
		}
		if a, b := s.f.Concealment(&s.q, nil), g.Concealment(&u, nil); a != b {
			t.Fatalf("Concealment %d, mirrored %d by %+v\n%v", a, b, m, s)
		}
		if a, b := s.f.EffectSpaces(s.q.Attacker, s.q.Target), g.EffectSpaces(u.Attacker, u.Target); a != b {
			t.Fatalf("Effect %v, mirrored %v by %+v\n%v", a, b, m, s)
		}
		if a, b := s.f.EffectSpaces(s.q.Attacker, s.q.Target), s.f.EffectSpaces(s.q.Target, s.q.Attacker); a != b {
			t.Fatalf("GEO-11: effect %v one way, %v the other\n%v", a, b, s)
		}
		if a, b := s.f.SightSpaces(s.q.Attacker, s.q.Target, false), g.SightSpaces(u.Attacker, u.Target, false); a != b {
			t.Fatalf("Sight %v, mirrored %v by %+v\n%v", a, b, m, s)
		}
		if a, b := s.f.InReach(s.q.Attacker, s.q.Target, s.q.Reach), g.InReach(u.Attacker, u.Target, u.Reach); a != b {
			t.Fatalf("InReach %v, mirrored %v by %+v\n%v", a, b, m, s)
		}
		a1, _ := s.f.SkirmishCover(s.q.Attacker, s.q.Target, 0, 1)
		b1, _ := g.SkirmishCover(u.Attacker, u.Target, 0, 1)
		if a1 != b1 {
			t.Fatalf("SkirmishCover %v, mirrored %v by %+v\n%v", a1, b1, m, s)
		}
		p := drawSpace(t, s.f.Map, 2)
		if a, b := Flanks(s.q.Attacker, p, s.q.Target), Flanks(u.Attacker, m.space(p), u.Target); a != b {
			t.Fatalf("Flanks with %v: %v, mirrored %v by %+v\n%v", p, a, b, m, s)
		}
	})
}

// (GEO-14, GEO-15, in the order of GEO-18, SIL-05, SIL-07.)
//
// In reach, and out of total cover, are the same thing for a melee attack; and
// the cells threatened are those in reach.
func TestReachAgreesWithCover(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := drawScene(t)
		s.q.Melee, s.f.Rules.TotalByBarrier = true, false
		r := s.f.Cover(&s.q)
		if got := s.f.InReach(s.q.Attacker, s.q.Target, s.q.Reach); got != (r.InReach && r.Effect) {
			t.Fatalf("InReach %v, Cover %+v\n%v", got, r, s)
		}
		threatened := map[Cell]bool{}
		last := C(-1, -1)
		for _, c := range s.f.ThreatenedCells(nil, s.q.Attacker, s.q.Reach) {
			if !last.Before(c) {
				t.Fatalf("%v threatened after %v\n%v", c, last, s)
			}
			last, threatened[c] = c, true
		}
		for y := range s.f.Map.H() {
			for x := range s.f.Map.W() {
				c := C(x, y)
				want := s.f.InReach(s.q.Attacker, Square(c), s.q.Reach) && (s.q.Reach.Min == 0 || !s.q.Attacker.Contains(c))
				if threatened[c] != want {
					t.Fatalf("%v threatened %v, in reach %v\n%v", c, threatened[c], want, s)
				}
			}
		}
	})
}

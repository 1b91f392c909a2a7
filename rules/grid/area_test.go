package grid

import (
	"testing"

	"pgregory.net/rapid"

	_ "tenaille/game/require/seeded"
)

func contains(cells []Cell, c Cell) bool {
	for _, x := range cells {
		if x == c {
			return true
		}
	}
	return false
}

func TestAreaExamples(t *testing.T) {
	f := ground{}.field(t)
	burst := f.AreaCells(nil, &Area{Kind: AreaBurst, From: one(5, 5), Size: 2})
	for _, c := range []struct {
		name string
		c    Cell
		want bool
	}{{"GEO-19/X1a", o(7, 5), true}, {"GEO-19/X1b", o(7, 6), true}, {"GEO-19/X1c", o(7, 7), false}, {"GEO-19/origin", o(5, 5), true}} {
		if got := contains(burst, c.c); got != c.want {
			t.Errorf("%s: in the burst %v, want %v", c.name, got, c.want)
		}
	}
	wall := ground{cells: cellsOf(FeatureWall, C(1, -1), C(1, 0))}.field(t)
	spread := wall.AreaCells(nil, &Area{Kind: AreaSpread, From: one(0, 0), Size: 6})
	if !contains(spread, o(2, 0)) {
		t.Error("GEO-19/X2: the spread does not flow round the wall end")
	}
	if contains(wall.AreaCells(nil, &Area{Kind: AreaBurst, From: one(0, 0), Size: 6}), o(2, 0)) {
		t.Error("GEO-19/X2: the burst passes the wall")
	}
	if contains(wall.AreaCells(nil, &Area{Kind: AreaSpread, From: one(0, 0), Size: 3}), o(2, 0)) {
		t.Error("GEO-19/X2: the spread of 3 reaches round a walk of 4")
	}
	cone := f.AreaCells(nil, &Area{Kind: AreaCone, From: one(0, 0), Size: 3, Dir: E})
	want := []Cell{o(2, -2), o(1, -1), o(2, -1), o(3, -1), o(1, 0), o(2, 0), o(3, 0), o(1, 1), o(2, 1), o(3, 1), o(2, 2)}
	if len(cone) != len(want) {
		t.Errorf("GEO-19 cone: %v, want %v", cone, want)
	}
	for _, c := range want {
		if !contains(cone, c) {
			t.Errorf("GEO-19 cone: %v missing from %v", c, cone)
		}
	}
	ray := f.AreaCells(nil, &Area{Kind: AreaLine, From: one(0, 0), Size: 4, Toward: o(2, 1)})
	for i, c := range []Cell{o(1, 0), o(1, 1), o(2, 1), o(3, 1), o(3, 2)} {
		if i >= len(ray) || !contains(ray, c) {
			t.Errorf("GEO-19 line: %v missing from %v", c, ray)
		}
	}
	if got := f.AreaCells(nil, &Area{Kind: AreaLine, From: one(0, 0), Size: 4, Toward: o(0, 0)}); len(got) != 0 {
		t.Errorf("GEO-19: a line aimed at its own cell covers %v", got)
	}
	a := Area{Kind: AreaLine, From: Space{o(0, 0), 2}, Size: 4, Toward: o(6, 1)}
	if got := a.Origin(f.Rules); got != o(1, 0) {
		t.Errorf("GEO-19: a large creature's line starts at %v, want (1,0)", got)
	}
}

// TestAreaCoverExamples holds what it says of these rules.
//
// Rules: COV-01, COV-08.
func TestAreaCoverExamples(t *testing.T) {
	slit := ground{edges: map[Edge]Feature{V(1, -1): {Kind: FeatureWall}, V(1, 1): {Kind: FeatureWall}, V(1, 0): {Kind: FeatureSlit}}}
	corner := ground{cells: cellsOf(FeatureWall, C(3, 1))}
	for _, c := range []struct {
		name string
		g    ground
		a    Area
		t    Cell
		want Grade
	}{
		{"COV-08/X1", corner, Area{Kind: AreaLine, From: one(0, 0), Size: 12, Toward: o(4, 1)}, C(4, 1), CoverStandard},
		{"COV-08/X2", corner, Area{Kind: AreaSpread, From: one(0, 0), Size: 12}, C(4, 1), CoverNone},
		{"COV-08/X3", ground{soft: []Cell{C(2, 0)}}, Area{Kind: AreaLine, From: one(0, 0), Size: 12, Toward: o(4, 0)}, C(4, 0), CoverNone},
		{"COV-10/X3", slit, Area{Kind: AreaBurst, From: one(4, 0), Size: 8}, C(0, 0), CoverImproved},
	} {
		f := c.g.field(t)
		cells := f.AreaCells(nil, &c.a)
		if !contains(cells, o(int(c.t.X), int(c.t.Y))) {
			t.Errorf("%s: %v is not in the area", c.name, c.t)
		}
		if got := f.AreaCover(&c.a, cells, one(int(c.t.X), int(c.t.Y)), 180); got != c.want {
			t.Errorf("%s: cover %v, want %v", c.name, got, c.want)
		}
	}
}

// burst is COV-08 for a burst, straight from the rule book.
func (p plain) burst(from, c Cell, t Space, height int) Grade {
	q := &CoverQuery{Attacker: Square(from), Target: t, TargetHeight: height, AttackerTag: NoTag, TargetTag: NoTag}
	list := p.obstructors(q, false)
	var all []bonus
	centre := pt{2*int(from.X) + 1, 2*int(from.Y) + 1}
	for _, z := range corners(c) {
		end := pt{2 * z.x, 2 * z.y}
		for _, b := range list {
			if b.throughDoubled(centre, end) {
				all = append(all, b)
			}
		}
		// Every lattice point strictly inside the line may be a seam.
		for y := -1; y <= p.Map.H()+1; y++ {
			for x := -1; x <= p.Map.W()+1; x++ {
				v := pt{2 * x, 2 * y}
				if cross(centre, end, v) != 0 || v == end || (v.x-centre.x)*(v.x-end.x) >= 0 {
					continue
				}
				var left, right []bonus
				for _, b := range list {
					switch s := b.sideDoubled(centre, end, pt{x, y}); {
					case s < 0:
						left = append(left, b)
					case s > 0:
						right = append(right, b)
					}
				}
				if len(left) > 0 && len(right) > 0 {
					all = append(append(all, left...), right...)
				}
			}
		}
	}
	r := worst(all)
	if improved, _ := p.apertures(q, from, c); improved {
		r.Grade = CoverImproved
	}
	return r.Grade
}

func (b *bonus) throughDoubled(p, q pt) bool {
	if b.edge == nil {
		x, y := 2*int(b.cell.X), 2*int(b.cell.Y)
		return throughBox(p, q, x, y, x+2, y+2)
	}
	u, v := b.edge.Ends()
	return throughSegment(p, q, pt{2 * int(u.X), 2 * int(u.Y)}, pt{2 * int(v.X), 2 * int(v.Y)})
}

func (b *bonus) sideDoubled(p, q, z pt) int {
	if b.edge == nil {
		x, y := int(b.cell.X), int(b.cell.Y)
		if z.x < x || z.x > x+1 || z.y < y || z.y > y+1 {
			return 0
		}
		return int(sign(cross(p, q, pt{2*x + 1, 2*y + 1})))
	}
	u, v := b.edge.Ends()
	if (pt{int(u.X), int(u.Y)}) == z {
		return int(sign(cross(p, q, pt{2 * int(v.X), 2 * int(v.Y)})))
	}
	if (pt{int(v.X), int(v.Y)}) == z {
		return int(sign(cross(p, q, pt{2 * int(u.X), 2 * int(u.Y)})))
	}
	return 0
}

// TestBurstAgreesWithPlain holds what it says of these rules.
//
// Rules: GEO-07, GEO-10, GEO-19, SIL-05, COV-08.
func TestBurstAgreesWithPlain(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := drawScene(t)
		p := plain{s.f}
		a := Area{Kind: AreaBurst, From: Square(s.q.Attacker.At), Size: rapid.IntRange(0, 8).Draw(t, "radius")}
		cells := s.f.AreaCells(nil, &a)
		best := CoverNone
		for y := range s.f.Map.H() {
			for x := range s.f.Map.W() {
				c := C(x, y)
				want := s.f.Rules.Distance(a.From.At, c) <= a.Size && p.effect(a.From.At, c)
				if contains(cells, c) != want {
					t.Fatalf("%v in the burst %v, want %v\n%v", c, !want, want, s)
				}
				if want && s.q.Target.Contains(c) {
					best = max(best, p.burst(a.From.At, c, s.q.Target, s.q.TargetHeight))
				}
			}
		}
		if got := s.f.AreaCover(&a, cells, s.q.Target, s.q.TargetHeight); got != best {
			t.Fatalf("AreaCover %v, plain %v, radius %d\n%v", got, best, a.Size, s)
		}
		line := Area{Kind: AreaCone, From: s.q.Attacker, Size: 20, Dir: Dir(rapid.IntRange(0, 7).Draw(t, "dir"))}
		s.q.Melee, s.f.Rules.TotalByBarrier, s.q.Blunt, s.f.Bodies = false, false, false, nil
		cells = s.f.AreaCells(nil, &line)
		got := s.f.AreaCover(&line, cells, s.q.Target, s.q.TargetHeight)
		if s.q.Target.N == 1 && contains(cells, s.q.Target.At) && got != s.f.Cover(&s.q).Grade {
			t.Fatalf("cone %v, shot %v\n%v", got, s.f.Cover(&s.q).Grade, s)
		}
	})
}

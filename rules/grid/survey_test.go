package grid

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"
)

// What the survey says of every line and every pair of cells is what the plain
// lines say, doors open and nobody in the way.
func TestSurveyAgreesWithLines(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := drawMap(t, 11, 11, 16)
		m.Survey()
		if err := checkSurvey(m, 1); err != nil {
			t.Fatal(err)
		}
	})
}

// The same on maps as large as are surveyed, for one line in many.
func TestSurveyAgreesFarAway(t *testing.T) {
	for seed := range uint32(12) {
		next := func(n int) int {
			seed = seed*1664525 + 1013904223
			return int(seed>>8) % n
		}
		w := 2 + next(surveySide-1)
		if seed%3 == 0 {
			w = surveySide
		}
		m, err := NewMap(w, min(surveySide, surveyCells/w))
		if err != nil {
			t.Fatal(err)
		}
		kinds := []FeatureKind{FeatureWall, FeatureGlass, FeatureCover, FeatureWindow, FeatureSlit}
		for range next(w * m.h / 4) {
			f := Feature{Kind: kinds[next(len(kinds))], Grade: []Grade{CoverPartial, CoverStandard, CoverImproved}[next(3)], Walkable: next(2) == 0}
			switch where := next(3); {
			case where == 0 && f.Kind.OnCell():
				err = m.AddCell(C(next(w), next(m.h)), f)
			case where == 1:
				err = m.AddEdge(V(next(w+1), next(m.h)), f)
			default:
				err = m.AddEdge(H(next(w), next(m.h+1)), f)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		m.Survey()
		if m.survey == nil {
			t.Fatalf("a map of %d by %d cells is not surveyed", m.w, m.h)
		}
		if err := checkSurvey(m, 1999); err != nil {
			t.Errorf("%d by %d: %v", m.w, m.h, err)
		}
	}
}

// checkSurvey compares one in so many of the lines and of the pairs of cells.
func checkSurvey(m *Map, oneIn int) error {
	s, bare := m.survey, *m
	bare.survey = nil
	f := &Field{Map: &bare, OpenDoors: ^uint64(0), Rules: DefaultOptions()}
	cells := m.w * m.h
	for n := 0; n < cells*cells; n += oneIn {
		a, c := m.CellAt(n/cells), m.CellAt(n%cells)
		open, known := s.sees(a, c)
		if a != c && known && open != f.Effect(a, c) {
			return fmt.Errorf("effect %v to %v: surveyed %v\n%v", a, c, open, scene{f: f, q: CoverQuery{Attacker: Square(a), Target: Square(c)}})
		}
	}
	var all []obstacle
	for _, b := range m.blockers(func(p *place) bool { return hard(p.still()) != 0 }) {
		all = append(all, obstacle{int16(b.x), int16(b.y), NoTag, b.form, hard(m.at(b).still())})
	}
	points := (m.w + 1) * (m.h + 1)
	for n := 0; n < points*points; n += oneIn {
		x, y, u, v := n/points%(m.w+1), n/points/(m.w+1), n%points%(m.w+1), n%points/(m.w+1)
		l := line{x, y, u - x, v - y}
		if l.dx == 0 && l.dy == 0 {
			continue
		}
		w := f.obstructed(&l, all)
		var got [3]bool
		for k := range got {
			got[k] = k == 1 && got[0]
			if s.grades[k] != nil {
				got[k] = s.row(s.grades[k], x, y)[u]>>v&1 == 1
			}
		}
		if want := [3]bool{w != 0, w&(weighsStandard|weighsImproved) != 0, w&weighsImproved != 0}; got != want {
			return fmt.Errorf("line (%d,%d) to (%d,%d): surveyed %v, plain %v (%b)\n%v", x, y, u, v, got, want, w, scene{f: f})
		}
	}
	return nil
}

// A map too large to be surveyed answers all the same.
func TestLargeMapsAreLeft(t *testing.T) {
	m, err := NewMap(MaxSide, MaxSide)
	if err != nil {
		t.Fatal(err)
	}
	if err := m.AddCell(C(200, 3), Feature{Kind: FeatureWall}); err != nil {
		t.Fatal(err)
	}
	m.Survey()
	f := &Field{Map: m, Rules: DefaultOptions()}
	if f.Effect(C(190, 3), C(210, 3)) || !f.Effect(C(190, 4), C(210, 4)) {
		t.Error("a wall of one cell hides what is behind it, and no more")
	}
}

// TestSurveyWithOthersInTheWay holds cover on surveyed maps against the plain
// lines where creatures, doors and low obstacles stand between: they may close
// a seam with a wall that the line only grazes, passing THROUGH them besides
// (GEO-10, COV-07).
func TestSurveyWithOthersInTheWay(t *testing.T) {
	seed := uint32(1)
	next := func(n int) int {
		seed = seed*1664525 + 1013904223
		return int(seed>>8) % n
	}
	kinds := []FeatureKind{FeatureWall, FeatureCover, FeatureLow, FeatureSlit}
	seen := map[Grade]int{}
	for range 4000 {
		w, h := 3+next(4), 3+next(4)
		m, err := NewMap(w, h)
		if err != nil {
			t.Fatal(err)
		}
		for range 1 + next(3) {
			x := Feature{Kind: kinds[next(len(kinds))], Grade: []Grade{CoverPartial, CoverStandard, CoverImproved}[next(3)], Walkable: next(2) == 0, Height: 90, Door: int8(next(6) / 5)}
			switch where := next(6); {
			case where < 4 && x.Kind.OnCell():
				err = m.AddCell(C(next(w), next(h)), x)
			case where&1 == 0:
				err = m.AddEdge(V(next(w+1), next(h)), x)
			default:
				err = m.AddEdge(H(next(w), next(h+1)), x)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		bare := *m
		m.Survey()
		f := &Field{Map: m, Rules: DefaultOptions()}
		f.Rules.PartialByBody = next(4) == 0
		space := func() Space {
			n := 1 + next(5)/4
			return Space{C(next(w-n+1), next(h-n+1)), uint8(n)}
		}
		for i := range int16(3) {
			f.Bodies = append(f.Bodies, Body{space(), i + 2})
		}
		for range 12 {
			q := CoverQuery{Attacker: space(), Target: space(), TargetHeight: 180, AttackerTag: 0, TargetTag: 1, Melee: next(4) == 0, Reach: Interval{1, 3}}
			got := f.Cover(&q)
			f.Map = &bare
			want := f.Cover(&q)
			f.Map = m
			if got != want {
				t.Fatalf("GEO-10: surveyed %+v, plain %+v\n%v", got, want, scene{f: f, q: q})
			}
			seen[got.Grade]++
		}
	}
	for _, g := range []Grade{CoverNone, CoverPartial, CoverSoft, CoverStandard, CoverImproved, CoverTotal} {
		if seen[g] < 100 {
			t.Errorf("cover %v was found %d times only", g, seen[g])
		}
	}
}

// A survey is taken over where the ground is the same, and only there: one feature
// more, elsewhere or of another kind, and the lines are drawn anew.
func TestSurveyIsTakenOverBySameGround(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := drawMap(t, 9, 9, 8)
		m.Survey()
		var same, more Map
		for _, c := range []*Map{&same, &more} {
			fresh, err := NewMap(m.w, m.h)
			if err != nil {
				t.Fatal(err)
			}
			*c = *fresh
			if err := relay(c, m); err != nil {
				t.Fatal(err)
			}
		}
		same.SurveyAs(m)
		if same.survey != m.survey {
			t.Fatal("the same ground is surveyed again")
		}
		at := m.CellAt(rapid.IntRange(0, m.w*m.h-1).Draw(t, "at"))
		if err := more.AddCell(at, Feature{Kind: FeatureWall}); err != nil {
			t.Fatal(err)
		}
		more.SurveyAs(m)
		if more.survey == m.survey {
			t.Fatalf("a wall more on %v, and the survey is taken over", at)
		}
		if err := checkSurvey(&more, 1); err != nil {
			t.Fatal(err)
		}
		other, err := NewMap(m.w+1, m.h)
		if err != nil {
			t.Fatal(err)
		}
		if other.SurveyAs(m); other.survey == m.survey {
			t.Fatal("a wider map takes the survey over")
		}
	})
}

// relay lays the features of a map on another of its size.
func relay(to, from *Map) error {
	for i := range from.cells {
		for _, f := range from.cells[i].features {
			if err := to.AddCell(from.CellAt(i), f); err != nil {
				return err
			}
		}
	}
	for i := range from.vs {
		for _, f := range from.vs[i].features {
			if err := to.AddEdge(V(i%(from.w+1), i/(from.w+1)), f); err != nil {
				return err
			}
		}
	}
	for i := range from.hs {
		for _, f := range from.hs[i].features {
			if err := to.AddEdge(H(i%from.w, i/from.w), f); err != nil {
				return err
			}
		}
	}
	return nil
}

// What is turned two squares at a time is what is turned one by one.
func TestTurnedInHalves(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := rapid.IntRange(1, 32).Draw(t, "h")
		var a, b [64]uint64
		for y := range h {
			a[y] = rapid.Uint64Range(0, 1<<h-1).Draw(t, "a")
			b[y] = rapid.Uint64Range(0, 1<<h-1).Draw(t, "b")
		}
		c, d, e, f := a, b, a, b
		turn(&a, &b, h)
		turnLow(&c, &d, h)
		for y := range h {
			for x := range h {
				e[y] |= f[x] >> y & 1 << x
			}
		}
		for y := range h {
			if a[y] != c[y] || b[y] != d[y] || a[y] != e[y] {
				t.Fatalf("row %d of %d: %b and %b at once, %b and %b apart, want %b", y, h, c[y], d[y], a[y], b[y], e[y])
			}
		}
	})
}

package grid

import (
	"testing"

	"pgregory.net/rapid"
)

// What the screen is told of a line is what decided: the lines of the chosen
// corner give the grade of the answer, every obstructed one names its obstacle,
// and all of them are stopped where nothing can pass (COV-01, COV-02, COV-12).
func TestCornerLinesGiveTheGrade(t *testing.T) {
	seen := map[Grade]int{}
	rapid.Check(t, func(t *rapid.T) {
		s := drawScene(t)
		r := s.f.Cover(&s.q)
		lines := s.f.CornerLines(&s.q, &r, nil)
		if !r.InReach {
			if len(lines) != 0 {
				t.Fatalf("COV-01: %d lines out of reach\n%v", len(lines), s)
			}
			return
		}
		most := CoverNone
		for _, l := range lines {
			if l.Grade == CoverNone && l.By.Set || l.Grade != CoverNone && !l.By.Set && !s.f.onRim(&l) {
				t.Fatalf("COV-01: the line %v–%v of grade %v names %+v\n%v", l.P, l.Q, l.Grade, l.By, s)
			}
			most = max(most, l.Grade)
		}
		seen[r.Grade]++
		want := r.Grade
		if s.f.Rules.PartialByBody && r.Effect {
			return // COV-09 lessens what the lines say
		}
		if most != want {
			t.Fatalf("COV-01: the lines give %v, the answer is %v\n%+v\n%v", most, want, lines, s)
		}
	})
	for _, g := range []Grade{CoverNone, CoverSoft, CoverStandard, CoverImproved, CoverTotal} {
		if seen[g] == 0 {
			t.Logf("no position of %v was drawn", g)
		}
	}
}

// Seen askew, no corner line to one behind a slit need cross the slit, and yet it
// covers: each line then names it (COV-10).
func TestAperturesAreNamed(t *testing.T) {
	f := ground{edges: map[Edge]Feature{V(1, -1): {Kind: FeatureWall}, V(1, 1): {Kind: FeatureWall}, V(1, 0): {Kind: FeatureSlit}}}.field(t)
	q := CoverQuery{Attacker: one(2, -1), Target: one(-2, 0), TargetHeight: 180, AttackerTag: NoTag, TargetTag: NoTag}
	r := f.Cover(&q)
	lines := f.CornerLines(&q, &r, nil)
	if r.Grade != CoverImproved || len(lines) != 4 {
		t.Fatalf("COV-10: %v by %d lines, want improved cover by 4", r.Grade, len(lines))
	}
	for _, l := range lines {
		if l.Grade != CoverImproved || !l.By.OnEdge || l.By.Edge != (Edge{o(1, 0), true}) {
			t.Errorf("COV-10: the line %v–%v of grade %v names %+v, want the slit west of %v", l.P, l.Q, l.Grade, l.By, o(1, 0))
		}
	}
}

// onRim reports whether a line runs along the rim of the map, where what is
// outside takes part in a seam without being a place of the map (GEO-01).
func (f *Field) onRim(c *CornerLine) bool {
	w, h := int16(f.Map.w), int16(f.Map.h)
	return c.P.X == c.Q.X && (c.P.X == 0 || c.P.X == w) || c.P.Y == c.Q.Y && (c.P.Y == 0 || c.P.Y == h)
}

// The place that is said to conceal does: its percentage is the answer, and
// the line named meets it (CON-02, CON-03, GEO-17).
//
// Rules: CON-02, CFL-01 to CFL-03.
func TestVeilGivesTheChance(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := drawScene(t)
		var light [36]uint8
		for i := range light {
			light[i] = rapid.SampledFrom([]uint8{0, 0, 0, 20, 50}).Draw(t, "light")
		}
		v := s.f.ConcealedBy(&s.q, &light)
		if want := s.f.Concealment(&s.q, &light); v.Pct != want {
			t.Fatalf("CON-02: %d told of, %d decided\n%v", v.Pct, want, s)
		}
		if v.Pct == 0 {
			return
		}
		if !v.Dark && !v.Fog {
			t.Fatalf("CON-02: %d percent come from nowhere\n%+v\n%v", v.Pct, v, s)
		}
		if !v.Fog {
			return
		}
		list := s.f.Map.CellFeatures(v.By)
		if v.OnEdge {
			list = s.f.Map.EdgeFeatures(v.Edge)
		}
		found := false
		for i := range list {
			found = found || s.f.stands(&list[i]) && (list[i].Kind == FeatureConceal || list[i].Kind == FeatureOpaque)
		}
		if !found {
			t.Fatalf("CON-02: %+v names a place without fog\n%v", v, s)
		}
	})
}

// A wall, a closed door, a low wall and a creature are told apart.
//
// Rules: GEO-11, COV-12, CFL-05.
func TestObstructionsAreNamed(t *testing.T) {
	g := ground{cells: cellsOf(FeatureLow, C(4, 0)), edges: edgesOf(FeatureSlit, V(4, 3)), soft: []Cell{C(4, 6)}}
	f := g.field(t)
	for _, c := range []struct {
		y    int
		want FeatureKind
		body int16
	}{{0, FeatureLow, NoTag}, {3, FeatureSlit, NoTag}, {6, 0, 10}} {
		q := CoverQuery{Attacker: one(0, c.y), Target: one(5, c.y), TargetHeight: 180, AttackerTag: 0, TargetTag: 1}
		r := f.Cover(&q)
		blocked := 0
		for _, l := range f.CornerLines(&q, &r, nil) {
			if !l.By.Set {
				continue
			}
			blocked++
			if l.By.Body != c.body {
				t.Errorf("COV-07: row %d: creature %d, want %d", c.y, l.By.Body, c.body)
			}
			if x, ok := f.Feature(&l.By); ok != (c.body == NoTag) || ok && x.Kind != c.want {
				t.Errorf("COV-05: row %d: %v, want %v", c.y, x.Kind, c.want)
			}
		}
		if blocked == 0 {
			t.Errorf("COV-01: row %d: no line is obstructed: %+v", c.y, r)
		}
	}
}

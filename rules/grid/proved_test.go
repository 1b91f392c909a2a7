package grid

import "testing"

// Curtains bar an attack only where the option says so, and the lines shown
// then name what bars it (CFL-05, GEO-12).
func TestCurtainsBarByOption(t *testing.T) {
	for _, bars := range []bool{false, true} {
		f := ground{edges: edgesOf(FeatureCurtain, V(3, 0)), rules: func(o *Options) { o.TotalByBarrier = bars }}.field(t)
		q := CoverQuery{Attacker: one(0, 0), Target: one(5, 0), TargetHeight: 180, AttackerTag: 0, TargetTag: 1}
		r := f.Cover(&q)
		if r.Effect == bars || (r.Grade == CoverTotal) != bars {
			t.Errorf("CFL-05 %v: a curtain alone lets an attack pass: %v, cover %v", bars, r.Effect, r.Grade)
		}
		for _, l := range f.CornerLines(&q, &r, nil) {
			if l.By.Set != bars {
				t.Errorf("CFL-05 %v: the line %v–%v is stopped by %+v", bars, l.P, l.Q, l.By)
			}
		}
		lines := f.UnseenLines(&q, nil)
		if len(lines) != 4 {
			t.Errorf("GEO-12: %d lines of sight, want 4", len(lines))
		}
		for _, l := range lines {
			if x, ok := f.Feature(&l.By); !ok || x.Kind != FeatureCurtain {
				t.Errorf("GEO-12: the sight from %v to %v is stopped by %+v", l.P, l.Q, l.By)
			}
		}
	}
	glass := ground{edges: edgesOf(FeatureGlass, V(3, 0))}.field(t)
	q := CoverQuery{Attacker: one(0, 0), Target: one(5, 0), TargetHeight: 180, AttackerTag: 0, TargetTag: 1}
	r := glass.Cover(&q)
	for _, l := range glass.CornerLines(&q, &r, nil) {
		if x, ok := glass.Feature(&l.By); !ok || x.Kind != FeatureGlass {
			t.Errorf("COV-12: the line %v–%v is stopped by %+v, not by the glass", l.P, l.Q, l.By)
		}
	}
}

// Fog along whose border a line runs is named where the option counts it
// (CFL-03).
func TestFogAlongTheLineIsNamed(t *testing.T) {
	for _, counts := range []bool{false, true} {
		f := ground{cells: cellsOf(FeatureConceal, C(2, -1), C(2, 1)), rules: func(o *Options) { o.ConcealAlong = counts }}.field(t)
		q := CoverQuery{Attacker: one(0, 0), Target: one(5, 0), TargetHeight: 180, AttackerTag: 0, TargetTag: 1}
		v := f.ConcealedBy(&q, nil)
		if (v.Pct == 20) != counts || v.Fog != counts {
			t.Errorf("CFL-03 %v: concealed by %+v", counts, v)
		}
		if counts && v.By != o(2, -1) {
			t.Errorf("CFL-03: the fog is said to be at %v, want %v: %+v", v.By, o(2, -1), v)
		}
	}
}

// A line of effect is a ray from centre to centre, and an area of it holds the
// cells that it passes through and no others (GEO-07).
func TestLinePassesThroughCells(t *testing.T) {
	a := Area{Kind: AreaLine, From: one(0, 0), Size: 4, Toward: o(2, 1)}
	for _, c := range []struct {
		c    Cell
		want bool
	}{{o(1, 0), true}, {o(1, 1), true}, {o(2, 1), true}, {o(0, 1), false}, {o(2, 2), false}, {o(3, 0), false}} {
		if got := a.covers(o(0, 0), c.c); got != c.want {
			t.Errorf("GEO-07: the ray passes through %v: %v, want %v", c.c, got, c.want)
		}
	}
}

// A spread walks by the diagonals of the match (SIL-05).
func TestSpreadCountsDiagonals(t *testing.T) {
	for straight, want := range map[bool]bool{false: false, true: true} {
		f := ground{rules: func(o *Options) { o.Diagonal1111 = straight }}.field(t)
		if got := contains(f.AreaCells(nil, &Area{Kind: AreaSpread, From: one(0, 0), Size: 2}), o(2, 2)); got != want {
			t.Errorf("SIL-05 %v: a spread of 2 reaches two diagonals away: %v", straight, got)
		}
	}
}

// No cells of two spaces are nearer than the spaces are apart (GEO-03).
func TestSpacesAreApart(t *testing.T) {
	rules := DefaultOptions()
	for _, c := range []struct {
		s, t Space
		want int
	}{{one(0, 0), one(0, 0), 0}, {one(0, 0), one(1, 1), 1}, {one(0, 0), one(5, 2), 5}, {Space{o(0, 0), 2}, one(5, 0), 4}, {one(5, 0), Space{o(0, 0), 2}, 4}, {one(0, 0), one(0, -7), 7}} {
		if got := c.s.Apart(c.t); got != c.want {
			t.Errorf("GEO-03: %+v and %+v are %d apart, want %d", c.s, c.t, got, c.want)
		}
		if d := rules.SpaceDistance(c.s, c.t); d < c.want {
			t.Errorf("GEO-03: %+v and %+v are %d squares from each other, being %d apart", c.s, c.t, d, c.want)
		}
	}
}

// Creatures give cover to shots and to blows from afar, not hand to hand
// (COV-07).
func TestCreaturesCoverFromAfar(t *testing.T) {
	for _, c := range []struct {
		q    CoverQuery
		want bool
	}{{CoverQuery{}, true}, {CoverQuery{Melee: true, Reach: Interval{Min: 1, Max: 1}}, false}, {CoverQuery{Melee: true, Reach: Interval{Min: 1, Max: 2}}, true}} {
		if got := c.q.Soft(); got != c.want {
			t.Errorf("COV-07: melee %v with a reach of %d: creatures cover %v, want %v", c.q.Melee, c.q.Reach.Max, got, c.want)
		}
	}
}

// A line from the middle of a burst that runs exactly between two things which
// meet in a corner passes through both, also where no other line touches the
// one that covers better (GEO-10, COV-08).
func TestSeamOfABurst(t *testing.T) {
	partial, full := Feature{Kind: FeatureCover, Grade: CoverPartial, Walkable: true}, Feature{Kind: FeatureCover, Grade: CoverStandard, Walkable: true}
	for _, c := range []struct {
		name  string
		cells map[Cell]Feature
		want  Grade
	}{
		{"both", map[Cell]Feature{C(2, 0): partial, C(1, 1): full}, CoverStandard},
		{"above alone", map[Cell]Feature{C(2, 0): partial}, CoverPartial},
		{"below alone, grazed", map[Cell]Feature{C(1, 1): full}, CoverNone},
	} {
		f := ground{cells: c.cells}.field(t)
		a := Area{Kind: AreaBurst, From: one(0, 0), Size: 8}
		if got := f.AreaCover(&a, f.AreaCells(nil, &a), one(5, 1), 180); got != c.want {
			t.Errorf("GEO-10 %s: cover %v against the burst, want %v", c.name, got, c.want)
		}
	}
}

package grid

import (
	"fmt"
	"testing"
)

// The worked examples of the rule book. Their coordinates are moved by origin,
// so that the rim of the map plays no part.
const origin = 20

func o(x, y int) Cell { return C(origin+x, origin+y) }

func one(x, y int) Space { return Square(o(x, y)) }

// ground is an open map with features at the places of an example.
type ground struct {
	cells map[Cell]Feature
	edges map[Edge]Feature
	soft  []Cell
	rules func(*Options)
}

func (g ground) field(t *testing.T) *Field {
	t.Helper()
	m, err := NewMap(48, 48)
	if err != nil {
		t.Fatal(err)
	}
	for c, f := range g.cells {
		if err := m.AddCell(o(int(c.X), int(c.Y)), f); err != nil {
			t.Fatal(err)
		}
	}
	for e, f := range g.edges {
		if err := m.AddEdge(Edge{o(int(e.At.X), int(e.At.Y)), e.Vertical}, f); err != nil {
			t.Fatal(err)
		}
	}
	f := &Field{Map: m, Rules: DefaultOptions()}
	for i, c := range g.soft {
		f.Bodies = append(f.Bodies, Body{one(int(c.X), int(c.Y)), int16(10 + i)})
	}
	if g.rules != nil {
		g.rules(&f.Rules)
	}
	return f
}

func cellsOf(k FeatureKind, cells ...Cell) map[Cell]Feature {
	out := map[Cell]Feature{}
	for _, c := range cells {
		out[c] = Feature{Kind: k}
	}
	return out
}

func edgesOf(k FeatureKind, edges ...Edge) map[Edge]Feature {
	out := map[Edge]Feature{}
	for _, e := range edges {
		out[e] = Feature{Kind: k}
	}
	return out
}

func TestDistanceExamples(t *testing.T) {
	for _, c := range []struct {
		name string
		a, b Cell
		want int
	}{
		{"GEO-03/X1", C(0, 0), C(1, 1), 1}, {"GEO-03/X2", C(0, 0), C(2, 2), 3},
		{"GEO-03/X3", C(0, 0), C(3, 4), 5}, {"GEO-03/X4", C(0, 0), C(6, 6), 9},
	} {
		if got := (Options{}).Distance(c.a, c.b); got != c.want {
			t.Errorf("%s: distance %v %v is %d, want %d", c.name, c.a, c.b, got, c.want)
		}
	}
	ogre := Space{C(0, 0), 2}
	if got := (Options{}).SpaceDistance(ogre, Square(C(4, 1))); got != 3 {
		t.Errorf("GEO-03/X5: %d, want 3", got)
	}
	if !Adjacent(Square(C(0, 0)), Square(C(1, 1))) || Adjacent(Square(C(0, 0)), Square(C(2, 1))) || !Adjacent(ogre, Square(C(2, 2))) {
		t.Error("GEO-04/X1..X3: wrong adjacency")
	}
}

// The cross product of GEO-06 decides what a line passes through.
func TestThroughExamples(t *testing.T) {
	ln := func(px, py, qx, qy int) line { return line{px, py, qx - px, qy - py} }
	for _, c := range []struct {
		name string
		l    line
		in   []Cell
		out  []Cell
	}{
		{"GEO-07/X1", ln(1, 0, 2, 1), []Cell{C(1, 0)}, []Cell{C(0, 0), C(2, 0), C(1, 1)}},
		{"GEO-07/X2", ln(0, 0, 6, 0), nil, []Cell{C(0, 0), C(3, 0), C(3, -1)}},
		{"GEO-07/X3", ln(0, 0, 5, 1), []Cell{C(0, 0), C(1, 0), C(4, 0)}, []Cell{C(5, 0)}},
		{"GEO-07/X4", ln(0, 0, 2, 2), []Cell{C(0, 0), C(1, 1)}, []Cell{C(1, 0), C(0, 1)}},
	} {
		for i, x := range append(append([]Cell{}, c.in...), c.out...) {
			if got := c.l.throughCell(int(x.X), int(x.Y)); got != (i < len(c.in)) {
				t.Errorf("%s: through %v is %v", c.name, x, got)
			}
		}
	}
	for _, c := range []struct {
		name string
		l    line
		e    Edge
		want bool
	}{
		{"GEO-08/X1", ln(0, 0, 2, 1), V(1, 0), true},
		{"GEO-08/X2", ln(1, 0, 2, 1), V(1, 0), false},
		{"GEO-08/X3", ln(0, 0, 0, 3), H(0, 1), false},
	} {
		x := obstacle{x: c.e.At.X, y: c.e.At.Y, shape: anH}
		if c.e.Vertical {
			x.shape = aV
		}
		if got := c.l.through(&x); got != c.want {
			t.Errorf("%s: through %v is %v, want %v", c.name, c.e, got, c.want)
		}
	}
	along := ln(1, 0, 6, 0)
	for _, x := range []Cell{C(3, 0), C(3, -1)} {
		if !along.along(&obstacle{x: x.X, y: x.Y}) {
			t.Errorf("GEO-09/X1: not along %v", x)
		}
	}
	diagonal := ln(0, 0, 3, 3)
	if diagonal.along(&obstacle{x: 1, y: 1}) || diagonal.along(&obstacle{x: 1, y: 0}) {
		t.Error("GEO-09/X2: a diagonal runs along a cell")
	}
}

func TestSeamExamples(t *testing.T) {
	std := func(cells ...Cell) (out []obstacle) {
		for _, c := range cells {
			out = append(out, obstacle{x: c.X, y: c.Y, w: weighsStandard})
		}
		return out
	}
	edge := func(edges ...Edge) (out []obstacle) {
		for _, e := range edges {
			out = append(out, obstacle{x: e.At.X, y: e.At.Y, shape: aV, w: weighsStandard})
		}
		return out
	}
	f := ground{}.field(t)
	for _, c := range []struct {
		name string
		l    line
		list []obstacle
		want bool
	}{
		{"GEO-10/X1", line{0, 0, 4, 4}, std(C(2, 1), C(1, 2)), true},
		{"GEO-10/X2", line{0, 0, 4, 4}, std(C(2, 1)), false},
		{"GEO-10/X3", line{0, 1, 4, 0}, edge(V(2, 0), V(2, 1)), true},
		{"GEO-10/X3-one", line{0, 1, 4, 0}, edge(V(2, 0)), false},
	} {
		if got := f.obstructed(&c.l, c.list) != 0; got != c.want {
			t.Errorf("%s: obstructed %v, want %v", c.name, got, c.want)
		}
	}
}

func TestEffectExamples(t *testing.T) {
	walls := func(cells ...Cell) ground { return ground{cells: cellsOf(FeatureWall, cells...)} }
	edges := func(list ...Edge) ground { return ground{edges: edgesOf(FeatureWall, list...)} }
	var row []Cell
	for x := 1; x <= 9; x++ {
		row = append(row, C(x, 1))
	}
	ledge := edges(H(-3, 1), H(-2, 1), H(-1, 1), H(0, 1))
	for _, c := range []struct {
		name string
		g    ground
		a, t Cell
		want bool
	}{
		{"GEO-11/X1", walls(C(3, 0)), C(0, 0), C(5, 0), false},
		{"GEO-11/X2", walls(C(3, 1)), C(0, 0), C(5, 1), true},
		{"GEO-11/X3-one", walls(C(1, 0)), C(0, 0), C(1, 1), true},
		{"GEO-11/X3-both", walls(C(1, 0), C(0, 1)), C(0, 0), C(1, 1), false},
		{"GEO-11/X4", edges(V(1, 0)), C(0, 0), C(1, 0), false},
		{"GEO-11/X5-one", edges(V(1, 0)), C(0, 0), C(1, 1), true},
		{"GEO-11/X5-both", edges(V(1, 0), V(1, 1)), C(0, 0), C(1, 1), false},
		{"GEO-11/X6-row", walls(row...), C(0, 0), C(10, 1), true},
		{"GEO-11/X6-ledge", ledge, C(0, 0), C(0, 3), false},
		{"GEO-11/X6-past", ledge, C(0, 0), C(1, 3), true},
		{"GEO-11/E-low", ground{edges: edgesOf(FeatureLow, V(1, 0))}, C(0, 0), C(1, 0), true},
		{"GEO-12/X2-effect", ground{edges: edgesOf(FeatureCurtain, V(1, 0))}, C(0, 0), C(1, 0), true},
		{"COV-12/X1-glass", ground{edges: edgesOf(FeatureGlass, V(1, 0))}, C(0, 0), C(1, 0), false},
	} {
		f := c.g.field(t)
		a, b := o(int(c.a.X), int(c.a.Y)), o(int(c.t.X), int(c.t.Y))
		if got := f.Effect(a, b); got != c.want {
			t.Errorf("%s: effect %v to %v is %v, want %v", c.name, c.a, c.t, got, c.want)
		}
		if got := f.Effect(b, a); got != c.want {
			t.Errorf("%s: effect back is %v, want %v", c.name, got, c.want)
		}
	}
	f := ground{edges: edgesOf(FeatureCurtain, V(1, 0))}.field(t)
	if f.Sight(o(0, 0), o(1, 0), true) {
		t.Error("GEO-12/X2: sight through a curtain")
	}
	f = ground{edges: edgesOf(FeatureGlass, V(1, 0))}.field(t)
	if !f.Sight(o(0, 0), o(1, 0), true) {
		t.Error("COV-12/X1: no sight through glass")
	}
}

func TestCoverExamples(t *testing.T) {
	wall := func(cells ...Cell) ground { return ground{cells: cellsOf(FeatureWall, cells...)} }
	soft := func(cells ...Cell) ground { return ground{soft: cells} }
	low := func(e Edge) ground { return ground{edges: edgesOf(FeatureLow, e)} }
	lowCell := ground{cells: cellsOf(FeatureLow, C(8, 0))}
	slit := ground{edges: map[Edge]Feature{V(1, -1): {Kind: FeatureWall}, V(1, 1): {Kind: FeatureWall}, V(1, 0): {Kind: FeatureSlit}}}
	body := wall(C(1, 1))
	body.rules = func(o *Options) { o.PartialByBody = true }
	barrier := ground{edges: edgesOf(FeatureCurtain, V(1, 0)), rules: func(o *Options) { o.TotalByBarrier = true }}
	mixed := ground{soft: []Cell{C(2, 0)}, cells: map[Cell]Feature{C(4, 0): {Kind: FeatureCover, Grade: CoverPartial, Walkable: true}}}
	tree := ground{cells: map[Cell]Feature{C(3, 0): {Kind: FeatureCover, Grade: CoverPartial, Walkable: true}}}
	big := func(x, y int) Space { return Space{o(x, y), 2} }
	spear, r1, r2 := Interval{2, 2}, Interval{1, 1}, Interval{1, 2}
	for _, c := range []struct {
		name  string
		g     ground
		a, t  Space
		reach *Interval
		tall  int
		want  Grade
	}{
		{"COV-01/X1", wall(C(3, 1)), one(0, 0), one(5, 1), nil, 180, CoverStandard},
		{"COV-01/X2", wall(C(3, 0)), one(0, 0), one(5, 1), nil, 180, CoverNone},
		{"COV-01/X3", wall(C(3, 0)), one(0, 0), one(5, 0), nil, 180, CoverTotal},
		{"COV-01/X4", wall(C(1, -1), C(2, -1), C(3, -1), C(4, -1), C(5, -1), C(1, 1), C(2, 1), C(3, 1), C(4, 1), C(5, 1)), one(0, 0), one(6, 0), nil, 180, CoverNone},
		{"COV-02/X1", wall(C(1, 0)), one(0, 0), one(1, 1), &r1, 180, CoverStandard},
		{"COV-02/X1-bow", wall(C(1, 0)), one(0, 0), one(1, 1), nil, 180, CoverNone},
		{"COV-02/X2", low(V(1, 0)), one(0, 0), one(1, 0), &r1, 180, CoverStandard},
		{"COV-02/X2-back", low(V(1, 0)), one(1, 0), one(0, 0), &r1, 180, CoverStandard},
		{"COV-02/X3", ground{edges: edgesOf(FeatureWall, V(1, 0))}, one(0, 0), one(1, 0), &r1, 180, CoverTotal},
		{"COV-02/X4", ground{edges: edgesOf(FeatureWall, V(1, 0))}, one(0, 0), one(1, 1), &r1, 180, CoverStandard},
		{"COV-03/X1", soft(C(1, 0)), one(0, 0), one(2, 0), &spear, 180, CoverSoft},
		{"COV-03/X2", soft(C(1, 0)), one(0, 0), one(2, 1), &spear, 180, CoverNone},
		{"COV-03/X3", soft(C(1, 1)), one(0, 0), one(2, 1), &spear, 180, CoverSoft},
		{"COV-03/X4", soft(C(2, 0)), big(0, 0), one(3, 0), &r2, 180, CoverSoft},
		{"COV-05/X1", low(V(5, 0)), one(0, 0), one(6, 0), nil, 180, CoverStandard},
		{"COV-05/X2", low(V(1, 0)), one(0, 0), one(6, 0), nil, 180, CoverNone},
		{"COV-05/X3", low(V(3, 0)), one(0, 0), one(5, 0), nil, 180, CoverStandard},
		{"COV-05/X4", low(V(8, 0)), one(0, 0), one(15, 0), nil, 180, CoverNone},
		{"COV-05/X5", lowCell, one(0, 0), one(14, 0), nil, 180, CoverStandard},
		{"COV-05/X5-far", lowCell, one(0, 0), one(15, 0), nil, 180, CoverNone},
		{"COV-05/E-small", low(V(2, 0)), one(0, 0), one(6, 0), nil, 120, CoverStandard},
		{"COV-05/E-medium", low(V(2, 0)), one(0, 0), one(6, 0), nil, 180, CoverNone},
		{"SIZ-04/X1", ground{edges: map[Edge]Feature{V(2, 0): {Kind: FeatureLow, Height: 100}}}, one(0, 0), one(6, 0), nil, 180, CoverStandard},
		{"COV-06/X1", mixed, one(0, 0), one(6, 0), nil, 180, CoverSoft},
		{"COV-07/X1", soft(C(3, 0)), one(0, 0), one(6, 0), nil, 180, CoverSoft},
		{"COV-07/X2", soft(C(3, 0)), one(0, 0), one(6, 1), nil, 180, CoverNone},
		{"COV-07/X3", soft(C(3, 1)), one(0, 0), one(6, 0), nil, 180, CoverNone},
		{"COV-07/X4", soft(C(4, 1)), one(0, 0), one(5, 2), nil, 180, CoverSoft},
		{"COV-09/X1", tree, one(0, 0), one(3, 0), nil, 180, CoverPartial},
		{"COV-09/X2", wall(C(1, 1)), one(0, 0), one(3, 2), nil, 180, CoverStandard},
		{"COV-09/X2-body", body, one(0, 0), one(3, 2), nil, 180, CoverPartial},
		{"COV-10/X1", slit, one(0, 0), one(5, 0), nil, 180, CoverNone},
		{"COV-10/X2", slit, one(5, 0), one(0, 0), nil, 180, CoverImproved},
		{"COV-12/X2", ground{edges: edgesOf(FeatureCurtain, V(1, 0))}, one(0, 0), one(1, 0), nil, 180, CoverNone},
		{"COV-12/X2-barrier", barrier, one(0, 0), one(1, 0), nil, 180, CoverTotal},
		{"GEO-13/X1-medium", wall(C(5, 0)), one(0, 0), one(6, 0), nil, 180, CoverTotal},
		{"GEO-13/X2-back", wall(C(2, 1)), one(2, 2), big(0, 0), &r1, 360, CoverStandard},
	} {
		f := c.g.field(t)
		q := CoverQuery{Attacker: c.a, Target: c.t, TargetHeight: c.tall, AttackerTag: NoTag, TargetTag: NoTag}
		if c.reach != nil {
			q.Melee, q.Reach = true, *c.reach
		}
		r := f.Cover(&q)
		if r.Grade != c.want {
			t.Errorf("%s: %+v, want %v", c.name, r, c.want)
		}
		ac, reflex := c.want.AC(), c.want.Reflex()
		if c.name == "COV-06/X1" {
			reflex = 1 // the sapling's bonus beside the creature's
		}
		if int(r.AC) != ac || int(r.Reflex) != reflex {
			t.Errorf("%s: AC +%d Reflex +%d, want +%d +%d", c.name, r.AC, r.Reflex, ac, reflex)
		}
	}
}

func TestChosenPairExamples(t *testing.T) {
	f := ground{cells: cellsOf(FeatureWall, C(5, 0))}.field(t)
	r := f.Cover(&CoverQuery{Attacker: one(0, 0), Target: Space{o(6, 0), 2}, TargetHeight: 360, AttackerTag: NoTag, TargetTag: NoTag})
	if r.Grade != CoverNone || r.To != o(6, 1) || r.Corner != o(0, 1) {
		t.Errorf("GEO-13/X1: %+v, want no cover at (6,1) from the corner (0,1)", r)
	}
	f = ground{cells: cellsOf(FeatureWall, C(2, 1))}.field(t)
	r = f.Cover(&CoverQuery{Attacker: Space{o(0, 0), 2}, Target: one(2, 2), TargetHeight: 180, AttackerTag: NoTag, TargetTag: NoTag, Melee: true, Reach: Interval{1, 2}})
	if r.Grade != CoverNone || r.From != o(0, 1) || r.Corner != o(0, 2) {
		t.Errorf("GEO-13/X2: %+v, want no cover from (0,1), corner (0,2)", r)
	}
	f = ground{cells: cellsOf(FeatureWall, C(0, -1))}.field(t)
	r = f.Cover(&CoverQuery{Attacker: one(0, 0), Target: one(5, 3), AttackerTag: NoTag, TargetTag: NoTag})
	if r.Grade != CoverNone || r.Corner != o(0, 0) {
		t.Errorf("GEO-18: %+v, want the first corner of equals", r)
	}
	slit := ground{edges: map[Edge]Feature{V(1, -1): {Kind: FeatureWall}, V(1, 1): {Kind: FeatureWall}, V(1, 0): {Kind: FeatureSlit}}}
	for _, from := range []int{0, 5} {
		r = slit.field(t).Cover(&CoverQuery{Attacker: one(from, 0), Target: one(5-from, 0), TargetHeight: 180, AttackerTag: NoTag, TargetTag: NoTag})
		if !r.SlitOnly {
			t.Errorf("COV-13/X1: from (%d,0) every line passes the slit, got %+v", from, r)
		}
	}
	r = ground{edges: edgesOf(FeatureSlit, V(1, 0))}.field(t).Cover(&CoverQuery{Attacker: one(0, 0), Target: one(5, 3), AttackerTag: NoTag, TargetTag: NoTag})
	if r.SlitOnly {
		t.Errorf("COV-13: a free line beside the slit, got %+v", r)
	}
	r = ground{}.field(t).Cover(&CoverQuery{Attacker: one(0, 0), Target: one(3, 0), Melee: true, Reach: Interval{1, 1}})
	if r.InReach || r.Effect {
		t.Errorf("GEO-14: out of reach, got %+v", r)
	}
}

func TestConcealmentExamples(t *testing.T) {
	for _, c := range []struct {
		name string
		t    Cell
		fog  []Cell
		want [5]int // attacker/any, attacker/all, defender/any, defender/all, along off
	}{
		{"CON-02/X1", C(6, 0), []Cell{C(3, 0)}, [5]int{20, 20, 20, 20, 20}},
		{"CON-02/X2", C(6, 0), []Cell{C(3, 1)}, [5]int{0, 0, 20, 0, 0}},
		{"CON-02/X3", C(6, 0), []Cell{C(3, -1), C(3, 1)}, [5]int{20, 0, 20, 0, 0}},
		{"CON-02/X4", C(6, 0), []Cell{C(6, 0)}, [5]int{20, 0, 20, 0, 20}},
		{"CON-02/X5", C(6, 0), []Cell{C(0, 0)}, [5]int{0, 0, 20, 20, 0}},
		{"CON-02/X6", C(4, 4), []Cell{C(2, 1)}, [5]int{0, 0, 20, 20, 0}},
		{"CON-02/X7", C(6, 2), []Cell{C(3, 1)}, [5]int{20, 0, 20, 20, 20}},
		{"CON-02/X8", C(6, 1), []Cell{C(3, 0)}, [5]int{20, 0, 20, 20, 0}},
	} {
		for i, want := range c.want {
			g := ground{cells: cellsOf(FeatureConceal, c.fog...)}
			g.rules = func(o *Options) {
				o.ConcealAlong = i < 4
				o.ConcealAll = i == 1 || i == 3
				o.ConcealDefender = i == 2 || i == 3
			}
			f := g.field(t)
			got := f.Concealment(&CoverQuery{Attacker: one(0, 0), Target: one(int(c.t.X), int(c.t.Y)), AttackerTag: NoTag, TargetTag: NoTag}, nil)
			if got != want {
				t.Errorf("%s column %d: %d %%, want %d", c.name, i+1, got, want)
			}
		}
	}
	f := ground{cells: cellsOf(FeatureConceal, C(0, 0))}.field(t)
	q := CoverQuery{Attacker: one(0, 0), Target: one(1, 0), Melee: true, Reach: Interval{1, 1}, AttackerTag: NoTag, TargetTag: NoTag}
	if got := f.Concealment(&q, nil); got != 0 {
		t.Errorf("CON-03/X1: %d %%, want 0", got)
	}
	q.Attacker, q.Target = q.Target, q.Attacker
	if got := f.Concealment(&q, nil); got != 20 {
		t.Errorf("CON-03/X2: %d %%, want 20", got)
	}
	light := [36]uint8{40}
	if got := f.Concealment(&q, &light); got != 40 {
		t.Errorf("CON-05/X1: %d %%, want 40", got)
	}
}

func TestFlankExamples(t *testing.T) {
	target := func(n uint8) Space { return Space{o(0, 0), n} }
	for _, c := range []struct {
		name string
		a, p Cell
		n    uint8
		want bool
	}{
		{"FLK-02/X1", C(-1, 0), C(1, 0), 1, true}, {"FLK-02/X2", C(-1, -1), C(1, 1), 1, true},
		{"FLK-02/X3", C(0, -1), C(1, 1), 1, false}, {"FLK-02/X4", C(-1, -1), C(1, 0), 1, false},
		{"FLK-02/X5a", C(-2, 0), C(1, 0), 1, true}, {"FLK-02/X5b", C(-2, -2), C(2, 2), 1, true},
		{"FLK-02/X5c", C(-2, -1), C(1, 1), 1, false}, {"FLK-02/X5d", C(-1, 0), C(2, 1), 1, true},
		{"FLK-02/X5e", C(-2, 0), C(2, 1), 1, false}, {"FLK-02/X5f", C(-2, 0), C(1, 1), 1, false},
		{"FLK-02/X5g", C(-2, 1), C(2, -1), 1, true},
		{"FLK-02/X6a", C(-1, 0), C(2, 1), 2, true}, {"FLK-02/X6b", C(-1, 0), C(2, 0), 2, true},
		{"FLK-02/X6c", C(-1, -1), C(2, 2), 2, true}, {"FLK-02/X6d", C(-1, -1), C(2, 1), 2, false},
		{"FLK-02/X6e", C(-1, 0), C(0, 2), 2, false}, {"FLK-02/X6f", C(0, -1), C(1, 2), 2, true},
		{"FLK-02/X7a", C(-1, 0), C(3, 2), 3, true}, {"FLK-02/X7b", C(-1, 1), C(1, 3), 3, false},
	} {
		a, p := one(int(c.a.X), int(c.a.Y)), one(int(c.p.X), int(c.p.Y))
		if got := Flanks(a, p, target(c.n)); got != c.want {
			t.Errorf("%s: %v and %v around n=%d: %v, want %v", c.name, c.a, c.p, c.n, got, c.want)
		}
		if got := Flanks(p, a, target(c.n)); got != c.want {
			t.Errorf("%s: swapped: %v, want %v", c.name, got, c.want)
		}
	}
	ogre := Space{o(1, 0), 2}
	for _, p := range []Cell{C(-1, 0), C(-1, -1)} {
		if !Flanks(ogre, one(int(p.X), int(p.Y)), target(1)) {
			t.Errorf("FLK-03/X1: the ogre and %v do not flank", p)
		}
	}
}

func TestReachExamples(t *testing.T) {
	spear, f := Interval{2, 2}, ground{}.field(t)
	for _, c := range []struct {
		t    Cell
		want bool
	}{{C(2, 0), true}, {C(2, 1), true}, {C(2, 2), true}, {C(1, 0), false}} {
		if got := f.InReach(one(0, 0), one(int(c.t.X), int(c.t.Y)), spear); got != c.want {
			t.Errorf("GEO-14/X1: %v in reach %v, want %v", c.t, got, c.want)
		}
	}
	g := ground{rules: func(o *Options) { o.Reach2Diagonal = false }}.field(t)
	if g.InReach(one(0, 0), one(2, 2), spear) {
		t.Error("GEO-14/X2: (2,2) in reach without reach2_diagonal")
	}
	for _, d := range []int{1, 2, 3, 4, 5} { // GEO-14/X3, from the nearest cell
		if got := f.InReach(Space{o(0, 0), 2}, one(1+d, 0), Interval{3, 4}); got != (d == 3 || d == 4) {
			t.Errorf("GEO-14/X3: distance %d in reach %v", d, got)
		}
	}
	for _, c := range []struct {
		name     string
		n        uint8
		iv       Interval
		yes, not int
	}{
		{"Medium", 1, Interval{1, 1}, 8, 8}, {"Medium reach weapon", 1, Interval{2, 2}, 16, 12},
		{"Large tall", 2, Interval{1, 2}, 32, 28}, {"Large long", 2, Interval{1, 1}, 12, 12},
		{"Large tall reach weapon", 2, Interval{3, 4}, 44, 48}, {"Huge tall", 3, Interval{1, 3}, 60, 60},
		{"Huge long", 3, Interval{1, 2}, 40, 36}, {"Gargantuan tall", 4, Interval{1, 4}, 108, 108},
		{"Gargantuan long", 4, Interval{1, 3}, 72, 72}, {"Colossal tall", 6, Interval{1, 6}, 240, 240},
		{"Colossal long", 6, Interval{1, 4}, 140, 140}, {"reach 0", 1, Interval{0, 0}, 1, 1},
	} {
		for i, want := range []int{c.yes, c.not} {
			f := []*Field{f, g}[i]
			if got := len(f.ThreatenedCells(nil, Space{o(0, 0), c.n}, c.iv)); got != want {
				t.Errorf("GEO-15/%s reach2_diagonal=%v: %d cells, want %d", c.name, i == 0, got, want)
			}
		}
	}
	f = ground{edges: edgesOf(FeatureWall, V(1, 0))}.field(t)
	for _, c := range []struct {
		t    Cell
		want bool
	}{{C(1, 0), false}, {C(1, -1), true}, {C(1, 1), true}} {
		if got := f.Threatened(one(0, 0), one(int(c.t.X), int(c.t.Y)), Interval{1, 1}); got != c.want {
			t.Errorf("GEO-15/X2: %v threatened %v, want %v", c.t, got, c.want)
		}
	}
}

func TestElevationAndLightExamples(t *testing.T) {
	m, _ := NewMap(24, 4)
	m.SetElevation(C(0, 0), 2)
	m.SetElevation(C(1, 0), 1)
	m.SetElevation(C(2, 0), 1)
	if err := m.AddCell(C(2, 0), Feature{Kind: FeatureLow}); err != nil {
		t.Fatal(err)
	}
	level := func(x int) int { return m.HighestElevation(Square(C(x, 0))) }
	if level(0) <= level(1) || level(2) <= level(1) {
		t.Errorf("GEO-16/X1,X2: levels %d %d %d", level(0), level(1), level(2))
	}
	if got := m.HighestElevation(Space{C(1, 0), 2}); got != 2 {
		t.Errorf("GEO-16: highest of a large space %d, want 2", got)
	}
	m, _ = NewMap(24, 4)
	m.SetAmbient(LightDark)
	if err := m.AddLight(C(0, 0), 4); err != nil {
		t.Fatal(err)
	}
	f := &Field{Map: m, Rules: DefaultOptions()}
	for _, c := range []struct {
		name string
		eyes Vision
		x    int
		want Light
	}{
		{"GEO-17/X1", Vision{}, 4, LightBright}, {"GEO-17/X1", Vision{}, 8, LightDim}, {"GEO-17/X1", Vision{}, 9, LightDark},
		{"GEO-17/X2", Vision{LowLight: true}, 8, LightBright}, {"GEO-17/X2", Vision{LowLight: true}, 16, LightDim}, {"GEO-17/X2", Vision{LowLight: true}, 17, LightDark},
		{"GEO-17/X3", Vision{Darkvision: 12}, 12, LightBright}, {"GEO-17/X3", Vision{Darkvision: 12}, 13, LightDark},
	} {
		if got := f.LightFor(c.eyes, Square(C(0, 0)), C(c.x, 0)); got != c.want {
			t.Errorf("%s: light at %d for %+v is %v, want %v", c.name, c.x, c.eyes, got, c.want)
		}
	}
}

func TestStepExamples(t *testing.T) {
	f := ground{cells: cellsOf(FeatureWall, C(1, 0))}.field(t)
	if _, why := f.Step(one(0, 0), SE); why != StepCorner || why.Rule() != "MOV-04" {
		t.Errorf("MOV-04/X1: %v, want a corner", why)
	}
	f = ground{cells: cellsOf(FeaturePit, C(1, 0))}.field(t)
	if _, why := f.Step(one(0, 0), SE); why != StepOK {
		t.Errorf("MOV-04/X2: %v, want OK", why)
	}
	if _, why := f.Step(one(0, 0), E); why != StepWall || why.Rule() != "GEO-05" {
		t.Errorf("GEO-05: into a pit: %v", why)
	}
	for _, c := range []struct {
		name string
		g    ground
		path []Dir
		want int
	}{
		{"MOV-02/X1", ground{}, []Dir{SE, SE, SE}, 4},
		{"MOV-02/X2", ground{}, []Dir{SE, E, E, E, SE}, 6},
		{"MOV-03/X1", ground{cells: cellsOf(FeatureDifficult, C(1, 0))}, []Dir{E}, 2},
		{"MOV-03/X1-diagonal", ground{cells: cellsOf(FeatureDifficult, C(1, 1))}, []Dir{SE}, 3},
		{"MOV-03/parity", ground{cells: cellsOf(FeatureDifficult, C(1, 1))}, []Dir{SE, SE}, 4},
		{"MOV-06/X1", ground{edges: edgesOf(FeatureLow, V(1, 0))}, []Dir{E}, 2},
		{"MOV-06/past-end", ground{edges: edgesOf(FeatureLow, V(1, 0))}, []Dir{SE}, 1},
		{"MOV-07/narrow", ground{cells: cellsOf(FeatureNarrow, C(1, 0))}, []Dir{E, E}, 3},
	} {
		f := c.g.field(t)
		s, cost, diagonals := one(0, 0), 0, 0
		for _, d := range c.path {
			if _, why := f.Step(s, d); why != StepOK {
				t.Errorf("%s: step %d refused: %v", c.name, d, why)
			}
			var step int
			step, diagonals = f.Count(s, d, diagonals, false)
			cost += step
			s = s.Moved(d)
		}
		if cost != c.want {
			t.Errorf("%s: cost %d, want %d", c.name, cost, c.want)
		}
		var k Walk
		k.Search(f, one(0, 0), 20, 0, nil, nil)
		if got, ok := k.Cost(s.At); !ok || got > cost {
			t.Errorf("%s: search finds %d %v, the path costs %d", c.name, got, ok, cost)
		}
	}
	rubble := ground{cells: cellsOf(FeatureDifficult, C(1, 0))}.field(t)
	if got := rubble.StepCost(one(0, 0), E, 0, true); got != 4 {
		t.Errorf("MOV-03/X2: squeezing into rubble costs %d, want 4", got)
	}
	if got := rubble.StepCost(one(0, 1), NE, 1, true); got != 6 {
		t.Errorf("MOV-03/X2: squeezing diagonally into rubble costs %d, want 6", got)
	}
	inside := ground{edges: edgesOf(FeatureWall, V(2, 0))}.field(t)
	if _, why := inside.Step(Space{o(0, 0), 2}, E); why != StepEdge {
		t.Errorf("MOV-04: a wall edge would lie inside the space: %v", why)
	}
}

func TestSkirmishCoverExamples(t *testing.T) {
	for _, c := range []struct {
		name string
		g    ground
		want bool
	}{
		{"SKI-07/X1", ground{soft: []Cell{C(3, 0)}}, true},
		{"SKI-07/X2", ground{soft: []Cell{C(3, 1)}}, false},
		{"SKI-08/X1", ground{cells: cellsOf(FeatureLow, C(1, 0))}, false},
		{"SKI-08/X2", ground{cells: cellsOf(FeatureLow, C(2, 0))}, true},
		{"SKI-08/X3", ground{cells: cellsOf(FeatureLow, C(5, 0))}, true},
	} {
		if got, at := c.g.field(t).SkirmishCover(one(0, 0), one(6, 0), NoTag, NoTag); got != c.want {
			t.Errorf("%s: covered %v from %v, want %v", c.name, got, at, c.want)
		}
	}
}

func TestNames(t *testing.T) {
	for k := FeatureWall; k < featureKinds; k++ {
		if got, ok := ParseFeature(k.String()); !ok || got != k {
			t.Errorf("feature %d: %q parses to %v %v", k, k.String(), got, ok)
		}
	}
	for g := CoverNone; g < grades; g++ {
		if got, ok := ParseGrade(g.String()); !ok || got != g {
			t.Errorf("grade %d: %q parses to %v %v", g, g.String(), got, ok)
		}
	}
	for _, e := range []Edge{V(1, 0), H(250, 3), V(-2, 7)} {
		if got, err := ParseEdge(e.String()); err != nil || got != e {
			t.Errorf("edge %v parses to %v, %v", e, got, err)
		}
	}
	for _, s := range []string{"", "V", "V()", "V(1)", "V(1,)", "v(1,2)", "X(1,2)", "V(1,2", "V(1,99999)", "V(1, 2)"} {
		if e, err := ParseEdge(s); err == nil {
			t.Errorf("ParseEdge(%q) = %v, want an error", s, e)
		}
	}
}

func TestMapRefusesNonsense(t *testing.T) {
	for _, size := range [][2]int{{0, 5}, {5, 0}, {257, 5}, {5, 257}, {-1, -1}} {
		if _, err := NewMap(size[0], size[1]); err == nil {
			t.Errorf("NewMap%v: no error", size)
		}
	}
	m, err := NewMap(3, 2)
	if err != nil {
		t.Fatal(err)
	}
	for name, err := range map[string]error{
		"cell outside":  m.AddCell(C(3, 0), Feature{}),
		"slit in cell":  m.AddCell(C(0, 0), Feature{Kind: FeatureSlit}),
		"pit on edge":   m.AddEdge(V(0, 0), Feature{Kind: FeaturePit}),
		"edge outside":  m.AddEdge(V(0, 2), Feature{}),
		"edge beyond":   m.AddEdge(H(3, 0), Feature{}),
		"too much fog":  m.AddCell(C(0, 0), Feature{Kind: FeatureConceal, Pct: 50}),
		"grade of soft": m.AddCell(C(0, 0), Feature{Kind: FeatureCover, Grade: CoverSoft}),
		"door 65":       m.AddCell(C(0, 0), Feature{Door: 65}),
		"light outside": m.AddLight(C(0, 2), 4),
	} {
		if err == nil {
			t.Errorf("%s: no error", name)
		}
	}
	for _, e := range []Edge{V(3, 1), H(2, 2), V(0, 0), H(0, 0)} {
		if err := m.AddEdge(e, Feature{Kind: FeatureWall}); err != nil {
			t.Errorf("rim edge %v: %v", e, err)
		}
	}
	if got := fmt.Sprint(m.CellFeatures(C(0, 0)), m.EdgeFeatures(V(9, 9))); got != "[] []" {
		t.Errorf("features of nothing: %s", got)
	}
}

func TestLaneExamples(t *testing.T) {
	clear := ground{}.field(t)
	if !clear.LaneClear(one(0, 0), one(5, 0)) {
		t.Error("ACT-16/X1: an open lane is not clear")
	}
	if !LaneMeets(one(0, 0), one(5, 0), one(3, 0)) || LaneMeets(one(0, 0), one(5, 0), one(3, 1)) {
		t.Error("ACT-16/X2: an ally at (3,0) stands in the lane, one at (3,1) does not")
	}
	for _, c := range []struct {
		name string
		g    ground
		to   Cell
		want bool
	}{
		{"difficult", ground{cells: cellsOf(FeatureDifficult, C(2, 0))}, C(5, 0), false},
		{"difficult beside", ground{cells: cellsOf(FeatureDifficult, C(2, 1))}, C(5, 0), true},
		{"difficult at the start", ground{cells: cellsOf(FeatureDifficult, C(0, 0))}, C(5, 0), true},
		{"low edge", ground{edges: edgesOf(FeatureLow, V(3, 0))}, C(5, 0), false},
		{"low edge past the end", ground{edges: edgesOf(FeatureLow, V(6, 0))}, C(5, 0), true},
		{"slit edge", ground{edges: edgesOf(FeatureSlit, V(3, 0))}, C(5, 0), false},
		{"curtain", ground{edges: edgesOf(FeatureCurtain, V(3, 0))}, C(5, 0), true},
		{"oblique", ground{cells: cellsOf(FeatureWall, C(2, 2))}, C(5, 3), false},
		{"oblique beside", ground{cells: cellsOf(FeatureWall, C(4, 0))}, C(5, 3), true},
	} {
		if got := c.g.field(t).LaneClear(one(0, 0), one(int(c.to.X), int(c.to.Y))); got != c.want {
			t.Errorf("ACT-16/%s: lane clear %v, want %v", c.name, got, c.want)
		}
	}
	wall := ground{edges: edgesOf(FeatureWall, V(1, 0))}.field(t)
	for _, c := range []struct {
		s    Space
		want bool
	}{{one(0, 0), false}, {Space{o(0, 0), 2}, true}, {Space{o(1, 0), 2}, false}, {Square(C(-1, 0)), true}} {
		if got := wall.Filled(c.s); got != c.want {
			t.Errorf("MOV-04: %v filled %v, want %v", c.s, got, c.want)
		}
	}
}

func TestGroundOfSpaces(t *testing.T) {
	f := ground{cells: map[Cell]Feature{
		C(1, 1): {Kind: FeatureClimb}, C(0, 1): {Kind: FeatureBalance}, C(5, 5): {Kind: FeatureNarrow},
	}}.field(t)
	if got := f.Ground(Space{o(0, 0), 2}); got != EnteredClimb|EnteredBalance {
		t.Errorf("CND-10: ground %b, want climb and balance", got)
	}
	if got := f.Ground(one(5, 5)); got != EnteredNarrow {
		t.Errorf("MOV-07: ground %b, want narrow", got)
	}
	if got := f.Ground(one(3, 3)); got != 0 {
		t.Errorf("open ground %b, want nothing", got)
	}
}

func TestDoors(t *testing.T) {
	m, err := NewMap(6, 3)
	if err != nil {
		t.Fatal(err)
	}
	for y := range 3 {
		f := Feature{Kind: FeatureWall}
		if y == 1 {
			f.Door = 1
		}
		if err := m.AddEdge(V(3, y), f); err != nil {
			t.Fatal(err)
		}
	}
	if m.Doors() != 1 {
		t.Errorf("%d doors, want 1", m.Doors())
	}
	f := &Field{Map: m, Rules: DefaultOptions()}
	q := CoverQuery{Attacker: Square(C(0, 1)), Target: Square(C(5, 1)), TargetHeight: 180, AttackerTag: NoTag, TargetTag: NoTag}
	var k Walk
	for _, open := range []bool{false, true, false} {
		f.OpenDoors = 0
		want := CoverTotal
		if open {
			f.OpenDoors, want = 1, CoverNone
		}
		if got := f.Effect(C(0, 1), C(5, 1)); got != open {
			t.Errorf("door open %v: effect %v", open, got)
		}
		if got := f.Sight(C(0, 1), C(5, 1), false); got != open {
			t.Errorf("door open %v: sight %v", open, got)
		}
		if got := f.Cover(&q).Grade; got != want {
			t.Errorf("door open %v: cover %v, want %v", open, got, want)
		}
		k.Search(f, Square(C(2, 1)), 3, 0, nil, nil)
		if _, got := k.Cost(C(4, 1)); got != open {
			t.Errorf("door open %v: walked through %v", open, got)
		}
	}
}

package grid

import (
	"fmt"
	"strings"

	"pgregory.net/rapid"
)

// scene is a random field with a question about it, and the text that a failed
// test prints.
type scene struct {
	f *Field
	q CoverQuery
}

func (s scene) String() string {
	var b strings.Builder
	m := s.f.Map
	for y := range m.H() {
		for x := range m.W() {
			c := C(x, y)
			switch {
			case s.q.Attacker.Contains(c):
				b.WriteByte('A')
			case s.q.Target.Contains(c):
				b.WriteByte('T')
			case len(m.CellFeatures(c)) > 0:
				b.WriteByte("#%=t|-,:o~nbc_"[m.CellFeatures(c)[0].Kind])
			default:
				b.WriteByte('.')
			}
		}
		b.WriteByte('\n')
	}
	for y := range m.H() + 1 {
		for x := range m.W() + 1 {
			for _, e := range []Edge{V(x, y), H(x, y)} {
				for _, f := range m.EdgeFeatures(e) {
					fmt.Fprintf(&b, "%v %v %+v\n", e, f.Kind, f)
				}
			}
			for _, f := range m.CellFeatures(C(x, y)) {
				fmt.Fprintf(&b, "(%d,%d) %v %+v\n", x, y, f.Kind, f)
			}
		}
	}
	fmt.Fprintf(&b, "bodies %+v doors open %b\nrules %+v\nquery %+v", s.f.Bodies, s.f.OpenDoors, s.f.Rules, s.q)
	return b.String()
}

func drawFeature(t *rapid.T, kinds []FeatureKind) Feature {
	f := Feature{Kind: rapid.SampledFrom(kinds).Draw(t, "kind")}
	switch f.Kind {
	case FeatureLow:
		f.Height = rapid.SampledFrom([]uint16{50, 90, 120}).Draw(t, "height")
	case FeatureCover:
		f.Grade = rapid.SampledFrom([]Grade{CoverPartial, CoverStandard, CoverImproved}).Draw(t, "grade")
		f.Walkable = rapid.Bool().Draw(t, "walkable")
	case FeatureConceal:
		f.Pct = rapid.SampledFrom([]uint8{10, 20, 40}).Draw(t, "pct")
	}
	if rapid.IntRange(0, 5).Draw(t, "isdoor") == 0 {
		f.Door = int8(rapid.IntRange(1, 3).Draw(t, "door"))
	}
	return f
}

func drawMap(t *rapid.T, maxW, maxH, maxFeatures int) *Map {
	w, h := rapid.IntRange(2, maxW).Draw(t, "w"), rapid.IntRange(2, maxH).Draw(t, "h")
	m, err := NewMap(w, h)
	if err != nil {
		t.Fatal(err)
	}
	var onCell, onEdge []FeatureKind
	for k := FeatureWall; k < featureKinds; k++ {
		if k.OnCell() {
			onCell = append(onCell, k)
		}
		if k.OnEdge() {
			onEdge = append(onEdge, k)
		}
	}
	for range rapid.IntRange(0, maxFeatures).Draw(t, "features") {
		x, y := rapid.IntRange(0, w-1).Draw(t, "x"), rapid.IntRange(0, h-1).Draw(t, "y")
		switch rapid.IntRange(0, 2).Draw(t, "where") {
		case 0:
			err = m.AddCell(C(x, y), drawFeature(t, onCell))
		case 1:
			err = m.AddEdge(V(x+rapid.IntRange(0, 1).Draw(t, "right"), y), drawFeature(t, onEdge))
		case 2:
			err = m.AddEdge(H(x, y+rapid.IntRange(0, 1).Draw(t, "below")), drawFeature(t, onEdge))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if rapid.Bool().Draw(t, "surveyed") {
		m.Survey()
	}
	return m
}

func drawSpace(t *rapid.T, m *Map, most int) Space {
	n := rapid.IntRange(1, min(most, m.W(), m.H())).Draw(t, "n")
	return Space{C(rapid.IntRange(0, m.W()-n).Draw(t, "sx"), rapid.IntRange(0, m.H()-n).Draw(t, "sy")), uint8(n)}
}

func drawRules(t *rapid.T) Options {
	b := func(name string) bool { return rapid.IntRange(0, 3).Draw(t, name) == 0 }
	return Options{
		Diagonal1111: b("d1111"), Reach2Diagonal: !b("reach2"), TotalByBarrier: b("barrier"),
		PartialByBody: b("body"), ConcealDefender: b("defender"), ConcealAll: b("all"), ConcealAlong: b("along"),
	}
}

func drawScene(t *rapid.T) scene {
	m := drawMap(t, 9, 9, 12)
	f := &Field{Map: m, Rules: drawRules(t), OpenDoors: uint64(rapid.IntRange(0, 7).Draw(t, "open"))}
	s := scene{f: f}
	s.q.Attacker, s.q.Target = drawSpace(t, m, 3), drawSpace(t, m, 3)
	s.q.AttackerTag, s.q.TargetTag = 0, 1
	s.q.TargetHeight = rapid.SampledFrom([]int{120, 180, 360}).Draw(t, "tall")
	s.q.Melee = rapid.Bool().Draw(t, "melee")
	s.q.Blunt = rapid.Bool().Draw(t, "blunt")
	s.q.Reach = rapid.SampledFrom([]Interval{{0, 0}, {1, 1}, {1, 2}, {2, 2}, {3, 4}, {1, 3}}).Draw(t, "reach")
	f.Bodies = []Body{{s.q.Attacker, 0}, {s.q.Target, 1}}
	for i := range rapid.IntRange(0, 4).Draw(t, "bodies") {
		f.Bodies = append(f.Bodies, Body{drawSpace(t, m, 2), int16(i + 2)})
	}
	return s
}

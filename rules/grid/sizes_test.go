package grid

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"
)

// Maps whose rows fill, overfill or nearly fill the words of the bitsets, and
// maps of one row or column, answer like their own mirror image.
func TestOddSizes(t *testing.T) {
	sizes := [][2]int{
		{1, 1}, {1, 7}, {7, 1}, {2, 256}, {256, 2}, {62, 3}, {63, 3}, {64, 3}, {65, 3}, {3, 65}, {127, 2}, {128, 3}, {129, 3}, {255, 2}, {256, 1},
	}
	var k, j Walk
	rapid.Check(t, func(t *rapid.T) {
		size := rapid.SampledFrom(sizes).Draw(t, "size")
		w, h := size[0], size[1]
		m, err := NewMap(w, h)
		if err != nil {
			t.Fatal(err)
		}
		// Columns at either end and around the joints of words.
		column := func(name string) int {
			x := rapid.SampledFrom([]int{0, 1, 61, 62, 63, 64, 65, 66, 126, 127, 128, 129, 191, 192, 254, 255}).Draw(t, name)
			return min(x, w-1)
		}
		row := func(name string) int { return rapid.IntRange(0, h-1).Draw(t, name) }
		for range rapid.IntRange(0, 8).Draw(t, "features") {
			f := Feature{Kind: rapid.SampledFrom([]FeatureKind{FeatureWall, FeatureLow, FeatureConceal, FeatureDifficult}).Draw(t, "kind")}
			switch rapid.IntRange(0, 2).Draw(t, "where") {
			case 0:
				err = m.AddCell(C(column("x"), row("y")), f)
			case 1:
				f.Kind = FeatureWall
				err = m.AddEdge(V(column("x")+rapid.IntRange(0, 1).Draw(t, "right"), row("y")), f)
			case 2:
				f.Kind = FeatureLow
				err = m.AddEdge(H(column("x"), row("y")+rapid.IntRange(0, 1).Draw(t, "below")), f)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		f := &Field{Map: m, Rules: drawRules(t)}
		mi := mirror{flipX: true, flipY: rapid.Bool().Draw(t, "flipY"), swap: rapid.Bool().Draw(t, "swap"), w: w, h: h}
		g := mi.field(t, f)
		a, b := Square(C(column("ax"), row("ay"))), Square(C(column("bx"), row("by")))
		q := CoverQuery{Attacker: a, Target: b, TargetHeight: 180, AttackerTag: NoTag, TargetTag: NoTag}
		u := q
		u.Attacker, u.Target = mi.space(a), mi.space(b)
		x, y := f.Cover(&q), g.Cover(&u)
		where := fmt.Sprintf("%dx%d %v to %v, mirrored by %+v", w, h, a, b, mi)
		if x.Grade != y.Grade || x.AC != y.AC || x.Reflex != y.Reflex {
			t.Fatalf("%s: cover %+v and %+v", where, x, y)
		}
		if x, y := f.Concealment(&q, nil), g.Concealment(&u, nil); x != y {
			t.Fatalf("%s: concealment %d and %d", where, x, y)
		}
		if x, y := f.Sight(a.At, b.At, false), f.Sight(b.At, a.At, false); x != y {
			t.Fatalf("%s: sight %v there, %v back", where, x, y)
		}
		k.Search(f, a, 6, 0, nil, nil)
		j.Search(g, u.Attacker, 6, 0, nil, nil)
		for _, c := range k.Cells(nil) {
			x, _ := k.Cost(c)
			if y, ok := j.Cost(mi.cell(c)); !ok || x != y {
				t.Fatalf("%s: step to %v costs %d and %d %v", where, c, x, y, ok)
			}
		}
		if x, y := len(k.Cells(nil)), len(j.Cells(nil)); x != y {
			t.Fatalf("%s: %d and %d cells in reach", where, x, y)
		}
	})
}

func FuzzParseEdge(f *testing.F) {
	for _, s := range []string{"V(1,0)", "H(255,3)", "V(,)", "H(1,2"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		e, err := ParseEdge(s)
		if err != nil {
			return
		}
		if again, err := ParseEdge(e.String()); err != nil || again != e {
			t.Errorf("%q is %v, which reads back as %v, %v", s, e, again, err)
		}
	})
}

package grid

import (
	"testing"

	"pgregory.net/rapid"
)

// A field with a memory answers as one without, doors opening and closing in
// between.
func TestMemoAnswersAlike(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w, h := rapid.IntRange(2, 9).Draw(t, "w"), rapid.IntRange(2, 9).Draw(t, "h")
		m, err := NewMap(w, h)
		if err != nil {
			t.Fatal(err)
		}
		kinds := []FeatureKind{FeatureWall, FeatureGlass, FeatureCurtain, FeatureOpaque, FeatureLow, FeatureConceal, FeatureCover, FeatureSlit}
		for range rapid.IntRange(0, 12).Draw(t, "features") {
			c := C(rapid.IntRange(0, w-1).Draw(t, "x"), rapid.IntRange(0, h-1).Draw(t, "y"))
			k := rapid.SampledFrom(kinds).Draw(t, "kind")
			ft := Feature{Kind: k, Height: 90, Pct: 20, Grade: CoverImproved, Walkable: true}
			if k == FeatureWall && rapid.Bool().Draw(t, "door") {
				ft.Door = 1
			}
			if k == FeatureCurtain || k == FeatureSlit {
				_ = m.AddEdge(V(int(c.X), int(c.Y)), ft)
				continue
			}
			_ = m.AddCell(c, ft)
		}
		plain, with := Field{Map: m}, Field{Map: m, Memo: new(Memo)}
		with.Rules = drawRules(t)
		plain.Rules = with.Rules
		for range 40 {
			a := C(rapid.IntRange(0, w-1).Draw(t, "ax"), rapid.IntRange(0, h-1).Draw(t, "ay"))
			b := C(rapid.IntRange(0, w-1).Draw(t, "bx"), rapid.IntRange(0, h-1).Draw(t, "by"))
			near := rapid.Bool().Draw(t, "near")
			plain.OpenDoors = rapid.Uint64Range(0, 1).Draw(t, "open")
			with.OpenDoors = plain.OpenDoors
			if p, q := plain.Effect(a, b), with.Effect(a, b); p != q {
				t.Fatalf("effect %v to %v: %v remembered, %v", a, b, q, p)
			}
			if p, q := plain.Sight(a, b, near), with.Sight(a, b, near); p != q {
				t.Fatalf("sight %v to %v (near %v): %v remembered, %v", a, b, near, q, p)
			}
			q := CoverQuery{Attacker: Square(a), Target: Square(b), TargetHeight: 180, AttackerTag: NoTag, TargetTag: NoTag, Melee: near, Reach: Interval{1, 3}, Blunt: rapid.Bool().Draw(t, "blunt")}
			if p, r := plain.Cover(&q), with.Cover(&q); p != r {
				t.Fatalf("cover of %+v: %+v remembered, %+v", q, r, p)
			}
			bodies := make([]Body, rapid.IntRange(0, 5).Draw(t, "bodies"))
			for i := range bodies {
				at := C(rapid.IntRange(0, w-1).Draw(t, "x"), rapid.IntRange(0, h-1).Draw(t, "y"))
				bodies[i] = Body{Space{at, uint8(rapid.IntRange(1, 2).Draw(t, "n"))}, int16(i)}
			}
			plain.Bodies, with.Bodies = bodies, bodies
			q.AttackerTag, q.TargetTag = int16(rapid.IntRange(-1, 1).Draw(t, "by")), int16(rapid.IntRange(-1, 1).Draw(t, "on"))
			for range 2 { // the second time it is remembered
				if p, r := plain.Cover(&q), with.Cover(&q); p != r {
					t.Fatalf("cover of %+v with %+v about: %+v remembered, %+v", q, bodies, r, p)
				}
				p, from := plain.SkirmishCover(q.Attacker, q.Target, q.AttackerTag, q.TargetTag)
				r, corner := with.SkirmishCover(q.Attacker, q.Target, q.AttackerTag, q.TargetTag)
				if p != r || from != corner {
					t.Fatalf("skirmish cover of %+v with %+v about: %v from %v remembered, %v from %v", q, bodies, r, corner, p, from)
				}
			}
			if p, r := plain.Concealment(&q, nil), with.Concealment(&q, nil); p != r {
				t.Fatalf("concealment of %+v: %d remembered, %d", q, r, p)
			}
		}
	})
}

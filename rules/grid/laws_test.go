package grid

import (
	"testing"

	"pgregory.net/rapid"
)

// The real functions agree with the plain ones on random small fields, under
// options drawn at random: GEO-01, GEO-06 to GEO-13, COV-01 to COV-13, CON-02,
// CON-03, CFL-01 to CFL-06, SIL-05.
func TestAgreesWithPlain(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := drawScene(t)
		p := plain{s.f}
		for _, a := range s.q.Attacker.Cells(nil) {
			for _, c := range s.q.Target.Cells(nil) {
				if got, want := s.f.Effect(a, c), p.effect(a, c); got != want {
					t.Fatalf("Effect(%v,%v) = %v, plain %v\n%v", a, c, got, want, s)
				}
				for _, adjacent := range []bool{false, true} {
					if got, want := s.f.Sight(a, c, adjacent), p.sight(a, c, adjacent); got != want {
						t.Fatalf("Sight(%v,%v,%v) = %v, plain %v\n%v", a, c, adjacent, got, want, s)
					}
				}
			}
		}
		got, want := s.f.Cover(&s.q), p.cover(&s.q)
		blocked := s.f.Obstruction(&s.q, &got)
		if got != want {
			t.Fatalf("Cover\n  got %+v\nplain %+v\n%v", got, want, s)
		}
		if blocked.Set {
			x, y := pt{int(blocked.P.X), int(blocked.P.Y)}, pt{int(blocked.Q.X), int(blocked.Q.Y)}
			if len(onLine(x, y, p.obstructors(&s.q, true))) == 0 {
				t.Fatalf("Cover names the line %v as obstructed, nothing does\n%v", blocked, s)
			}
		} else if got.Grade != CoverNone && got.Grade < CoverImproved {
			t.Fatalf("Cover %v names no obstructed line\n%v", got.Grade, s)
		}
		covered, at := s.f.SkirmishCover(s.q.Attacker, s.q.Target, 0, 1)
		if want, from := p.skirmish(s.q.Attacker, s.q.Target); covered != want || at != from {
			t.Fatalf("SkirmishCover %v from %v, plain %v from %v\n%v", covered, at, want, from, s)
		}
		var light [36]uint8
		if rapid.Bool().Draw(t, "dim") {
			for i := range light {
				light[i] = rapid.SampledFrom([]uint8{0, 20, 50}).Draw(t, "light")
			}
		}
		if got, want := s.f.Concealment(&s.q, &light), p.concealment(&s.q, &light); got != want {
			t.Fatalf("Concealment %d, plain %d\n%v", got, want, s)
		}
	})
}

// The same on larger maps, where boxes are wide and rows are cut to the strip.
func TestAgreesWithPlainFarAway(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := drawMap(t, 90, 24, 0)
		s := scene{f: &Field{Map: m, Rules: drawRules(t)}}
		s.q = CoverQuery{Attacker: drawSpace(t, m, 1), Target: drawSpace(t, m, 1), TargetHeight: 180, AttackerTag: NoTag, TargetTag: NoTag}
		a, b := s.q.Attacker.At, s.q.Target.At
		// Features lie near the straight way, where they matter.
		for range rapid.IntRange(0, 10).Draw(t, "near") {
			at := rapid.IntRange(0, 100).Draw(t, "way")
			x := int(a.X) + (int(b.X)-int(a.X))*at/100 + rapid.IntRange(-2, 2).Draw(t, "dx")
			y := int(a.Y) + (int(b.Y)-int(a.Y))*at/100 + rapid.IntRange(-2, 2).Draw(t, "dy")
			kind := rapid.SampledFrom([]FeatureKind{FeatureWall, FeatureWall, FeatureLow, FeatureConceal}).Draw(t, "kind")
			// A place outside the map is no place: nothing is added then.
			switch rapid.IntRange(0, 2).Draw(t, "where") {
			case 0:
				_ = m.AddCell(C(x, y), Feature{Kind: kind})
			case 1:
				_ = m.AddEdge(V(x, y), Feature{Kind: kind})
			case 2:
				_ = m.AddEdge(H(x, y), Feature{Kind: kind})
			}
		}
		p := plain{s.f}
		if got, want := s.f.Effect(a, b), p.effect(a, b); got != want {
			t.Fatalf("Effect(%v,%v) = %v, plain %v\n%v", a, b, got, want, s)
		}
		got, want := s.f.Cover(&s.q), p.cover(&s.q)
		if got != want {
			t.Fatalf("Cover\n  got %+v\nplain %+v\n%v", got, want, s)
		}
		if got, want := s.f.Concealment(&s.q, nil), p.concealment(&s.q, nil); got != want {
			t.Fatalf("Concealment %d, plain %d\n%v", got, want, s)
		}
	})
}

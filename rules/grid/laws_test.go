package grid

import (
	"testing"

	"pgregory.net/rapid"
)

// The real functions agree with the plain ones on random small fields.
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
		blocked := got.Blocked
		got.Blocked = Obstruction{}
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

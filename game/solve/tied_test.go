package solve

import (
	"math"
	"testing"

	"tenaille/game/ai/eval"
	"tenaille/game/ai/search"
	"tenaille/levels"
)

// scopes looks at a position from its full width on, each time with less, and says what the
// search finds then.
func scopes(t *testing.T, p *Proof, told func(scope int, s *search.Search)) {
	t.Helper()
	var s search.Search
	s.Begin(p.start, p.goal, true, 10_000_000)
	for scope := 0; ; scope++ {
		ok := false
		for done := false; !done; {
			done, ok = s.Step()
		}
		if !ok || s.Best() == nil {
			t.Fatalf("scope %d: %d steps were not enough", scope, s.Steps)
		}
		told(scope, &s)
		if !s.Narrow(p.start) {
			return
		}
	}
}

// TestSearchOfTiedContests: a contest between equals that comes out even is thrown again
// (MAN-01), which is no loss for either side: what the search finds it worth is what is
// proved, to the last place but a few.
func TestSearchOfTiedContests(t *testing.T) {
	for _, name := range []string{"tied-grapple", "tied-trip"} {
		f, err := levels.OpenPosition("testdata/" + name + ".json")
		if err != nil {
			t.Fatal(err)
		}
		p, err := Solve(&f.Cases[0], Most)
		if err != nil {
			t.Fatal(err)
		}
		scopes(t, p, func(scope int, s *search.Search) {
			best := s.Best()
			if v := p.walk.act(p.start, &best.Action); v.Loss(p.Best()) > 0 {
				t.Errorf("%s, scope %d: %+v loses %f", name, scope, levels.CommandOf(p.start, &best.Action), v.Loss(p.Best()))
			}
			if got := float64(best.Worth) / eval.GoalUnit; scope == 0 && math.Abs(got-p.Best().Float()) > 1e-6 {
				t.Errorf("%s: worth %f, proved %v", name, got, p.Best())
			}
		})
	}
}

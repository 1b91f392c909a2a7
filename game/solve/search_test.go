package solve

import (
	"math"
	"testing"

	"tenaille/game/ai/eval"
	"tenaille/game/ai/search"
	"tenaille/levels"
)

// TestSearchFindsWhatIsProved: what the machines' search, which looks at kinds of places
// and cuts off what cannot matter, finds best in each puzzle is right by the proof, which
// does neither, and worth as much; in how few steps and in what portions does not matter,
// and what is too large is said to be. With dice in lots, for what is too large, it finds what
// is right as well but for a few, in no more steps.
func TestSearchFindsWhatIsProved(t *testing.T) {
	files, err := collection()
	if err != nil || len(files) < 80 {
		t.Fatalf("%d puzzles: %v", len(files), err)
	}
	looked, proved, rough := 0, 0, 0
	for _, name := range files {
		f, err := levels.OpenPosition(name)
		if err != nil {
			t.Fatal(err)
		}
		p, err := Solve(&f.Cases[0], Most)
		if err != nil {
			t.Fatal(name, err)
		}
		before := p.start.Hash()
		for _, wide := range []bool{false, true} {
			if !wide && beyond(name) {
				continue
			}
			var s search.Search
			s.Begin(p.start, p.goal, wide, 1_000_000)
			done, ok := false, true
			for !done {
				done, ok = s.Step()
			}
			best := s.Best()
			if !ok || best == nil {
				t.Errorf("%s: %d steps were not enough", name, s.Steps)
				continue
			}
			if !wide {
				looked, proved = looked+s.Steps, proved+p.Seen
			}
			if got := float64(best.Worth) / eval.GoalUnit; math.Abs(got-p.Best().Float()) >= Close {
				t.Errorf("%s: worth %f, proved %v", name, got, p.Best())
			}
			if v := p.walk.act(p.start, &best.Action); v.Loss(p.Best()) >= Close {
				t.Errorf("%s: %v loses %f", name, levels.CommandOf(p.start, &best.Action), v.Loss(p.Best()))
			}
			steps := s.Steps
			s.Begin(p.start, p.goal, wide, steps-1)
			for done = false; !done; {
				done, ok = s.Step()
			}
			if ok && steps > 1 {
				t.Errorf("%s: %d steps are enough, though %d were taken", name, steps-1, steps)
			}
			if s.Begin(p.start, p.goal, wide, 1_000_000); !s.Narrow(p.start) {
				t.Errorf("%s: nothing less is looked at where it is too large", name)
			}
			for done = false; !done; {
				done, ok = s.Step()
			}
			if !ok || s.Steps > steps {
				t.Errorf("%s: %d steps where dice are thrown in lots, %d where they are not", name, s.Steps, steps)
			} else if v := p.walk.act(p.start, &s.Best().Action); v.Loss(p.Best()) >= Close {
				rough++
				t.Logf("%s: in lots %+v loses %f", name, levels.CommandOf(p.start, &s.Best().Action), v.Loss(p.Best()))
			}
		}
		if p.start.Hash() != before {
			t.Errorf("%s: searching changed the position", name)
		}
	}
	if rough > 3 {
		t.Errorf("%d times something else is best in lots", rough)
	}
	if t.Logf("%d steps, the proofs took %d", looked, proved); looked*2 > proved {
		t.Errorf("%d steps where proofs take %d", looked, proved)
	}
}

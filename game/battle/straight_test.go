package battle

import (
	"testing"

	"tenaille/game/plan"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// TestEqualWaysGoStraight walks to every square in reach by each way of
// counting diagonals: the way drawn and sent costs what the canonical one
// costs, gives as many opportunities, is legal, and never lies farther off the
// straight line; and on open ground it does not climb to come down again.
func TestEqualWaysGoStraight(t *testing.T) {
	for _, diagonal := range []string{"d1111", "d1212"} {
		straighter := 0
		b := opening(t, "en", func(s *rules.Setup) { s.Options = map[string]string{"diagonal": diagonal} }, blue("fighter", 1, 5).First(), red("orc", 8, 1), red("goblin", 14, 9))
		from := b.turn.E.Space(0).At
		for at, found := range b.turn.Now.Ways.Reach {
			st, _ := b.turn.Way(at)
			b.pointAt(at)
			if !b.turn.Forecast.Proposed.Planned || b.turn.Wanted.Pointer.Who != rules.Nobody {
				continue
			}
			var steps []grid.Dir
			for _, a := range b.turn.Forecast.Proposed.Acts {
				for i := range a.Path.Len() {
					steps = append(steps, a.Path.Step(i))
				}
			}
			if n := len(b.turn.Forecast.Proposed.Costs); n == 0 || b.turn.Forecast.Proposed.Costs[n-1] != st.Cost || st.Cost < found.Cost {
				t.Fatalf("%s: to %s the way costs %v, the canonical one %d", diagonal, at.Name(), b.turn.Forecast.Proposed.Costs, st.Cost)
			}
			if plan.Opportunities(b.turn.E, 0, steps) > plan.Opportunities(b.turn.E, 0, st.Steps) {
				t.Errorf("%s: to %s the straighter way gives more opportunities", diagonal, at.Name())
			}
			if r := b.turn.E.Check(&b.turn.Forecast.Proposed.Acts[0]); !r.OK() {
				t.Errorf("%s: to %s the way is refused by %s", diagonal, at.Name(), r.Cite)
			}
			was, is := plan.Astray(from, at, st.Steps), plan.Astray(from, at, steps)
			if is > was {
				t.Errorf("%s: to %s the way is %d astray, the canonical one %d", diagonal, at.Name(), is, was)
			}
			if is < was {
				straighter++
			}
			low, high := min(from.Y, at.Y), max(from.Y, at.Y)
			for _, c := range b.turn.Forecast.Proposed.Path {
				if at.X <= 5 && at.Y >= 4 && (c.Y < low || c.Y > high) {
					t.Errorf("%s: on open ground the way to %s leads by %s", diagonal, at.Name(), c.Name())
				}
			}
		}
		if straighter == 0 && diagonal == "d1111" {
			t.Errorf("%s: no way became straighter: the test means nothing", diagonal)
		}
	}
}

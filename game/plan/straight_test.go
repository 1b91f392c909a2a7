package plan

import (
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// TestEqualWaysGoStraight walks to every square in reach by each way of
// counting diagonals: the way drawn and sent costs what the canonical one
// costs, gives as many opportunities, is legal, and never lies farther off the
// straight line; and on open ground it does not climb to come down again (GEO-18).
func TestEqualWaysGoStraight(t *testing.T) {
	for _, diagonal := range []string{"d1111", "d1212"} {
		straighter := 0
		turn := opened(t, func(s *rules.Setup) { s.Options = map[string]string{"diagonal": diagonal} },
			arena.Blue("fighter", 1, 5).First(), arena.Red("orc", 8, 1), arena.Red("goblin", 14, 9))
		from := turn.E.Space(0).At
		for at, found := range turn.Now.Ways.Reach {
			st, _ := turn.way(at)
			p := turn.pointAt(at)
			if !p.Planned || turn.Wanted.Pointer.Who != rules.Nobody {
				continue
			}
			var steps []grid.Dir
			for _, a := range p.Acts {
				for i := range a.Path.Len() {
					steps = append(steps, a.Path.Step(i))
				}
			}
			if n := len(p.Costs); n == 0 || p.Costs[n-1] != st.Cost || st.Cost < found.Cost {
				t.Fatalf("%s: to %s the way costs %v, the canonical one %d", diagonal, at.Name(), p.Costs, st.Cost)
			}
			if opportunities(turn.E, 0, steps) > opportunities(turn.E, 0, st.Steps) {
				t.Errorf("%s: to %s the straighter way gives more opportunities", diagonal, at.Name())
			}
			if r := turn.E.Check(&p.Acts[0]); !r.OK() {
				t.Errorf("%s: to %s the way is refused by %s", diagonal, at.Name(), r.Cite)
			}
			was, is := astray(from, at, st.Steps), astray(from, at, steps)
			if is > was {
				t.Errorf("%s: to %s the way is %d astray, the canonical one %d", diagonal, at.Name(), is, was)
			}
			if is < was {
				straighter++
			}
			low, high := min(from.Y, at.Y), max(from.Y, at.Y)
			for _, c := range p.Path {
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

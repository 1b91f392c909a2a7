package battle

import (
	"testing"

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
		b := opening(t, "en", func(s *rules.Setup) { s.Options = map[string]string{"diagonal": diagonal} }, blue("fighter", 1, 5).first(), red("orc", 8, 1), red("goblin", 14, 9))
		from := b.e.Space(0).At
		for at, found := range b.sit.reach {
			st, _ := b.way(at)
			b.pointAt(at)
			if !b.aim.planned || b.hover.who != rules.Nobody {
				continue
			}
			var steps []grid.Dir
			for _, a := range b.aim.acts {
				for i := range a.Path.Len() {
					steps = append(steps, a.Path.Step(i))
				}
			}
			if n := len(b.aim.costs); n == 0 || b.aim.costs[n-1] != st.cost || st.cost < found.cost {
				t.Fatalf("%s: to %s the way costs %v, the canonical one %d", diagonal, at.Name(), b.aim.costs, st.cost)
			}
			if strikes(b.e, 0, steps) > strikes(b.e, 0, st.steps) {
				t.Errorf("%s: to %s the straighter way gives more opportunities", diagonal, at.Name())
			}
			if r := b.e.Check(&b.aim.acts[0]); !r.OK() {
				t.Errorf("%s: to %s the way is refused by %s", diagonal, at.Name(), r.Cite)
			}
			was, is := astray(from, at, st.steps), astray(from, at, steps)
			if is > was {
				t.Errorf("%s: to %s the way is %d astray, the canonical one %d", diagonal, at.Name(), is, was)
			}
			if is < was {
				straighter++
			}
			low, high := min(from.Y, at.Y), max(from.Y, at.Y)
			for _, c := range b.aim.path {
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

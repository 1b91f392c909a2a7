package combat_test

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
)

// A search for one that is invisible goes by the rule of those, one for who only hides by
// that of hiding (STL-01, STL-03).
func TestSearchesSayByWhichRule(t *testing.T) {
	for _, c := range []struct {
		seen string
		want rules.Cite
	}{{"hidden", rules.STL01}, {"invisible", rules.STL03}} {
		t.Run(c.want.String(), func(t *testing.T) {
			e := set(t, all(state(1, c.seen), watchful(0, 60)), "R.p..g")
			look, err := (&levels.Command{Do: "search", By: 1}).Action(e)
			if err != nil {
				t.Fatal(err)
			}
			var cites []rules.Cite
			e.Listen = func(ev rules.Event) {
				if ev.Kind == rules.SpotRolled {
					cites = append(cites, ev.Cite)
				}
			}
			e.Do(&look, dice.NewScripted([][2]int{{20, 20}}))
			if len(cites) != 1 || cites[0] != c.want {
				t.Errorf("of one %s it looks by %v, want %s", c.seen, cites, c.want)
			}
		})
	}
}

package combat_test

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/rulesets"
)

// counts pins the canonical actions of the first creature to act, and those
// that follow each of them, on every level with dice of seed 1. A changed
// count is a changed rule or a changed map: say which in the commit.
var counts = map[string][2]int{
	"proving-ground": {232, 9494},
	"broken-keep":    {204, 5928},
	"ford":           {221, 7637},
}

func TestCountedActions(t *testing.T) {
	for name, want := range counts {
		t.Run(name, func(t *testing.T) {
			s, err := levels.Load(name)
			if err != nil {
				t.Fatal(err)
			}
			e, err := rulesets.New(&s)
			if err != nil {
				t.Fatal(err)
			}
			e.Rules.Begin(e)
			e.Run(dice.NewSeeded(1))
			var got [2]int
			var next rules.Encounter
			legal := e.Legal(nil)
			got[0] = len(legal)
			for i := range legal {
				e.CopyTo(&next)
				if r := next.Do(&legal[i], dice.NewSeeded(2)); !r.OK() {
					t.Fatalf("%s is refused by %s", legal[i].Verb, r.Cite)
				}
				got[1] += len(next.Legal(nil))
			}
			if got != want {
				t.Errorf("%v actions where %v are pinned", got, want)
			}
		})
	}
}

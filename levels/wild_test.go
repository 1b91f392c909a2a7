package levels

import (
	"bytes"
	"slices"
	"testing"

	"tenaille/levels/wilds"
	"tenaille/rules/rulesets"
)

// TestNewGroundsAreMaps: every kind, size and aim of new ground is a map that reads
// without a fault, has room for its armies under each ruleset, and whose armies cost
// about as much.
func TestNewGroundsAreMaps(t *testing.T) {
	for _, kind := range wilds.Kinds {
		for _, size := range wilds.Sizes {
			for i, aim := range wilds.Aims {
				g := wilds.Ground{Kind: kind, Size: size, Aim: aim, Seed: uint64(1 + 7*i)}
				f, err := OpenField(g.Name())
				if err != nil {
					t.Fatal(err)
				}
				if len(f.Starts) != 2 || (aim == "fell") != (len(f.Setup.Goals) == 0) {
					t.Errorf("%s: %d starts, %d goals", g.Name(), len(f.Starts), len(f.Setup.Goals))
				}
				cost := [2]int{f.Cost("d20", f.Own(0)), f.Cost("d20", f.Own(1))}
				if least := g.Points() * 7 / 10; min(cost[0], cost[1]) < least || max(cost[0], cost[1]) > g.Points() {
					t.Errorf("%s: armies of %v points, %d are wanted", g.Name(), cost, g.Points())
				}
				for _, ruleset := range rulesets.Names() {
					setup, err := f.Place(ruleset)
					if err != nil {
						t.Fatal(err)
					}
					if _, err := rulesets.New(&setup); err != nil {
						t.Errorf("%s, %s: %v", g.Name(), ruleset, err)
					}
				}
				again, err := OpenField(g.Name())
				if err != nil || !slices.Equal(again.Setup.Map.Rows, f.Setup.Map.Rows) {
					t.Errorf("%s is another the second time: %v", g.Name(), err)
				}
			}
		}
	}
	if a, b := (wilds.Ground{Kind: "mine", Size: "long", Aim: "hold", Seed: 1}), (wilds.Ground{Kind: "mine", Size: "long", Aim: "hold", Seed: 2}); bytes.Equal(a.Map([2][]string{}), b.Map([2][]string{})) {
		t.Error("two seeds, one ground")
	}
}

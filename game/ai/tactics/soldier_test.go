package tactics

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/rulesets"
	"tenaille/rules/view"
)

// TestSoldierDecidesLegally plays whole games of soldiers on every level
// without a match around them: what it decides is legal as it is, never the
// last resort, and thinking in slices of one node decides the same.
func TestSoldierDecidesLegally(t *testing.T) {
	for _, level := range levels.Names() {
		setup, err := levels.Load(level)
		if err != nil {
			t.Fatal(err)
		}
		for _, fog := range []string{"off", "sight"} {
			setup.Fog = fog
			for seed := uint64(1); seed <= 3; seed++ {
				e, err := rulesets.New(&setup)
				if err != nil {
					t.Fatal(err)
				}
				src := dice.NewSeeded(seed)
				e.Rules.Turn.Begin(e)
				e.Run(src)
				players := []*Soldier{{Seed: 1}, {Seed: 2}}
				slow := []*Soldier{{Seed: 1}, {Seed: 2}}
				for turn := uint64(0); turn < 3000 && !e.Facts.Over && e.Facts.Round < 60; turn++ {
					_, who := e.Awaits()
					side := e.Creatures[who].Side
					v := view.New(e, int(side))
					a, done := players[side].Think(v, turn, 1<<30)
					if !done {
						t.Fatalf("%s, fog %s, seed %d, action %d: not done", level, fog, seed, turn)
					}
					if players[side].Missed > 0 {
						t.Fatalf("%s, fog %s, seed %d, action %d: combatant %d decided for something illegal", level, fog, seed, turn, who)
					}
					var b rules.Action
					for done = false; !done; {
						b, done = slow[side].Think(v, turn, 1)
					}
					if a != b {
						t.Fatalf("%s, fog %s, seed %d, action %d: in slices %v, at once %v", level, fog, seed, turn, b, a)
					}
					if r := e.Do(&a, src); !r.OK() && !view.Secret(e) {
						t.Fatalf("%s, seed %d, action %d: %v is refused by %s", level, seed, turn, a, r.Cite)
					} else if !r.OK() {
						e.Begin(&a)
						e.Run(src)
					}
				}
				if !e.Facts.Over {
					t.Errorf("%s, fog %s, seed %d: not over in round %d", level, fog, seed, e.Facts.Round)
				}
			}
		}
	}
}

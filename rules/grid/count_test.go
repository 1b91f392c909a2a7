package grid

import "testing"

// TestStepsAreCountedAsTheyCost: by every ground, parity and way of counting diagonals a
// step counts as a diagonal where one more, and only one more, makes the next diagonal
// on open ground dear, and on open ground it costs its length (MOV-02, MOV-03).
func TestStepsAreCountedAsTheyCost(t *testing.T) {
	grounds := map[string]ground{
		"open": {}, "difficult": {cells: cellsOf(FeatureDifficult, C(1, 1), C(1, 0))}, "narrow": {cells: cellsOf(FeatureNarrow, C(1, 1), C(1, 0))},
	}
	for name, g := range grounds {
		for _, flat := range []bool{false, true} {
			f := g.field(t)
			f.Rules.Diagonal1111 = flat
			for _, d := range []Dir{E, SE} {
				for made := range 4 {
					for _, squeezing := range []bool{false, true} {
						cost, after := f.Count(one(0, 0), d, made, squeezing)
						if want := f.StepCost(one(0, 0), d, made, squeezing); cost != want {
							t.Errorf("%s: counted %d, costs %d", name, cost, want)
						}
						plain := name == "open" && !squeezing
						if counts := after == made+1; counts != (plain && d.Diagonal() && !flat) || !counts && after != made {
							t.Errorf("%s, all diagonals 1 %v, squeezing %v: after %d diagonals a step to %d makes %d", name, flat, squeezing, made, d, after)
						}
						if plain && cost != f.Rules.Length(d, made) {
							t.Errorf("open ground: %d is %d long and costs %d", d, f.Rules.Length(d, made), cost)
						}
					}
				}
			}
		}
	}
}

package solve

import (
	"testing"

	"tenaille/levels"
)

// TestLevelsSolvePuzzles: of the puzzles that are proved every level of the machine, which
// is told what each wants, solves as many as are noted; what is solved besides is noted
// then. Short tests ask those that do not think in ideas.
func TestLevelsSolvePuzzles(t *testing.T) {
	files, err := collection()
	if err != nil || len(files) < 120 {
		t.Fatalf("%d puzzles: %v", len(files), err)
	}
	least := map[string]int{"recruit": 41, "soldier": 113, "captain": 129, "warlord": 129}
	if testing.Short() {
		delete(least, "captain")
		delete(least, "warlord")
	}
	solved := map[string]int{}
	for _, name := range files {
		f, err := levels.OpenPosition(name)
		if err != nil {
			t.Fatal(err)
		}
		for i := range f.Cases {
			p, err := Solve(&f.Cases[i], Most)
			if err != nil {
				t.Fatal(name, err)
			}
			for level := range least {
				var losses []float64
				for seed := range uint64(4) {
					r, err := p.Ask(level, seed+1)
					if err != nil {
						t.Fatal(name, err)
					}
					losses = append(losses, r.Loss)
				}
				if Solved(losses) {
					solved[level]++
				}
			}
		}
	}
	t.Logf("%v of %d", solved, len(files))
	for level, n := range least {
		if solved[level] < n {
			t.Errorf("the %s solves %d of %d puzzles, before it were %d", level, solved[level], len(files), n)
		}
	}
}

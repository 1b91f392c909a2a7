package odds_test

import (
	"testing"

	"tenaille/rules/dice"
	"tenaille/rules/odds"
)

// TestContestIsTheContestRolled: known chances, both sides' adding up to 1,
// and dice thrown as MAN-01 says.
func TestContestIsTheContestRolled(t *testing.T) {
	for _, c := range []struct {
		mine, theirs int
		want         string
	}{{0, 0, "1/2"}, {7, 7, "1/2"}, {1, 0, "229/400"}, {0, 1, "171/400"}, {20, 0, "1"}, {0, 20, "0"}, {19, 0, "1"}, {18, 0, "399/400"}} {
		if got := odds.OfContest(c.mine, c.theirs).String(); got != c.want {
			t.Errorf("MAN-01: %d against %d wins %s where %s is due", c.mine, c.theirs, got, c.want)
		}
	}
	src := dice.NewSeeded(1)
	for _, c := range [][2]int{{7, 12}, {3, 3}, {5, 1}} {
		const n = 40_000
		won := 0
		for range n {
			for {
				a := int(src.Answer(dice.Face(dice.Check, 20)).Value) + c[0]
				b := int(src.Answer(dice.Face(dice.Check, 20)).Value) + c[1]
				if a == b && c[0] == c[1] {
					continue
				}
				if a > b || a == b && c[0] > c[1] {
					won++
				}
				break
			}
		}
		p := odds.OfContest(c[0], c[1]).Float()
		if d := float64(won) - n*p; d*d > 25*n*p*(1-p) {
			t.Errorf("%d of %d where %.4f is promised for %v", won, n, p, c)
		}
	}
}

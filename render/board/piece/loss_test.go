package piece

import "testing"

// TestLossLiesOnTheBar: what is lost at worst and on average begins where so many hit
// points are left, and never beyond either end.
func TestLossLiesOnTheBar(t *testing.T) {
	q := &Piece{HP: 15, MaxHP: 20}
	for _, c := range []struct {
		loss             Loss
		worst, mean, end float64
	}{
		{Loss{Mean: 5, Most: 10}, .25, .5, .75},
		{Loss{Mean: 3, Most: 40}, 0, .6, .75},
		{Loss{}, .75, .75, .75},
	} {
		if worst, mean, end := c.loss.stretches(q); worst != c.worst || mean != c.mean || end != c.end {
			t.Errorf("%+v begins at %v, %v of %v", c.loss, worst, mean, end)
		}
	}
}

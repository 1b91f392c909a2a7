package search

import (
	"testing"

	"tenaille/rules/dice"
)

// TestLots: a throw in lots has as many as are asked for, or fewer, which together weigh as
// much as the throw, about the same each, and come on the mean to what it comes to.
func TestLots(t *testing.T) {
	for _, q := range []dice.Question{{Count: 1, Sides: 20}, {Count: 2, Sides: 6}, {Count: 3, Sides: 6}, {Count: 1, Sides: 8}, {Count: 4, Sides: 4}} {
		for _, many := range []int{3, 5} {
			out, total := dice.Outcomes(make([]dice.Outcome, 0, 64), q)
			mean := func(list []dice.Outcome) float64 {
				sum := 0.0
				for _, o := range list {
					sum += float64(o.Weight) * float64(o.Answer.Value)
				}
				return sum / float64(total)
			}
			exact, heaviest := mean(out), uint64(0)
			for _, o := range out {
				heaviest = max(heaviest, o.Weight)
			}
			few := lots(out, total, many)
			weight := uint64(0)
			for i, o := range few {
				weight += o.Weight
				if o.Weight > total/uint64(many)+heaviest {
					t.Errorf("%+v in %d: lot %d weighs %d of %d", q, many, i, o.Weight, total)
				}
				if i > 0 && o.Answer.Value <= few[i-1].Answer.Value {
					t.Errorf("%+v in %d: %v after %v", q, many, o.Answer, few[i-1].Answer)
				}
			}
			if len(few) > many || len(few) < 2 || weight != total {
				t.Errorf("%+v in %d: %d lots of %d, not of %d", q, many, len(few), weight, total)
			}
			if off := mean(few) - exact; off > 1 || off < -1 {
				t.Errorf("%+v in %d: %f on the mean, not %f", q, many, mean(few), exact)
			}
		}
	}
}

package words

import "math/big"

// Parts are the parts of a whole in percent, in their order, as integers that add up to
// what the parts do together, rounded: what each lacks of its share is given to those that
// lack the most, of equal ones to the later.
func Parts(list []*big.Rat) []int {
	hundred := big.NewRat(100, 1)
	sum, given := new(big.Rat), 0
	percents, rests := make([]int, len(list)), make([]*big.Rat, len(list))
	for i, p := range list {
		share := new(big.Rat).Mul(p, hundred)
		sum.Add(sum, share)
		floor := new(big.Int).Quo(share.Num(), share.Denom())
		percents[i] = int(floor.Int64())
		given += percents[i]
		rests[i] = share.Sub(share, new(big.Rat).SetInt(floor))
	}
	sum.Add(sum, big.NewRat(1, 2))
	for whole := int(new(big.Int).Quo(sum.Num(), sum.Denom()).Int64()); given < whole; given++ {
		most := 0
		for i := range rests {
			if rests[i].Cmp(rests[most]) >= 0 {
				most = i
			}
		}
		percents[most]++
		rests[most].SetInt64(-1)
	}
	return percents
}

// Chances writes the chances of things of which at most one happens so that those that are
// printed together add up to what they are together; none that is small is rounded to none,
// nor one to all that it is not.
func Chances(w *Words, list ...*big.Rat) []string {
	one := big.NewRat(1, 1)
	var out []string
	for i, n := range Parts(list) {
		switch s := w.Percent(n); {
		case n == 0 && list[i].Sign() > 0:
			out = append(out, w.Key("format.below", w.Percent(1)))
		case n >= 100 && list[i].Cmp(one) < 0:
			out = append(out, w.Key("format.above", w.Percent(99)))
		default:
			out = append(out, s)
		}
	}
	return out
}

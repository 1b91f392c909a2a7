package story

import (
	"math/big"
	"math/bits"

	"tenaille/rules/odds"
)

// share is n of total in Whole, rounded down.
func share(n, total uint64) uint64 {
	if total == 0 {
		return 0
	}
	hi, lo := bits.Mul64(n, Whole)
	q, _ := bits.Div64(hi, lo, total)
	return q
}

// ofFraction is an exact chance in Whole, rounded down.
func ofFraction(f odds.Fraction) uint64 {
	r := f.Rat()
	n := new(big.Int).Lsh(r.Num(), 40)
	return n.Quo(n, r.Denom()).Uint64()
}

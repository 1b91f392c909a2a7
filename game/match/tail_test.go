package match

import (
	"math"
	"math/big"
	"testing"
)

// tails returns the logarithm of the chance that a binomial count of n trials
// comes out as far from its mean as k, or farther, on the side where k lies; 0
// where that is no evidence of anything. A chance of 0 or 1 bears no exception.
func tails(n, k int, p float64) float64 {
	switch {
	case p <= 0 && k == 0, p >= 1 && k == n:
		return 0
	case p <= 0, p >= 1:
		return math.Inf(-1)
	}
	if float64(k) > float64(n)*p {
		k, p = n-k, 1-p
	}
	// The sum of the terms from k down; each is the next one times a ratio.
	lg := func(x int) float64 { v, _ := math.Lgamma(float64(x + 1)); return v }
	first := lg(n) - lg(k) - lg(n-k) + float64(k)*math.Log(p) + float64(n-k)*math.Log1p(-p)
	sum, term := 1., 1.
	for i := k; i > 0 && term > 1e-18*sum; i-- {
		term *= float64(i) / float64(n-i+1) * (1 - p) / p
		sum += term
	}
	return min(first+math.Log(sum), 0)
}

// TestTailsAreTheSums holds the tails against sums of exact fractions.
func TestTailsAreTheSums(t *testing.T) {
	for _, c := range []struct{ n, num, den int }{{12, 1, 3}, {40, 9, 20}, {60, 1, 400}, {60, 399, 400}, {25, 1, 2}} {
		p := big.NewRat(int64(c.num), int64(c.den))
		q := new(big.Rat).Sub(big.NewRat(1, 1), p)
		exact := make([]*big.Rat, c.n+1)
		for k := range exact {
			r := new(big.Rat).SetInt(new(big.Int).Binomial(int64(c.n), int64(k)))
			for range k {
				r.Mul(r, p)
			}
			for range c.n - k {
				r.Mul(r, q)
			}
			exact[k] = r
		}
		for k := range exact {
			sum := new(big.Rat)
			if float64(k) > float64(c.n*c.num)/float64(c.den) {
				for i := k; i <= c.n; i++ {
					sum.Add(sum, exact[i])
				}
			} else {
				for i := 0; i <= k; i++ {
					sum.Add(sum, exact[i])
				}
			}
			want, _ := sum.Float64()
			if got := math.Exp(tails(c.n, k, float64(c.num)/float64(c.den))); math.Abs(got-want) > 1e-9*want {
				t.Errorf("%d of %d at %d/%d: a tail of %g, want %g", k, c.n, c.num, c.den, got, want)
			}
		}
	}
	if tails(100, 1, 0) != math.Inf(-1) || tails(100, 99, 1) != math.Inf(-1) || tails(100, 100, 1) != 0 {
		t.Error("what cannot be is not told from what must be")
	}
}

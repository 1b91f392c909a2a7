package odds

import (
	"math/big"
	"math/bits"
)

// wide is an unsigned number of 384 bits, lowest limb first: the throws of all
// the dice of a full attack.
type wide [6]uint64

// plus adds n times v to w.
func (w *wide) plus(v *wide, n uint64) {
	var carry uint64
	for i := range w {
		hi, lo := bits.Mul64(v[i], n)
		var c uint64
		lo, c = bits.Add64(lo, carry, 0)
		hi += c
		w[i], c = bits.Add64(w[i], lo, 0)
		carry = hi + c
	}
}

// scale multiplies w by n and reports whether it still fits.
func (w *wide) scale(n uint64) bool {
	var carry uint64
	for i := range w {
		hi, lo := bits.Mul64(w[i], n)
		var c uint64
		w[i], c = bits.Add64(lo, carry, 0)
		carry = hi + c
	}
	return carry == 0
}

func (w *wide) zero() bool { return *w == wide{} }

func (w *wide) big() *big.Int {
	n := new(big.Int)
	for i := len(w) - 1; i >= 0; i-- {
		n.Lsh(n, 64).Add(n, new(big.Int).SetUint64(w[i]))
	}
	return n
}

// Ratio is an exact chance, or a mean, of a full attack: throws of throws. The
// zero Ratio is 0.
type Ratio struct{ num, den wide }

// Rat returns r in lowest terms.
func (r Ratio) Rat() *big.Rat {
	if r.den.zero() {
		return new(big.Rat)
	}
	return new(big.Rat).SetFrac(r.num.big(), r.den.big())
}

// String writes r as a reduced fraction.
func (r Ratio) String() string { return r.Rat().RatString() }

// Float returns the nearest float, for drawing only.
func (r Ratio) Float() float64 {
	f, _ := r.Rat().Float64()
	return f
}

// Percent rounds r to whole percent, but never a chance to none or to a
// certainty.
func (r Ratio) Percent() int {
	if r.num.zero() || r.den.zero() {
		return 0
	}
	n, d := r.num.big(), r.den.big()
	n.Mul(n, big.NewInt(200)).Add(n, d)
	p := int(n.Quo(n, d.Lsh(d, 1)).Int64())
	if r.num != r.den {
		p = min(p, 99)
	}
	return max(p, 1)
}

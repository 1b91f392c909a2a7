package odds

import (
	"math/big"
	"math/bits"
)

// weight is a number of equally likely throws, up to 2^128.
type weight struct{ hi, lo uint64 }

func one() weight { return weight{0, 1} }

func (w weight) plus(v weight) weight {
	lo, carry := bits.Add64(w.lo, v.lo, 0)
	hi, _ := bits.Add64(w.hi, v.hi, carry)
	return weight{hi, lo}
}

func (w weight) times(n uint64) weight {
	hi, lo := bits.Mul64(w.lo, n)
	return weight{hi + w.hi*n, lo}
}

// over divides by n, which must divide w.
func (w weight) over(n uint64) weight {
	hi, rest := w.hi/n, w.hi%n
	lo, _ := bits.Div64(rest, w.lo, n)
	return weight{hi, lo}
}

func (w weight) zero() bool { return w.hi|w.lo == 0 }

// float is the weight as the eye sees it.
func (w weight) float() float64 { return float64(w.hi)*(1<<64) + float64(w.lo) }

func (w weight) big() *big.Int {
	n := new(big.Int).SetUint64(w.hi)
	return n.Lsh(n, 64).Add(n, new(big.Int).SetUint64(w.lo))
}

// Fraction is an exact chance or mean: Num of Den equally likely throws.
type Fraction struct{ num, den weight }

// Rat returns the fraction as an exact rational number.
func (f Fraction) Rat() *big.Rat {
	if f.den.zero() {
		return new(big.Rat)
	}
	return new(big.Rat).SetFrac(f.num.big(), f.den.big())
}

// String returns the fraction in lowest terms, such as "11/20", "0" or "1".
func (f Fraction) String() string { return f.Rat().RatString() }

// Float returns the fraction rounded for the eye; nothing may be decided by it.
func (f Fraction) Float() float64 {
	if f.den.zero() {
		return 0
	}
	return f.num.float() / f.den.float()
}

// Percent returns a chance in whole percent, rounded to the nearest, but 0
// and 100 only when they are exact.
func (f Fraction) Percent() int {
	p := int(f.Float()*100 + 0.5)
	switch {
	case p <= 0 && !f.num.zero():
		return 1
	case p >= 100 && f.num != f.den:
		return 99
	}
	return p
}

// PerMille returns the fraction in thousandths, at most one off, for players
// that weigh odds: integers alone make it, so that it is the same everywhere.
func (f Fraction) PerMille() int {
	n, d := f.num, f.den
	// A thousand times the numerator must fit in 64 bits.
	if shift := d.bits() - 40; shift > 0 {
		n, d = n.shifted(shift), d.shifted(shift)
	}
	if d.lo == 0 {
		return 0
	}
	return int(n.lo * 1000 / d.lo)
}

func (w weight) bits() int {
	if w.hi != 0 {
		return 64 + bits.Len64(w.hi)
	}
	return bits.Len64(w.lo)
}

func (w weight) shifted(n int) weight {
	if n >= 64 {
		return weight{0, w.hi >> (n - 64)}
	}
	return weight{w.hi >> n, w.lo>>n | w.hi<<(64-n)}
}

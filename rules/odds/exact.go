package odds

import (
	"math/big"
	"math/bits"
)

// An exact share of all throws is a numerator, a wide, over a denominator that is a
// product of small primes: dice have few sides, and of an opposed check that comes out
// equal as many pairs are left out as leave 400 at most. Shares of different denominators
// are put together over the least common one.

// primes are those below 400.
var primes = sieve(400)

func sieve(below int) (list []uint64) {
	composite := make([]bool, below)
	for n := 2; n < below; n++ {
		if composite[n] {
			continue
		}
		list = append(list, uint64(n))
		for k := n * n; k < below; k += n {
			composite[k] = true
		}
	}
	return list
}

// powers are how often each of primes is in a number.
type powers [78]uint8

// denominator is one of a walk; there is one of each value.
type denominator struct {
	of    powers
	times map[uint64]*denominator
	with  map[*denominator]junction
}

// junction is the least common multiple with another denominator, nil where that does
// not fit, and by what numerators over this one are multiplied for it, one after another.
type junction struct {
	common *denominator
	by     []uint64
}

// denominators are those of a walk.
type denominators map[powers]*denominator

// one is the denominator 1.
func (d denominators) one() *denominator { return d.get(powers{}) }

// get returns the denominator of some powers, nil where it does not fit into a wide.
func (d denominators) get(p powers) *denominator {
	if n := d[p]; n != nil {
		return n
	}
	if p.big().BitLen() > 64*len(wide{}) {
		return nil
	}
	n := &denominator{of: p, times: map[uint64]*denominator{}, with: map[*denominator]junction{}}
	d[p] = n
	return n
}

func (p *powers) big() *big.Int {
	n, k := big.NewInt(1), new(big.Int)
	for i, times := range p {
		if times > 0 {
			n.Mul(n, k.Exp(new(big.Int).SetUint64(primes[i]), big.NewInt(int64(times)), nil))
		}
	}
	return n
}

// product is n times a number; nil where it does not fit.
func (d denominators) product(n *denominator, by uint64) *denominator {
	if to, known := n.times[by]; known {
		return to
	}
	p, rest, fits := n.of, by, true
	for i, prime := range primes {
		for ; rest%prime == 0; rest /= prime {
			p[i]++
			fits = fits && p[i] < 255
		}
	}
	var to *denominator
	if fits && rest == 1 {
		to = d.get(p)
	}
	n.times[by] = to
	return to
}

// junction is how shares over n and m are put together, as far as those over n go.
func (d denominators) junction(n, m *denominator) junction {
	if j, known := n.with[m]; known {
		return j
	}
	p := n.of
	var j junction
	by := uint64(1)
	for i, prime := range primes {
		for p[i] < m.of[i] {
			p[i]++
			hi, lo := bits.Mul64(by, prime)
			if hi != 0 {
				j.by, lo = append(j.by, by), prime
			}
			by = lo
		}
	}
	if by > 1 {
		j.by = append(j.by, by)
	}
	j.common = d.get(p)
	n.with[m] = j
	return j
}

// raise multiplies a numerator as a junction says.
func (j *junction) raise(w *wide) {
	for _, n := range j.by {
		w.scale(n)
	}
}

// add is the sum of two wides, which must fit.
func (w *wide) add(v *wide) {
	var carry uint64
	for i := range w {
		w[i], carry = bits.Add64(w[i], v[i], carry)
	}
}

// bits is the length of w.
func (w *wide) bits() int {
	for i := len(w) - 1; i >= 0; i-- {
		if w[i] != 0 {
			return 64*i + bits.Len64(w[i])
		}
	}
	return 0
}

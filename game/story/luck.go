package story

import (
	"math/bits"

	"tenaille/rules/odds"
)

// Creature is the worth of one creature in full health taken out of the fight:
// half of it for its hit points, half for its fall.
const Creature = 1_000_000

// Luck is how far the dice went beyond their promise: the sum over all rolls of
// what came less what was to be expected just before, for what was attempted
// (Made) and with the opposite sign for what was suffered (Met).
type Luck struct {
	// Made and Met are in Creature.
	Made, Met int64
	// HP is the same of damage alone, in thousandths of a hit point that
	// counted: beyond a fall none does.
	HP int64
	// Variance is the sum of the variances of these rolls, in Creature squared.
	Variance int64
}

// Sum is the whole luck, in Creature.
func (l *Luck) Sum() int64 { return l.Made + l.Met }

// Deviations is the luck in hundredths of a standard deviation.
func (l *Luck) Deviations() int {
	if l.Variance == 0 {
		return 0
	}
	return int(l.Sum() * 100 / max(root(l.Variance), 1))
}

// root is the square root of n, rounded down.
func root(n int64) int64 {
	if n <= 0 {
		return 0
	}
	r := int64(1) << ((bits.Len64(uint64(n)) + 1) / 2)
	for {
		next := (r + n/r) / 2
		if next >= r {
			return r
		}
		r = next
	}
}

// tail is the chance, in millionths, of being so many tenths of a standard
// deviation or more above the mean where many rolls add up.
var tail = [...]int64{
	500000, 460172, 420740, 382089, 344578, 308538, 274253, 241964, 211855, 184060,
	158655, 135666, 115070, 96800, 80757, 66807, 54799, 44565, 35930, 28717,
	22750, 17864, 13903, 10724, 8198, 6210, 4661, 3467, 2555, 1866,
	1350, 968, 687, 483, 337, 233, 159, 108, 72, 48, 32,
}

// OneIn says that dice as far from their promise, on the same side of it, fall
// about once in so many matches: 2 where there is no luck at all. Beyond four
// deviations it stays at 31250.
func (l *Luck) OneIn() int {
	z := l.Deviations()
	if z < 0 {
		z = -z
	}
	i := z / 10
	if i >= len(tail)-1 {
		return int(1_000_000 / tail[len(tail)-1])
	}
	p := tail[i] - (tail[i]-tail[i+1])*int64(z%10)/10
	return int((1_000_000 + p/2) / p)
}

// Even reports that the luck is less than half a standard deviation from none:
// nothing to speak of.
func (l *Luck) Even() bool {
	z := l.Deviations()
	return z > -50 && z < 50
}

// prospect is a random worth before its dice: each value has its share.
type prospect struct {
	values []int64
	shares []uint64 // of Whole, together 1
}

// Whole is the sum of the shares that chances are told in.
const Whole = odds.Whole

// mean is what is to be expected, rounded once: of values that are all the same it
// is that value.
func (p *prospect) mean() int64 {
	var above, below sum
	for i, v := range p.values {
		if v < 0 {
			below.add(uint64(-v), p.shares[i])
		} else {
			above.add(uint64(v), p.shares[i])
		}
	}
	return above.units() - below.units()
}

// sum adds up shares of values.
type sum struct{ hi, lo uint64 }

// add adds a share of a value.
func (s *sum) add(v, share uint64) {
	hi, lo := bits.Mul64(v, share)
	var carry uint64
	s.lo, carry = bits.Add64(s.lo, lo, 0)
	s.hi, _ = bits.Add64(s.hi, hi, carry)
}

// units is the sum in units of the values, rounded to the nearest.
func (s *sum) units() int64 {
	lo, carry := bits.Add64(s.lo, Whole/2, 0)
	return int64((s.hi+carry)<<24 | lo>>40)
}

// signed is v times a share, rounded down towards nothing.
func signed(v int64, share uint64) int64 {
	neg := v < 0
	if neg {
		v = -v
	}
	hi, lo := bits.Mul64(uint64(v), share)
	n := int64(hi<<24 | lo>>40)
	if neg {
		return -n
	}
	return n
}

// variance is the mean of the squared distance from the mean.
func (p *prospect) variance() int64 {
	m := p.mean()
	var all sum
	for i, v := range p.values {
		d := v - m
		all.add(uint64(d*d), p.shares[i])
	}
	return all.units()
}

// either is a prospect of two values.
func either(share uint64, yes, no int64) prospect {
	return prospect{[]int64{yes, no}, []uint64{share, Whole - share}}
}

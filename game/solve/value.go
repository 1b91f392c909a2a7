package solve

import (
	"fmt"
	"math/bits"

	"tenaille/game/ai/eval"
)

// unit is how many parts a worth of 1 has here: more than in a file, since the shares
// of dice are rounded.
const unit = 1_000_000_000_000_000

// perWorth is how many of these parts a part of a worth in a file is.
const perWorth = unit / eval.GoalUnit

// Value is what a position is worth: the exact expectation lies between Low and High,
// which differ by what was rounded on the way, less than a part for each throw in a
// row.
type Value struct{ Low, High int64 }

// bias makes all values positive; none is as much as 2^61.
const bias = 1 << 62

// String tells a value with six places.
func (v Value) String() string { return fmt.Sprintf("%.6f", v.Float()) }

// Float is the middle of a value, for telling.
func (v Value) Float() float64 { return (float64(v.Low) + float64(v.High)) / 2 / unit }

// Error is the most that Float can be off.
func (v Value) Error() float64 { return float64(v.High-v.Low)/2/unit + 1e-15 }

// Loss is how much less v is than best, at least 0.
func (v Value) Loss(best Value) float64 { return max(best.Float()-v.Float(), 0) }

// mean sums up values by their weights.
type mean struct{ low, high [2]uint64 }

// add counts a value so many times.
func (m *mean) add(v Value, weight uint64) {
	plus(&m.low, uint64(v.Low+bias), weight)
	plus(&m.high, uint64(v.High+bias), weight)
}

func plus(sum *[2]uint64, n, times uint64) {
	hi, lo := bits.Mul64(n, times)
	var carry uint64
	sum[1], carry = bits.Add64(sum[1], lo, 0)
	sum[0], _ = bits.Add64(sum[0], hi, carry)
}

// of divides by the sum of all weights, the one bound downwards and the other upwards.
func (m *mean) of(total uint64) Value {
	low, _ := bits.Div64(m.low[0], m.low[1], total)
	high, rest := bits.Div64(m.high[0], m.high[1], total)
	if rest > 0 {
		high++
	}
	return Value{int64(low) - bias, int64(high) - bias}
}

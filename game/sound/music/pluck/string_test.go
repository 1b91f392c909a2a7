package pluck_test

import (
	"math"
	"testing"

	"tenaille/game/sound/music/pluck"
)

// TestStringSoundsAtItsPitch: a string turns as often in a second as its pitch says, to
// within half a hundredth, and is a thousandth as loud after the time it rings.
func TestStringSoundsAtItsPitch(t *testing.T) {
	const rate = 44100
	for _, pitch := range []float64{110, 220, 440, 660} {
		noise := uint64(1)
		white := func() float64 {
			noise = noise*6364136223846793005 + 1442695040888963407
			return float64(int64(noise)) / math.MaxInt64
		}
		var s pluck.String
		s.Pluck(pluck.Cord{Rate: rate, Pitch: pitch, Damp: .5, Ring: 2, Place: .2, Bright: 3000}, white)
		heard := make([]float64, 4*rate)
		for i := range heard {
			heard[i] = s.Next()
		}
		best, at := 0., 0 // the lag at which it is most like itself
		for lag := int(rate / pitch * .9); lag < int(rate/pitch*1.1)+2; lag++ {
			like := 0.
			for i := rate / 4; i < rate/2; i++ {
				like += heard[i] * heard[i+lag]
			}
			if like > best {
				best, at = like, lag
			}
		}
		if got := rate / float64(at); math.Abs(got/pitch-1) > math.Max(.005, .6*pitch/rate) {
			t.Errorf("a string of %.0f Hz sounds at %.1f", pitch, got)
		}
		power := func(from int) (sum float64) {
			for _, x := range heard[from : from+rate/10] {
				sum += x * x
			}
			return math.Sqrt(sum)
		}
		if first, last := power(0), power(4*rate-rate/10); last > first/1000 {
			t.Errorf("a string of %.0f Hz is after 4 s as loud as %.4f of its beginning", pitch, last/first)
		}
	}
}

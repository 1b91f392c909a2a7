package music

import "math"

// biquad is a filter of the second order.
type biquad struct{ b0, b1, b2, a1, a2, x1, x2, y1, y2 float64 }

func (f *biquad) next(x float64) float64 {
	y := f.b0*x + f.b1*f.x1 + f.b2*f.x2 - f.a1*f.y1 - f.a2*f.y2
	f.x2, f.x1, f.y2, f.y1 = f.x1, x, f.y1, y
	return y
}

// weighting are the two filters of ITU-R BS.1770, by which an ear weighs, at our rate.
func weighting() [2]biquad {
	k := math.Tan(math.Pi * 1681.974450955533 / Rate)
	const q, vh, vb = .7071752369554196, 1.584864701130855, 1.258720930232562
	a0 := 1 + k/q + k*k
	shelf := biquad{b0: (vh + vb*k/q + k*k) / a0, b1: 2 * (k*k - vh) / a0, b2: (vh - vb*k/q + k*k) / a0, a1: 2 * (k*k - 1) / a0, a2: (1 - k/q + k*k) / a0}
	k = math.Tan(math.Pi * 38.13547087602444 / Rate)
	const p = .5003270373238773
	a0 = 1 + k/p + k*k
	return [2]biquad{shelf, {b0: 1, b1: -2, b2: 1, a1: 2 * (k*k - 1) / a0, a2: (1 - k/p + k*k) / a0}}
}

// loudness is the integrated loudness in LUFS: blocks of 400 ms, every 100, those that
// are silent or 10 below the mean left out.
func loudness(left, right []float64) float64 {
	const tenth = Rate / 10
	sums := make([]float64, len(left)/tenth)
	for _, side := range [][]float64{left, right} {
		w := weighting()
		for i := range len(sums) * tenth {
			y := w[1].next(w[0].next(side[i]))
			sums[i/tenth] += y * y
		}
	}
	in := func(power float64) float64 { return -.691 + 10*math.Log10(power) }
	gated := func(above float64) float64 {
		sum, n := 0., 0.
		for i := 0; i+4 <= len(sums); i++ {
			power := (sums[i] + sums[i+1] + sums[i+2] + sums[i+3]) / (4 * tenth)
			if power > 0 && in(power) > above {
				sum, n = sum+power, n+1
			}
		}
		return in(sum / n)
	}
	return gated(gated(-70) - 10)
}

// truePeak is the greatest value of the signal in dBFS, between the samples too.
func truePeak(samples []float64) float64 {
	most := 0.
	for _, v := range samples {
		most = math.Max(most, math.Abs(v))
	}
	// Between samples it is greater only near the great ones.
	near, taps := most*.7, 24
	for i := taps; i < len(samples)-taps; i++ {
		if math.Abs(samples[i]) < near {
			continue
		}
		for _, part := range []float64{.25, .5, .75} {
			sum := 0.
			for k := -taps; k < taps; k++ {
				x := part - float64(k)
				window := .5 + .5*math.Cos(math.Pi*x/float64(taps+1))
				sum += samples[i+k] * math.Sin(math.Pi*x) / (math.Pi * x) * window
			}
			most = math.Max(most, math.Abs(sum))
		}
	}
	return 20 * math.Log10(most)
}

// goertzel is how much of one frequency is in some samples.
func goertzel(samples []float64, f float64) float64 {
	k := 2 * math.Cos(2*math.Pi*f/Rate)
	a, b := 0., 0.
	for _, v := range samples {
		a, b = v+k*a-b, a
	}
	return math.Sqrt(math.Max(a*a+b*b-k*a*b, 0)) / float64(len(samples))
}

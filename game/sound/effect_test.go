package sound

import (
	"math"
	"slices"
	"testing"
)

// goertzel is how much of one frequency is in some samples.
func goertzel(samples []float64, f float64) float64 {
	k := 2 * math.Cos(2*math.Pi*f/rate)
	a, b := 0., 0.
	for _, v := range samples {
		a, b = v+k*a-b, a
	}
	return math.Sqrt(math.Max(a*a+b*b-k*a*b, 0)) / float64(len(samples))
}

// loudest is the frequency between two that is strongest, by sixths of an octave,
// each as loud as the frequencies in it together.
func loudest(samples []float64, from, to float64) float64 {
	best, most := 0., 0.
	const step = 1. / 6
	for f := from; f <= to; f *= math.Pow(2, step) {
		sum := 0.
		for i := range 7 {
			v := goertzel(samples, f*math.Pow(2, step*(float64(i)/6-.5)))
			sum += v * v
		}
		// A narrow tone and noise alike: the power in the band.
		if sum *= f; sum > most {
			best, most = f, sum
		}
	}
	return best
}

// tonal is the strongest single frequency between two.
func tonal(samples []float64, from, to float64) float64 {
	best, most := 0., 0.
	for f := from; f <= to; f *= 1.004 {
		if v := goertzel(samples, f); v > most {
			best, most = f, v
		}
	}
	return best
}

func cut(samples []float64, from, to float64) []float64 {
	return samples[int(from*rate):min(int(to*rate), len(samples))]
}

func near(got, want, part float64) bool { return math.Abs(got-want) <= part*want }

func TestEveryEffectIsHeardAndNotTooLoud(t *testing.T) {
	const decibels = 20
	for _, e := range Effects() {
		for _, pitch := range []float64{.97, 1, 1.03} {
			samples := synthesise(e, pitch)
			if n := len(samples); n < rate/100 || n > 2*rate {
				t.Errorf("%s lasts %d samples, want 10 ms to 2 s", e, n)
			}
			most, energy := 0., 0.
			for i, v := range samples {
				if math.IsNaN(v) {
					t.Fatalf("%s: sample %d is no number", e, i)
				}
				most = math.Max(most, math.Abs(v))
				energy += v * v
			}
			if db := decibels * math.Log10(most); db > -8.99 || db < -9.01 {
				t.Errorf("%s: the peak is %.2f dBFS, want -9", e, db)
			}
			if energy/float64(len(samples)) < 1e-5 {
				t.Errorf("%s is all but silent", e)
			}
			if last := math.Abs(samples[len(samples)-1]); last > .02 {
				t.Errorf("%s ends with a click of %.3f", e, last)
			}
			if !slices.Equal(samples, synthesise(e, pitch)) {
				t.Errorf("%s differs from one time to the next", e)
			}
		}
		if e.String() == "" || e.String() == "none" {
			t.Errorf("effect %d has no name", e)
		}
	}
}

// TestEffectsSoundAsThePaletteSays measures what the art direction asks for:
// durations, the frequencies of ticks and thumps, and how sweeps and clicks go.
func TestEffectsSoundAsThePaletteSays(t *testing.T) {
	of := func(e Effect) []float64 { return synthesise(e, 1) }
	lasts := func(e Effect, from, to float64) {
		t.Helper()
		if d := float64(len(of(e))) / rate; d < from-.001 || d > to+.001 {
			t.Errorf("%s lasts %.0f ms, want %.0f to %.0f", e, d*1000, from*1000, to*1000)
		}
	}
	lasts(StepStone, .030, .030)
	lasts(StepGrass, .030, .030)
	lasts(Strike, .090, .090)
	lasts(Hit, .090, .090)
	lasts(Blocked, .180, .180)
	lasts(Roll, .34, .40)
	for e, f := range map[Effect]float64{StepStone: 2400, StepGrass: 900} {
		if got := loudest(of(e), 200, 8000); !near(got, f, .3) {
			t.Errorf("%s is loudest at %.0f Hz, want %.0f", e, got, f)
		}
	}
	if got := loudest(cut(of(StepWood), 0, .03), 600, 8000); !near(got, 1300, .35) {
		t.Errorf("a step on wood ticks at %.0f Hz, want 1300", got)
	}
	if got := tonal(cut(of(StepWood), .03, .07), 80, 900); !near(got, 180, .15) {
		t.Errorf("a step on wood knocks at %.0f Hz, want 180", got)
	}
	water := of(StepWater)
	if a, b := tonal(cut(water, .03, .045), 300, 1200), tonal(cut(water, .06, .08), 300, 1200); b < a*1.2 {
		t.Errorf("the chirp of water goes from %.0f to %.0f Hz, want it to rise", a, b)
	}
	strike := of(Strike)
	if a, b := loudest(cut(strike, 0, .02), 500, 8000), loudest(cut(strike, .07, .09), 500, 8000); a < 2600 || b > 2000 {
		t.Errorf("a strike sweeps from %.0f to %.0f Hz, want about 4000 to 1000", a, b)
	}
	if got := tonal(cut(of(Hit), .03, .09), 50, 1000); got < 80 || got > 118 {
		t.Errorf("a hit thumps at %.0f Hz, want 110 falling", got)
	}
	for _, f := range []float64{1900, 2730, 3810, 5200} {
		if in, beside := goertzel(of(Blocked), f), goertzel(of(Blocked), f*1.13); in < 4*beside {
			t.Errorf("steel has %.5f of %.0f Hz and %.5f beside it, want a partial there", in, f, beside)
		}
	}
	if got := tonal(cut(of(Bow), 0, .04), 90, 220); !near(got, 140, .06) {
		t.Errorf("the bow is plucked at %.0f Hz, want 140", got)
	}
	psi := cut(of(Psi), .1, .5)
	if low, high := tonal(psi, 280, 400), tonal(psi, 420, 600); !near(high/low, 1.5, .03) {
		t.Errorf("psi sounds %.0f and %.0f Hz, want a fifth", low, high)
	}
	heal := of(Heal)
	if a, b := tonal(cut(heal, 0, .11), 400, 900), tonal(cut(heal, .2, .4), 400, 900); !near(b/a, 1.26, .03) {
		t.Errorf("healing goes from %.0f to %.0f Hz, want a third up", a, b)
	}
	jaws := of(Jaws)
	a, b, c := tonal(cut(jaws, .008, .025), 1000, 3000), tonal(cut(jaws, .058, .075), 1000, 3000), tonal(cut(jaws, .108, .125), 1000, 3000)
	if a >= b || b >= c {
		t.Errorf("the three clicks of the jaws are at %.0f, %.0f and %.0f Hz, want them to rise", a, b, c)
	}
	if got := tonal(of(Warning), 100, 1000); got > 260 {
		t.Errorf("the warning is at %.0f Hz, want a low bell", got)
	}
	if own, theirs := tonal(cut(of(Turn), .006, .07), 200, 2000), tonal(cut(of(TheirTurn), .006, .09), 200, 2000); theirs > own*.7 {
		t.Errorf("the turns knock at %.0f and %.0f Hz, want the other side's lower", own, theirs)
	}
	won, lost := of(Victory), of(Defeat)
	if a, b := tonal(cut(won, .02, .13), 200, 1000), tonal(cut(won, .5, 1), 200, 1000); b <= a {
		t.Errorf("victory goes from %.0f to %.0f Hz, want it to rise", a, b)
	}
	if a, b := tonal(cut(lost, .02, .17), 200, 1000), tonal(cut(lost, .8, 1.3), 200, 1000); b >= a {
		t.Errorf("defeat goes from %.0f to %.0f Hz, want it to fall", a, b)
	}
}

// bedOf makes a bed in slices of some seconds.
func bedOf(i int, seconds float64) []float64 {
	m := makeBed(i)
	for !m.more(seconds) {
	}
	return m.done()
}

func TestAmbienceGoesOnWithoutASeam(t *testing.T) {
	for i := range int(beds) {
		samples := bedOf(i, sliceSeconds)
		if !slices.Equal(samples, bedOf(i, 60)) {
			t.Errorf("bed %d made in slices is another than made at once", i)
		}
		most, steepest := 0., 0.
		for j, v := range samples {
			most = math.Max(most, math.Abs(v))
			if j > 0 {
				steepest = math.Max(steepest, math.Abs(v-samples[j-1]))
			}
		}
		if math.Abs(most-peak) > 1e-9 {
			t.Errorf("bed %d has its peak at %.3f, want %.3f", i, most, peak)
		}
		if seam := math.Abs(samples[0] - samples[len(samples)-1]); seam > steepest {
			t.Errorf("bed %d jumps by %.4f where it begins anew, elsewhere by %.4f at most", i, seam, steepest)
		}
	}
	// Water is brighter than the wind, and below its fizz there is no rumble.
	if stream := bedOf(water, sliceSeconds); loudest(stream, 60, 6000) < 200 {
		t.Errorf("the water is loudest at %.0f Hz, want a rush above 200", loudest(stream, 60, 6000))
	}
	// Brown noise falls by six decibels an octave: there is far more below.
	air := bedOf(wind, sliceSeconds)
	if low, high := goertzel(air, 60), goertzel(air, 2000); low < 8*high {
		t.Errorf("the wind has %.6f at 60 Hz and %.6f at 2 kHz, want brown noise", low, high)
	}
}

func TestPitchVariesByAHash(t *testing.T) {
	seen := map[int]int{}
	for n := uint64(1); n <= 700; n++ {
		d := detune(StepStone, n)
		if d < -3 || d > 3 || d != detune(StepStone, n) {
			t.Fatalf("the pitch of sound %d is off by %d in a hundred", n, d)
		}
		seen[d]++
	}
	for d := -3; d <= 3; d++ {
		if seen[d] < 60 || seen[d] > 140 {
			t.Errorf("%d of 700 sounds are off by %d in a hundred, want about 100: %v", seen[d], d, seen)
		}
	}
}

func TestSilentPlayerStillTellsWhatIsHeard(t *testing.T) {
	p := Open(true)
	if !p.Silent() {
		t.Fatal("a muted player opened a sound device")
	}
	var told []Effect
	p.Heard = func(e Effect) { told = append(told, e) }
	p.SetLevels(Levels{Master: 500, Effects: 100, Ambience: -4})
	p.Play(Hit)
	p.Play(Hit) // at once: one sound
	p.Play(Effect(-1))
	p.PlayLater(Miss, 3)
	for range 5 {
		p.Ambience(1, .5, .2)
		p.Update()
	}
	p.Play(Hit)
	if want := []Effect{Hit, Miss, Hit}; !slices.Equal(told, want) {
		t.Errorf("told of %v, want %v", told, want)
	}
}

func TestLevels(t *testing.T) {
	p := Open(true)
	for _, r := range []struct {
		levels   Levels
		silenced bool
		want     float64
	}{
		{Levels{Master: 100, Effects: 100}, false, 1},
		{Levels{Master: 50, Effects: 100}, false, .25},
		{Levels{Master: 50, Effects: 50}, false, .0625},
		{Levels{Master: 100, Effects: 100, Muted: true}, false, 0},
		{Levels{Master: 100, Effects: 100}, true, 0},
		{Levels{Master: 900, Effects: 100}, false, 1},
	} {
		p.SetLevels(r.levels)
		p.Hush(r.silenced)
		if got := p.loudness(r.levels.Effects); math.Abs(got-r.want) > 1e-9 {
			t.Errorf("%+v silenced %v: %v, want %v", r.levels, r.silenced, got, r.want)
		}
	}
}

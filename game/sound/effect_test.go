package sound

import (
	"math"
	"slices"
	"testing"
)

func TestEveryEffectIsHeardAndNotTooLoud(t *testing.T) {
	for e := Effect(0); e < effects; e++ {
		samples := synthesise(e, 1)
		if n := len(samples); n < rate/100 || n > 2*rate {
			t.Errorf("effect %d lasts %d samples, want 10 ms to 2 s", e, n)
		}
		loudest, energy := 0., 0.
		for i, v := range samples {
			if math.IsNaN(v) {
				t.Fatalf("effect %d: sample %d is no number", e, i)
			}
			loudest = math.Max(loudest, math.Abs(v))
			energy += v * v
		}
		if math.Abs(loudest-peak) > 1e-9 {
			t.Errorf("effect %d: loudest sample %.4f, want %.4f", e, loudest, peak)
		}
		if energy/float64(len(samples)) < 1e-5 {
			t.Errorf("effect %d is all but silent", e)
		}
		if last := math.Abs(samples[len(samples)-1]); last > .02 {
			t.Errorf("effect %d ends with a click of %.3f", e, last)
		}
		if !slices.Equal(samples, synthesise(e, 1)) {
			t.Errorf("effect %d differs from one time to the next", e)
		}
	}
}

func TestSilentPlayerDoesNothing(t *testing.T) {
	p := Open(true)
	if !p.Silent() {
		t.Fatal("a muted player opened a sound device")
	}
	p.SetVolume(500, false)
	p.Play(Hit)
	p.Play(Effect(-1))
	p.Update()
}

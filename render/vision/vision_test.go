package vision

import (
	"image/color"
	"math"
	"testing"
)

// TestDifference checks pairs of Sharma, Wu and Dalal (2005), chosen where the
// formula turns corners.
func TestDifference(t *testing.T) {
	for _, r := range []struct {
		p, q Lab
		want float64
	}{
		{Lab{50, 2.6772, -79.7751}, Lab{50, 0, -82.7485}, 2.0425},
		{Lab{50, -1.3802, -84.2814}, Lab{50, 0, -82.7485}, 1.0000},
		{Lab{50, 0, 0}, Lab{50, -1, 2}, 2.3669},
		{Lab{50, 2.4900, -.0010}, Lab{50, -2.4900, .0009}, 7.1792},
		{Lab{50, 2.4900, -.0010}, Lab{50, -2.4900, .0011}, 7.2195},
		{Lab{50, 2.5, 0}, Lab{73, 25, -18}, 27.1492},
		{Lab{50, 2.5, 0}, Lab{58, 24, 15}, 19.4535},
		{Lab{60.2574, -34.0099, 36.2677}, Lab{60.4626, -34.1751, 39.4387}, 1.2644},
		{Lab{22.7233, 20.0904, -46.6940}, Lab{23.0331, 14.9730, -42.5619}, 2.0373},
		{Lab{2.0776, .0795, -1.1350}, Lab{.9033, -.0636, -.5514}, .9082},
	} {
		if got := Difference(r.p, r.q); math.Abs(got-r.want) > 1e-4 {
			t.Errorf("%v to %v: %.4f, want %.4f", r.p, r.q, got, r.want)
		}
		if a, b := Difference(r.p, r.q), Difference(r.q, r.p); math.Abs(a-b) > 1e-9 {
			t.Errorf("%v and %v: %.4f one way, %.4f the other", r.p, r.q, a, b)
		}
	}
}

// TestPairsOfTheArtDirection checks the figures that the art direction gives of
// its own pairs of colours.
func TestPairsOfTheArtDirection(t *testing.T) {
	rgb := func(v uint32) Linear {
		return Light(color.RGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), 255})
	}
	azure, ember, neutral, danger, gold, floor := rgb(0x2f86e0), rgb(0xe8692a), rgb(0x9aa0a8), rgb(0xff4f7b), rgb(0xffcf4a), rgb(0x8e877b)
	for _, r := range []struct {
		name string
		a, b Linear
		want [4]float64 // normal, protan, deutan, tritan
	}{
		{"Azure to Ember", azure, ember, [4]float64{49, 53, 58, 70}},
		{"Azure to neutral", azure, neutral, [4]float64{21, 21, 24, 19}},
		{"gold to danger", gold, danger, [4]float64{54, 38, 22, 27}},
		{"danger to floor", danger, floor, [4]float64{31, 9, 11, 26}},
		{"Ember to danger", ember, danger, [4]float64{26, 25, 13, 6}},
	} {
		for i, want := range r.want {
			s := Sight(i)
			if got := Difference(s.See(r.a).Lab(), s.See(r.b).Lab()); math.Abs(got-want) > 1.01 {
				t.Errorf("%s, %s: %.1f, want %.0f", r.name, s, got, want)
			}
		}
	}
}

func TestSightsKeepGreyAndLoseColour(t *testing.T) {
	grey := Light(color.RGBA{128, 128, 128, 255})
	for _, s := range Sights() {
		seen := s.See(grey)
		if d := Difference(seen.Lab(), grey.Lab()); d > .5 {
			t.Errorf("%s sees grey as %v, %.2f away", s, seen, d)
		}
	}
	red, green := Light(color.RGBA{200, 60, 40, 255}), Light(color.RGBA{110, 120, 20, 255})
	apart := func(s Sight) float64 { return Difference(s.See(red).Lab(), s.See(green).Lab()) }
	if n := apart(Normal); apart(Deutan) > n/2 || apart(Protan) > n/1.5 {
		t.Errorf("red and green are %.0f apart, %.0f for a deutan and %.0f for a protan", n, apart(Deutan), apart(Protan))
	}
	if v := Achromat.See(red); v[0] != v[1] || v[1] != v[2] {
		t.Errorf("an achromat sees red as %v", v)
	}
	if c := Contrast(Light(color.RGBA{255, 255, 255, 255}), Linear{}); math.Abs(c-21) > .01 {
		t.Errorf("white on black has a contrast of %.2f, want 21", c)
	}
}

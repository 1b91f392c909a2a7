package vision

import (
	"image/color"
	"math"
)

// Sight is a kind of colour vision.
type Sight uint8

// The kinds: all cones, without those for long, middle or short waves, and
// without any.
const (
	Normal Sight = iota
	Protan
	Deutan
	Tritan
	Achromat
	sights
)

// Sights lists every kind.
func Sights() []Sight {
	list := make([]Sight, sights)
	for i := range list {
		list[i] = Sight(i)
	}
	return list
}

// String is the name of the kind.
func (s Sight) String() string {
	return [...]string{"normal", "protan", "deutan", "tritan", "achromat"}[min(s, sights-1)]
}

// machado are the matrices of Machado, Oliveira and Fernandes (2009) at full
// severity, on linear red, green and blue. That of a sight without cones gives
// the luminance of Rec. 709 to all three.
var machado = [sights][9]float64{
	Normal: {1, 0, 0, 0, 1, 0, 0, 0, 1},
	Protan: {
		.152286, 1.052583, -.204868,
		.114503, .786281, .099216,
		-.003882, -.048116, 1.051998,
	},
	Deutan: {
		.367322, .860646, -.227968,
		.280085, .672501, .047413,
		-.011820, .042940, .968881,
	},
	Tritan: {
		1.255528, -.076749, -.178779,
		-.078411, .930809, .147602,
		.004733, .691367, .303900,
	},
	Achromat: {
		.2126, .7152, .0722,
		.2126, .7152, .0722,
		.2126, .7152, .0722,
	},
}

// Linear is a colour as light: red, green and blue from 0 to 1, opaque.
type Linear [3]float64

// Light turns an opaque colour into light.
func Light(c color.RGBA) Linear { return Linear{linear[c.R], linear[c.G], linear[c.B]} }

// linear undoes the gamma of sRGB.
var linear = func() (t [256]float64) {
	for i := range t {
		v := float64(i) / 255
		if v <= .04045 {
			t[i] = v / 12.92
		} else {
			t[i] = math.Pow((v+.055)/1.055, 2.4)
		}
	}
	return t
}()

// See is the light as a sight has it.
func (s Sight) See(l Linear) Linear {
	m := &machado[min(s, sights-1)]
	var out Linear
	for i := range out {
		v := m[3*i]*l[0] + m[3*i+1]*l[1] + m[3*i+2]*l[2]
		out[i] = math.Min(math.Max(v, 0), 1)
	}
	return out
}

// Luminance is how bright light is, 0 to 1.
func (l Linear) Luminance() float64 { return .2126*l[0] + .7152*l[1] + .0722*l[2] }

// Contrast is that of WCAG between two lights, 1 to 21.
func Contrast(a, b Linear) float64 {
	x, y := a.Luminance(), b.Luminance()
	if x < y {
		x, y = y, x
	}
	return (x + .05) / (y + .05)
}

package sound

import "math"

// Effect is one sound of the game.
type Effect int

// The effects.
//
//names:list effectNames
const (
	Select    Effect = iota
	StepStone        // "step"
	StepGrass        // "step_soft"
	StepWood
	StepWater
	Strike
	Hit
	Blocked
	Miss
	Critical
	Bow
	Psi
	Heal
	Felled
	Jaws
	Warning
	Roll
	Turn
	TheirTurn
	Victory
	Defeat
	effects
)

// String is the name of the effect in the catalog.
func (e Effect) String() string {
	if e < 0 || e >= effects {
		return "none"
	}
	return effectNames[e]
}

// Effects lists every effect.
func Effects() []Effect {
	list := make([]Effect, effects)
	for i := range list {
		list[i] = Effect(i)
	}
	return list
}

// peak is the loudest sample of every effect: 9 dB under full scale.
const peak = .355

// synthesise makes an effect at a pitch around 1. It is a pure function: the
// same samples for the same arguments.
func synthesise(e Effect, pitch float64) []float64 {
	b := &tape{pitch: pitch, noise: 0x9e3779b97f4a7c15 ^ uint64(e)}
	switch e {
	case Select:
		b.knock(0, 2100, .018, 1)
		b.knock(.045, 2600, .018, .8)
	case StepStone:
		b.hiss(0, .030, 2400, 2400, .9)
	case StepGrass:
		b.hiss(0, .030, 900, 900, .9)
	case StepWood:
		b.hiss(0, .030, 1300, 1300, .9)
		b.tone(0, .070, 180, 180, .5, math.Sin)
	case StepWater:
		b.hiss(0, .030, 600, 600, .9)
		b.tone(.010, .070, 420, 900, .4, math.Sin)
	case Strike:
		b.hiss(0, .090, 4000, 1000, 1)
	case Hit:
		b.tone(0, .090, 110, 80, 1, math.Sin)
		b.hiss(0, .030, 3200, 1800, .8)
	case Blocked:
		for i, f := range []float64{1900, 2730, 3810, 5200} {
			b.tone(0, .180, f, f, .5/float64(i+1), math.Sin)
		}
		b.hiss(0, .012, 5000, 4000, .6)
	case Miss:
		b.hiss(0, .110, 3600, 900, .8)
	case Critical:
		b.tone(0, .090, 110, 80, 1, math.Sin)
		b.hiss(0, .030, 3200, 1800, .8)
		b.pluck(.060, .5, 220, .8)
		b.pluck(.120, .6, 349.2, .9)
	case Bow:
		b.pluck(0, .22, 140, 1)
		b.hiss(.040, .120, 3000, 1200, .5)
	case Psi:
		b.waver(0, .60, 330, .6)
		b.waver(0, .60, 495*1.004, .5)
	case Heal:
		b.tone(0, .18, 523.3, 523.3, .7, triangle)
		b.tone(.12, .28, 659.3, 659.3, .8, triangle)
	case Felled:
		b.tone(0, .060, 220, 160, 1, math.Sin)
		b.hiss(0, .020, 1500, 1000, .6)
		b.tone(.140, .060, 190, 140, .7, math.Sin)
		b.hiss(.140, .020, 1300, 900, .4)
	case Jaws:
		for i := range 3 {
			b.knock(.05*float64(i), 1500+300*float64(i), .025, .8)
		}
	case Warning:
		b.tone(0, .55, 196, 196, 1, math.Sin)
		b.tone(0, .40, 470, 470, .35, math.Sin)
	case Roll:
		for i := range 11 {
			at := .38 * math.Sqrt(float64(i)/11)
			b.knock(at, 1700+float64(i*577%900), .014, .5+float64(i%3)*.15)
		}
	case Turn:
		b.knock(0, 980, .07, 1)
	case TheirTurn:
		b.knock(0, 520, .09, 1)
	case Victory:
		for i, f := range []float64{392, 523.3, 659.3, 784} {
			b.pluck(.14*float64(i), .7, f, .9)
		}
	case Defeat:
		for i, f := range []float64{392, 349.2, 311.1, 261.6} {
			b.pluck(.18*float64(i), .8, f, .9)
		}
	}
	b.normalise()
	return b.samples
}

func triangle(x float64) float64 { return 2 / math.Pi * math.Asin(math.Sin(x)) }

package music

// kind is how an instrument makes its sound.
type kind int

const (
	plucked kind = iota // a string, set going once
	blown               // a wave that is held: flute, reed, bow
	struck              // a skin: a tone that falls, and a noise
	rung                // a bell: partials that are in no harmony
)

// instrument is one of the band. Times are in seconds.
type instrument struct {
	kind kind
	// loud is its part in the whole, wet how much of it the hall gives back.
	loud, wet float64
	// rise, fall: of a held tone. A string rings on for fall after its time.
	rise, fall float64

	// Of strings: where it is plucked, a part of its length; how bright, in hertz;
	// how long it rings at A3, and how much its highest harmonics are damped.
	place, bright, ring, damp float64

	// Of held tones: the harmonics, how deep it trembles, a part of its pitch, how
	// far its second voice is off, and how much breath is in it.
	harmonics []float64
	tremble   float64
	apart     float64
	breath    float64
}

// The band.
const (
	lute = iota
	bass
	psaltery
	flute
	vielle
	bourdon
	shawm
	drum
	tabor
	bell
	instruments
)

var band = [instruments]instrument{
	lute:     {kind: plucked, loud: .50, wet: .22, fall: .30, place: .19, bright: 4200, ring: 2.6, damp: .34},
	bass:     {kind: plucked, loud: .62, wet: .12, fall: .22, place: .24, bright: 2000, ring: 2.4, damp: .45},
	psaltery: {kind: plucked, loud: .50, wet: .36, fall: .80, place: .11, bright: 9000, ring: 3.4, damp: .18},
	flute: {
		kind: blown, loud: .19, wet: .42, rise: .07, fall: .13, tremble: .0042, breath: .16,
		harmonics: []float64{1, .22, .16, .035, .02},
	},
	vielle: {
		kind: blown, loud: .125, wet: .34, rise: .12, fall: .20, tremble: .0036, apart: .0011, breath: .03,
		harmonics: []float64{1, .72, .55, .48, .30, .26, .22, .12, .10, .09, .05, .05, .04, .02, .02, .01},
	},
	bourdon: {
		kind: blown, loud: .15, wet: .22, rise: .9, fall: 1.1, apart: .0016,
		harmonics: []float64{1, .80, .42, .46, .20, .22, .10, .10, .06, .07, .03, .03},
	},
	shawm: {
		kind: blown, loud: .10, wet: .34, rise: .045, fall: .09, tremble: .0030, breath: .02,
		harmonics: []float64{.55, .80, 1, .85, .60, .46, .30, .20, .14, .10, .08, .06, .04, .03},
	},
	drum:  {kind: struck, loud: 1.25, wet: .20, fall: .42, bright: 420},
	tabor: {kind: struck, loud: 1, wet: .26, fall: .16, bright: 3600},
	bell:  {kind: rung, loud: .25, wet: .55, fall: 2.2},
}

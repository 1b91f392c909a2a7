package music

// muster is the piece of the set-up: G mixolydian, in three quarters, an estampie: its
// first part ends open, on the fifth, its second closed. The lute begins with the motif,
// the vielle joins, and under the last turn the bass walks the motif upside down.
func muster() *score {
	const (
		entry  = "D4:2 G3:2 C4 A3 | B3:6 | D4:2 G3:2 C4 A3 | B3:4 A3:2 | "
		open   = "D5:2 G4:2 C5 A4 | B4:3 G4 A4 B4 | C5:2 A4:2 F4 G4 | A4:6 | D5:2 G4:2 C5 A4 | B4:2 C5:2 D5 E5 | F5:2 E5 D5 C5 E5 | D5:6 | "
		closed = "D5:2 G4:2 C5 A4 | B4:3 G4 A4 B4 | C5:2 A4:2 F4 G4 | A4:6 | D5:2 G4:2 C5 A4 | B4:2 C5:2 D5 E5 | F5:2 D5 C5 B4 A4 | G4:6 | "
		high   = "E5:2 G5:2 E5 D5 | D5:2 B4:2 G4:2 | C5:2 F5:2 E5 C5 | E5:4 C5:2 | G5:2 E5:2 D5 E5 | D5:2 B4:2 C5 D5 | C5:2 A4:2 F4 A4 | A4:6 | "

		mean   = "B3:6 | D4:6 | F4:6 | D4:6 | B3:6 | D4:4 E4:2 | F4:6 | G4:6 | "
		other  = "G3:2 D4:2 A3 C4 | B3:3 D4 C4 B3 | A3:2 C4:2 D4 E4 | D4:6 | G3:2 D4:2 A3 C4 | B3:2 A3:2 G3 C4 | D4:3 D4 E4 F#4 | G4:6 | "
		thirds = "C5:2 E5:2 C5 B4 | B4:2 G4:2 D4:2 | A4:2 C5:2 C5 A4 | C5:4 A4:2 | E5:2 C5:2 B4 C5 | B4:2 G4:2 A4 B4 | A4:2 F4:2 D4 F4 | F#4:6 | "

		strumIn     = "G2.D3.G3.B3:6 | G2.D3.G3.B3:6 | G2.D3.G3.B3:6 | G2.D3.F3.A3:6 | "
		strum       = "G2.D3.G3.B3:6 | G2.D3.G3.B3:6 | F2.C3.F3.A3:6 | D3.A3.D4.F4:6 | G2.D3.G3.B3:6 | G2.D3.G3.B3:3 C3.G3.C4.E4:3 | "
		strumOpen   = "F2.C3.F3.A3:6 | G2.D3.G3.B3:6 | "
		strumClosed = "F2.C3.F3.A3:3 D3.A3.D4.F#4:3 | G2.D3.G3.B3:6 | "
		strumHigh   = "C3.G3.C4.E4:6 | G2.D3.G3.B3:6 | F2.C3.F3.A3:6 | C3.G3.C4.E4:6 | C3.G3.C4.E4:6 | G2.D3.G3.B3:6 | F2.C3.F3.A3:6 | D3.A3.D4.F#4:6 | "
		strumOut    = "G2.D3.G3.B3:6 | F2.C3.F3.A3:6 | C3.G3.C4.E4:6 | G2.D3.G3.D4:6 | "
		exit        = "r:6 | F5:2 C5:2 A4:2 | E5:2 C5:2 G4:2 | D5:2 B4 A4 G4:2 | "

		beat = "G2:4 G2?:2 | G2?:4 G2?:2 | "
		taps = "r:2 D4?:2 D4 D4? | r:2 D4?:2 D4:2 | "
	)
	return &score{
		name: "muster", unit: samples(92, 2), bar: 6, mode: 67, scale: mixolydian, ficta: []int{66},
		parts: []part{
			{who: psaltery, loud: 1, pan: .3, text: silent(4, 6) + open + silent(8, 6) + thirds + closed + exit},
			{who: lute, loud: 1.05, pan: -.2, text: entry + silent(8, 6) + closed + silent(8, 6) + closed + silent(4, 6)},
			{who: flute, loud: .95, pan: .1, text: silent(20, 6) + high + closed + "G4:24 | "},
			{who: vielle, loud: .85, pan: -.3, text: silent(12, 6) + mean + silent(8, 6) + other + "D4:18 | B3:6 | "},
			{who: lute, loud: .7, pan: -.45, text: broken("0-2-3-", strumIn+strum+strumOpen) + broken("012132", strum+strumClosed+strumHigh+strum+strumClosed) + broken("0-2-3-", strumOut)},
			{who: bass, loud: .8, text: silent(4, 6) + broken("0-----", strum+strumOpen+strum+strumClosed) + broken("0---1-", strumHigh+strum+strumClosed) + broken("0-----", strumOut)},
			{who: bourdon, loud: .6, pan: .15, text: held("G2", 4, 6) + held("D3", 8, 6) + held("D3", 8, 6) + silent(8, 6) + held("D3", 12, 6)},
			{who: drum, loud: .34, text: silent(12, 6) + beat + beat + beat + beat + beat + beat + beat + beat + beat + beat + beat + beat + silent(4, 6)},
			{who: tabor, loud: .26, pan: .35, text: silent(20, 6) + taps + taps + taps + taps + taps + taps + taps + taps + silent(4, 6)},
		},
		trim: [MostDanger + 1]float64{-5.8, -5.8, -5.8, -5.8},
	}
}

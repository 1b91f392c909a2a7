package music

// jaws is the piece of the title: D dorian, in six eighths. The psaltery opens with the
// motif; a flute sings it over a lute; at last the vielle plays it upside down below
// the flute, and the two close on one F, as the jaws do.
func jaws() *score {
	const (
		first  = "A5:3 D5:3 | G5:2 E5 F5:3 | E5:2 F5 G5:2 A5 | E5:4 C5:2 | "
		second = "A5:3 D5:3 | G5:2 A5 B5:3 | A5:2 G5 E5:2 C5 | D5:6 | "
		middle = "C6:3 A5:2 G5 | G5:3 E5:3 | B5:2 A5 G5:3 | A5:3 F5:3 | " +
			"C6:3 A5:2 C6 | D6:2 C6 G5:3 | A5:2 G5 F5:2 E5 | E5:6 | "
		// Under the song: first long tones, then the other jaw.
		tenor = "F4:6 | E4:3 F4:3 | G4:6 | E4:6 | F4:6 | G4:3 D4:3 | C4:3 E4:3 | D4:6 | "
		under = "A4:6 | G4:6 | D4:6 | F4:6 | A4:6 | G4:6 | F4:3 E4:3 | C#4:6 | "
		below = "D4:3 A4:3 | E4:2 G4 F4:3 | G4:2 F4 E4:2 C4 | C4:3 E4:3 | D4:3 A4:3 | G4:3 D4:3 | C4:3 E4:3 | D4:6 | "
		// What the psaltery answers.
		calls = "r:6 | r:3 A4 C5 F5? | r:6 | r:3 E5 C5? A4? | r:6 | r:3 B4 D5 G5? | r:6 | D5? A4? F4? D4:3 | "
		dance = "C5:2 F5 A5:3 | r:3 G4 C5 E5 | D5:2 G5 B5:3 | r:3 A4 D5 F5 | C5:2 F5 A5:3 | r:3 G4 C5 E5 | r:6 | E5 C#5 A4 E4:3 | "
		bells = "A4+D5:6 | r:3 F4+A4:3 | r:6 | r:3 E4+A4:3 | A4+D5:6 | r:3 G4+B4:3 | r:6 | D4+A4+D5:6 | "

		opened   = "D3.A3.D4.A4:6 | D3.A3.D4.F4:6 | D3.G3.D4.G4:6 | A2.E3.A3.C4:6 | "
		strum    = "D3.A3.D4.F4:6 | C3.G3.C4.E4:3 F3.A3.C4.F4:3 | C3.G3.C4.E4:6 | A2.E3.A3.C4:6 | "
		strummed = "D3.A3.D4.F4:6 | G2.D3.G3.B3:6 | A2.E3.A3.C4:3 C3.G3.C4.E4:3 | D3.A3.D4.A4:6 | "
		bridge   = "F3.A3.C4.F4:6 | C3.G3.C4.E4:6 | G2.D3.G3.B3:6 | D3.A3.D4.F4:6 | " +
			"F3.A3.C4.F4:6 | C3.G3.C4.E4:6 | D3.A3.D4.F4:3 A2.E3.A3.C4:3 | A2.E3.A3.C#4:6 | "

		pulse = "D2!:3 D2?:3 | D2:3 D2?:2 D2? | "
		taps  = "r:2 A3? A3:2 A3? | r:3 A3:2 A3? | r:2 A3? A3:2 A3? | r:2 A3? A3 A3? A3 | "
	)
	pause := silent(8, 6)
	return &score{
		name: "jaws", unit: samples(51, 3), bar: 6, mode: 62, scale: dorian, ficta: []int{61},
		parts: []part{
			{who: psaltery, loud: .9, pan: .35, text: "A4:3 D4:3 | G4:2 E4 F4:3 | r:6 | r:6 | " + pause + calls + dance + bells},
			{who: flute, loud: 1, pan: .12, text: silent(4, 6) + first + second + pause + middle + first + second},
			{who: flute, loud: .8, pan: .05, text: silent(12, 6) + "A4:3 D4:3 | G4:2 E4 F4:3 | E4:2 F4 G4:2 A4 | E4:4 C4:2 | A4:3 D4:3 | G4:2 A4 B4:3 | A4:2 G4 E4:2 C4 | D4:6 | " + silent(16, 6)},
			{who: vielle, loud: .95, pan: -.22, text: silent(12, 6) + tenor + under + below},
			{who: lute, loud: .9, pan: -.38, text: broken("012321", opened+strum+strummed+strum+strummed+bridge+strum+strummed)},
			{who: bass, loud: .75, text: silent(4, 6) + broken("0-----", strum+strummed) + broken("0--0--", strum+strummed+bridge+strum+strummed)},
			{who: bourdon, loud: .75, pan: -.15, text: held("D3", 20, 6) + pause + held("D3", 8, 6)},
			{who: bourdon, loud: .65, pan: .2, text: held("A2", 20, 6) + pause + held("A2", 8, 6)},
			{who: drum, loud: .40, text: silent(12, 6) + pulse + pulse + pulse + pulse + pause + pulse + pulse + pulse + pulse},
			{who: tabor, loud: .30, pan: .3, text: silent(20, 6) + taps + taps + taps + taps},
		},
		trim: [MostDanger + 1]float64{-6.8, -6.8, -6.8, -6.8},
	}
}

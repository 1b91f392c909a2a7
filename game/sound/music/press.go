package music

// press is the battle under the sky: A aeolian, in four quarters that are counted three,
// three, two. In peace a lute walks and a flute sings the motif and hands it on, from A
// to C to G. With danger the tabor and the psaltery come in; then the shawm with the
// motif upside down, and the great drum; last strings that tremble, and a bell.
func press() *score {
	const (
		song = "E5:3 A4:3 D5 B4 | C5:4 B4 C5 D5:2 | B4:3 G4:3 A4 B4 | A4:8 | C5:3 F4:3 B4 G4 | A4:4 G4 A4 B4:2 | C5:3 B4:3 G4:2 | A4:8 | "
		turn = "G5:3 C5:3 F5 D5 | E5:4 D5 C5 D5:2 | D5:3 G4:3 C5 A4 | B4:4 C5 D5 E5:2 | F5:3 D5:3 E5 F5 | E5:3 C5:3 D5 E5 | D5:3 B4:3 C5 A4 | B4:8 | "

		other     = "A3:3 E4:3 B3 D4 | C4:4 D4 C4 B3:2 | D4:3 B3:3 A3 G3 | A3:4 C4 B3 A3:2 | F3:3 C4:3 G3 B3 | A3:4 F3 G3 F3:2 | E3:3 G3:3 B3:2 | A3:8 | "
		otherTurn = "C4:3 G4:3 D4 F4 | E4:4 F4 E4 D4:2 | G3:3 D4:3 A3 C4 | B3:4 A3 B3 C4:2 | D4:3 F4:3 E4 D4 | C4:3 E4:3 D4 C4 | B3:3 D4:3 C4 E4 | G#4:4 E4:4 | "
		vow       = "E4:8 | E4:8 | D4:8 | E4:8 | F4:8 | F4:8 | E4:4 D4:4 | C4:8 | "
		vowTurn   = "E4:8 | G4:8 | D4:8 | D4:8 | A4:8 | G4:8 | G4:4 E4:4 | G#4:8 | "

		ground     = "A2.E3.A3.C4:8 | A2.E3.A3.C4:8 | G2.D3.G3.B3:8 | A2.E3.A3.C4:8 | F2.C3.F3.A3:8 | D3.A3.D4.F4:8 | E2.B2.E3.G3:8 | A2.E3.A3.C4:8 | "
		groundTurn = "C3.G3.C4.E4:8 | C3.G3.C4.E4:8 | G2.D3.G3.B3:8 | G2.D3.G3.B3:8 | D3.A3.D4.F4:8 | A2.E3.A3.C4:8 | E2.B2.E3.G3:8 | E2.B2.E3.G#3:8 | "
		walk       = "A2.E3.A3.C4:8 | A2.E3.A3.C4:8 | A2.E3.A3.D4:8 | A2.E3.A3.C4:8 | "

		march = "A1!:3 A1:3 A1?:2 | A1:3 A1?:3 A1 A1? | "
		storm = "A1!:3 A1!:3 A1 A1 | A1!:2 A1? A1!:2 A1 A1 A1 | "
		taps  = "r:2 E4? E4:2 E4? E4:2 | r E4? E4? E4:2 E4? E4 E4? | "
		rush  = "E4! E4? E4? E4! E4? E4? E4! E4? | E4! E4? E4? E4! E4? E4! E4 E4 | "
		chime = "E5:8 | r:8 | D5:8 | r:8 | C5:8 | A4:8 | B4:8 | A4:8 | "
		toll  = "G5:8 | r:8 | D5:8 | r:8 | F5:8 | E5:8 | B4:8 | E5:8 | "
	)
	eight := func(two string) string { return two + two + two + two }
	form := walk + ground + ground + groundTurn + ground + walk
	return &score{
		name: "press", unit: samples(112, 2), bar: 8, mode: 69, scale: aeolian, ficta: []int{68},
		parts: []part{
			{who: lute, loud: .95, pan: -.3, text: broken("0--1--23", form)},
			{who: bass, loud: .85, text: broken("0--0--0-", form)},
			{who: bourdon, loud: .7, pan: .15, text: held("A2", 20, 8) + silent(8, 8) + held("A2", 12, 8)},
			{who: flute, loud: 1, pan: .15, text: silent(4, 8) + song + silent(8, 8) + turn + song + silent(4, 8)},
			{who: psaltery, loud: .75, pan: .4, text: "E5!:3 A4!:3 D5! B4! | C5!:8 | r:8 | r:8 | " + silent(8, 8) + song + silent(16, 8) + "E5!:3 A4!:3 D5! B4! | C5!:8 | r:8 | r:8 | "},
			{who: drum, loud: .34, text: silent(4, 8) + eight("A1:3 r:3 A1?:2 | A1?:3 r:5 | ") + eight(march) + eight(march) + eight(march) + silent(4, 8)},

			{who: tabor, layer: 1, loud: .55, pan: .3, text: taps + taps + eight(taps) + eight(taps) + eight(taps) + eight(taps) + taps + taps},
			{who: psaltery, layer: 1, loud: .6, pan: .5, text: broken("-3-2-3-2", form)},

			{who: shawm, layer: 2, loud: .8, pan: -.15, text: "A3:3 E4:3 B3 D4 | C4:8 | r:16 | " + silent(8, 8) + other + otherTurn + other + "A3:3 E4:3 B3 D4 | C4:8 | r:16 | "},
			{who: vielle, layer: 2, loud: .8, pan: -.4, text: "E4:32 | " + vow + vow + vowTurn + vow + "E4:32 | "},
			{who: drum, layer: 2, loud: .55, text: storm + storm + eight(storm) + eight(storm) + eight(storm) + eight(storm) + storm + storm},

			{who: lute, layer: 3, loud: .5, pan: -.55, roll: 2, text: broken("22223333", form)},
			{who: tabor, layer: 3, loud: .5, pan: -.35, text: rush + rush + eight(rush) + eight(rush) + eight(rush) + eight(rush) + rush + rush},
			{who: bell, layer: 3, loud: .8, pan: .25, text: silent(4, 8) + chime + chime + toll + chime + "A4:32 | "},
		},
		trim: [MostDanger + 1]float64{-7.2, -7.4, -8.4, -8.4},
	}
}

package music

// stone is the battle in the dark: E phrygian, in five quarters, as many as the motif has
// tones. A bass string goes round in it without rest, and moves with the harmony; over
// it a flute laments, down the four steps from A to E. With danger a heart beats; then
// the vielle turns the motif upside down above, and the great drum walks with it; last
// strings that tremble, and the tabor.
func stone() *score {
	const (
		// The motif on E, F, D, A, G, C, and on the E that leads.
		onE = "B3:2 E3:2 A3:2 F3:2 G3:2 | "
		onF = "C4:2 F3:2 B3:2 G3:2 A3:2 | "
		onD = "A3:2 D3:2 G3:2 E3:2 F3:2 | "
		onA = "E4:2 A3:2 D4:2 B3:2 C4:2 | "
		onG = "D4:2 G3:2 C4:2 A3:2 B3:2 | "
		led = "B3:2 E3:2 A3:2 F3:2 G#3:2 | "

		lament = "B4:6 C5:2 B4:2 | A4:4 G4:6 | A4:4 C5:4 B4:2 | B4:10 | E5:6 D5:2 B4:2 | D5:4 A4:6 | C5:4 A4:2 F4:4 | E4:10 | "
		fall   = "C5:4 E5:4 D5:2 | B4:4 D5:4 C5:2 | A4:4 C5:4 B4:2 | B4:6 G#4:4 | E5:4 C5:4 A4:2 | D5:4 B4:4 G4:2 | C5:4 A4:4 F4:2 | E4:10 | "
		round  = onE + onE + onF + onE + onE + onD + onF + led
		down   = onA + onG + onF + led + onA + onG + onF + led

		// The other jaw, above.
		upE     = "E4:2 B4:2 F4:2 A4:2 G4:2 | "
		upF     = "F4:2 C5:2 G4:2 B4:2 A4:2 | "
		upD     = "D4:2 A4:2 E4:2 G4:2 F4:2 | "
		upA     = "A4:2 E5:2 B4:2 D5:2 C5:2 | "
		upG     = "G4:2 D5:2 A4:2 C5:2 B4:2 | "
		upL     = "E4:2 B4:2 F4:2 A4:2 G#4:2 | "
		upRound = upE + upE + upF + upE + upE + upD + upF + upL
		upDown  = upA + upG + upF + upL + upA + upG + upF + upL

		// Over the drone an F lies on its third, or it would grind against it.
		roundBass = "E2:10 | E2:10 | A2:10 | E2:10 | E2:10 | D2:10 | A2:10 | E2:10 | "
		downBass  = "A2:10 | G2:10 | F2:10 | E2:10 | A2:10 | G2:10 | F2:10 | E2:10 | "
		roundHigh = "B3.E4.G4.B4:10 | B3.E4.G4.B4:10 | C4.F4.A4.C5:10 | B3.E4.G4.B4:10 | B3.E4.G4.B4:10 | A3.D4.F4.A4:10 | C4.F4.A4.C5:10 | B3.E4.G#4.B4:10 | "
		downHigh  = "C4.E4.A4.C5:10 | B3.D4.G4.B4:10 | A3.C4.F4.A4:10 | B3.E4.G#4.B4:10 | C4.E4.A4.C5:10 | B3.D4.G4.B4:10 | A3.C4.F4.A4:10 | B3.E4.G#4.B4:10 | "

		roundBell = "B4:20 | C5:10 | B4:20 | A4:10 | C5:10 | B4:10 | "
		downBell  = "C5:10 | B4:10 | A4:10 | B4:10 | C5:10 | B4:10 | A4:10 | B4:10 | "

		heart = "E2:1 E2?:9 | E2:1 E2?:5 E2:1 E2?:3 | "
		walk  = "E1!:4 E1:2 E1!:2 E1 E1? | E1!:4 E1:2 E1! E1 E1 E1 | "
		rush  = "B3! B3? B3? B3 B3! B3? B3! B3? B3? B3? | B3! B3? B3? B3 B3! B3? B3! B3? B3 B3 | "
		drops = "r:4 B5?:6 | r:10 | r:6 C6?:4 | r:10 | r:2 E6?:8 | r:10 | r:8 A5?:2 | r:10 | "
	)
	eight := func(two string) string { return two + two + two + two }
	return &score{
		name: "stone", unit: samples(90, 2), bar: 10, mode: 76, scale: phrygian, ficta: []int{80},
		parts: []part{
			{who: lute, loud: .95, pan: -.25, text: onE + onE + round + down + round},
			{who: bass, loud: .9, text: silent(2, 10) + roundBass + downBass + roundBass},
			{who: bourdon, loud: .85, pan: -.1, text: held("E2", 10, 10) + silent(8, 10) + held("E2", 8, 10)},
			{who: flute, loud: 1, pan: .15, text: silent(2, 10) + lament + fall + lament},
			{who: psaltery, loud: .55, pan: .45, text: silent(2, 10) + drops + silent(8, 10) + drops},

			{who: drum, layer: 1, loud: .5, text: heart + eight(heart) + eight(heart) + eight(heart)},
			{who: psaltery, layer: 1, loud: .55, pan: .4, text: broken("--1-2-3-2-", "B3.E4.G4.B4:10 | B3.E4.G4.B4:10 | "+roundHigh+downHigh+roundHigh)},

			{who: vielle, layer: 2, loud: .95, pan: -.35, text: upE + upE + upRound + upDown + upRound},
			{who: drum, layer: 2, loud: .55, text: walk + eight(walk) + eight(walk) + eight(walk)},
			{who: bell, layer: 2, loud: .6, pan: .3, text: "B4:20 | " + roundBell + downBell + roundBell},

			{who: lute, layer: 3, loud: .5, pan: .55, roll: 2, text: broken("1111222233", "B3.E4.G4.B4:10 | B3.E4.G4.B4:10 | "+roundHigh+downHigh+roundHigh)},
			{who: tabor, layer: 3, loud: .55, pan: -.4, text: rush + eight(rush) + eight(rush) + eight(rush)},
		},
		trim: [MostDanger + 1]float64{-6.2, -6.4, -7.2, -7.4},
	}
}

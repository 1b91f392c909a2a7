package battle

import (
	"testing"

	"tenaille/game/model"
	"tenaille/game/text"
	"tenaille/game/words"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// TestBeadsCountAsThePlan: the beads of a way are in the unit of its price.
func TestBeadsCountAsThePlan(t *testing.T) {
	for _, unit := range []string{words.Feet, words.Metres, words.Squares} {
		b := opening(t, "fr", nil, fighterAndOrc()...)
		b.Settings.Distances = unit
		b.pointAt(grid.C(4, 8))
		way := b.signsNow().Path
		if way == nil || len(way.Costs) < 4 {
			t.Fatalf("%s: no way is planned: %+v", unit, way)
		}
		for i, want := range map[string][]string{words.Feet: {"5", "10"}, words.Metres: {"1,5", "3"}, words.Squares: {"1", "2"}}[unit] {
			if way.Costs[i+1] != want {
				t.Errorf("%s: bead %d says %q, want %q", unit, i+1, way.Costs[i+1], want)
			}
		}
	}
}

// TestTheKeyShowsTheSignsOfTheBoard: the sheet of keys has every sign of a danger with
// the icon that the board gives it, the squares to flank from and the height of ground.
func TestTheKeyShowsTheSignsOfTheBoard(t *testing.T) {
	for _, lang := range text.Codes() {
		b := opening(t, lang, nil, fighterAndOrc()...)
		dangers, signs := map[string]bool{}, map[model.Sign]bool{}
		for _, k := range b.signs() {
			signs[k.Sign] = true
			if k.Sign == model.DangerSign && len(k.Icons) == 1 && k.Says == b.Percent(55) {
				dangers[k.Icons[0]] = true
			}
		}
		if len(dangers) != 3 || !dangers["threat"] || !dangers["attack"] || !dangers["ranged"] || !signs[model.SpotSign] || !signs[model.HeightSign] {
			t.Errorf("%s: the key shows the dangers %v and the signs %v", lang, dangers, signs)
		}
	}
}

// TestLostDexteritySaysWhy: the struck line of the Dexterity names what takes it, not
// that it is lost (DEF-03).
func TestLostDexteritySaysWhy(t *testing.T) {
	for state, want := range map[string]string{"flat_footed": "Flat-footed: has not acted yet.", "stunned": "Stunned: no Dexterity bonus.", "blinded": "Blinded: no Dexterity bonus."} {
		b := opening(t, "en", nil, blue("fighter", 4, 4).First(), red("archer", 5, 4, state))
		b.pointAt(at(5, 4))
		b.arrange()
		said := ""
		for _, l := range b.desk.Panels.Slip.Defence {
			if l.Lost && l.Rule == rules.DEF02.String() {
				said = l.Why
			}
		}
		if said != want {
			t.Errorf("%s: the slip says %q, want %q", state, said, want)
		}
	}
}

package tell

import (
	"strings"
	"testing"

	"tenaille/assets"
	"tenaille/game/internal/arena"
	"tenaille/game/model"
	"tenaille/game/text"
	"tenaille/rules"
	"tenaille/rules/attack"
)

// TestTheSheetTellsTheArmourClassThatIsStruckAt compares the armour class of
// the sheet with the one attacks are reckoned against: plain, in melee and from
// afar, in both languages, with the rule of what differs (DEF-01).
func TestTheSheetTellsTheArmourClassThatIsStruckAt(t *testing.T) {
	for _, c := range []struct {
		state   string
		melee   int // against the plain armour class
		shot    int
		cite    string
		grapple bool
		loosed  bool // its shield
	}{
		{state: "prone", melee: -4, shot: 4, cite: "CND-03"}, {state: "kneeling", melee: -2, shot: 2, cite: "CND-04"},
		{state: "stunned", cite: "DEF-08"}, {cite: ""}, {grapple: true, cite: "DEF-03"}, {loosed: true, cite: "ACT-23"},
	} {
		for _, lang := range text.Codes() {
			cast := []arena.Stand{arena.Blue("archer", 9, 4).First(), arena.Red("rogue", 5, 4), arena.Blue("captain", 5, 5)}
			if c.state != "" {
				cast[1].State = []string{c.state}
			}
			if c.grapple {
				cast[1], cast[2] = cast[1].Held(3), cast[2].Held(2)
			}
			te := on(t, lang, nil, cast...)
			for _, f := range []*rules.Facts{&te.E.Facts, &te.Shown.Facts} {
				f.Combatants[1].Conditions &^= 1 << rules.FlatFooted
				f.Combatants[1].Loosed = c.loosed
			}
			te.E.Creatures[1].Shield = 2
			g := te.Cards.defences(1)
			if g.Melee-g.Plain != c.melee || g.Shot-g.Plain != c.shot {
				t.Errorf("%s: %d, melee %d, ranged %d, wanted %+d and %+d", c.state, g.Plain, g.Melee, g.Shot, c.melee, c.shot)
			}
			var a rules.Aim
			attack.AimAt(te.E, 0, 1, te.InHand(0, false), 0, &a)
			if got, want := g.Shot, int(a.Frame.AC)-int(a.Cover.AC); got != want {
				t.Errorf("%q grapple %v: the sheet says %d from afar, the attack is rolled against %d", c.state, c.grapple, got, want)
			}
			s := te.Cards.LookSlip(1, false)
			cited := c.cite == ""
			for _, n := range s.Notes {
				cited = cited || n.Rule == c.cite
			}
			if !cited {
				t.Errorf("%s: %q: no line cites %s: %+v", lang, c.state, c.cite, s.Notes)
			}
			cell := te.Cards.Card(1).Cells[0]
			if cell.Main != te.Number(g.Plain) || c.cite != "" && !strings.Contains(cell.Tip.Text, c.cite) {
				t.Errorf("%s: %q: the card says %q with %q", lang, c.state, cell.Main, cell.Tip.Text)
			}
			if c.melee != 0 && ((cell.Also[0] != model.Variant{Icon: "attack", Value: te.Number(g.Melee)} || cell.Also[1] != model.Variant{Icon: "ranged", Value: te.Number(g.Shot)}) || !strings.Contains(s.Notes[0].Words, te.Number(g.Shot))) {
				t.Errorf("%s: %q: the card says %q, the sheet %q", lang, c.state, cell.Also, s.Notes[0].Words)
			}
			if c.grapple && g.Held <= g.Plain {
				t.Errorf("held %d and plain %d: Dexterity is lost to all but the other grappler", g.Held, g.Plain)
			}
		}
	}
}

// TestNumbersOfTheCardHaveSignsOfTheirOwn: what the armour class is besides the plain
// one stands behind a sign that means nothing else on the card, in every language.
func TestNumbersOfTheCardHaveSignsOfTheirOwn(t *testing.T) {
	for _, lang := range text.Codes() {
		te := on(t, lang, nil, arena.Blue("fighter", 4, 4).First(), arena.Red("orc", 5, 4))
		means := map[string]string{}
		for _, g := range []guard{{Plain: 16, Melee: 16, Shot: 16, Held: 16, Touch: 14, Flat: 13}, {Plain: 16, Melee: 14, Shot: 18, Held: 16, Touch: 14, Flat: 13}} {
			for i, v := range te.Cards.defenceCell(&g).Also {
				what := [...]string{"touch", "flat"}[i]
				if g.varied() {
					what = [...]string{"melee", "shot"}[i]
				}
				if was, taken := means[v.Icon]; taken && was != what {
					t.Errorf("%s: %s stands for %s and for %s", lang, v.Icon, was, what)
				}
				if _, ok := assets.SVG("icons/" + v.Icon); !ok {
					t.Errorf("%s: there is no drawing of %q", lang, v.Icon)
				}
				means[v.Icon] = what
			}
		}
		if len(means) != 4 {
			t.Errorf("%s: the signs are %v, want four", lang, means)
		}
	}
}

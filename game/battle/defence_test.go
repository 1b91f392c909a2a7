package battle

import (
	"strings"
	"testing"

	"tenaille/assets"
	"tenaille/game/model"
	"tenaille/game/playback"
	"tenaille/game/tell"
	"tenaille/game/text"
	"tenaille/game/words"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/grid"
)

// TestTheSheetTellsTheArmourClassThatIsStruckAt compares the armour class of
// the sheet with the one attacks are reckoned against: plain, in melee and from
// afar, in both languages, with the rule of what differs.
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
			orc := red("rogue", 5, 4)
			cast := []stand{blue("archer", 9, 4).First(), orc, blue("captain", 5, 5)}
			if c.state != "" {
				cast[1].State = []string{c.state}
			}
			if c.grapple {
				cast[1], cast[2] = cast[1].Held(3), cast[2].Held(2)
			}
			b := opening(t, lang, nil, cast...)
			b.turn.E.Facts.Combatants[1].Conditions &^= 1 << rules.FlatFooted
			b.tell.Shown.Facts.Combatants[1].Conditions &^= 1 << rules.FlatFooted
			b.turn.E.Creatures[1].Shield = 2
			b.turn.E.Facts.Combatants[1].Loosed, b.tell.Shown.Facts.Combatants[1].Loosed = c.loosed, c.loosed
			g := b.tell.Cards.Defences(1)
			if g.Melee-g.Plain != c.melee || g.Shot-g.Plain != c.shot {
				t.Errorf("%s: %d, melee %d, ranged %d, wanted %+d and %+d", c.state, g.Plain, g.Melee, g.Shot, c.melee, c.shot)
			}
			var a rules.Aim
			attack.AimAt(b.turn.E, 0, 1, b.turn.InHand(0, false), 0, &a)
			if got, want := g.Shot, int(a.Frame.AC)-int(a.Cover.AC); got != want {
				t.Errorf("%q grapple %v: the sheet says %d from afar, the attack is rolled against %d", c.state, c.grapple, got, want)
			}
			s := b.tell.Cards.LookSlip(1, b.desk.Layout.Compact)
			cited := c.cite == ""
			for _, n := range s.Notes {
				cited = cited || n.Rule == c.cite
			}
			if !cited {
				t.Errorf("%s: %q: no line cites %s: %+v", lang, c.state, c.cite, s.Notes)
			}
			cell := b.tell.Cards.Card(1).Cells[0]
			if cell.Main != b.Number(g.Plain) || c.cite != "" && !strings.Contains(cell.Tip.Text, c.cite) {
				t.Errorf("%s: %q: the card says %q with %q", lang, c.state, cell.Main, cell.Tip.Text)
			}
			if c.melee != 0 && ((cell.Also[0] != model.Variant{Icon: "attack", Value: b.Number(g.Melee)} || cell.Also[1] != model.Variant{Icon: "ranged", Value: b.Number(g.Shot)}) || !strings.Contains(s.Notes[0].Words, b.Number(g.Shot))) {
				t.Errorf("%s: %q: the card says %q, the sheet %q", lang, c.state, cell.Also, s.Notes[0].Words)
			}
			if c.grapple && g.Held <= g.Plain {
				t.Errorf("held %d and plain %d: Dexterity is lost to all but the other grappler", g.Held, g.Plain)
			}
		}
	}
}

// TestEveryLastingConditionHasABadge gives a creature each condition in turn:
// the initiative row shows it, and the piece where its pose does not.
func TestEveryLastingConditionHasABadge(t *testing.T) {
	b := opening(t, "en", nil, blue("fighter", 2, 2).First(), red("orc", 9, 9))
	posed := map[rules.Condition]bool{rules.Prone: true, rules.Dying: true}
	for c := range rules.Dead {
		f := &b.tell.Shown.Facts.Combatants[1]
		f.Conditions = rules.Set(c)
		icon := ""
		for _, chip := range b.tell.Turns.Chips() {
			if chip.ID == "order.2" {
				icon = chip.Badge
				if chip.Waits != (c == rules.FlatFooted) {
					t.Errorf("%s: the dot of who has not acted yet is %v", c, chip.Waits)
				}
			}
		}
		if c == rules.FlatFooted { // a rim instead of a badge that nearly all would have
			if icon != "" {
				t.Errorf("flat-footed has the badge %q in the initiative row", icon)
			}
		} else if icon == "" || b.Art.Drawing("icons/"+icon) == nil {
			t.Errorf("%s: the badge %q of the initiative row is no icon", c, icon)
		}
		if got := len(playback.Badges(f.Conditions)) > 0; got == posed[c] {
			t.Errorf("%s: a badge on the piece: %v", c, got)
		}
	}
	f := &b.tell.Shown.Facts.Combatants[1]
	f.Conditions = rules.Set(rules.Asleep, rules.Prone)
	if list := playback.Badges(f.Conditions); len(list) != 1 || list[0].Icon != "asleep" {
		t.Errorf("asleep and prone show %v", list)
	}
}

// TestNumbersOfTheCardHaveSignsOfTheirOwn: what the armour class is besides the plain
// one stands behind a sign that means nothing else on the card, in every language.
func TestNumbersOfTheCardHaveSignsOfTheirOwn(t *testing.T) {
	for _, lang := range text.Codes() {
		b := opening(t, lang, nil, fighterAndOrc()...)
		means := map[string]string{}
		for _, g := range []tell.Guard{{Plain: 16, Melee: 16, Shot: 16, Held: 16, Touch: 14, Flat: 13}, {Plain: 16, Melee: 14, Shot: 18, Held: 16, Touch: 14, Flat: 13}} {
			for i, v := range b.tell.Cards.DefenceCell(&g).Also {
				what := [...]string{"touch", "flat"}[i]
				if g.Varied() {
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

package battle

import (
	"strings"
	"testing"

	"tenaille/game/model"
	"tenaille/rules"
)

// armOf is a weapon of the list to choose from.
func (b *battle) armOf(t *testing.T, id string) model.Action {
	t.Helper()
	for _, a := range b.tell.Choices.Arms() {
		if a.ID == id {
			return a
		}
	}
	t.Fatalf("%s is not to choose from", id)
	return model.Action{}
}

// TestWeaponsTellWhatDrawingCosts: a weapon that is not in hand shows the price
// of drawing it before it is chosen, and in d20 that on the way of a move it
// costs nothing; what is in hand costs nothing, and what cannot be drawn says why
// (ACT-23).
func TestWeaponsTellWhatDrawingCosts(t *testing.T) {
	for lang, words := range map[string][3]string{
		"en": {"Move. Take a weapon in hand.", "During a move it costs nothing.", "No move action is left."},
		"fr": {"Mouvement. Prendre une arme en main.", "Pendant un déplacement, cela ne coûte rien.", "Il ne reste plus d’action de mouvement."},
	} {
		for _, ruleset := range []string{"d20", "limited"} {
			b := opening(t, lang, func(s *rules.Setup) { s.Ruleset = ruleset }, blue("fighter", 4, 4), red("orc", 9, 4))
			b.awaitTurn(0)
			if a := b.armOf(t, "weapon.longsword"); a.Price != model.Nothing || a.Off {
				t.Errorf("%s: the sword in hand costs %v", ruleset, a.Price)
			}
			a := b.armOf(t, "weapon.dagger")
			if a.Price != model.Move || a.Off || a.Tip.Rule != "ACT-23" {
				t.Errorf("%s: the sheathed dagger costs %v by %s, grey %v; want a move by ACT-23", ruleset, a.Price, a.Tip.Rule, a.Off)
			}
			for i, w := range words[:2] {
				if want := i == 0 || ruleset == "d20"; strings.Contains(a.Tip.Text, w) != want {
					t.Errorf("%s: the dagger's tip says %q; %q in it: want %v", ruleset, a.Tip.Text, w, want)
				}
			}
		}
		b := opening(t, lang, nil, fighterAndOrc()...)
		b.click("weapon.dagger")
		b.awaitAsk()
		if a := b.armOf(t, "weapon.dagger"); a.Price != model.Nothing || !a.Selected {
			t.Errorf("drawn, the dagger costs %v, lit %v", a.Price, a.Selected)
		}
		b = opening(t, lang, nil, fighterAndOrc()...)
		f := &b.turn.E.Facts.Combatants[b.turn.Now.Who].Budget
		f.Standard, f.Move = 0, 0
		if a := b.armOf(t, "weapon.dagger"); a.Price != model.Nothing || !a.Off || a.Tip.Why != words[2] || a.Tip.WhyRule != "ACT-01" {
			t.Errorf("with nothing left the dagger costs %v, grey %v: %q by %s", a.Price, a.Off, a.Tip.Why, a.Tip.WhyRule)
		}
	}
}

// TestSecondOfAPairCostsNothing: with Two-Weapon Fighting the second light weapon
// follows the first for nothing, and its place in the list says so (ACT-23).
func TestSecondOfAPairCostsNothing(t *testing.T) {
	blade := func(name string) rules.WeaponSetup {
		no := false
		return rules.WeaponSetup{Name: name, Kind: "melee", Hand: "light", Damage: "1d4", Threat: 19, Multiplier: 2, Ready: &no}
	}
	b := opening(t, "en", nil, blue("fighter", 4, 4).First().But(func(s *rules.Sheet) {
		s.Traits = append(s.Traits, "two_weapon_fighting")
		s.Weapons = []rules.WeaponSetup{blade("dagger"), blade("sickle")}
	}), red("orc", 9, 4))
	if a := b.armOf(t, "weapon.sickle"); a.Price != model.Move {
		t.Errorf("the first of the pair costs %v, want a move", a.Price)
	}
	b.click("weapon.dagger")
	b.awaitAsk()
	if a := b.armOf(t, "weapon.sickle"); a.Price != model.Nothing || a.Off || strings.Contains(a.Tip.Text, "On the way") {
		t.Errorf("the second of the pair costs %v, grey %v, says %q; want nothing", a.Price, a.Off, a.Tip.Text)
	}
}

package combat_test

import (
	"testing"

	"tenaille/rules"
	"tenaille/rules/attack"
)

// The numbers that a card tells of a creature alone are those that an attack with
// nothing else to it is reckoned by (ATK-03, DEF-01), its shield loose or not
// (ACT-23), prone (ATK-07) or not.
func TestNumbersAloneAreThoseOfAnAttack(t *testing.T) {
	for _, loosed := range []bool{false, true} {
		for _, lies := range []bool{false, true} {
			e := set(t, nil, "Gg")
			e.Creatures[1].Shield, e.Creatures[1].ShieldPlus = 2, 1
			e.Facts.Combatants[1].Loosed = loosed
			for id := range e.Count() {
				e.Facts.Combatants[id].Conditions = 0
			}
			if lies {
				e.Facts.Combatants[0].Conditions = rules.Set(rules.Prone)
			}
			var aim rules.Aim
			attack.AimAt(e, 0, 1, 0, 0, &aim)
			if got := attack.Standing(e, 1); got != int(aim.Defence.Total) {
				t.Errorf("DEF-01, loosed %v: it stands at AC %d, struck at %d (ACT-23)", loosed, got, aim.Defence.Total)
			}
			if got := attack.Wielding(e, 0, e.Creatures[0].Weapon(0)); got != int(aim.Attack.Total) {
				t.Errorf("ATK-03, prone %v: %+d with the weapon alone, %+d in the attack (ATK-07)", lies, got, aim.Attack.Total)
			}
			var terms rules.Terms
			var b rules.Breakdown
			attack.Guarding(e, 1, &terms)
			c := rules.InMelee
			if loosed {
				c |= rules.Unshielded
			}
			if rules.Gather(e.Rules.Rows, rules.Defence, &rules.Case{How: c}, &terms, &b); b.Total != aim.Defence.Total {
				t.Errorf("DEF-01, loosed %v: it is guarded by %d, struck at %d", loosed, b.Total, aim.Defence.Total)
			}
		}
	}
}

// A card is that of the weapon that does most on average, melee first, then in the
// order of the sheet; bare hands count only where there is no weapon (SKI-01).
func TestCardsChooseTheirWeapon(t *testing.T) {
	bow := rules.WeaponSetup{Name: "bow", Kind: "ranged", Hand: "two", Family: "crossbow", Damage: "1d6", Increment: 10}
	club := rules.WeaponSetup{Name: "club", Kind: "melee", Hand: "one", Damage: "1d6"}
	pair := rules.WeaponSetup{Name: "flail", Kind: "melee", Hand: "one", Damage: "2d4"}
	dart := rules.WeaponSetup{Name: "dart bow", Kind: "ranged", Hand: "two", Family: "crossbow", Damage: "1d2", Increment: 10}
	feather := rules.WeaponSetup{Name: "feather", Kind: "melee", Hand: "one", Damage: "1d2"}
	great := rules.WeaponSetup{Name: "great bow", Kind: "ranged", Hand: "two", Family: "crossbow", Damage: "1d8", Increment: 10}
	for _, c := range []struct {
		what    string
		weapons []rules.WeaponSetup
		melee   bool
		damage  int16
	}{
		{"bare hands", nil, true, 2}, {"less than bare hands", []rules.WeaponSetup{feather}, true, 2},
		{"less than bare hands, at range", []rules.WeaponSetup{dart}, false, 2},
		{"half a point less at range", []rules.WeaponSetup{pair, great}, true, 5}, // 5 and 4 1/2, which is 5 too
		{"as much, the bow first", []rules.WeaponSetup{bow, club}, true, 4}, {"as much, the club first", []rules.WeaponSetup{club, bow}, true, 4},
		{"more at range", []rules.WeaponSetup{club, great}, false, 5}, {"less at range after", []rules.WeaponSetup{great, bow}, false, 5},
	} {
		sheet := rules.Sheet{HP: 5, MaxHP: 5, Abilities: rules.AbilitiesSetup{Str: 10, Dex: 10, Con: 10}, Weapons: c.weapons}
		e := set(t, under("skirmish"), "Gg")
		card, ok := e.Rules.CardOf(&sheet)
		if !ok || card.Melee != c.melee || card.Damage != c.damage {
			t.Errorf("SKI-01, %s: %+v %v, want damage %d, melee %v", c.what, card, ok, c.damage, c.melee)
		}
	}
}

// Of weapons that do as much, both in melee or both at range, a card is that of the
// first on the sheet (SKI-01).
func TestCardsOfEqualsAreOfTheFirst(t *testing.T) {
	for _, kind := range []rules.WeaponSetup{{Kind: "melee", Hand: "one"}, {Kind: "ranged", Hand: "two", Family: "crossbow", Increment: 10}} {
		plain, fine := kind, kind
		plain.Name, plain.Damage = "plain", "1d8"
		fine.Name, fine.Damage, fine.Enhancement = "fine", "1d6", 1
		for _, c := range []struct {
			weapons []rules.WeaponSetup
			attack  int16
		}{{[]rules.WeaponSetup{plain, fine}, 0}, {[]rules.WeaponSetup{fine, plain}, 1}} {
			sheet := rules.Sheet{HP: 5, MaxHP: 5, Abilities: rules.AbilitiesSetup{Str: 10, Dex: 10, Con: 10}, Weapons: c.weapons}
			e := set(t, under("skirmish"), "Gg")
			if card, ok := e.Rules.CardOf(&sheet); !ok || card.Attack != c.attack || card.Damage != 5 {
				t.Errorf("SKI-01, %s, %s first: %+v %v, want attack %d, damage 5", kind.Kind, c.weapons[0].Name, card, ok, c.attack)
			}
		}
	}
}

// The off hand halves what Strength adds, whether it strikes, throws or slings, and
// leaves a penalty whole (DMG-04, DMG-05).
func TestOffHandHalvesOnlyABonus(t *testing.T) {
	for _, c := range []struct {
		kind      rules.WeaponKind
		family    rules.Family
		str, want int
	}{
		{rules.Melee, 0, 3, 1}, {rules.Melee, 0, -3, -3}, {rules.Thrown, 0, 3, 1}, {rules.Thrown, 0, -3, -3},
		{rules.Ranged, rules.Sling, 3, 1}, {rules.Ranged, rules.Sling, -3, -3}, {rules.Ranged, rules.Crossbow, 3, 0},
	} {
		if got := attack.DamageBonus(c.str, &rules.Weapon{Kind: c.kind, Family: c.family, OffHand: true}); got != c.want {
			t.Errorf("DMG-05: %+d of Strength adds %+d with a weapon of kind %d, family %d, want %+d", c.str, got, c.kind, c.family, c.want)
		}
	}
}

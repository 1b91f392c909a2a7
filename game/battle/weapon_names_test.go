package battle

import (
	"strings"
	"testing"

	"tenaille/game/text"
	"tenaille/levels"
	"tenaille/rules"
)

// TestNoWeaponShowsItsID: everything a creature of the reference cast can strike
// with, natural weapons, bare hands and abilities among them, has a name in words.
func TestNoWeaponShowsItsID(t *testing.T) {
	for _, lang := range text.Codes() {
		for _, kind := range levels.Kinds() {
			b := opening(t, lang, nil, blue(kind, 4, 4), red("orc", 9, 4))
			c := &b.turn.E.Creatures[0]
			list := []int8{rules.UnarmedWeapon, rules.NetWeapon}
			for i := range c.Weapons {
				list = append(list, int8(i))
			}
			for i := range c.Powers {
				if c.Powers[i].Strikes {
					list = append(list, rules.PowerWeapon+int8(i))
				}
			}
			for _, i := range list {
				id := c.Weapon(i).Name
				if name := b.WeaponName(c.Weapon(i).Name); name == "" || name == id || strings.Contains(name, "_") {
					t.Errorf("%s: %s strikes with %q, shown as %q", lang, kind, id, name)
				}
			}
		}
	}
}

// TestAbilityThatStrikesIsToldOnce: an ability with an attack roll is one entry of
// the log, by its name, with its rule (ACT-28).
func TestAbilityThatStrikesIsToldOnce(t *testing.T) {
	for lang, name := range map[string]string{"en": "Swift jab", "fr": "Coup vif"} {
		b := opening(t, lang, nil, blue("monk", 4, 4).First(), red("orc", 5, 4))
		jab := -1
		for i := range b.turn.E.Creatures[0].Powers {
			if b.turn.E.Creatures[0].Powers[i].Strikes {
				jab = i
			}
		}
		b.session.Order(rules.Action{Verb: rules.Power, By: 0, On: 1, Option: uint8(jab), Cell: at(5, 4)})
		b.quiet(t)
		told := 0
		for _, e := range b.tell.Log.Entries {
			all := e.Head + e.Tail + e.Result
			if strings.Contains(all, name) {
				told++
				if e.Chip != rules.ACT28.String() || len(e.Lines) == 0 {
					t.Errorf("%s: the entry is %+v, want the dice and ACT-28", lang, e)
				}
			}
			if strings.Contains(all, "_") {
				t.Errorf("%s: an id in the log: %q", lang, all)
			}
		}
		if told != 1 {
			t.Errorf("%s: %q is told %d times in %+v", lang, name, told, b.tell.Log.Entries)
		}
	}
}

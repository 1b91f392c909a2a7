package playback

import (
	"testing"

	"tenaille/assets"
	"tenaille/game/model"
	"tenaille/rules"
)

// TestBadgesAreAlikeEverywhere gives creatures conditions of several kinds: the piece,
// the order of turns and the slip show each with the same sign and the same colour.
func TestBadgesAreAlikeEverywhere(t *testing.T) {
	p := watch(t, begun(t, "d20", "off"), 0, Pace{}).p
	chips := 0
	for i, c := range []rules.Condition{rules.Stunned, rules.Blinded, rules.Entangled, rules.TotalDefence, rules.Shaken, rules.Kneeling} {
		id := rules.ID(i)
		p.Shown.Facts.Combatants[id].Conditions = rules.Set(c)
		family := map[string]model.Family{}
		one, _ := p.pieceNow(id)
		for _, v := range one.Badges {
			family[v.Icon] = v.Family
		}
		if len(family) != 1 {
			t.Fatalf("%s has the badges %v", c, family)
		}
		for _, m := range p.Cards.LookSlip(id, false).Subject.Conditions {
			if f, ok := family[m.Icon]; !ok || f != m.Family {
				t.Errorf("%s: the slip has %q of family %d, the piece %v", c, m.Icon, m.Family, family)
			}
		}
		for _, chip := range p.Turns.Chips() {
			if chip.ID != "order."+p.Number(p.E.Creatures[id].Sheet) || chip.Badge == "" {
				continue
			}
			chips++
			if f, ok := family[chip.Badge]; !ok || f != chip.Family {
				t.Errorf("%s: the order of turns has %q of family %d, the piece %v", c, chip.Badge, chip.Family, family)
			}
		}
	}
	if chips != 6 {
		t.Errorf("%d chips have a badge, want 6", chips)
	}
}

// TestEveryLastingConditionHasABadge gives a creature each condition in turn:
// the initiative row shows it, and the piece where its pose does not (CND-01).
func TestEveryLastingConditionHasABadge(t *testing.T) {
	p := watch(t, begun(t, "d20", "off"), 0, Pace{}).p
	posed := map[rules.Condition]bool{rules.Prone: true, rules.Dying: true}
	f := &p.Shown.Facts.Combatants[1]
	for c := range rules.Dead {
		f.Conditions = rules.Set(c)
		icon, found := "", false
		for _, chip := range p.Turns.Chips() {
			if chip.ID == "order."+p.Number(p.E.Creatures[1].Sheet) {
				icon, found = chip.Badge, true
				if chip.Waits != (c == rules.FlatFooted) {
					t.Errorf("%s: the dot of who has not acted yet is %v", c, chip.Waits)
				}
			}
		}
		if !found {
			t.Fatal("the creature has no place in the order of turns")
		}
		if c == rules.FlatFooted { // a rim instead of a badge that nearly all would have
			if icon != "" {
				t.Errorf("flat-footed has the badge %q in the initiative row", icon)
			}
		} else if _, drawn := assets.SVG("icons/" + icon); !drawn {
			t.Errorf("%s: the badge %q of the initiative row is no icon", c, icon)
		}
		if got := len(badges(f.Conditions)) > 0; got == posed[c] {
			t.Errorf("%s: a badge on the piece: %v", c, got)
		}
	}
	if list := badges(rules.Set(rules.Asleep, rules.Prone)); len(list) != 1 || list[0].Icon != "asleep" {
		t.Errorf("asleep and prone show %v", list)
	}
}

// TestStatesHaveBadgesOfTheirOwn: no two conditions that differ in what they forbid wear
// the same badge (CND-01).
func TestStatesHaveBadgesOfTheirOwn(t *testing.T) {
	for _, pair := range [][2]rules.Condition{{rules.Bound, rules.Paralysed}, {rules.Sitting, rules.Kneeling}, {rules.Blurred, rules.Displaced}, {rules.Cowering, rules.Frightened}} {
		if a, b := badges(rules.Set(pair[0])), badges(rules.Set(pair[1])); len(a) != 1 || len(b) != 1 || a[0].Icon == b[0].Icon {
			t.Errorf("%v is shown as %v, %v as %v", pair[0], a, pair[1], b)
		}
	}
}

package battle

import (
	"testing"

	"tenaille/game/model"
	"tenaille/rules"
)

// TestBadgesAreAlikeEverywhere gives creatures conditions of several kinds: the board,
// the order of turns and the slip show each with the same sign and the same colour.
func TestBadgesAreAlikeEverywhere(t *testing.T) {
	b := openedBattle(t, "en", "broken-keep", 1789, "human", "human")
	chips := 0
	for i, c := range []rules.Condition{rules.Stunned, rules.Blinded, rules.Entangled, rules.TotalDefence, rules.Shaken, rules.Kneeling} {
		id := rules.ID(i)
		cs := &b.tell.Shown.Facts.Combatants[id].Conditions
		*cs = rules.Set(c)
		family := map[string]model.Family{}
		for _, q := range b.play.Pieces(&b.tell.Shown.Facts) {
			for _, v := range q.Badges {
				if q.ID == i {
					family[v.Icon] = v.Family
				}
			}
		}
		if len(family) != 1 {
			t.Fatalf("%s has the badges %v", c, family)
		}
		marks, _ := b.tell.Cards.Marks(id)
		for _, m := range marks {
			if f, ok := family[m.Icon]; !ok || f != m.Family {
				t.Errorf("%s: the slip has %q of family %d, the board %v", c, m.Icon, m.Family, family)
			}
		}
		for _, chip := range b.tell.Turns.Chips() {
			if chip.ID != "order."+b.Number(b.turn.E.Creatures[id].Sheet) || chip.Badge == "" {
				continue
			}
			chips++
			if f, ok := family[chip.Badge]; !ok || f != chip.Family {
				t.Errorf("%s: the order of turns has %q of family %d, the board %v", c, chip.Badge, chip.Family, family)
			}
		}
	}
	if chips != 6 {
		t.Errorf("%d chips have a badge, want 6", chips)
	}
}

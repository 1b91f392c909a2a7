package combat_test

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
)

// A test that a creature makes may cost it something unless it is its first aid,
// its helping blow or its wriggling out of a net; that of another cannot. A way
// goes on past enemies who may still strike, whatever their place in the list,
// unless they are dead (AOO-08, ACT-15, ACT-29, ACT-32, HLP-04, HP-07, INI-08).
func TestWhoIsOutOfHarmMeanwhile(t *testing.T) {
	spent := func(who ...int) func(*rules.Encounter) {
		return func(e *rules.Encounter) {
			for _, n := range who {
				e.Facts.Combatants[n].Opportunities = 1
			}
		}
	}
	maul := rules.WeaponSetup{Name: "maul", Kind: "melee", Hand: "two", Damage: "1d4+60"}
	massive := func(s *rules.Setup) {
		s.Options = map[string]string{"massive_damage": "true"}
		s.Combatants[0].HP, s.Combatants[0].MaxHP = 99, 99
	}
	snare := levels.Command{Do: "ready", By: 2, Option: "enemy_enters_reach", Then: &levels.Command{Do: "trip", Weapon: "flail"}}
	for _, c := range []struct {
		what   string
		rows   []string
		change func(*rules.Setup)
		first  func(*rules.Encounter)
		do     []levels.Command
		dice   [][2]int // thrown before
		who    rules.ID
		want   bool
	}{
		{what: "its first aid", rows: []string{"GA"}, change: func(s *rules.Setup) { s.Combatants[1].HP = -3 }, do: []levels.Command{on("first_aid", 1, 2)}, want: true},
		{what: "its escape from a net", rows: []string{"G..g"}, change: state(0, "entangled"), do: []levels.Command{{Do: "escape", By: 1}}, want: true},
		{what: "its helping blow", rows: []string{"GGg"}, do: []levels.Command{{Do: "aid", By: 2, On: 3, Ally: 1, Option: "attack", Weapon: "longsword"}}, who: 1, want: true},
		{what: "the save of whom it kills", rows: []string{"Gg"}, change: state(1, "paralysed"), do: []levels.Command{with("coup_de_grace", 1, 2, "longsword")}, dice: [][2]int{{8, 1}, {8, 1}}, want: true},
		{what: "its own save, being killed", rows: []string{"Gg"}, change: state(1, "paralysed"), do: []levels.Command{with("coup_de_grace", 1, 2, "longsword")}, dice: [][2]int{{8, 1}, {8, 1}}, who: 1, want: false},
		{what: "its save against massive damage", rows: []string{"Gg"}, change: all(massive, armed(1, maul)), do: []levels.Command{{Do: "sheathe", By: 1, Weapon: "longsword"}}, dice: [][2]int{{20, 15}, {4, 1}}, want: false},
		{what: "the touch of a grapple, the first enemy still ready", rows: []string{"gGg"}, first: spent(2), do: []levels.Command{on("grapple", 2, 3)}, who: 1, want: false},
		{what: "the touch of a grapple, the first enemy dead", rows: []string{"gGg"}, change: state(0, "dead"), first: spent(2), do: []levels.Command{on("grapple", 2, 3)}, who: 1, want: true},
		{what: "tripped on its way with enemies behind it", rows: []string{"G...g...g"}, change: all(armed(1, flail), bare(0)), do: []levels.Command{snare, walk(1, [2]int{1, 0}, [2]int{2, 0}, [2]int{3, 0})}, dice: [][2]int{{20, 15}}, want: false},
		{what: "tripped on its way, all others having struck", rows: []string{"G...g...g"}, change: all(armed(1, flail), bare(0)), first: spent(1, 2), do: []levels.Command{snare, walk(1, [2]int{1, 0}, [2]int{2, 0}, [2]int{3, 0})}, dice: [][2]int{{20, 15}}, want: true},
	} {
		e := set(t, c.change, c.rows...)
		if c.first != nil {
			c.first(e)
		}
		src := dice.NewScripted(c.dice)
		for i := range c.do {
			begin(t, e, c.do[i])
			for {
				if q, owed := e.Pending(); owed {
					if src.Left() == 0 {
						break
					}
					e.Answer(src.Answer(q))
					continue
				}
				asked, ok := e.Asked()
				if !ok {
					break
				}
				e.Begin(&rules.Action{Verb: rules.Take, By: asked.Who, On: rules.Nobody})
			}
		}
		if _, owed := e.Pending(); !owed || src.Err() != nil {
			t.Errorf("%s: a die owed %v; %v", c.what, owed, src.Err())
		}
		if got := combat.OutOfHarm(e, c.who); got != c.want {
			t.Errorf("%s: out of harm %v, want %v", c.what, got, c.want)
		}
	}
}

package combat_test

import (
	"maps"
	"strings"
	"testing"

	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// TestOtherWaysAreListed: what is canonical when the first way that comes to
// mind does not lead there (ACT-16, MAN-05, MOV-02).
func TestOtherWaysAreListed(t *testing.T) {
	t.Run("ACT-16 another nearest square", func(t *testing.T) {
		// Two squares beside the target are as near and as straight; a friend
		// stands here or there in the lane of one, of both or of none.
		chosen := 0
		for i := range 24 {
			at := [2]int{1 + i%6, i / 6}
			if at == [2]int{6, 3} {
				continue
			}
			e := set(t, func(s *rules.Setup) { s.Combatants[1].At, s.Combatants[2].At = at, [2]int{6, 3} }, "GA.....", "......a", ".......", ".......", ".......")
			accepted := false
			for _, end := range []grid.Cell{grid.C(5, 2), grid.C(5, 3)} {
				a := rules.Action{Verb: rules.Charge, By: 0, On: 2, Option: combat.OptionSquare, Cell: end}
				accepted = accepted || e.Check(&a).OK()
			}
			listed := 0
			for _, a := range e.LegalFor(0, nil) {
				if a.Verb != rules.Charge || a.Weapon != 0 {
					continue
				}
				listed++
				if r := e.Check(&a); !r.OK() {
					t.Errorf("a friend at %v: the charge listed to %v is refused by %s", at, a.Cell, r.Cite)
				}
				if a.Option&combat.OptionSquare != 0 {
					chosen++
				}
			}
			if (listed == 1) != accepted {
				t.Errorf("a friend at %v: %d charges are listed, and one to a square chosen is accepted: %v", at, listed, accepted)
			}
		}
		if chosen == 0 {
			t.Error("no friend stood in the first lane alone: nothing was tried")
		}
	})
	t.Run("MAN-05 and MOV-02: by either parity of diagonals", func(t *testing.T) {
		tried := 0
		for _, c := range []struct {
			speed, made int
			rows        []string
		}{
			{3, 0, []string{"......", ".g....", "......", "G....."}}, {3, 1, []string{"......", ".g....", "......", "G....."}},
			{4, 0, []string{"......", "..g...", "......", "G....."}}, {4, 1, []string{"......", "..g...", "......", "G....."}},
			{4, 1, []string{".......", "..G....", "...g...", "......."}}, {4, 0, []string{".......", ".G.g...", "..G....", "......."}},
		} {
			e := set(t, func(s *rules.Setup) {
				for i := range s.Combatants {
					s.Combatants[i].Speed = c.speed
				}
			}, c.rows...)
			by, foe := rules.Nobody, rules.Nobody
			for id := range e.Count() {
				switch {
				case e.Sides[e.Creatures[id].Side] == "red":
					foe = id
				case by == rules.Nobody:
					by = id
				}
			}
			e.Facts.Combatants[by].Budget.Diagonals = uint8(c.made)
			price := map[grid.Cell]int{} // of the cheapest way found by trying all
			var try func(a rules.Action)
			try = func(a rules.Action) {
				if a.Path.Len() > 0 && e.Check(&a).OK() {
					if cost := combat.Over(e, &a).Cost; price[a.Cell] == 0 || cost < price[a.Cell] {
						price[a.Cell] = cost
					}
				}
				for d := grid.N; d <= grid.NW && a.Path.Len() < c.speed; d++ {
					next := a
					next.Path.Add(d)
					if next.Cell = next.Path.End(e.Facts.Combatants[by].At); e.Map.Inside(next.Cell) {
						try(next)
					}
				}
			}
			try(rules.Action{Verb: rules.Overrun, By: by, On: foe})
			listed := map[grid.Cell]int{}
			for _, a := range e.LegalFor(by, nil) {
				if a.Verb == rules.Overrun {
					listed[a.Cell] = combat.Over(e, &a).Cost
				}
			}
			tried += len(price)
			if !maps.Equal(listed, price) {
				t.Errorf("speed %d, %d diagonals made:\n%s\nlisted, with their price: %v\naccepted: %v", c.speed, c.made, strings.Join(c.rows, "\n"), listed, price)
			}
		}
		if tried < 10 {
			t.Errorf("only %d ends of overruns were compared", tried)
		}
	})
}

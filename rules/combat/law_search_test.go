package combat_test

import (
	"maps"
	"testing"

	"pgregory.net/rapid"

	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// costs are the squares that a search has reached, with their prices.
func costs(w *grid.Walk) map[grid.Cell]int {
	all := map[grid.Cell]int{}
	for _, c := range w.Cells(nil) {
		all[c], _ = w.Cost(c)
	}
	return all
}

// A search made in parts finds what one made whole finds: nearer squares first,
// then the rest; and one that looks for a square stops at nothing that costs
// less (MOV-02).
func TestSearchedInPartsAsWhole(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		e := anywhere(t)
		id := actor(t, e)
		squares := rapid.IntRange(0, 14).Draw(t, "squares")
		near := rapid.IntRange(0, squares).Draw(t, "near")
		whole := costs(combat.Reach(e, id, squares))
		part := combat.ReachPart(e, id, near, squares)
		for c, cost := range costs(part) {
			if cost > near || whole[c] != cost {
				t.Fatalf("with %d of %d squares %v costs %d, on the whole %d\n%s", near, squares, c, cost, whole[c], draw(e))
			}
		}
		if combat.Further(part, squares, nil); !maps.Equal(costs(part), whole) {
			t.Fatalf("further from %d to %d squares: %v, on the whole %v\n%s", near, squares, costs(part), whole, draw(e))
		}
		for c, cost := range whole {
			goals := make([]uint8, e.Map.W()*e.Map.H())
			goals[e.Map.Index(c)] = 1
			first := costs(combat.ReachFirst(e, id, squares, goals))
			if first[c] != cost {
				t.Fatalf("%v, which is looked for, costs %d, on the whole %d\n%s", c, first[c], cost, draw(e))
			}
			for other, price := range whole {
				if got, ok := first[other]; price < cost && !ok || ok && got != price {
					t.Fatalf("on the way to %v for %d, %v costs %d, on the whole %d\n%s", c, cost, other, got, price, draw(e))
				}
			}
			break // one is enough
		}
	})
}

// A search counts for every square it leaves the enemies who could strike there
// if nothing hid or covered the mover, each time (AOO-05, GEO-15); the ways that
// give fewer are preferred among those of one price.
func TestSearchedWaysCountTheDanger(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		e := anywhere(t)
		id := actor(t, e)
		if e.Space(id).N > 1 || e.Facts.Combatants[id].Conditions.Any(rules.Set(rules.Dying, rules.Dead)) {
			return // of a large space only what is left is open; the fallen go nowhere
		}
		c := &e.Facts.Combatants[id]
		from := c.At
		w := combat.Reach(e, id, 8)
		for _, to := range w.Cells(nil) {
			want := 0
			c.At = from
			for _, d := range w.Path(to, nil) {
				for o := range e.Count() {
					switch combat.OpportunityBar(e, o, id, true) {
					case rules.NoCite, rules.COV11, rules.CON08:
						if e.Present(o) && o != id {
							want++
						}
					}
				}
				c.At = c.At.Step(d)
			}
			c.At = from
			if got := w.Danger(to); got != want {
				t.Fatalf("the way %v of %d to %v: danger %d, want %d\n%s", w.Path(to, nil), id, to, got, want, draw(e))
			}
		}
	})
}

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

// A creature of several squares may draw itself together in each block of its
// space and in no other; what a search from there reaches is a move that the
// rules accept, at its price. Who squeezes already, or fills one square, has no
// such block (MOV-07).
func TestNarrowBlocks(t *testing.T) {
	seen := 0
	rapid.Check(t, func(t *rapid.T) {
		e := anywhere(t)
		id := actor(t, e)
		s := e.Space(id)
		squares := e.Rules.Move.Speed(e, id)
		blocks := 0
		for y := int(s.At.Y) - 1; y <= int(s.At.Y)+int(s.N); y++ {
			for x := int(s.At.X) - 1; x <= int(s.At.X)+int(s.N); x++ {
				at := grid.C(x, y)
				option, ok := combat.NarrowOption(e, id, at)
				if !ok {
					continue
				}
				a := rules.Action{Verb: rules.Move, By: id, On: rules.Nobody, Option: option}
				if start := combat.PathStart(e, &a); start != at || !s.Contains(at) {
					t.Fatalf("the block at %v of the space at %v begins its way at %v", at, s.At, start)
				}
				w, same, ok := combat.ReachNarrow(e, id, blocks, squares)
				if !ok || same != option {
					t.Fatalf("block %d: option %d, ok %t, want %d", blocks, same, ok, option)
				}
				blocks++
				reached := costs(w)
				ways := map[grid.Cell][]grid.Dir{}
				for c := range reached {
					ways[c] = w.Path(c, nil)
				}
				for c, cost := range reached {
					a.Path, a.Cell = rules.Path{}, c
					for _, d := range ways[c] {
						a.Path.Add(d)
					}
					if a.Path.Len() == 0 {
						continue
					}
					seen++
					if way := combat.AlongMove(e, &a, squares, true); !way.Refusal.OK() || way.Cost != cost {
						t.Fatalf("from %v to %v for %d: refused by %q, cost %d\n%s", at, c, cost, way.Refusal.Cite, way.Cost, draw(e))
					}
				}
			}
		}
		want := 0
		if s.N > 1 && !e.Facts.Has(id, rules.Squeezing) {
			across := int(s.N) - (int(s.N)+1)/2 + 1
			want = across * across
		}
		if blocks != want {
			t.Fatalf("%d blocks in a space of %d, want %d", blocks, s.N, want)
		}
		if _, _, ok := combat.ReachNarrow(e, id, want, squares); ok {
			t.Fatalf("a search from block %d of %d", want, want)
		}
	})
	if seen == 0 {
		t.Error("nobody ever draws itself together")
	}
}

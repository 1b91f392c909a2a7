package ai

import (
	"testing"

	"tenaille/game/ai/tactics"
	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/rulesets"
	"tenaille/rules/view"
)

// asked are the views and turns a side is asked about in the first actions of a match,
// by what soldiers decide.
func asked(t testing.TB, ruleset string, actions int) (views []*view.View) {
	e := opening(t, "proving-ground", ruleset, "off")
	src := dice.NewSeeded(1)
	players := []*tactics.Soldier{{Seed: 1}, {Seed: 2}}
	for turn := range uint64(actions) {
		what, who := e.Awaits()
		if what == rules.AwaitsNothing {
			break
		}
		v := view.New(e, int(e.Creatures[who].Side))
		views = append(views, v)
		a, _ := players[v.Side].Think(v, turn, 1<<20)
		if r := e.Do(&a, src); !r.OK() {
			t.Fatalf("%s, action %d: refused by %s", ruleset, turn, r.Cite)
		}
	}
	return views
}

// TestDecisionsAllocateNothing: a soldier that has thought before thinks in the room it
// has.
func TestDecisionsAllocateNothing(t *testing.T) {
	for _, ruleset := range rulesets.Names() {
		views := asked(t, ruleset, 150)
		s := &tactics.Soldier{Seed: 1}
		think := func() {
			for turn, v := range views {
				s.Think(v, uint64(turn), 1<<20)
			}
		}
		if n := testing.AllocsPerRun(2, think); n != 0 {
			t.Errorf("%s: %v allocations in %d decisions", ruleset, n, len(views))
		}
	}
}

// TestPlaysAllocateNothing: a captain that has thought before thinks in the room it has,
// nodes of ideas and of plays alike.
func TestPlaysAllocateNothing(t *testing.T) {
	for _, ruleset := range rulesets.Names() {
		views := asked(t, ruleset, 8)
		p := newPlanner(1, captain)
		nodes := 0
		think := func() {
			nodes = 0
			for turn, v := range views {
				for done := false; !done; nodes++ {
					_, done = p.Think(v, uint64(turn), 1)
				}
			}
		}
		if n := testing.AllocsPerRun(1, think); n != 0 {
			t.Errorf("%s: %v allocations in %d nodes", ruleset, n, nodes)
		}
	}
}

// BenchmarkSoldierTurn measures a decision of a soldier, over the first 150 of a match.
func BenchmarkSoldierTurn(b *testing.B) {
	for _, ruleset := range rulesets.Names() {
		b.Run(ruleset, func(b *testing.B) {
			views := asked(b, ruleset, 150)
			s := &tactics.Soldier{Seed: 1}
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				s.Think(views[i%len(views)], uint64(i), 1<<20)
			}
		})
	}
}

// BenchmarkCaptain measures what a captain thinks in the first decisions of a match.
func BenchmarkCaptain(b *testing.B) {
	for _, ruleset := range rulesets.Names() {
		b.Run(ruleset, func(b *testing.B) {
			views := asked(b, ruleset, 8)
			p := newPlanner(1, captain)
			b.ReportAllocs()
			for b.Loop() {
				for turn, v := range views {
					for done := false; !done; {
						_, done = p.Think(v, uint64(turn), 1)
					}
				}
			}
		})
	}
}

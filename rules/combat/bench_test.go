package combat_test

import (
	"testing"

	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
	"tenaille/rules/internal/drawn"
)

var field = drawn.Field

// BenchmarkReach is the reach of speed 12 with occupied and difficult squares,
// danger and parents.
func BenchmarkReach(b *testing.B) {
	e := field(b, 40, 8)
	b.ReportAllocs()
	for b.Loop() {
		combat.Reach(e, 0, 12)
	}
}

func BenchmarkClone(b *testing.B) {
	e := field(b, 40, 6)
	b.ReportAllocs()
	var c *rules.Encounter
	for b.Loop() {
		c = e.Clone()
	}
	_ = c
}

func BenchmarkLegal(b *testing.B) {
	e := field(b, 40, 8)
	b.ReportAllocs()
	var buf []rules.Action
	for b.Loop() {
		buf = e.LegalFor(0, buf[:0])
	}
}

// duel is proving-ground with everybody present and an enemy beside the
// creature whose turn it is, with the attack of its first weapon in reach.
func duel(tb testing.TB) (*rules.Encounter, rules.Action) {
	tb.Helper()
	e := opening(tb, "proving-ground")
	for turns := 0; turns < 20; turns++ {
		by := e.Facts.Active()
		for on := range e.Count() {
			to := e.Facts.Combatants[by].At.Step(grid.E)
			if !e.Hostile(by, on) || e.Space(on).N > 1 || e.Space(by).N > 1 || !e.Field().Stands(grid.Square(to)) {
				continue
			}
			near := e.Clone()
			near.Emit(rules.Event{Kind: rules.Moved, Who: on, Whom: rules.Nobody, From: e.Facts.Combatants[on].At, To: to, B: 2})
			for w := range e.Creatures[by].Weapons {
				a := rules.Action{Verb: rules.Attack, By: by, On: on, Weapon: int8(w)}
				if !e.Creatures[by].Weapons[w].Projectile() && near.Check(&a).OK() {
					return near, a
				}
			}
		}
		e.Do(&rules.Action{Verb: rules.EndTurn, By: by, On: rules.Nobody}, dice.NewSeeded(1))
	}
	tb.Fatal("nobody can strike anybody on proving-ground")
	return nil, rules.Action{}
}

// BenchmarkResolve is one attack carried out with its dice while nobody
// listens, from the start of the action to the end of its consequences, and
// undone: the whole position is put back.
func BenchmarkResolve(b *testing.B) {
	e, a := duel(b)
	src := dice.NewSeeded(3)
	var next rules.Encounter
	e.CopyTo(&next)
	b.ReportAllocs()
	for b.Loop() {
		e.CopyTo(&next)
		next.Begin(&a)
		next.Run(src)
	}
}

// BenchmarkCopy is what of BenchmarkResolve puts the position back.
func BenchmarkCopy(b *testing.B) {
	e, _ := duel(b)
	var next rules.Encounter
	e.CopyTo(&next)
	b.ReportAllocs()
	for b.Loop() {
		e.CopyTo(&next)
	}
}

// BenchmarkD20 is a bare d20, what the other figures are held against.
func BenchmarkD20(b *testing.B) {
	src := dice.NewSeeded(3)
	n := 0
	for b.Loop() {
		n += src.D(20)
	}
	_ = n
}

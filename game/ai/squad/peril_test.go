package squad

import (
	"testing"

	"tenaille/game/ai/eval"
	"tenaille/levels"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/rulesets"
)

// TestLeastBoundsEveryPlace: what saves a figure the search for a safer place
// promises no more than any place of its move keeps (SKI-16).
func TestLeastBoundsEveryPlace(t *testing.T) {
	s, err := levels.Load("proving-ground")
	if err != nil {
		t.Fatal(err)
	}
	s.Ruleset = "skirmish"
	e, err := rulesets.New(&s)
	if err != nil {
		t.Fatal(err)
	}
	e.Rules.Turn.Begin(e)
	src := dice.NewSeeded(3)
	e.Run(src)
	places := 0
	for range 60 {
		var q Squad
		for id := range e.Count() {
			if !e.Present(id) {
				continue
			}
			q.read(e, id)
			m := q.member(id)
			q.threats(e, m)
			least := q.least(e, m)
			for _, p := range combat.Reach(e, id, int(m.Speed)).Places(nil, int(m.Speed)) {
				places++
				if n := q.peril(e, m, p.At); n < least {
					t.Fatalf("combatant %d at %v: peril %d, at least %d was promised", id, p.At, n, least)
				}
			}
		}
		_, who := e.Awaits()
		a := new(Squad).Lead(e.Clone(), who, eval.Temper{}, eval.Noise(5, 1))
		if !e.Do(&a, src).OK() || e.Facts.Over {
			break
		}
	}
	if places < 10_000 {
		t.Errorf("only %d places were looked at", places)
	}
}

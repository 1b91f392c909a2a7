package play

import (
	"testing"

	"tenaille/rules"
	"tenaille/rules/dice"
)

// TestFateKeepsItsDice: what is thrown for somebody and something does not depend on what
// has been thrown for others before; the next throw for the same is another.
func TestFateKeepsItsDice(t *testing.T) {
	var e rules.Encounter
	e.Facts.Round = 1
	throw := func(f *fate, who rules.ID, p dice.Purpose) int16 {
		e.Agenda.Steps = append(e.Agenda.Steps[:0], rules.Step{Who: who})
		return f.Answer(dice.Question{Purpose: p, Count: 1, Sides: 100}).Value
	}
	other := 0
	for seed := range uint64(50) {
		var a, b fate
		a.begin(&e, seed)
		b.begin(&e, seed)
		first := throw(&a, 3, dice.Attack)
		throw(&b, 2, dice.Attack)
		throw(&b, 3, dice.Damage)
		if got := throw(&b, 3, dice.Attack); got != first {
			t.Fatalf("seed %d: %d, after other dice %d", seed, first, got)
		}
		if throw(&a, 3, dice.Attack) != first {
			other++
		}
	}
	if other < 45 {
		t.Errorf("the second throw differs from the first %d times of 50", other)
	}
}

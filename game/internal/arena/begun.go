package arena

import (
	"testing"

	"tenaille/game/match"
	"tenaille/levels"
	"tenaille/rules"
)

// Begun is a match of the proving ground, a random machine against a person, some of
// whose actions have been played.
func Begun(t testing.TB, actions int) *match.Match {
	t.Helper()
	s, err := levels.Load("proving-ground")
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(match.Config{Setup: s, Seats: []string{"random", "human"}, Seed: 11})
	if err != nil {
		t.Fatal(err)
	}
	for range actions {
		Act(t, m)
	}
	return m
}

// Act lets a match go on by one action: a machine's, or the end of a person's turn.
func Act(t testing.TB, m *match.Match) {
	t.Helper()
	_, who, _ := m.Awaits()
	a := rules.Action{Verb: rules.EndTurn, By: who, On: rules.Nobody}
	if m.Machine() {
		a, _ = m.Think(1 << 20)
	}
	if refusal, err := m.Do(a); err != nil || !refusal.OK() {
		t.Fatalf("the action was refused: %v, %v", refusal, err)
	}
}

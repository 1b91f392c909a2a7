package ai

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/rulesets"
	"tenaille/rules/view"
)

// TestRandomDrawsTheKindFirst: whatever it may do, Random does each kind of action
// as often, of one kind each action, and nothing that is not listed.
func TestRandomDrawsTheKindFirst(t *testing.T) {
	s, err := levels.Load("proving-ground")
	if err != nil {
		t.Fatal(err)
	}
	e, err := rulesets.New(&s)
	if err != nil {
		t.Fatal(err)
	}
	e.Rules.Turn.Begin(e)
	e.Run(dice.NewSeeded(4))
	_, who := e.Awaits()
	v := view.New(e, int(e.Creatures[who].Side))
	p, err := New("random", 9, v.Side)
	if err != nil {
		t.Fatal(err)
	}
	listed, drawn := map[rules.Verb]int{}, map[rules.Verb]int{}
	legal := map[rules.Action]bool{}
	for _, a := range v.Legal(nil) {
		listed[a.Verb]++
		legal[a] = true
	}
	moves := map[rules.Action]bool{}
	const times = 20000
	for turn := range uint64(times) {
		a, done := p.Think(v, turn, 1)
		if !done || !legal[a] {
			t.Fatalf("%+v is not listed", a)
		}
		if drawn[a.Verb]++; a.Verb == rules.Move {
			moves[a] = true
		}
	}
	if len(listed) < 8 || listed[rules.Move] < 20 {
		t.Fatalf("only %v are listed", listed)
	}
	for verb, n := range drawn {
		if want := times / len(listed); n < want*8/10 || n > want*12/10 {
			t.Errorf("%s, listed %d times, was drawn %d times of %d, want about %d", verb, listed[verb], n, times, want)
		}
	}
	if len(drawn) != len(listed) || len(moves) < listed[rules.Move]*9/10 {
		t.Errorf("%d of %d kinds were drawn, %d of %d moves", len(drawn), len(listed), len(moves), listed[rules.Move])
	}
}

package placing

import (
	"slices"
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/game/match"
	"tenaille/rules/grid"
)

// begun is the placing of the armies of terms, the side of the first person placing.
func begun(t *testing.T, terms match.Terms) *Placing {
	t.Helper()
	f, armies := arena.Armies(t, terms)
	p, err := New(f, armies)
	if err != nil {
		t.Fatal(err)
	}
	p.Turn(p.Enter(terms))
	p.Look()
	return p
}

// TestEveryChangeIsTakenBack: whatever a side does, taken back step by step everybody
// stands as at first, and what it does to nobody counts as no change.
func TestEveryChangeIsTakenBack(t *testing.T) {
	for _, ambush := range []string{match.Nobody, "blue"} {
		p := begun(t, match.Terms{Level: "broken-keep", Ruleset: "d20", Players: [2]string{"human", match.Machine}, Ambush: ambush})
		first := p.Places()
		for i := range p.Setup.Combatants {
			if !p.Own(i) {
				if p.Take(i, p.Space(i).At) {
					t.Errorf("%s: a creature of the other side is in hand", ambush)
				}
				continue
			}
			for _, c := range p.Field.Starts[0] {
				p.Take(i, p.Space(i).At)
				before := p.Places()
				if m, moved := p.Put(c); moved != !slices.Equal(before, p.Places()) || moved && p.Hold >= 0 || m.OK() != (p.Hold < 0) {
					t.Fatalf("%s: put on %s: %+v, moved %v, in hand %d", ambush, c.Name(), m, moved, p.Hold)
				}
			}
		}
		if _, err := p.Auto(); err != nil {
			t.Fatal(err)
		}
		p.Reset()
		if p.Reset() {
			t.Errorf("%s: a second time nobody stands elsewhere, and yet it is a change", ambush)
		}
		if p.Changes() < 5 {
			t.Fatalf("%s: %d changes", ambush, p.Changes())
		}
		for p.Undo() {
		}
		if now := p.Places(); !slices.Equal(now, first) {
			t.Errorf("%s: taken back they stand on %v, at first on %v", ambush, now, first)
		}
	}
}

// TestFitsAreWhereOneCanBePut: the squares offered are just those that the space of
// the one in hand can fill.
func TestFitsAreWhereOneCanBePut(t *testing.T) {
	p := begun(t, match.Terms{Level: "broken-keep", Ruleset: "d20", Players: [2]string{"human", match.Machine}})
	i := p.Following(1)
	p.Take(i, p.Space(i).At)
	filled := map[grid.Cell]bool{}
	for _, c := range p.Field.Starts[0] {
		m := p.Misfit(i, c)
		if m.OK() || p.Trades(m) && p.Misfit(i, c, m.With).OK() {
			for _, q := range p.SpaceAt(c).Cells(nil) {
				filled[q] = true
			}
		}
	}
	fits := p.Fits()
	if len(fits) == 0 || len(fits) != len(filled) {
		t.Errorf("%d squares are offered, %d can be filled", len(fits), len(filled))
	}
	for _, c := range fits {
		if !filled[c] {
			t.Errorf("%s is offered and cannot be filled", c.Name())
		}
	}
}

// TestSidesTakeTurns: persons place in order, whoever lies in ambush last, in secret
// where another person must not see it (SUR-01).
func TestSidesTakeTurns(t *testing.T) {
	for _, r := range []struct {
		fog, ambush string
		players     [2]string
		order       []int
		secret      bool
	}{
		{"off", match.Nobody, [2]string{"human", "human"}, []int{0, 1}, false},
		{"sight", match.Nobody, [2]string{"human", "human"}, []int{0, 1}, true},
		{"off", "blue", [2]string{"human", "human"}, []int{1, 0}, true},
		{"off", "blue", [2]string{"human", match.Machine}, []int{0}, false},
		{"memory", match.Nobody, [2]string{match.Machine, "human"}, []int{1}, false},
	} {
		p := begun(t, match.Terms{Level: "broken-keep", Ruleset: "d20", Players: r.players, Fog: r.fog, Ambush: r.ambush})
		var order []int
		for side := p.Now; side >= 0; side = p.Next(side) {
			order = append(order, side)
		}
		if !slices.Equal(order, r.order) || p.Secret() != r.secret {
			t.Errorf("%+v: the order is %v, in secret %v", r, order, p.Secret())
		}
		if (len(p.Unseen) > 0) != (r.fog == "memory") {
			t.Errorf("%+v: %d squares are unseen", r, len(p.Unseen))
		}
		if placed := p.Finish().Placed; placed == nil || len(placed.Combatants) != len(p.Setup.Combatants) {
			t.Errorf("%+v: the terms say nobody's place", r)
		}
	}
}

package combat_test

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
)

// sign is on which side of 0 a number is.
func sign(n int) int { return max(-1, min(n, 1)) }

// Before the first die of an opposed check and before the second, what is told of
// a pair of faces is by how much the totals differ, for a bull rush, and on which
// side for all others (MAN-01, MAN-04).
func TestMarginsAreThoseThrown(t *testing.T) {
	for _, c := range []struct {
		what   string
		rows   []string
		change func(*rules.Setup)
		do     levels.Command
		exact  bool
	}{
		{"MAN-04", []string{"Gr......"}, feat(0, "improved_bull_rush"), on("bull_rush", 1, 2), true},
		{"MAN-03", []string{"Gg"}, feat(0, "improved_disarm"), with("disarm", 1, 2, "longsword"), false},
		{"GRP-05", []string{"Ga"}, locked(0, 1), on("grapple_damage", 1, 2), false},
		{"GRP-05 an escape", []string{"Ga"}, locked(0, 1), cmd("grapple_escape", 1), false},
	} {
		e := set(t, c.change, c.rows...)
		if combat.Contested(e) {
			t.Errorf("%s: an opposed check opens before anything is done", c.what)
		}
		if _, ok := combat.Margins(e); ok {
			t.Errorf("%s: its second die is owed before anything is done", c.what)
		}
		begin(t, e, c.do)
		foretold, ok := combat.Pairs(e)
		if _, second := combat.Margins(e); !combat.Contested(e) || !ok || second {
			t.Errorf("%s: opposed %v, of one opponent %v, with the second die %v", c.what, combat.Contested(e), ok, second)
			continue
		}
		for first := 1; first <= 20; first++ {
			half := e.Clone()
			face(t, half, first)
			told, ok := combat.Margins(half)
			if _, again := combat.Pairs(half); !ok || again || combat.Contested(half) {
				t.Fatalf("%s: behind the first die the second is not owed", c.what)
			}
			for second := 1; second <= 20; second++ {
				done, totals := half.Clone(), []int16{}
				whole := e.Clone()
				whole.Listen = func(ev rules.Event) {
					if ev.Kind == rules.ContestRolled {
						totals = append(totals, ev.B)
					}
				}
				face(t, whole, first)
				face(t, whole, second)
				want := int(totals[0] - totals[1])
				if !c.exact {
					want = sign(want)
				}
				q, _ := done.Pending()
				a := dice.Answer{Band: band(q, second), Value: int16(second)}
				if one, other := foretold(first, second), told(a); one != want || other != want {
					t.Errorf("%s: %d against %d differ by %d, before the first die it is %d and before the second %d", c.what, first, second, want, one, other)
				}
			}
		}
	}
}

// Nothing is told of the pairs of faces where no opposed check begins, or where
// the first die is to meet several; of the second die alone where it is the last
// (GRP-05, MAN-01).
func TestMarginsOfSeveralOpponents(t *testing.T) {
	e := set(t, nil, "Gg")
	begin(t, e, strike(1, 2, "longsword"))
	if _, ok := combat.Pairs(e); ok || combat.Contested(e) {
		t.Error("an attack is taken for an opposed check")
	}
	if _, ok := combat.Margins(e); ok {
		t.Error("an attack is taken for the second die of an opposed check")
	}
	e = set(t, locked(0, 1, 2), "Ggg")
	begin(t, e, cmd("grapple_escape", 1))
	if _, ok := combat.Pairs(e); ok || !combat.Contested(e) {
		t.Error("the first die against two is told by its pairs with one")
	}
	face(t, e, 12)
	if _, ok := combat.Margins(e); ok {
		t.Error("what the first of two opponents throws is taken for all")
	}
	face(t, e, 3)
	if _, ok := combat.Margins(e); !ok {
		t.Error("the die of the last opponent is not told")
	}
}

// begin starts a legal action.
func begin(t *testing.T, e *rules.Encounter, c levels.Command) rules.ID {
	t.Helper()
	a, err := c.Action(e)
	if err != nil {
		t.Fatal(err)
	}
	if r := e.Check(&a); !r.OK() {
		t.Fatalf("%s is refused by %s", c.Do, r.Cite)
	}
	e.Begin(&a)
	e.Pending() // what comes before the first die is done
	return a.By
}

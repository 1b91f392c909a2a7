package arena

import (
	"testing"

	"tenaille/game/match"
	"tenaille/rules"
)

// Until ends turns until that of a creature comes; whoever may react lets it pass.
func Until(t testing.TB, m *match.Match, id rules.ID) {
	t.Helper()
	for range 40 {
		what, who, side := m.Awaits()
		if what == rules.AwaitsAction && who == id {
			return
		}
		a := rules.Action{Verb: rules.EndTurn, By: who, On: rules.Nobody}
		if what == rules.AwaitsAnswer {
			a = m.View(side).Legal(nil)[0]
		}
		if r, err := m.Do(a); err != nil || !r.OK() {
			t.Fatalf("%v: %v, %v", a, r, err)
		}
	}
	t.Fatalf("the turn of %d never comes", id)
}

package advice

import (
	"testing"

	"tenaille/game/ai"
	"tenaille/game/match"
	"tenaille/levels"
	"tenaille/rules"
)

// decided is what a captain does who is asked about a match.
func decided(t *testing.T, p ai.Player, m *match.Match) (a rules.Action) {
	t.Helper()
	for done := false; !done; {
		a, done = p.Think(m.View(0), m.Actions(), 1<<20)
	}
	return a
}

// captain is one that has nothing in mind yet.
func captain(t *testing.T) ai.Player {
	t.Helper()
	p, err := ai.New(Level, 0, 0)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestOneTurnIsOneCaptain: the actions advised one after another, each taken, are those of
// one captain that plays the turn by itself; once something else has been done, one is
// asked that has nothing in mind. In neither case does anybody kneel to rise again.
func TestOneTurnIsOneCaptain(t *testing.T) {
	setup, err := levels.Load("proving-ground")
	if err != nil {
		t.Fatal(err)
	}
	setup.Ruleset = "d20"
	m, err := match.New(match.Config{Setup: setup, Seats: []string{match.Human, "recruit"}, Seed: 4})
	if err != nil {
		t.Fatal(err)
	}
	var a Adviser
	own, went, dissents, low := captain(t), 0, 0, false
	do := func(act rules.Action) {
		if r, err := m.Do(act); err != nil || !r.OK() {
			t.Fatalf("%+v: %v, %v", act, r, err)
		}
	}
	for steps := 0; steps < 60; steps++ {
		if over, _ := m.Over(); over {
			break
		}
		if m.Machine() {
			for {
				if act, done := m.Think(1 << 20); done {
					do(act)
					break
				}
			}
			own = captain(t)
			continue
		}
		if !a.Ask(m, 0) {
			do(decided(t, captain(t), m)) // a question
			own = captain(t)
			continue
		}
		var said rules.Action
		for done := false; !done; {
			said, done = a.Think(1 << 20)
		}
		if want := decided(t, own, m); said != want {
			t.Fatalf("action %d: advised is %+v, a captain would %+v", m.Actions(), said, want)
		}
		if said.Verb == rules.Rise && low {
			t.Errorf("action %d: who was told to kneel is told to rise in the same turn", m.Actions())
		}
		low = said.Verb == rules.Kneel || low && said.Verb != rules.EndTurn
		if other := (rules.Action{Verb: rules.Speak, By: said.By, On: rules.Nobody}); steps%5 == 3 && m.View(0).Check(&other).OK() {
			do(other)
			dissents++
			own = captain(t)
			continue
		}
		do(said)
		if went++; said.Verb == rules.EndTurn {
			own = captain(t)
		}
	}
	if went < 20 || dissents < 3 {
		t.Errorf("%d pieces of advice were taken and %d were not", went, dissents)
	}
}

package match

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"tenaille/levels"
	"tenaille/rules"
)

// contest is a match of a person against a machine.
func contest(t *testing.T, ruleset, fog, machine string, machineFirst bool) *Match {
	t.Helper()
	s, err := levels.Load("proving-ground")
	if err != nil {
		t.Fatal(err)
	}
	s.Ruleset, s.Fog = ruleset, fog
	seats := []string{Human, machine}
	if machineFirst {
		seats = []string{machine, Human}
	}
	m, err := New(Config{Setup: s, Seats: seats, Seed: 11})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// person plays a match for a while as a person who hesitates might: it walks a little and
// takes it back, strikes, ends turns, by a stream of its own. What is given is asked in
// every pause. It returns every decision of the machine with the hash after it.
func person(t *testing.T, m *Match, decisions int, pause func(r *rand.Rand)) (log []string) {
	t.Helper()
	r := rand.New(rand.NewPCG(3, 9)) // the person's
	idle := rand.New(rand.NewPCG(8, 4))
	for n := 0; len(log) < decisions && n < 4000; n++ {
		what, who, side := m.Awaits()
		if what == rules.AwaitsNothing {
			break
		}
		if m.Machine() {
			a, done := m.Think(40)
			if !done {
				continue
			}
			if refusal, err := m.Do(a); err != nil || !refusal.OK() {
				t.Fatal(a, refusal, err)
			}
			log = append(log, fmt.Sprintf("%+v %016x", a, m.Hash()))
			continue
		}
		pause(idle)
		if r.IntN(4) == 0 && m.CanUndo(side) {
			if err := m.Undo(); err != nil {
				t.Fatal(err)
			}
			continue
		}
		legal := m.View(side).Legal(nil)
		a := legal[r.IntN(len(legal))]
		if end := (rules.Action{Verb: rules.EndTurn, By: who, On: rules.Nobody}); r.IntN(3) == 0 && m.View(side).Check(&end).OK() {
			a = end
		}
		if refusal, err := m.Do(a); err != nil || !refusal.OK() && !m.Secret() {
			t.Fatal(a, refusal, err)
		}
	}
	return append(log, fmt.Sprintf("%016x", m.Hash()))
}

// TestThinkingAheadChangesNothing: a machine that thinks while the person hesitates, acts
// and takes back decides in everything as one that does not, whether it has thought of the
// question long, shortly or not at all, in every ruleset; it keeps what it has come to
// where that is asked, and the person's pause changes no hash.
func TestThinkingAheadChangesNothing(t *testing.T) {
	const decisions = 8 // fewer may all come before the person's first turn
	for _, ruleset := range []string{"d20", "limited", "skirmish"} {
		for _, machine := range []string{"captain", "soldier"} {
			for _, first := range []bool{false, true} {
				plain := person(t, contest(t, ruleset, "off", machine, first), decisions, func(*rand.Rand) {})
				m := contest(t, ruleset, "off", machine, first)
				thought, whole, turn := 0, 0, 0
				ahead := person(t, m, decisions, func(*rand.Rand) {
					before := m.Hash()
					more := true
					long := [4]int{100_000, 1, 60, 100_000}[turn%4]
					turn++
					for n := long; n > 0 && more; n -= 20 {
						if more = ThinkAhead(m, 20); m.ahead.mind != nil {
							thought++
						}
					}
					if m.ahead.mind != nil && !more {
						whole++
					}
					if m.Hash() != before {
						t.Fatalf("%s, %s: the match is another after thinking ahead", ruleset, machine)
					}
				})
				for i := range plain {
					if i >= len(ahead) || plain[i] != ahead[i] {
						t.Fatalf("%s, %s first %v: decision %d is\n%s\nafter thinking ahead, without\n%s", ruleset, machine, first, i, ahead[min(i, len(ahead)-1)], plain[i])
					}
				}
				if machine == "captain" && (thought == 0 || whole == 0) {
					t.Errorf("%s: it thinks ahead %d times, %d times to the end", ruleset, thought, whole)
				}
				if machine == "soldier" && thought > 0 {
					t.Errorf("%s: a soldier thinks ahead", ruleset)
				}
			}
		}
	}
}

// TestWhatIsThoughtAheadIsKept: a question that is asked as it was thought about is
// answered at once, by the decision that a machine comes to by itself; one that is not is
// thought about from the beginning.
func TestWhatIsThoughtAheadIsKept(t *testing.T) {
	for _, ruleset := range []string{"d20", "limited", "skirmish"} {
		kept := 0
		m, plain := contest(t, ruleset, "off", "captain", false), contest(t, ruleset, "off", "captain", false)
		for n := 0; kept == 0 && n < 60; n++ {
			if m.Machine() {
				a := decided(t, m)
				if b := decided(t, plain); a != b {
					t.Fatalf("%s: %+v, without thinking ahead %+v", ruleset, a, b)
				}
				continue
			}
			for ThinkAhead(m, 1000) {
			}
			_, who, side := m.Awaits()
			end := rules.Action{Verb: rules.EndTurn, By: who, On: rules.Nobody}
			if !m.View(side).Check(&end).OK() {
				end.Verb = rules.Pass
			}
			for _, m := range []*Match{m, plain} {
				if r, err := m.Do(end); err != nil || !r.OK() {
					t.Fatal(r, err)
				}
			}
			if !m.Machine() {
				continue
			}
			if m.ahead.mind == nil {
				continue // the end of the turn had dice
			}
			_, _, side = m.Awaits()
			if m.ahead.settle(m, side); !m.ahead.kept {
				t.Fatalf("%s: what was thought ahead is not what is asked", ruleset)
			}
			if a, done := m.ahead.mind.Kept(); !done {
				t.Errorf("%s: it has not come to an end: %+v", ruleset, a)
			}
			kept++
			if a, b := decided(t, m), decided(t, plain); a != b || m.Hash() != plain.Hash() {
				t.Errorf("%s: thought ahead %+v, by itself %+v", ruleset, a, b)
			}
		}
		if kept == 0 {
			t.Errorf("%s: nothing was thought ahead", ruleset)
		}
	}
}

// decided has the machine that is awaited decide and act.
func decided(t *testing.T, m *Match) rules.Action {
	t.Helper()
	a, done := m.Think(1 << 20)
	for ; !done; a, done = m.Think(1 << 20) {
	}
	if r, err := m.Do(a); err != nil || !r.OK() {
		t.Fatal(a, r, err)
	}
	return a
}

// TestNothingIsThoughtAheadInSecret: where a side may not know all, in a study and while a
// machine is awaited nothing is thought ahead.
func TestNothingIsThoughtAheadInSecret(t *testing.T) {
	for _, fog := range []string{"sight", "memory"} {
		if m := contest(t, "d20", fog, "captain", false); ThinkAhead(m, 1) || m.ahead.mind != nil {
			t.Errorf("fog %s: it thinks ahead", fog)
		}
	}
	m := contest(t, "skirmish", "off", "captain", false)
	for n := 0; !m.Machine() && n < 50; n++ {
		_, who, side := m.Awaits()
		end := rules.Action{Verb: rules.EndTurn, By: who, On: rules.Nobody}
		if !m.View(side).Check(&end).OK() {
			end.Verb = rules.Pass
		}
		if r, err := m.Do(end); err != nil || !r.OK() {
			t.Fatal(r, err)
		}
	}
	if !m.Machine() || ThinkAhead(m, 1) {
		t.Error("it thinks ahead while it is asked")
	}
}

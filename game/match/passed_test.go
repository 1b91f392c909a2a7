package match

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules/rulesets"
)

// TestWhatIsNotAskedTwiceIsLegal: an action that a machine has found legal and that is
// carried out without being asked again is one that the true encounter allows; nothing is
// left unasked where a side does not know all, nor of another action, nor after the next.
func TestWhatIsNotAskedTwiceIsLegal(t *testing.T) {
	unasked := 0
	for _, fog := range [...]string{"off", "sight"} {
		for _, level := range levels.Names() {
			for _, ruleset := range rulesets.Names() {
				setup, err := levels.Load(level)
				if err != nil {
					t.Fatal(err)
				}
				setup.Ruleset, setup.Fog = ruleset, fog
				m, err := New(Config{Setup: setup, Seats: []string{"soldier", "soldier"}, Seed: 3, Silent: true})
				if err != nil {
					t.Fatal(err)
				}
				for n := 0; n < 25; n++ {
					a, done := m.Think(1 << 20)
					if !done {
						break
					}
					other := a
					other.Option++
					if passed(m, &other) {
						t.Fatalf("%s, %s: %+v passes for %+v", level, ruleset, other, a)
					}
					if passed(m, &a) {
						if unasked++; !m.clear() {
							t.Fatalf("%s, %s, fog %s: %+v is not asked of the truth", level, ruleset, fog, a)
						}
						if r := m.course.Check(&a); !r.OK() {
							t.Fatalf("%s, %s: %+v is refused by %s", level, ruleset, a, r.Cite)
						}
					} else if m.clear() && !m.course.Encounter().HasQuest() {
						t.Fatalf("%s, %s: %+v is asked twice", level, ruleset, a)
					}
					if r, err := m.Do(a); err != nil || !r.OK() {
						t.Fatalf("%s, %s: %+v: %v, %v", level, ruleset, a, r, err)
					}
					if passed(m, &a) {
						t.Fatalf("%s, %s: %+v passes after it was done", level, ruleset, a)
					}
				}
			}
		}
	}
	if unasked == 0 {
		t.Error("every action is asked twice")
	}
}

package match

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
)

// TestRandomMatchesKeepTheirShape plays what nobody would on every level and
// looks at the state after each action: nobody stands in another's squares or
// in a wall, nobody has more hit points than its maximum, whose turn it is can
// act, and it always has something legal to do.
func TestRandomMatchesKeepTheirShape(t *testing.T) {
	for _, level := range levels.Names() {
		for _, fog := range []string{"off", "sight"} {
			s, err := levels.Load(level)
			if err != nil {
				t.Fatal(err)
			}
			s.Fog = fog
			for seed := uint64(1); seed <= 2; seed++ {
				m, err := New(Config{Setup: s, Seats: []string{"random", "random"}, Seed: seed})
				if err != nil {
					t.Fatal(err)
				}
				for range 500 {
					if over, _ := m.Over(); over {
						break
					}
					a, done := m.Think(1)
					if !done {
						t.Fatalf("%s, fog %s, seed %d, action %d: nothing is legal", level, fog, seed, m.Actions())
					}
					if r, err := m.Do(a); err != nil || !r.OK() {
						t.Fatalf("%s, fog %s, seed %d, action %d: %s: refusal %s, error %v", level, fog, seed, m.Actions(), a.Verb, r.Cite, err)
					}
					if what := misshapen(m.course.Encounter()); what != "" {
						t.Fatalf("%s, fog %s, seed %d, after action %d, %s: %s", level, fog, seed, m.Actions(), a.Verb, what)
					}
				}
			}
		}
	}
}

// misshapen says what is wrong with a state, "" when nothing is.
func misshapen(e *rules.Encounter) string {
	f := e.Field()
	for id := range e.Count() {
		c := &e.Facts.Combatants[id]
		if int(c.HP) > e.MaxHP(id) {
			return "more hit points than the maximum"
		}
		if !e.Present(id) {
			continue
		}
		if f.Filled(e.Space(id)) {
			return "somebody stands in a wall"
		}
		// Grapplers share squares, and one thrown back upon an ally lies or floats
		// there.
		shares := rules.HelplessSet.With(rules.Grappling).With(rules.Prone).With(rules.Floating)
		down := c.Conditions.Any(shares) || e.Creatures[id].Size < rules.Small // MOV-05: Tiny and smaller share
		for other := range id {
			if !down && e.Creatures[other].Size >= rules.Small && e.Present(other) && !e.Facts.Combatants[other].Conditions.Any(shares) &&
				e.Space(id).Overlaps(e.Space(other)) && len(e.Agenda.Steps) == 0 {
				return "two stand in one square"
			}
		}
	}
	return ""
}

package session_test

import (
	"math/rand/v2"
	"testing"

	"tenaille/game/match"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// TestMachinesAnswerBeforeItShows: where a side does not know all, nothing waits for a
// machine in the middle of what a person does, so that nobody sees that somebody unseen is
// asked; on an open board it takes its time (INI-08, STL-01).
func TestMachinesAnswerBeforeItShows(t *testing.T) {
	for _, rs := range rulesets.All() {
		if rs.Turn.Phases { // where machines are asked nothing in the turn of another
			continue
		}
		for _, fog := range []string{"off", "sight", "memory"} {
			o := open(t, begun(t, rs.Name, fog, match.Human, "soldier"))
			o.rest(t)
			r := rand.New(rand.NewPCG(5, 8))
			waited, answered := 0, 0
			for n := 0; n < 400 && o.front.over == 0; n++ {
				legal := o.play.Match.View(0).Legal(nil)
				before := o.play.Match.Actions()
				o.Do(legal[r.IntN(len(legal))])
				what, _, _ := o.play.Match.Awaits()
				if asked := what == rules.AwaitsAnswer && o.play.Match.Machine(); asked {
					waited++
				}
				if o.play.Match.Actions() > before+1 {
					answered++
				}
				o.rest(t)
			}
			if secret := fog != "off"; waited > 0 == secret || answered > 0 != secret {
				t.Errorf("%s, %s: a machine was waited for %d times, and had answered by then %d times", rs.Name, fog, waited, answered)
			}
			if o.Fault != nil {
				t.Errorf("%s, %s: %v", rs.Name, fog, o.Fault)
			}
		}
	}
}

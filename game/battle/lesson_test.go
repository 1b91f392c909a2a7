package battle

import (
	"testing"

	"tenaille/game/match"
	"tenaille/game/saves"
	"tenaille/game/scene"
)

// TestALessonIsLearntThoughStudied: where anything may be taken back it is a study, which is
// no match of the career, which notes of a lesson that it was learnt; and a lesson is not
// called a study, and nothing in it is changed by hand.
func TestALessonIsLearntThoughStudied(t *testing.T) {
	for level, want := range map[string]bool{"lesson-3-cover": true, "ford": false} {
		b := begun(t, match.Terms{Level: level, Ruleset: "d20", Players: [2]string{match.Human, "recruit"}, Seed: 1, Study: true})
		o := scene.Outcome{Terms: b.terms, Winner: 0, Rounds: 1}
		noteCareer(b, &o)
		c := saves.LoadCareer(b.Store)
		if c.WonOn(level) != want {
			t.Errorf("%s: in the career %t, want %t", level, c.WonOn(level), want)
		}
		if c.Won != 0 || c.Matches != 0 || c.LongestRun != 0 {
			t.Errorf("%s: counts as a match: %+v", level, c)
		}
		if byHand := b.study.Match() != nil; byHand == want {
			t.Errorf("%s: changed by hand: %t", level, byHand)
		}
		if called := b.desk.Screen().Heading.Study != ""; called == want {
			t.Errorf("%s: called a study: %t", level, called)
		}
	}
}

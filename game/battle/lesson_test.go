package battle

import (
	"testing"

	"tenaille/game/match"
	"tenaille/game/saves"
	"tenaille/game/scene"
)

// TestALessonIsLearntThoughStudied: where anything may be taken back it is a study, which is
// no match of the career but where it is a lesson; and the battle does not call it a study.
func TestALessonIsLearntThoughStudied(t *testing.T) {
	for level, want := range map[string]bool{"lesson-3-cover": true, "ford": false} {
		b := begun(t, match.Terms{Level: level, Ruleset: "d20", Players: [2]string{match.Human, "recruit"}, Seed: 1, Study: true})
		o := scene.Outcome{Terms: b.terms, Winner: 0, Rounds: 1}
		noteCareer(b, &o)
		c := saves.LoadCareer(b.Store)
		if c.WonOn(level) != want {
			t.Errorf("%s: in the career %t, want %t", level, c.WonOn(level), want)
		}
		if called := b.desk.Screen().Heading.Study != ""; called == want {
			t.Errorf("%s: called a study: %t", level, called)
		}
	}
}

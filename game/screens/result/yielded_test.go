package result

import (
	"strings"
	"testing"

	"tenaille/game/internal/screentest"
	"tenaille/game/scene"
	"tenaille/game/story"
	"tenaille/rules"
)

// TestWhoGaveUpIsTold: of a match that was given up, it is the loser that is told of.
func TestWhoGaveUpIsTold(t *testing.T) {
	for _, lang := range []string{"en", "fr"} {
		for winner := range 2 {
			c := screentest.NewContext(t, lang, 1280, 720, 1, 100)
			r := New(c, scene.Outcome{Winner: winner, Goal: rules.Yielded}).(*result)
			said := r.deedWords(story.Deed{Kind: story.Outlasted, Who: rules.Nobody, Whom: rules.Nobody})
			if want := c.T("%[1]s gave the battle up.", c.SideName(1-winner)); said != want || !strings.Contains(said, c.SideName(1-winner)) {
				t.Errorf("%s: %q, want %q", lang, said, want)
			}
		}
	}
}

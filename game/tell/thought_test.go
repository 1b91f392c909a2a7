package tell

import (
	"fmt"
	"testing"

	"tenaille/game/ai"
	"tenaille/game/ai/eval"
	"tenaille/game/plan"
	"tenaille/game/thinking"
)

// TestIdeasSayWhatTheSideIsAbout: an idea that leaves its turn to habit says what the
// whole side is about then, in both languages.
func TestIdeasSayWhatTheSideIsAbout(t *testing.T) {
	for lang, want := range map[string][4]string{
		"en": {"as by habit", "all go for %s", "all hold their ground", "all of the side: careful"},
		"fr": {"selon l’habitude", "tous s’en prennent à %s", "tous tiennent leur position", "tout le camp : prudent"},
	} {
		te := keep(t, lang, 1789)
		foe := plan.NearestEnemy(te.E, te.Now.Who)
		a := thinking.Account{Who: te.Now.Who, Before: te.E, Ideas: []ai.Thought{
			{}, {About: eval.Scheme{Quarry: foe + 1}}, {About: eval.Scheme{Holds: true}}, {About: eval.Scheme{Temper: "careful"}},
		}}
		for i := range a.Ideas {
			say := want[i]
			if i == 1 {
				say = fmt.Sprintf(say, te.NameOf(foe))
			}
			if got := Line(te.Words, &a, i); got != say {
				t.Errorf("%s, idea %d: %q, want %q", lang, i, got, say)
			}
		}
	}
}

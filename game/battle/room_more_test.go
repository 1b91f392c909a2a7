//go:build !js

package battle

import (
	"fmt"
	"testing"

	"tenaille/game/inspect"
	"tenaille/game/internal/pseudo"
	"tenaille/rules"
	"tenaille/rules/view"
)

// TestEveryTextOfTheReplayHasRoom looks at a recorded match: through every pair of
// eyes, at its beginning, middle and end, and at the sheet of keys.
func TestEveryTextOfTheReplayHasRoom(t *testing.T) {
	found := inspect.Findings{}
	for _, lang := range pseudo.Languages(t) {
		for _, name := range []string{"three-d20", "three-limited", "three-skirmish"} {
			b := unrolledIn(t, lang, name, 0)
			for _, at := range []int{0, b.session.Recording.Of() / 2, b.session.Recording.Of()} {
				b.session.Recording.Seek(at)
				b.look(found, fmt.Sprint("replay at ", at, " ", name, " ", lang))
			}
			b.look(found, "replay of "+name+" "+lang)
			for b.session.Recording.Look(1); b.session.Recording.Side != view.Everyone; b.session.Recording.Look(1) {
				b.look(found, fmt.Sprint("replay through the eyes of ", b.session.Recording.Side, " ", lang))
			}
			b.session.Recording.Play()
			b.look(found, "replay that runs "+lang)
			b.desk.Help = true
			b.look(found, "keys of the replay "+lang)
		}
	}
	found.TellLong(t, pseudo.Code)
}

// TestEveryTextOfTheQuestionsHasRoom looks at every question that the rules put
// to a side in the middle of an action.
func TestEveryTextOfTheQuestionsHasRoom(t *testing.T) {
	found := inspect.Findings{}
	for _, lang := range pseudo.Languages(t) {
		for asked := rules.NoQuestion + 1; asked < rules.QuestionCount; asked++ {
			q := inquiries[asked]
			b := q.until(t, asked, lang, "off")
			b.look(found, "question "+asked.String()+" "+lang)
		}
	}
	found.TellLong(t, pseudo.Code)
}

// TestEveryTextOfTheRollsHasRoom looks at what a roll has come to, and at each of
// them opened in the log.
func TestEveryTextOfTheRollsHasRoom(t *testing.T) {
	found := inspect.Findings{}
	for _, lang := range pseudo.Languages(t) {
		for i := range deeds {
			d := deeds[i]
			if !telling[d.verb] || len(d.chips) > 0 { // chips are named in English
				continue
			}
			if d.cast == nil {
				d.cast = fighterAndOrc()
			}
			b := opening(t, lang, d.setup, d.cast...)
			d.drive(t, b)
			b.look(found, fmt.Sprint("after ", d.verb, " ", lang))
			for k := range b.tell.Log.Records {
				if b.tell.Rolls.Recorded(k) == nil || b.tell.Log.Entries[k].Tight && k > 2 {
					continue
				}
				b.command.Opened = k
				b.look(found, fmt.Sprint("log of ", d.verb, ": ", b.tell.Log.Records[k].Events[0].Kind, " ", lang))
			}
		}
	}
	found.TellLong(t, pseudo.Code)
}

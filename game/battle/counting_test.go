//go:build !js

package battle

import (
	"slices"
	"testing"

	"tenaille/game/model"
	"tenaille/game/text"
)

// TestWhatIsCountedOverTicks: an action that comes out in many ways has no number
// until it is counted, and then that of the whole; a click before means the same
// (AOO-10, MAN-05).
func TestWhatIsCountedOverTicks(t *testing.T) {
	for _, lang := range text.Codes() {
		begin := func() *battle {
			b := opening(t, lang, nil, blue("fighter", 6, 4), blue("cleric", 4, 3), blue("captain", 5, 3), blue("rogue", 6, 3), red("hobgoblin", 5, 4).First())
			for id := range b.turn.E.Count() {
				if id != 4 {
					b.awaitTurn(id) // nobody is flat-footed any more
				}
			}
			b.awaitTurn(4)
			b.pointWith("overrun", at(6, 4))
			return b
		}
		b := begin()
		words := b.T("still counting the outcomes")
		s := b.desk.Panels.Slip
		if len(b.turn.Now.Known.Previews.Counted) == 0 || s == nil || s.Chance != "…" || s.Product != "" || slices.ContainsFunc(s.Parts, func(p model.Part) bool { return !p.Card }) || s.Notes[0].Words != words || b.Rests() {
			t.Fatalf("%s: with %d being counted the slip is %+v", lang, len(b.turn.Now.Known.Previews.Counted), s)
		}
		ticks := 0
		for ; len(b.turn.Now.Known.Previews.Counted) > 0 && ticks < 5000; ticks++ {
			b.command.Count()
		}
		b.arrange()
		a := b.turn.Forecast.Proposed.Acts[0]
		whole := b.turn.Match.Preview(&a)
		s = b.desk.Panels.Slip
		if ticks < 2 || !whole.Sure || s.Chance != b.Chance(whole.Chance) || slices.ContainsFunc(b.desk.Panels.Slip.Notes, func(l model.Line) bool { return l.Words == words }) {
			t.Fatalf("%s: after %d ticks the slip is %+v, the whole %v", lang, ticks, s, whole.Chance)
		}
		early := begin()
		if early.command.CountOut(); len(early.turn.Now.Known.Previews.Counted) > 0 || len(early.turn.Forecast.Proposed.Acts) != 1 || early.turn.Forecast.Proposed.Acts[0] != a {
			t.Errorf("%s: a click means %+v before it is counted, %+v after", lang, early.turn.Forecast.Proposed.Acts, a)
		}
	}
}

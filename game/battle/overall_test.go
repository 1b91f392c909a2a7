package battle

import (
	"strings"
	"testing"

	"tenaille/game/text"
)

// TestFoiledAbilityMultiplies: the parts of an ability that may be foiled make its
// headline: the chance that it is not, times the chance that the save fails
// (AOO-10, SAV-01).
func TestFoiledAbilityMultiplies(t *testing.T) {
	for _, lang := range text.Codes() {
		b := opening(t, lang, nil, blue("psychic", 4, 4).First(), red("orc", 5, 4))
		b.awaitTurn(1)
		b.awaitTurn(0)
		v, _ := b.command.EntryOf("action.power.mind_spike")
		b.command.Choose(v)
		b.pointAt(at(5, 4))
		b.command.CountOut()
		b.arrange()
		s, w := b.desk.Panels.Slip, b.turn.Forecast.Proposed.View
		if s == nil || w == nil || w.Course == nil || w.Course.Begins.Percent() == 100 {
			t.Fatalf("%s: nothing may foil it: %+v", lang, s)
		}
		want := b.T("%[1]s × %[2]s save fails", b.T("%[1]s gets to act", b.Chance(w.Course.Begins)), b.Chance(w.Victims[0].Saves.Not()))
		if s.Product != want || s.Chance != b.Chance(w.Course.Begins.Both(w.Victims[0].Saves.Not())) {
			t.Errorf("%s: the slip says %q and %q, want %q", lang, s.Chance, s.Product, want)
		}
		titles := ""
		for _, part := range s.Parts {
			titles += part.Title + "|"
		}
		if !strings.Contains(titles, b.T("Caught: affected in full")) || strings.Contains(titles, b.T("Caught: save fails")) {
			t.Errorf("%s: the parts are %s", lang, titles)
		}
	}
}

package battle

import (
	"strings"
	"testing"

	"tenaille/rules"
)

// TestLogKeepsWhatAnEnemyKeeps: without fog the sides hear the same, and yet the log does
// not tell one how well the other hides, nor that it let go by what it was ready for; its
// own side reads both (STL-01, INI-08).
func TestLogKeepsWhatAnEnemyKeeps(t *testing.T) {
	b := opening(t, "en", walled("off"), stand{Kind: "fighter", Side: "blue", At: [2]int{2, 0}, Leads: true}, stand{Kind: "orc", Side: "red", At: [2]int{12, 1}})
	if b.turn.Side != 0 || b.turn.Match.Secret() {
		t.Fatalf("side %d is on the screen", b.turn.Side)
	}
	read := func(ev rules.Event) string {
		b.tell.Log.Clear()
		b.tell.Log.Note([]rules.Event{ev}, 0)
		b.tell.Log.Translate()
		return strings.Join(b.logWords(), "\n")
	}
	for _, c := range []struct {
		ev   rules.Event
		tell string
	}{
		{rules.Event{Kind: rules.HideRolled, Who: 1, Whom: rules.Nobody, A: 30, B: 37, Cite: rules.STL01, Report: &rules.Report{Natural: 30}}, "37"},
		{rules.Event{Kind: rules.SpotRolled, Who: 0, Whom: 1, A: 5, B: 6, C: 37, Cite: rules.STL01, Report: &rules.Report{Natural: 5, Against: 37}}, "37"},
		{rules.Event{Kind: rules.Waited, Who: 1, Whom: 0, Cite: rules.INI08}, "keeps waiting"},
	} {
		b.turn.Side = 0
		if got := read(c.ev); strings.Contains(got, c.tell) {
			t.Errorf("%s: blue reads %q", c.ev.Kind, got)
		}
		b.turn.Side = 1
		if got := read(c.ev); !strings.Contains(got, c.tell) {
			t.Errorf("%s: red reads %q", c.ev.Kind, got)
		}
	}
}

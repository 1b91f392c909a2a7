package battle

import (
	"strings"
	"testing"

	"tenaille/rules"
	"tenaille/rules/grid"
)

// TestGrappleBySquare: the sheet of actions offers a grapple on squares in which
// somebody unseen may stand, says what it comes to, and refuses a square out of reach
// with its rule; the bar, which has what is at hand, leaves it out (GRP-02, CON-07).
func TestGrappleBySquare(t *testing.T) {
	b := opening(t, "fr", nil, blue("fighter", 4, 4).First(), red("goblin", 5, 4, "invisible"), red("orc", 12, 8))
	if v, ok := b.command.EntryOf("action.grapple"); ok {
		if r, no := v.Unusable(b.turn); !no || r.Cite != rules.CON07 {
			t.Errorf("in the bar it is %v by %v, want grey by CON-07", no, r.Cite)
		}
	}
	b.turnTo("palette.grapple")
	b.click("palette.grapple")
	b.pointAt(grid.C(9, 4))
	b.arrange()
	if b.turn.Forecast.Proposed.Refusal.Cite != rules.GEO14 {
		t.Errorf("far off it is refused by %v, want GEO-14", b.turn.Forecast.Proposed.Refusal.Cite)
	}
	b.pointAt(grid.C(5, 4))
	b.arrange()
	if !b.turn.Forecast.Proposed.Planned || !b.turn.Forecast.Proposed.Refusal.OK() || b.turn.Forecast.Proposed.Acts[0].On != rules.Nobody || b.turn.Forecast.Proposed.Acts[0].Cell != grid.C(5, 4) {
		t.Fatalf("planned is %+v, refused by %v", b.turn.Forecast.Proposed.Acts, b.turn.Forecast.Proposed.Refusal.Cite)
	}
	s := b.desk.Panels.Slip
	if s == nil || s.Weapon != "Lutter\u00a0: Une case" || len(s.Parts) != 1 || len(s.Parts[0].Lines) != 3 || !strings.HasPrefix(s.Parts[0].Lines[0].Value, "50") || s.Chance != "" {
		t.Fatalf("the slip is %+v", s)
	}
	for _, l := range s.Parts[0].Lines[1:] {
		if l.Rule != "GRP-02" {
			t.Errorf("%q is told by %s", l.Words, l.Rule)
		}
	}
	before := b.turn.Match.Heard(0)
	b.command.Act()
	b.quiet(t)
	for _, ev := range b.turn.Match.Perceived(0, before) {
		if ev.Kind == rules.ActionTaken && ev.Verb == rules.Grapple {
			return
		}
	}
	t.Error("no grapple has reached the match")
}

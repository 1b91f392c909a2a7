package setup

import (
	"slices"
	"testing"

	"tenaille/game/inspect"
	"tenaille/game/live"
	"tenaille/game/mail"
	"tenaille/game/match"
	"tenaille/rules/odds"
)

// TestNothingIsHiddenFromSomebodyElsewhere: in a match by mail or over a server, of which both
// see all, neither fog nor an ambush can be taken, whatever was wished before; it comes back
// with a match at one screen.
func TestNothingIsHiddenFromSomebodyElsewhere(t *testing.T) {
	for _, seat := range []string{live.SeatOf(""), mail.Seat(odds.Orders)} {
		for _, size := range [][2]int{{1280, 720}, {844, 390}} {
			s := settingUp(t, "en", size[0], size[1])
			s.draft.Terms.Level, s.draft.Terms.Ruleset, s.tab = "broken-keep", "d20", "rules"
			s.draft.Terms.Fog, s.draft.Terms.Ambush = "sight", match.SideIDs[0]
			here := s.draft.Terms.Players
			s.draft.Terms.Players = [2]string{match.Human, seat}
			s.Layout()
			chosen := inspect.Probe(s).Chosen
			for _, id := range []string{"setup.fog.off", "setup.ambush." + match.Nobody} {
				if !slices.Contains(chosen, id) {
					t.Errorf("%s %v: %s is not shown as taken: %v", seat, size, id, chosen)
				}
			}
			for _, id := range []string{"setup.fog.memory", "setup.ambush." + match.SideIDs[1]} {
				if s.Page.Focus(id); s.Page.Focused() == id && s.Page.Press() {
					t.Errorf("%s %v: %s can be taken", seat, size, id)
				}
			}
			s.draft.Terms.Players = here
			s.Layout()
			if chosen := inspect.Probe(s).Chosen; !slices.Contains(chosen, "setup.fog.sight") || !slices.Contains(chosen, "setup.ambush."+match.SideIDs[0]) {
				t.Errorf("%s %v: at one screen it is %v", seat, size, chosen)
			}
		}
	}
}

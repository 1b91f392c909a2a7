package setup

import (
	"slices"
	"strings"
	"testing"

	"tenaille/game/inspect"
	"tenaille/game/internal/screentest"
	"tenaille/game/live"
	"tenaille/game/mail"
	"tenaille/game/match"
	"tenaille/rules/odds"
)

// TestWhatIsHiddenFromSomebodyElsewhere: in a match by mail or over a server no ambush can be
// taken, and fog only over a server, whatever was wished before; it comes back with a match
// at one screen.
func TestWhatIsHiddenFromSomebodyElsewhere(t *testing.T) {
	for _, seat := range []string{live.SeatOf(""), mail.Seat(odds.Orders)} {
		for _, size := range [][2]int{{1280, 720}, {844, 390}} {
			s := settingUp(t, "en", size[0], size[1])
			s.Draft.Terms.Level, s.Draft.Terms.Ruleset, s.tab = "broken-keep", "d20", "rules"
			s.Draft.Terms.Fog, s.Draft.Terms.Ambush = "sight", match.SideIDs[0]
			here := s.Draft.Terms.Players
			s.Draft.Terms.Players = [2]string{match.Human, seat}
			s.Layout()
			chosen := inspect.Probe(s).Chosen
			fog := "setup.fog.off"
			if seat == live.SeatOf("") {
				fog = "setup.fog.sight"
			}
			for _, id := range []string{fog, "setup.ambush." + match.Nobody} {
				if !slices.Contains(chosen, id) {
					t.Errorf("%s %v: %s is not shown as taken: %v", seat, size, id, chosen)
				}
			}
			for _, id := range []string{"setup.fog.memory", "setup.ambush." + match.SideIDs[1]} {
				may := id == "setup.fog.memory" && seat == live.SeatOf("")
				if s.Page.Focus(id); (s.Page.Focused() == id && s.Page.Press()) != may {
					t.Errorf("%s %v: that %s can be taken is not %v", seat, size, id, may)
				}
			}
			s.Draft.Terms.Fog = "sight"
			s.Draft.Terms.Players = here
			s.Layout()
			if chosen := inspect.Probe(s).Chosen; !slices.Contains(chosen, "setup.fog.sight") || !slices.Contains(chosen, "setup.ambush."+match.SideIDs[0]) {
				t.Errorf("%s %v: at one screen it is %v", seat, size, chosen)
			}
		}
	}
}

// TestNoSeedOfAMatchPlayedApart: the set-up of a match by mail or over a server asks for no seed,
// which would have no part in its dice, says who throws them, and is held up by none.
func TestNoSeedOfAMatchPlayedApart(t *testing.T) {
	for seat, words := range map[string]string{live.SeatOf(""): "The server throws the dice", mail.Seat(odds.Orders): "Dice from a secret of each", match.Machine: "Seed"} {
		for _, size := range [][2]int{{1280, 720}, {844, 390}, {390, 844}} {
			s := settingUp(t, "en", size[0], size[1])
			s.tab, s.Draft.Terms.Players = "rules", [2]string{match.Human, seat}
			s.seed = "no number"
			s.Layout()
			here := seat == match.Machine
			if _, asked := s.Page.Rects()["setup.seed"]; asked != here {
				t.Errorf("%s %v: that a seed is asked for is %v", seat, size, asked)
			}
			if (s.ready() != "") != here {
				t.Errorf("%s %v: it is held up by %q", seat, size, s.ready())
			}
			told := screentest.Told(s.Context, s)
			if !slices.Contains(told, words) {
				t.Errorf("%s %v: nothing says %q", seat, size, words)
			}
			if i := slices.IndexFunc(told, func(l string) bool { return strings.Contains(strings.ToLower(l), "seed") }); !here && i >= 0 {
				t.Errorf("%s %v: of a seed tells %q", seat, size, told[i])
			}
		}
	}
}

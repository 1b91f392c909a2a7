//go:build !js

package battle

import (
	"strings"
	"testing"

	"tenaille/game/command"
	"tenaille/game/input"
	"tenaille/game/text"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// TestWhoCannotActIsSaidToStrikeNobody: of an enemy that can do nothing in its turn neither
// the slip about a square nor its card says that it would strike (CND-01, HLP-01).
func TestWhoCannotActIsSaidToStrikeNobody(t *testing.T) {
	for _, state := range []string{"", "asleep", "stunned", "cowering", "paralysed"} {
		for _, lang := range text.Codes() {
			orc := red("orc", 6, 4)
			if state != "" {
				orc = red("orc", 6, 4, state)
			}
			b := opening(t, lang, nil, blue("fighter", 4, 4).First(), orc)
			b.pointAt(grid.C(5, 4))
			b.arrange()
			acts := state == ""
			danger := false
			for i := range b.turn.Forecast.Prospects.All {
				danger = danger || b.turn.Forecast.Prospects.All[i].Strikes
			}
			if danger != acts {
				t.Errorf("%s: beside an orc that is %q it is said to strike: %t", lang, state, danger)
			}
			b.pointAt(grid.C(6, 4))
			b.arrange()
			struck := false
			for _, p := range b.desk.Panels.Slip.Parts {
				for _, l := range p.Lines {
					struck = struck || p.Title == b.T("Against you now") && strings.Contains(l.Value, "%")
				}
			}
			if struck && !acts {
				t.Errorf("%s: the card of an orc that is %q tells the chance of its blow", lang, state)
			}
		}
	}
}

// TestKeyMeansWhatItsButtonSays: where the bar offers to load, the key on that button loads,
// and the entry that draws does not show the same key.
func TestKeyMeansWhatItsButtonSays(t *testing.T) {
	yes, no := true, false
	arm := func(s *rules.Sheet) {
		for i := range s.Weapons {
			if s.Weapons[i].Name == "light crossbow" {
				s.Weapons[i].Loaded, s.Weapons[i].Ready = &no, &yes
			} else {
				s.Weapons[i].Ready = &no
			}
		}
	}
	b := opening(t, "en", nil, blue("rogue", 4, 4).First().But(arm), red("orc", 12, 4))
	b.arrange()
	shown := ""
	for _, a := range b.desk.Panels.Bar.Actions {
		if a.ID == "action.load" {
			shown = a.Key
		}
	}
	if shown == "" {
		t.Fatalf("the bar offers no load with a key: %+v", b.desk.Panels.Bar.Actions)
	}
	for _, v := range b.turn.Palette() {
		if v.Verb == rules.Draw && command.Means(b.command, v) {
			t.Error("the entry that draws shows the key of the button that loads")
		}
	}
	b.Devices.Feign(input.Pointer{}, input.ActHands)
	if v, ok := b.command.Keyed(); !ok || v.Verb != rules.Load {
		t.Errorf("the key %s chooses %+v", shown, v)
	}
}

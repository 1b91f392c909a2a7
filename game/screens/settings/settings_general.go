package settings

import (
	"runtime"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/store"
	"tenaille/game/text"
	"tenaille/game/words"
	"tenaille/render/widget"
)

// general is the page of the game itself.
func (s *settings) general() []row {
	v, d := &s.Settings, store.DefaultSettings()
	window := row{id: "settings.fullscreen", icon: "window", wide: 3 * answerWidth, label: s.T("Display"), about: s.T("%[1]s or Alt+Enter at any time", s.FullScreenKey()), lay: func(p *widget.Page, r widget.Rect) {
		s.pair(p, "settings.fullscreen", r, s.T("Full screen"), s.T("Windowed"), ebiten.IsFullscreen(), func(on bool) {
			if on != ebiten.IsFullscreen() {
				s.ToggleFullScreen()
			}
			s.Stale()
		})
	}}
	if runtime.GOOS == "js" {
		window.about = "" // the browser has keys of its own
	}
	return []row{
		title("program", s.T("The program")),
		{id: "settings.language", icon: "speak", label: s.T("Language"), wide: 3 * answerWidth, lay: func(p *widget.Page, r widget.Rect) {
			var choices []widget.Choice
			for _, l := range text.Languages() {
				choices = append(choices, widget.Choice{ID: l.Code, Label: l.Name})
			}
			p.Segment("settings.language", r, choices, s.Text.Language(), 13.5, s.SetLanguage)
		}},
		window,
		title("show", s.T("What is shown")),
		{id: "settings.speed", icon: "speed", label: s.T("Animation speed"), wide: pairWidth, changed: v.Speed != d.Speed, reset: func() { v.Speed = d.Speed }, lay: func(p *widget.Page, r widget.Rect) {
			p.Segment("settings.speed", r, []widget.Choice{{ID: "1", Label: "×1"}, {ID: "2", Label: "×2"}, {ID: "4", Label: "×4"}},
				strconv.Itoa(v.Speed), 13.5, func(id string) { v.Speed, _ = strconv.Atoi(id); s.changed() })
		}},
		s.toggle("settings.follow", "eye", s.T("The camera follows the action"), "", &v.FollowCamera, d.FollowCamera),
		s.toggle("settings.dice", "dice", s.T("Show the dice"), s.T("The marker runs over the faces before each roll"), &v.ShowDice, d.ShowDice),
		s.toggle("settings.log", "log", s.T("Dice in the log"), s.T("Without it a line shows its dice when you point at it"), &v.LogDice, d.LogDice),
		s.toggle("settings.whatif", "advice", s.T("What if"), s.T("Odds, cover and threats from the square you point at"), &v.WhatIf, d.WhatIf),
		{id: "settings.distances", icon: "reach", label: s.T("Distances"), about: s.T("5 ft or 1.5 m a square"), wide: 3 * answerWidth, changed: v.Distances != d.Distances, reset: func() { v.Distances = d.Distances }, lay: func(p *widget.Page, r widget.Rect) {
			p.Segment("settings.distances", r, []widget.Choice{
				{ID: words.Squares, Label: s.T("Squares")}, {ID: words.Feet, Label: s.T("Feet")}, {ID: words.Metres, Label: s.T("Metres")},
			}, s.Unit(), 13.5, func(id string) { v.Distances = id; s.changed() })
		}},
		title("asked", s.T("Confirmations")),
		s.toggle("settings.confirm", "end-turn", s.T("Confirm the end of a turn"), s.T("A second press when actions are left"), &v.ConfirmEnd, d.ConfirmEnd),
		s.toggle("settings.rolls", "check", s.T("Confirm what rolls dice"), s.T("A second click, or a second tap"), &v.ConfirmRolls, d.ConfirmRolls),
		s.toggle("settings.opportunity", "provoke", s.T("Always take opportunity attacks"), s.T("Without it you are asked each time"), &v.AlwaysOpportunity, d.AlwaysOpportunity),
	}
}

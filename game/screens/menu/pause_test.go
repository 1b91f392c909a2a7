//go:build !js

package menu

import (
	"fmt"
	"testing"

	"tenaille/game/inspect"
	"tenaille/game/internal/screentest"
	"tenaille/game/match"
	"tenaille/game/scene"
)

// TestMenusCutNoButtonsOfTheBattle: neither the menu over a battle nor the sheet of
// keys ends on the lower row, where stumps of buttons would stick out.
func TestMenusCutNoButtonsOfTheBattle(t *testing.T) {
	for _, w := range inspect.Sizes() {
		for _, percent := range []int{75, 100, 150} {
			t.Run(fmt.Sprintf("%dx%d/%d%%", w[0], w[1], percent), func(t *testing.T) {
				c := screentest.NewContext(t, "fr", w[0], w[1], 1, percent)
				terms := match.Terms{Level: "ford", Ruleset: "d20", Players: [2]string{"human", "human"}, Seed: 1}
				b := c.Routes.Battle(c, terms)
				b.Layout()
				b.(scene.Presser).Press("toggle.help")
				b.Layout()
				b.Update()
				seen := inspect.Probe(b)
				foot, help := seen.Widgets["end_turn"], seen.Widgets["help"]
				if foot[3] == 0 || help[3] == 0 || help[1]+help[3] > foot[1]+1 && help[1]+help[3] < foot[1]+foot[3]-1 {
					t.Errorf("the sheet of keys at %v cuts the end of the turn at %v", help, foot)
				}
				p := NewPause(c, terms, nil).(*pause)
				p.Layout()
				scale := p.Style.Scale() // one device pixel is one
				top, bottom := float64(foot[1]), float64(foot[1]+foot[3])
				if end := (p.sheet.Y + p.sheet.H) * scale; p.sheet.H == 0 || end > top+1 && end < bottom-9*c.Style.Scale() {
					t.Errorf("the menu ends at %.0f (times %.2f) and cuts the end of the turn from %.0f to %.0f", end, scale, top, bottom)
				}
			})
		}
	}
}

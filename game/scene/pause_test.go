package scene

import (
	"fmt"
	"testing"
)

// TestMenusCutNoButtonsOfTheBattle: neither the menu over a battle nor the sheet of
// keys ends on the lower row, where stumps of buttons would stick out.
func TestMenusCutNoButtonsOfTheBattle(t *testing.T) {
	for _, w := range windows {
		for _, percent := range []int{75, 100, 150} {
			t.Run(fmt.Sprintf("%dx%d/%d%%", w[0], w[1], percent), func(t *testing.T) {
				b := opening(t, "fr", nil, blue("fighter", 3, 5).first(), red("orc", 12, 2))
				b.Settings.Scale = percent
				b.resize(w[0], w[1], 1)
				b.Layout()
				b.click("toggle.help")
				b.arrange()
				r, ok := b.panels.Region("help")
				if foot := b.layout.EndBox; !ok || r.Box.Y+r.Box.H > foot.Y && r.Box.Y+r.Box.H < foot.Y+foot.H {
					t.Errorf("the sheet of keys at %.0f cuts the end of the turn at %.0f", r.Box, foot)
				}
				b.help = false
				p := NewPause(b.Context, b.plan).(*pause)
				p.Layout()
				scale := p.Style.Scale() / b.style.Scale()
				if foot := b.layout.EndBox; p.sheet.H == 0 || (p.sheet.Y+p.sheet.H)*scale > foot.Y && (p.sheet.Y+p.sheet.H)*scale < foot.Y+foot.H-9 {
					t.Errorf("the menu at %.0f (times %.2f) cuts the end of the turn at %.0f", p.sheet, scale, foot)
				}
			})
		}
	}
}

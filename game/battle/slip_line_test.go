//go:build !js

package battle

import (
	"testing"

	"tenaille/game/command"
	"tenaille/render/widget"
	"tenaille/rules"
)

// TestTheSlipOfAPhoneLeavesTheShotInSight: whoever shoots, its target and the line between them
// lie neither under the slip nor under the button that shoots, at any distance at which both are
// in sight, whichever way the phone is held.
func TestTheSlipOfAPhoneLeavesTheShotInSight(t *testing.T) {
	told := 0
	for _, size := range [][2]int{{844, 390}, {667, 375}, {390, 844}} {
		for _, d := range [][2]int{{2, 0}, {5, 1}, {8, -2}, {9, 2}, {12, 0}, {14, 3}, {17, 2}, {20, 1}, {-6, 2}, {-11, 0}, {-15, 1}, {0, 4}, {1, -3}, {3, 4}} {
			x, y := 2, 5
			if d[0] < 0 {
				x = 24
			}
			b := opening(t, "en", func(s *rules.Setup) {
				for i := range s.Map.Rows {
					s.Map.Rows[i] = "............................"
				}
			}, blue("archer", x, y).First(), red("orc", x+d[0], y+d[1]),
				blue("fighter", x-1, y+1), blue("fighter", x, y+2), red("orc", x+d[0]+1, y+d[1]-2), red("goblin", x+d[0]+1, min(y+d[1]+1, 10)))
			aimAcross(b, size)
			b.arrange() // the slip stands where the map has come to rest
			slip, ok := b.desk.Panels.Find("slip")
			archer, orc := b.spaceBox(0), b.spaceBox(1)
			free := b.desk.Layout.Free()
			if !ok || archer.Shared(free) < archer.W*archer.H || orc.Shared(free) < orc.W*orc.H {
				continue
			}
			told++
			act, _ := b.desk.Panels.Find(command.PlanID)
			dx, dy := orc.X+orc.W/2-archer.X-archer.W/2, orc.Y+orc.H/2-archer.Y-archer.H/2
			for i := range 41 {
				k := float64(i) / 40
				at := widget.Rect{X: archer.X + archer.W/2 + dx*k - 2, Y: archer.Y + archer.H/2 + dy*k - 2, W: 4, H: 4}
				if slip.Box.Shared(at) > 0 {
					t.Errorf("%v, %v away: the slip at %.0f lies on the shot from %.0f to %.0f, %.0f %% of the way", size, d, slip.Box, archer, orc, 100*k)
					break
				}
			}
			for _, r := range []widget.Rect{archer, orc} {
				if slip.Box.Shared(r)+act.Box.Shared(r) > 0 {
					t.Errorf("%v, %v away: the slip at %.0f or the button at %.0f lies on %.0f", size, d, slip.Box, act.Box, r)
				}
			}
		}
	}
	if told < 25 {
		t.Errorf("of %d shots alone both are in sight", told)
	}
}

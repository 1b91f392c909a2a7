package battle

import (
	"fmt"
	"strings"
	"testing"

	"tenaille/rules/grid"
)

// TestHelpIsNoWarning: an ability that helps a friend does not warn of catching its own
// side, and one that harms does (ACT-28).
func TestHelpIsNoWarning(t *testing.T) {
	for _, row := range []struct {
		power string
		at    grid.Cell
		warns bool
	}{{"mending_touch", grid.C(4, 3), false}, {"thunder_line", grid.C(4, 3), true}} {
		b := opening(t, "en", nil, blue("shaman", 4, 4).First(), blue("fighter", 4, 3).Hurt(3), red("orc", 12, 8))
		b.turnTo("palette.power." + row.power)
		b.click("palette.power." + row.power)
		b.pointAt(row.at)
		b.arrange()
		s := b.desk.Panels.Slip
		if s == nil {
			t.Fatalf("%s shows no slip", row.power)
		}
		words := fmt.Sprint(s.Parts)
		if strings.Contains(words, "Own side!") != row.warns || strings.Contains(words, "Helped") == row.warns {
			t.Errorf("%s: the parts are %s", row.power, words)
		}
	}
}

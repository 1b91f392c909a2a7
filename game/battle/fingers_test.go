//go:build !js

package battle

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tenaille/game/text"
	"tenaille/render/widget"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// TestAllOfTheBattleIsAsLargeAsAFinger: on a phone held either way, all that does
// something when it is tapped, a rule's sign on the slip too, is met on a surface of 44 by
// 44 units, whatever is open.
func TestAllOfTheBattleIsAsLargeAsAFinger(t *testing.T) {
	fire := func(b *battle) { b.click("action.combined_fire") }
	states := []struct {
		name, ruleset string
		open          func(b *battle)
	}{
		{"rest", "d20", func(*battle) {}},
		{"slip", "d20", func(b *battle) { b.pointAt(grid.C(6, 5)) }},
		{"slip of a way", "d20", func(b *battle) { b.pointAt(grid.C(12, 9)) }},
		{"attack", "d20", func(b *battle) { b.click("action.attack"); b.pointAt(grid.C(6, 5)) }},
		{"charge", "d20", func(b *battle) { b.click("action.charge") }},
		{"log", "d20", func(b *battle) { b.click("toggle.log") }},
		{"actions", "d20", func(b *battle) { b.click("action.more") }},
		{"ready", "d20", func(b *battle) { b.Press("palette.ready") }},
		{"weapons", "d20", func(b *battle) { b.desk.ArmsOpen = true }},
		{"keys", "d20", func(b *battle) { b.click("toggle.help") }},
		{"fire", "skirmish", fire},
		{"fire at", "skirmish", func(b *battle) { fire(b); b.pointAt(grid.C(12, 9)) }},
		{"limited", "limited", func(b *battle) { b.pointAt(grid.C(6, 5)) }},
	}
	for _, lang := range text.Codes() {
		for _, size := range [][2]int{{390, 844}, {844, 390}} {
			for _, s := range states {
				cast := []stand{blue("archer", 3, 5).First(), blue("fighter", 4, 7), red("orc", 6, 5), red("goblin", 12, 9)}
				by := func(m *rules.Setup) { m.Ruleset = s.ruleset }
				if s.ruleset == "skirmish" {
					cast = []stand{plain("archer", "blue", 3, 5, 6, 17, false), plain("archer", "blue", 4, 7, 6, 17, false), plain("orc", "red", 12, 9, 6, 16, false), plain("orc", "red", 6, 5, 6, 16, false)}
					by = figures
				}
				b := opening(t, lang, by, cast...)
				b.Resize(size[0], size[1], 1)
				b.table.Framed = false
				b.Layout()
				b.feign()
				s.open(b)
				b.feign()
				b.arrange()
				if strings.HasPrefix(s.name, "slip") && b.desk.Panels.Slip == nil {
					t.Errorf("%s, %s at %v: there is no slip", lang, s.name, size)
				}
				for _, small := range b.smallForFingers() {
					t.Errorf("%s, %s at %v: %s", lang, s.name, size, small)
				}
			}
		}
	}
}

// smallForFingers are the parts of the panels that do something and that a finger meets
// on less than its own surface, as the panels themselves answer around each.
func (b *battle) smallForFingers() (list []string) {
	for _, r := range b.desk.Panels.All() {
		tells := strings.HasPrefix(r.ID, "pip.") || strings.HasPrefix(r.ID, "unit_card.") || strings.HasPrefix(r.ID, "slip.")
		if r.Solo || tells || r.Box.W >= finger && r.Box.H >= finger {
			continue
		}
		x, y := r.Box.X+r.Box.W/2, r.Box.Y+r.Box.H/2
		var met widget.Rect
		for dy := -finger + .5; dy < finger; dy++ {
			for dx := -finger + .5; dx < finger; dx++ {
				if hit, ok := b.desk.Panels.Hit(x+dx, y+dy); ok && hit.ID == r.ID {
					if met.W == 0 {
						met = widget.Rect{X: x + dx, Y: y + dy, W: 1, H: 1}
					}
					if x+dx < met.X {
						met.X, met.W = x+dx, met.W+met.X-x-dx
					}
					met.W, met.H = max(met.W, x+dx+1-met.X), max(met.H, y+dy+1-met.Y)
				}
			}
		}
		if met.W < finger-1 || met.H < finger-1 { // what is cut off by half a step
			list = append(list, fmt.Sprintf("%s at %.0f is met on %.0f", r.ID, r.Box, met))
		}
	}
	slices.Sort(list)
	return list
}

//go:build !js

package battle

import (
	"testing"

	"tenaille/game/input"
	"tenaille/rules"
)

// TestHelpGoesFirstToWhoNeedsIt: an ability that heals is aimed first at whoever lacks most in
// reach, and not at one who lacks nothing.
func TestHelpGoesFirstToWhoNeedsIt(t *testing.T) {
	hurt := func(hp int) func(*rules.Sheet) { return func(s *rules.Sheet) { s.HP = hp } }
	for _, c := range []struct {
		name string
		cast []stand
		want rules.ID
	}{
		{"a friend", []stand{blue("cleric", 4, 4).First(), blue("captain", 5, 4), blue("fighter", 4, 5).But(hurt(9)), red("orc", 12, 4)}, 2},
		{"the one worse off", []stand{blue("cleric", 4, 4).First().But(hurt(20)), blue("captain", 5, 4).But(hurt(30)), blue("fighter", 4, 5).But(hurt(-3)), red("orc", 12, 4)}, 2},
		{"oneself", []stand{blue("cleric", 4, 4).First().But(hurt(5)), blue("captain", 5, 4), red("orc", 12, 4)}, 0},
	} {
		b := opening(t, "en", nil, c.cast...)
		b.Devices.Feign(input.Pointer{})
		b.Update()
		for b.turn.Now.Who != 0 {
			b.session.Order(rules.Action{Verb: rules.EndTurn, By: b.turn.Now.Who, On: rules.Nobody})
			b.quiet(t)
		}
		v, ok := b.command.EntryOf("palette.power.mending_touch")
		if !ok {
			t.Fatalf("%s: nothing heals", c.name)
		}
		b.command.Choose(v)
		b.command.NextTarget(1)
		if b.turn.Wanted.Stop != c.want {
			t.Errorf("%s: it is aimed first at %s, want %s", c.name, b.tell.NameOf(b.turn.Wanted.Stop), b.tell.NameOf(c.want))
		}
	}
}

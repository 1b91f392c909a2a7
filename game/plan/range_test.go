package plan

import (
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// TestCarriesAsFarAsTheRulesAllow: what is outlined while an attack or an ability is aimed
// is where the rules allow it, no square more or less, and nothing is outlined while
// nothing is aimed (GEO-14, ATK-05, ACT-28).
func TestCarriesAsFarAsTheRulesAllow(t *testing.T) {
	turn := opened(t, nil, arena.Blue("spear", 4, 5).First(), arena.Red("orc", 6, 5), arena.Red("orc", 15, 10))
	if c, ok := CarryOf(turn); ok {
		t.Errorf("nothing is aimed, and it carries %+v", c)
	}
	turn.Wanted.Mode = AttackMode
	c, ok := CarryOf(turn)
	if !ok {
		t.Fatal("an attack is aimed and carries nowhere")
	}
	in := map[grid.Cell]bool{}
	for _, at := range c.Within(turn.E, c.Least, c.Far) {
		in[at] = true
	}
	iv := turn.E.Creatures[0].Weapon(turn.InHand(0, false)).Interval
	for y := range turn.E.Map.H() {
		for x := range turn.E.Map.W() {
			at := grid.C(x, y)
			d := turn.E.Options.Grid.ReachDistance(grid.C(4, 5), at)
			if want := d >= int(iv.Min) && d <= int(iv.Max) && d > 0; in[at] != want {
				t.Errorf("%s is outlined: %t, reached: %t", at.Name(), in[at], want)
			}
		}
	}
}

// TestCarriesOfAShot: a shot has its longest range and, nearer, where the distance costs
// nothing; pointed at somebody it is outlined in any mode (ATK-05).
func TestCarriesOfAShot(t *testing.T) {
	turn := opened(t, nil, arena.Blue("archer", 1, 1).First().But(func(s *rules.Sheet) {
		for i := range s.Weapons {
			if s.Weapons[i].Kind == "ranged" {
				s.Weapons[i].Increment = 4
			}
		}
	}), arena.Red("orc", 8, 1))
	turn.pointAt(grid.C(8, 1))
	c, ok := CarryOf(turn)
	if w := turn.E.Creatures[0].Weapon(turn.Forecast.Proposed.Strikes[0].Weapon); !ok || c.Near != 4 || c.Far != w.MaxRange() {
		t.Errorf("the shot carries %+v of %d", c, w.MaxRange())
	}
}

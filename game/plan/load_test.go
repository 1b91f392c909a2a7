package plan

import (
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// TestClickLoadsBeforeItShoots: pointed at an enemy, whoever bears a crossbow that is not
// loaded loads it and shoots, with the odds of the shot, or loads it where nothing else is
// left, and never walks up with a dagger (ACT-24).
func TestClickLoadsBeforeItShoots(t *testing.T) {
	turn := opened(t, nil, arena.Blue("psychic", 2, 5).First(), arena.Red("troll", 7, 5))
	p := turn.pointAt(grid.C(7, 5))
	if len(p.Acts) != 1 || p.Acts[0].Verb != rules.Attack {
		t.Fatalf("loaded, a click means %v", p.Acts)
	}
	odds := p.Strikes[0].Odds
	turn.does(t, p.Acts[0])
	if p = turn.pointAt(grid.C(7, 5)); len(p.Acts) != 1 || p.Acts[0].Verb != rules.Load {
		t.Errorf("after the shot a click means %v", p.Acts)
	}
	turn.does(t, rules.Action{Verb: rules.EndTurn, By: 0, On: rules.Nobody})
	turn.does(t, rules.Action{Verb: rules.EndTurn, By: 1, On: rules.Nobody})
	p = turn.pointAt(grid.C(7, 5))
	if len(p.Acts) != 2 || p.Acts[0].Verb != rules.Load || p.Acts[1].Verb != rules.Attack || p.From.At != grid.C(2, 5) {
		t.Fatalf("not loaded, a click means %v", p.Acts)
	}
	if got := p.Strikes[0].Odds; got.Mean.Float() == 0 || got.Mean.Float() > odds.Mean.Float() {
		t.Errorf("the shot is promised %v, loaded it was %v", got.Mean, odds.Mean)
	}
	if list := p.Harms(turn); len(list) != 1 || list[0].On != 1 {
		t.Errorf("it harms %+v", list)
	}
	acts := append([]rules.Action(nil), p.Acts...)
	turn.does(t, acts[0])
	turn.does(t, acts[1])
}

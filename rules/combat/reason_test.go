package combat_test

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
)

// Of two reasons against an action the one is told that will not be gone sooner:
// the hold before the price, the state of the runner before the ground, the wall
// before the length of the way.
func TestReasonsAreToldInTheirOrder(t *testing.T) {
	spark := rules.PowerSetup{ID: "spark", Cost: "free", Range: 3, Damage: "1d4", Provokes: new(bool)}
	far := [][2]int{{1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}, {6, 0}}
	slow := func(s *rules.Setup) { s.Combatants[0].Speed = 1 }
	play(t, []scene{
		{
			rule: "GRP-05 before LIM-08: an ability used up in this turn, in a hold since", rows: []string{"Gg.."}, dice: [][2]int{{4, 1}, {20, 15}, {20, 20}, {20, 1}, {3, 1}},
			change: all(under("limited"), able(0, spark), armed(1)), no: []rules.Question{rules.AskOffer},
			do:      []levels.Command{use(1, 2, "spark"), on("grapple", 1, 2), use(1, 2, "spark")},
			refused: "GRP-05",
		},
		{rule: "CND-16 before CND-06: a net on who floats", rows: []string{"G....."}, change: all(weightless, state(0, "floating", "entangled")), do: []levels.Command{{Do: "run", By: 1, Cells: far[:1]}}, refused: "CND-16"},
		{rule: "GEO-05 before MOV-09: a wall beyond what the run allows", rows: []string{"G.....#"}, change: slow, do: []levels.Command{{Do: "run", By: 1, Cells: far}}, refused: "GEO-05"},
		{rule: "MOV-09: as far, and no wall", rows: []string{"G......"}, change: slow, do: []levels.Command{{Do: "run", By: 1, Cells: far}}, refused: "MOV-09"},
	})
}

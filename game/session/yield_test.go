package session_test

import (
	"slices"
	"testing"

	"tenaille/game/match"
	"tenaille/levels"
	"tenaille/rules"
)

// TestMachineYields: a machine whose cause is lost has the screen ask the person; not where
// the settings have it fight to the end. Accepted, the match is over and won.
func TestMachineYields(t *testing.T) {
	for _, toTheEnd := range []bool{false, true} {
		setup := rules.Setup{Ruleset: "d20", Map: rules.MapSetup{Rows: []string{"......", "######", "......"}}}
		for i := range 6 {
			side, y := "blue", 0
			if i == 5 {
				side, y = "red", 2
			}
			sheet, _ := levels.Cast("G")
			sheet.ID, sheet.Side, sheet.At = i+1, side, [2]int{i, y}
			setup.Combatants = append(setup.Combatants, sheet)
		}
		m, err := match.New(match.Config{Setup: setup, Seats: []string{match.Human, "soldier"}, Seed: 3})
		if err != nil {
			t.Fatal(err)
		}
		o := open(t, m)
		o.Settings.Last.ToTheEnd = toTheEnd
		var yields []int
		o.Parley.Ask = func(side int) { yields = append(yields, side) }
		for m.Round() < 6 && len(yields) == 0 {
			o.rest(t)
			_, who, side := m.Awaits()
			if side == 0 {
				o.Do(rules.Action{Verb: rules.EndTurn, By: who, On: rules.Nobody})
			}
			for n := 0; m.Machine() && n < 10_000 && len(yields) == 0; n++ {
				o.Skip()
				o.tick()
			}
		}
		if asked := slices.Equal(yields, []int{1}); asked == toTheEnd || !toTheEnd && m.Round() != 3 {
			t.Fatalf("to the end %v: asked %v in round %d", toTheEnd, yields, m.Round())
		}
		if toTheEnd {
			continue
		}
		o.Yield(1)
		for n := 0; o.front.over == 0 && n < 10_000; n++ {
			o.Skip()
			o.tick()
		}
		if o.front.over == 0 || o.front.winner != 0 || m.Goal() != rules.Yielded {
			t.Errorf("over %d, won by %d by %v", o.front.over, o.front.winner, m.Goal())
		}
	}
}

package play

import (
	"math"
	"testing"

	"tenaille/game/ai/eval"
	"tenaille/game/ai/portfolio"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/rulesets"
)

// TestLuckIsFair: what is taken for the luck of attacks is nothing on the mean, whoever
// shoots beside a foe, strikes one that is nearly down or has several blows: else plays
// would lean to what is overrated.
func TestLuckIsFair(t *testing.T) {
	const plays = 2000
	type piece struct {
		kind, side string
		at         [2]int
		hp         int
	}
	for _, c := range []struct {
		ruleset string
		pieces  []piece
	}{
		{"d20", []piece{{"captain", "blue", [2]int{1, 2}, 0}, {"orc", "red", [2]int{2, 2}, 2}}},
		{"d20", []piece{{"archer", "blue", [2]int{0, 0}, 0}, {"ogre", "red", [2]int{1, 0}, 0}, {"wolf", "red", [2]int{0, 2}, 0}}},
		{"d20", []piece{{"monk", "blue", [2]int{1, 2}, 0}, {"ogre", "red", [2]int{2, 2}, 5}}},
		{"limited", []piece{{"fighter", "blue", [2]int{1, 2}, 0}, {"wolf", "red", [2]int{2, 2}, 3}}},
		{"skirmish", []piece{{"fighter", "blue", [2]int{1, 2}, 0}, {"orc", "red", [2]int{2, 2}, 0}}},
	} {
		setup := rules.Setup{Ruleset: c.ruleset, Map: rules.MapSetup{Rows: []string{"......", "......", "......", "......"}}}
		for i, p := range c.pieces {
			sheet, ok := levels.Creature(p.kind)
			if !ok {
				t.Fatalf("there is no creature %q", p.kind)
			}
			sheet.ID, sheet.Side, sheet.At = i+1, p.side, p.at
			if p.hp > 0 {
				sheet.HP = p.hp
			}
			setup.Combatants = append(setup.Combatants, sheet)
		}
		e, err := rulesets.New(&setup)
		if err != nil {
			t.Fatal(err)
		}
		e.Rules.Turn.Begin(e)
		e.Run(dice.NewSeeded(1))
		_, who := e.Awaits()
		p := By(1, eval.Temper{Hasty: true})
		sum, square := 0.0, 0.0
		for seed := range uint64(plays) {
			if !p.Begin(e, who, &portfolio.Line{Loose: true}, seed) {
				t.Fatalf("%s: no play begins", c.ruleset)
			}
			for !p.Over(e, who, 2) {
				p.Step()
			}
			_, luck := p.Result()
			sum, square = sum+float64(luck), square+float64(luck)*float64(luck)
		}
		off := sum / math.Sqrt(square)
		if square == 0 || off < -3.5 || off > 3.5 {
			t.Errorf("%s, %s: the luck of %d plays is %.0f on the mean, %.1f times its error", c.ruleset, c.pieces[0].kind, plays, sum/plays, off)
		}
		t.Logf("%s, %s: %.0f on the mean, %.1f times its error", c.ruleset, c.pieces[0].kind, sum/plays, off)
	}
}

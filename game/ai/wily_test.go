package ai

import (
	"testing"

	"tenaille/game/ai/tactics"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
	"tenaille/rules/rulesets"
	"tenaille/rules/view"
)

// TestWarlordIsNotBaited: two fighters and two orcs stand too far apart to
// strike. Soldier and captain go to where an orc strikes first; the warlord
// lets the orcs come, and does not where its side is outshot (SKI-16).
func TestWarlordIsNotBaited(t *testing.T) {
	near := []figure{
		{kind: "fighter", side: "blue", at: [2]int{3, 4}}, {kind: "fighter", side: "blue", at: [2]int{3, 7}},
		{kind: "orc", side: "red", at: [2]int{15, 4}}, {kind: "orc", side: "red", at: [2]int{15, 7}},
	}
	for _, c := range []struct {
		player  string
		figures []figure
		baited  bool
	}{
		{"soldier", near, true},
		{"captain", near, true},
		{"warlord", near, false},
		{"warlord", append(near[:4:4], figure{kind: "archer", side: "red", at: [2]int{17, 5}}), true},
	} {
		e, err := rulesets.New(field(t, c.figures...))
		if err != nil {
			t.Fatal(err)
		}
		for seed := uint64(1); e.Facts.Round == 0 || e.Facts.Phase.Side != 0; seed++ { // blue has the first turn
			e, _ = rulesets.New(field(t, c.figures...))
			e.Rules.Turn.Begin(e)
			e.Run(dice.NewSeeded(seed))
		}
		p, _ := New(c.player, 1, 0)
		a, done := p.Think(view.New(e, 0), 1, 1<<30)
		at := e.Space(a.By)
		if a.Verb == rules.Move {
			at = grid.Square(a.Cell)
		}
		baited := false
		for foe := rules.ID(2); foe < e.Count(); foe++ {
			f := e.Creatures[foe].Card
			baited = baited || f.Melee && e.Options.Grid.SpaceDistance(at, e.Space(foe)) <= int(f.Speed)+1
		}
		if !done || baited != c.baited {
			t.Errorf("%s: %s by %d to %v, baited %v, want %v", c.player, a.Verb, a.By, at.At, baited, c.baited)
		}
	}
}

// TestWilyFiguresWin: those who have a warlord's ideas beat soldiers by
// themselves, whichever side they play: in so many games that equals would win
// as many once in a hundred times. Short tests play less than a third of them.
func TestWilyFiguresWin(t *testing.T) {
	seeds := uint64(80)
	if testing.Short() {
		seeds = 24
	}
	won, lost := 0, 0
	for _, level := range levels.Names() {
		setup, err := levels.Load(level)
		if err != nil {
			t.Fatal(err)
		}
		if len(setup.Ambush) > 0 {
			continue // armies that begin in each other's reach lay no baits
		}
		setup.Ruleset = "skirmish"
		for seed := range seeds {
			for side := range 2 {
				players := []Player{&tactics.Soldier{Seed: seed}, &tactics.Soldier{Seed: seed + 100}}
				players[side].(*tactics.Soldier).Wily = true
				switch fightOf(t, &setup, seed, players...) {
				case side:
					won++
				case 1 - side:
					lost++
				}
			}
		}
	}
	t.Logf("won %d, lost %d", won, lost)
	const rare = 2326 // thousandths of a standard deviation, one side
	if lead := won - lost; lead < 0 || 1000*1000*lead*lead < rare*rare*(won+lost) {
		t.Errorf("won %d, lost %d", won, lost)
	}
}

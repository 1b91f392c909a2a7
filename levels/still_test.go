package levels_test

import (
	"bytes"
	"strings"
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// TestStill: a position in the middle of a match is stated so that another begins as it was:
// doors, wounds, conditions with what is left of them, holds, weapons in hand, things used up;
// the dead are left out, and what cannot be stated is named.
func TestStill(t *testing.T) {
	const text = `{"ruleset": "d20", "map": {"rows": ["..D..", "..D.."], "legend": {"D": [{"feature": "door", "door": true}]},
	 "edges": [{"edge": "V(4,0)", "feature": "wall", "door": true}]}, "combatants": [
	 {"cast": "G", "id": 1, "side": "blue", "at": [0, 0], "carried": ["healing_draught", "healing_draught"]},
	 {"cast": "G", "id": 2, "side": "red", "at": [1, 0]}, {"cast": "G", "id": 3, "side": "red", "at": [3, 0]}, {"cast": "G", "id": 4, "side": "blue", "at": [3, 1]}]}`
	f, err := levels.ReadPosition(strings.NewReader(text), "it")
	if err != nil {
		t.Fatal(err)
	}
	e, err := rulesets.New(&f.Cases[0].Setup)
	if err != nil {
		t.Fatal(err)
	}
	facts := &e.Facts
	facts.OpenDoors = 0b110
	a, b := &facts.Combatants[0], &facts.Combatants[1]
	a.HP, a.Uses[0], a.Ready = 2, 1, 0
	a.Grip, b.Grip = 1<<1, 1
	a.Conditions, b.Conditions = a.Conditions.With(rules.Grappling), b.Conditions.With(rules.Grappling).With(rules.Shaken)
	a.Pins, b.Conditions = 1<<1, b.Conditions.With(rules.Pinned)
	facts.Effects = append(facts.Effects, rules.Effect{Kind: rules.Holds, Who: 1, By: 3, Against: rules.Nobody, Condition: rules.Shaken, Left: 2})
	facts.Combatants[2].Conditions = rules.Set(rules.Dead)
	facts.Combatants[3].Readied.Trigger = rules.EnemyAttacks
	s, lost := levels.Still(e)
	if len(lost) != 1 || lost[0] != levels.LostReadied {
		t.Errorf("lost is %v", lost)
	}
	var file bytes.Buffer
	if err := levels.WritePosition(&file, s); err != nil {
		t.Fatal(err)
	}
	back, err := levels.ReadPosition(&file, "it")
	if err != nil {
		t.Fatal(err, file.String())
	}
	got, err := rulesets.New(&back.Cases[0].Setup)
	if err != nil {
		t.Fatal(err)
	}
	if got.Facts.OpenDoors != facts.OpenDoors {
		t.Errorf("doors are %b, not %b", got.Facts.OpenDoors, facts.OpenDoors)
	}
	if n := got.Count(); n != 3 || got.Creatures[2].Sheet != 4 || got.Sides[0] != "blue" {
		t.Fatalf("%d creatures, the last %d, sides %v", n, got.Creatures[2].Sheet, got.Sides)
	}
	x, y := &got.Facts.Combatants[0], &got.Facts.Combatants[1]
	if x.HP != 2 || x.Ready != 0 || x.Grip != a.Grip || x.Pins != a.Pins || y.Conditions != b.Conditions || got.Creatures[0].Powers[0].PerMatch != 1 {
		t.Errorf("they begin as\n%+v\n%+v", *x, *y)
	}
	if fx := got.Facts.Effects; len(fx) != 1 || fx[0].By != 2 || fx[0].Left != 2 || fx[0].Condition != rules.Shaken {
		t.Errorf("what lasts is %+v", fx)
	}
}

// TestOwnPuzzlesThatAreNone: a file among the player's own puzzles that is none is refused in
// one line with its place.
func TestOwnPuzzlesThatAreNone(t *testing.T) {
	defer levels.BringPuzzles(nil)
	whole := `{"ruleset": "d20", "map": {"rows": ["..."]}, "combatants": [{"cast": "G", "id": 1, "side": "blue", "at": [0, 0]}, {"cast": "G", "id": 2, "side": "red", "at": [2, 0]}]`
	for want, file := range map[string]string{
		"empty file":                    "",
		"line 1":                        "{",
		"no puzzle":                     whole + "}",
		"puzzle.order":                  whole + `, "puzzle": {"fell": [2]}}`,
		"there is no combatant 9":       whole + `, "puzzle": {"order": [9], "fell": [2]}}`,
		"must have keep or fell":        whole + `, "puzzle": {"order": [1], "stand": {"1": 1}}}`,
		"is no action":                  whole + `, "puzzle": {"order": [1], "fell": [2], "first": ["sing"]}}`,
		"must be 0 to 10000":            whole + `, "puzzle": {"order": [1], "fell": [2], "value": 99999}}`,
		"nested deeper":                 strings.Repeat("[", 500),
		"text after the end":            whole + `, "puzzle": {"order": [1], "fell": [2]}} x`,
		"no puzzle: a position file of": `{"format": 1, "cases": []}`,
	} {
		levels.BringPuzzles(map[string][]byte{"it-1": []byte(file)})
		_, err := levels.OpenPuzzle(levels.OwnPuzzleName("it-1"))
		if err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "\n") || len(err.Error()) > 200 {
			t.Errorf("%q: %v", want, err)
		}
		if _, also := levels.Load(levels.OwnPuzzleName("it-1")); also == nil && want != "no puzzle" {
			t.Errorf("%q is a level", want)
		}
	}
	levels.BringPuzzles(map[string][]byte{"b-10": nil, "b-9": nil, "a-1": nil})
	if got := strings.Join(levels.OwnPuzzles(), " "); got != "own-puzzle/a-1 own-puzzle/b-9 own-puzzle/b-10" {
		t.Errorf("they are listed as %s", got)
	}
}

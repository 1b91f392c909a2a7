package levels_test

import (
	"fmt"
	"log"
	"strings"

	"tenaille/levels"
	"tenaille/rules/rulesets"
)

// A level is a map and who stands on it, as plain data.
func ExampleLoad() {
	setup, err := levels.Load("sheepfold")
	if err != nil {
		log.Fatal(err)
	}
	w, h := setup.Map.Size()
	fmt.Printf("%s, %d by %d squares\n", setup.Name, w, h)
	for _, sheet := range setup.Combatants {
		fmt.Println(sheet.ID, sheet.Side, sheet.Name, sheet.At)
	}
	// Output:
	// sheepfold, 14 by 9 squares
	// 1 blue Fighter [0 1]
	// 2 blue Monk [1 1]
	// 3 red Orc [11 1]
	// 4 red Orc [12 1]
}

// A position is the map as rows of letters and its combatants: members of the
// cast by name, or sheets written out. Once checked, it is played or asked.
func ExampleReadPosition() {
	file, err := levels.ReadPosition(strings.NewReader(`{
		"ruleset": "d20",
		"map": {"rows": [
			"..#...",
			"......"
		]},
		"combatants": [
			{"id": 1, "cast": "fighter", "side": "blue", "at": [1, 0]},
			{"id": 2, "cast": "orc", "side": "red", "at": [4, 0]}
		]}`), "wall.json")
	if err != nil {
		log.Fatal(err)
	}
	e, err := rulesets.New(&file.Cases[0].Setup)
	if err != nil {
		log.Fatal(err)
	}
	for id, c := range e.Creatures {
		fmt.Println(c.Name, "at", e.Facts.Combatants[id].At, "with", e.Facts.Combatants[id].HP, "hit points")
	}
	fmt.Println("one sees the other:", e.Rules.Sight.Sees(e, 0, 1))
	// Output:
	// Fighter at {1 0} with 28 hit points
	// Orc at {4 0} with 24 hit points
	// one sees the other: false
}

// What is wrong with a file is said in one line, with its place.
func ExampleFault() {
	_, err := levels.ReadPosition(strings.NewReader(`{
		"ruleset": "d20",
		"map": {"rows": ["......"]},
		"combatants": [{"id": 1, "cast": "fighter", "side": "blue", "at": [9, 0]}]
	}`), "outside.json")
	fmt.Println(err)
	// Output:
	// outside.json: combatants[0].at: [9,0] lies outside the map of 6x1
}

// The creatures that are built in are known by their kinds, and cost points.
func ExampleCreature() {
	for _, kind := range []string{"goblin", "orc", "troll"} {
		if sheet, ok := levels.Creature(kind); ok {
			fmt.Println(sheet.Name, levels.Price(&sheet))
		}
	}
	// Output:
	// Goblin 20
	// Orc 45
	// Troll 95
}

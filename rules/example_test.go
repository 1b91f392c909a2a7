package rules_test

import (
	"fmt"
	"log"
	"strings"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/rulesets"
)

// A level is played by the rules of d20: initiative is rolled, and whoever
// comes first is asked what it does.
func Example() {
	setup, err := levels.Load("sheepfold")
	if err != nil {
		log.Fatal(err)
	}
	e, err := rulesets.New(&setup)
	if err != nil {
		log.Fatal(err)
	}
	e.Rules.Turn.Begin(e)
	e.Run(dice.NewSeeded(1))

	_, who := e.Awaits()
	fmt.Println(e.Creatures[who].Name, "of", e.Sides[e.Creatures[who].Side], "may")
	count := map[rules.Verb]int{}
	for _, a := range e.Legal(nil) {
		count[a.Verb]++
	}
	for verb := range rules.VerbCount {
		if n := count[verb]; n > 0 {
			fmt.Println(n, verb)
		}
	}
	// Output:
	// Monk of blue may
	// 1 total_defence
	// 12 ready
	// 70 move
	// 1 draw
	// 3 charge
	// 24 run
	// 118 withdraw
	// 1 drop_prone
	// 1 kneel
	// 6 five_foot_step
	// 1 delay
	// 1 end_turn
	// 118 power
	// 1 hide
	// 1 search
	// 1 speak
}

// An attack is computed with every modifier and the rule that gives it, before
// any die is thrown.
func ExampleAttackRules() {
	file, err := levels.ReadPosition(strings.NewReader(`{
		"ruleset": "d20",
		"map": {"rows": ["......", "......"]},
		"combatants": [
			{"id": 1, "cast": "fighter", "side": "blue", "at": [1, 0]},
			{"id": 2, "cast": "orc", "side": "red", "at": [2, 0], "conditions": [{"id": "prone"}]}
		]}`), "duel")
	if err != nil {
		log.Fatal(err)
	}
	e, err := rulesets.New(&file.Cases[0].Setup)
	if err != nil {
		log.Fatal(err)
	}
	const fighter, orc = rules.ID(0), rules.ID(1)

	var aim rules.Aim
	e.Rules.Attack.Aim(e, fighter, orc, 0, 0, &aim)
	tell := func(name string, b *rules.Breakdown) {
		fmt.Println(name, b.Total)
		for _, line := range b.Lines[:b.N] {
			row := e.Rules.Rows[line.Row]
			fmt.Printf("  %+d %v (%v)\n", line.Value, row.Source, row.Cite)
		}
	}
	tell("bonus", &aim.Attack)
	tell("armour class", &aim.Defence)
	fmt.Println("hits with", aim.Frame.HitFrom, "or more")
	// Output:
	// bonus 6
	//   +3 bab (ATK-03)
	//   +3 strength (ATK-03)
	// armour class 9
	//   +10 base (DEF-01)
	//   +3 armour (DEF-01)
	//   -4 prone (CND-03)
	// hits with 3 or more
}

// An action is carried out with dice from a list. Whoever listens is told every
// event, and the rule that it follows.
func ExampleEncounter_Do() {
	file, err := levels.ReadPosition(strings.NewReader(`{
		"ruleset": "d20",
		"map": {"rows": ["......", "......"]},
		"combatants": [
			{"id": 1, "cast": "fighter", "side": "blue", "at": [1, 0]},
			{"id": 2, "cast": "orc", "side": "red", "at": [2, 0]}
		]}`), "duel")
	if err != nil {
		log.Fatal(err)
	}
	e, err := rulesets.New(&file.Cases[0].Setup)
	if err != nil {
		log.Fatal(err)
	}
	e.Free = true // there is no order of turns to keep to

	e.Listen = func(ev rules.Event) { fmt.Println(ev.Kind, ev.Cite) }
	thrown := dice.NewScripted([][2]int{{20, 15}, {8, 6}})
	if r := e.Do(&rules.Action{Verb: rules.Attack, By: 0, On: 1}, thrown); !r.OK() {
		fmt.Println("refused by", r.Cite)
	}
	fmt.Println(e.Facts.Combatants[1].HP, "of", e.MaxHP(1), "hit points;", thrown.Left(), "dice left")
	// Output:
	// spent ACT-01
	// action_taken ATK-20
	// attack_rolled ATK-01
	// damage_rolled DMG-01
	// damaged DMG-01
	// 15 of 24 hit points; 0 dice left
}

// What may not be done is refused by the rule that forbids it.
func ExampleEncounter_Check() {
	setup, err := levels.Load("sheepfold")
	if err != nil {
		log.Fatal(err)
	}
	e, err := rulesets.New(&setup)
	if err != nil {
		log.Fatal(err)
	}
	e.Free = true

	r := e.Check(&rules.Action{Verb: rules.Kneel, By: 0, On: rules.Nobody})
	fmt.Println(r.OK())
	r = e.Check(&rules.Action{Verb: rules.StandUp, By: 0, On: rules.Nobody})
	fmt.Println(r.OK(), r.Cite)
	// Output:
	// true
	// false ACT-21
}

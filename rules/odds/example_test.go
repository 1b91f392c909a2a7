package odds_test

import (
	"fmt"
	"log"
	"strings"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/odds"
	"tenaille/rules/rulesets"
)

// The chances of an attack are exact: every throw of its dice is walked through,
// by the steps that would roll them.
func ExampleOfFrame() {
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
	const fighter, orc = rules.ID(0), rules.ID(1)

	var aim rules.Aim
	e.Rules.Attack.Aim(e, fighter, orc, 0, 0, &aim)
	chances := odds.OfFrame(&aim.Frame, int(e.Facts.Combatants[orc].HP))
	fmt.Println("hits", chances.Hit, "or about", chances.Hit.Percent(), "percent")
	fmt.Println("critical", chances.Critical)
	fmt.Println("mean damage", chances.Mean)
	fmt.Println("fells the orc", chances.Drops)
	// Output:
	// hits 7/10 or about 70 percent
	// critical 7/100
	// mean damage 231/40
	// fells the orc 0
}

// A whole full attack is reckoned attack after attack: the second meets what the
// first has left.
func ExampleOfFull() {
	file, err := levels.ReadPosition(strings.NewReader(`{
		"ruleset": "d20",
		"map": {"rows": ["......", "......"]},
		"combatants": [
			{"id": 1, "cast": "knight", "side": "blue", "at": [1, 0]},
			{"id": 2, "cast": "goblin", "side": "red", "at": [2, 0]}
		]}`), "duel")
	if err != nil {
		log.Fatal(err)
	}
	e, err := rulesets.New(&file.Cases[0].Setup)
	if err != nil {
		log.Fatal(err)
	}
	for _, a := range e.LegalFor(0, nil) {
		if full, ok := odds.OfFull(e, &a); ok && a.Verb == rules.FullAttack {
			fmt.Println("both attacks deal damage:", full.Hits[2])
			fmt.Println("the goblin falls:", full.Fells)
			fmt.Println("at most", full.Most(), "damage, in half of all cases", full.Within(50))
			break
		}
	}
	// Output:
	// both attacks deal damage: 13/50
	// the goblin falls: 8749/540000
	// at most 24 damage, in half of all cases 5
}

package scene

import (
	"fmt"

	"tenaille/rules"
)

// firstScene is the scene the options ask for over the title, nil for none.
func firstScene(c *Context, o Options) (Scene, error) {
	plan := defaultPlan("human", machine)
	if o.Blue != "" {
		plan.Players[0] = o.Blue
	}
	if o.Red != "" {
		plan.Players[1] = o.Red
	}
	if o.Seed != "" {
		seed, err := parseSeed(o.Seed)
		if err != nil {
			return nil, err
		}
		plan.Seed = seed
	}
	if o.Level == "" {
		return nil, nil
	}
	plan.Level = o.Level
	if _, err := levelShelf().Load(o.Level); err != nil {
		return nil, fmt.Errorf("level: %w", err)
	}
	return NewBattle(c, plan), nil
}

// levelShelf is the shelf of embedded levels.
func levelShelf() shelf { return standIn{} }

// standIn offers one bare map until package levels holds real ones.
type standIn struct{}

func (standIn) Names() []string { return []string{"broken-keep", "ford", "proving-ground"} }

func (standIn) Load(name string) (rules.Setup, error) {
	s := rules.Setup{Name: name, Ruleset: "d20", Look: &rules.LookSetup{}}
	for y := range 16 {
		row, ground := "", ""
		for x := range 24 {
			switch {
			case y == 3 && x > 3 && x < 20 && x != 11 && x != 12:
				row, ground = row+"#", ground+"."
			case x > 14 && y > 8:
				row, ground = row+".", ground+"g"
			default:
				row, ground = row+".", ground+"."
			}
		}
		s.Map.Rows = append(s.Map.Rows, row)
		s.Look.Ground = append(s.Look.Ground, ground)
	}
	for i, kind := range []string{"fighter", "rogue", "cleric", "archer", "archer"} {
		s.Combatants = append(s.Combatants, rules.Sheet{ID: i + 1, Kind: kind, Side: "blue", At: [2]int{3 + i, 12}})
	}
	for i, kind := range []string{"orc", "orc", "ogre", "goblin", "goblin-archer"} {
		size := "medium"
		if kind == "ogre" {
			size = "large"
		}
		s.Combatants = append(s.Combatants, rules.Sheet{ID: i + 11, Kind: kind, Side: "red", At: [2]int{5 + 2*i, 5}, Size: size})
	}
	return s, nil
}

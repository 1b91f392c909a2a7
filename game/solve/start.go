package solve

import (
	"fmt"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/rulesets"
)

// Start returns the encounter of a puzzle as its first creature is to act.
func Start(c *levels.Case) (*rules.Encounter, error) {
	c.Setup.Turn = c.Puzzle.Turn()
	e, err := rulesets.New(&c.Setup)
	if err != nil {
		return nil, err
	}
	if err := combat.Commence(e); err != nil {
		return nil, fmt.Errorf("puzzle.%w", err)
	}
	return e, nil
}

package campaign

import (
	"tenaille/game/screens/result/tableau"
	"tenaille/levels"
)

// landOf is the painting of the ground of a battle, a meadow where there is none of that name.
// It reads the level of a name: a page asks for that when it is laid out, not when it is painted.
func landOf(battle string) *tableau.Tableau {
	land := tableau.New(nil, nil, nil)
	if battle != "" {
		if setup, err := levels.Load(battle); err == nil {
			land = tableau.New(&setup, nil, nil)
		}
	}
	return &land
}

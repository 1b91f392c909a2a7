package scene

import (
	"tenaille/levels"
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
	if _, err := levels.Load(o.Level); err != nil {
		return nil, err
	}
	return NewBattle(c, plan), nil
}

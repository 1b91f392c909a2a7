package scene

import (
	"tenaille/levels"
)

// firstScene is the scene the options ask for over the title, nil for none.
func firstScene(c *Context, o Options) (Scene, error) {
	plan := defaultPlan("human", machine)
	for side, name := range []string{o.Blue, o.Red} {
		if name == "" {
			continue
		}
		if err := checkPlayer(name); err != nil {
			return nil, err
		}
		plan.Players[side] = name
	}
	if o.Seed != "" {
		seed, err := parseSeed(o.Seed)
		if err != nil {
			return nil, err
		}
		plan.Seed = seed
	}
	if o.Replay != "" {
		plan, err := openReplay(o.Replay)
		if err != nil {
			return nil, err
		}
		return NewBattle(c, plan), nil
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

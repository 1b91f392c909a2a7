package scene

import (
	"tenaille/levels"
	"tenaille/rules/rulesets"
)

// firstScene is the scene the options ask for over the title, nil for none.
// Players and seed they name also stand in every set-up opened later.
func firstScene(c *Context, o Options) (Scene, error) {
	for side, name := range []string{o.Blue, o.Red} {
		if name == "" {
			continue
		}
		if err := checkPlayer(name); err != nil {
			return nil, err
		}
		c.players[side] = name
	}
	if o.Seed != "" {
		seed, err := parseSeed(o.Seed)
		if err != nil {
			return nil, err
		}
		c.seed = &seed
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
	if _, err := levels.Load(o.Level); err != nil {
		return nil, err
	}
	plan := c.newPlan("human", machine)
	plan.Level, plan.Options = o.Level, nil // by the map's rules, not by those last chosen on the screen
	if o.Ruleset != "" {
		set, err := rulesets.ByName(o.Ruleset)
		if err != nil {
			return nil, err
		}
		plan.Ruleset = set.Name
	}
	return NewBattle(c, plan), nil
}

// rememberedRuleset is the ruleset of the last set-up, the first where there
// was none that this program has.
func (c *Context) rememberedRuleset() string {
	if set, err := rulesets.ByName(c.Settings.Ruleset); err == nil {
		return set.Name
	}
	return firstRuleset
}

// newPlan is a plan with the given players, where the options of the program
// name no others, and fresh dice or those of the options.
func (c *Context) newPlan(blue, red string) Plan {
	p := Plan{Ruleset: c.rememberedRuleset(), Options: c.rememberedOptions(), Players: [2]string{blue, red}, Seed: newSeed()}
	for side, name := range c.players {
		if name != "" {
			p.Players[side] = name
		}
	}
	if c.seed != nil {
		p.Seed = *c.seed
	}
	return p
}

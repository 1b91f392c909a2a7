package scene

import (
	"fmt"
	"slices"

	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/store"
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
		if err := match.CheckSeat(name); err != nil {
			return nil, err
		}
		c.Named.Players[side] = name
	}
	if o.Seed != "" {
		seed, err := match.ParseSeed(o.Seed)
		if err != nil {
			return nil, err
		}
		c.Named.Seed = &seed
	}
	if o.Replay != "" {
		return openFile(c, o.Replay)
	}
	if o.Level == "" {
		return nil, nil
	}
	if _, err := levels.Load(o.Level); err != nil {
		return nil, err
	}
	terms := c.NewTerms("human", match.Machine)
	// By the map's rules and rosters, not by those last chosen on the screen.
	terms = match.Terms{Level: o.Level, Ruleset: terms.Ruleset, Players: terms.Players, Seed: terms.Seed}
	if o.Ruleset != "" {
		set, err := rulesets.ByName(o.Ruleset)
		if err != nil {
			return nil, err
		}
		terms.Ruleset = set.Name
	}
	if o.Ambush != "" && o.Ambush != match.Nobody && !slices.Contains(match.SideIDs[:], o.Ambush) {
		return nil, fmt.Errorf("--ambush: %q is none of blue, red, none", o.Ambush)
	}
	terms.Ambush = o.Ambush
	return c.Routes.Battle(c, terms), nil
}

// openFile opens the replay of a file: to be watched when the match is over,
// else to be played on.
func openFile(c *Context, path string) (Scene, error) {
	f, err := replay.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	rp, err := replay.Read(f, path)
	if err != nil {
		return nil, err
	}
	if rp.End != nil {
		return c.Routes.Replay(c, rp, 0)
	}
	m, err := match.Resume(rp)
	if err != nil {
		return nil, err
	}
	return c.Routes.Battle(c, match.TermsOf(m)), nil
}

// rememberedRuleset is the ruleset of the last set-up, the first where there
// was none that this program has.
func (c *Context) rememberedRuleset() string {
	if set, err := rulesets.ByName(c.Settings.Ruleset); err == nil {
		return set.Name
	}
	return rulesets.Default().Name
}

// NewTerms is the terms of the last set-up with the given players, where the
// options of the program name no others, and fresh dice or those of the options.
// A machine is the one last chosen for the side.
func (c *Context) NewTerms(blue, red string) match.Terms {
	p := match.Terms{Ruleset: c.rememberedRuleset(), Options: c.rememberedOptions(), Players: [2]string{blue, red}, Seed: match.NewSeed()}
	last := &c.Settings.Last
	for side, name := range c.Named.Players {
		if chosen := last.Machines[side]; !match.IsHuman(p.Players[side]) && match.CheckSeat(chosen) == nil && !match.IsHuman(chosen) {
			p.Players[side] = chosen
		}
		if name != "" {
			p.Players[side] = name
		}
	}
	if c.Named.Seed != nil {
		p.Seed = *c.Named.Seed
	}
	if slices.Contains(levels.Names(), last.Level) {
		p.Level = last.Level
	}
	if slices.Contains(match.Fogs, last.Fog) {
		p.Fog = last.Fog
	}
	if last.Ambush == match.Nobody || slices.Contains(match.SideIDs[:], last.Ambush) {
		p.Ambush = last.Ambush
	}
	p.Points, p.Situation = last.Points, last.Situation
	for side := range p.Armies {
		p.Armies[side], _ = ArmyOf(last.Armies[side])
	}
	return p
}

// ArmyOf is an army that was remembered, without what this program does not
// know; whole is false where it held such.
func ArmyOf(list []store.Company) (a levels.Army, whole bool) {
	whole = true
	kinds := levels.Kinds()
	for _, c := range list {
		if !slices.Contains(kinds, c.Kind) || c.Count < 1 {
			whole = false
			continue
		}
		a = append(a, levels.Company{Kind: c.Kind, Count: c.Count})
	}
	return a, whole
}

// RememberTerms keeps a set-up for the next time.
func (c *Context) RememberTerms(p *match.Terms) {
	last := &c.Settings.Last
	last.Level, last.Fog, last.Points = p.Level, p.Fog, p.Points
	last.Ambush, last.Situation = p.Ambush, p.Situation
	for side, a := range p.Armies {
		if !match.IsHuman(p.Players[side]) {
			last.Machines[side] = p.Players[side]
		}
		last.Armies[side] = nil
		for _, company := range a {
			last.Armies[side] = append(last.Armies[side], store.Company(company))
		}
	}
	c.Settings.Ruleset = p.Ruleset
	c.SaveSettings()
}

package profile

import (
	"maps"

	"tenaille/game/match"
	"tenaille/rules/rulesets"
)

// Named is what the options of the program name for every match that is set up.
type Named struct {
	// Players are who plays each side, "" where nobody is named.
	Players [2]string
	// Seed starts the dice, nil where none is named.
	Seed *uint64
}

// LastRuleset is the name of the ruleset of the last set-up, of the first there is where
// this program has none of that name.
func (p *Profile) LastRuleset() string {
	if set, err := rulesets.ByName(p.Settings.Ruleset); err == nil {
		return set.Name
	}
	return rulesets.Default().Name
}

// NewTerms is the terms of the last set-up with the given players, where the
// options of the program name no others, and fresh dice or those of the options.
// A machine is the one last chosen for the side.
func (p *Profile) NewTerms(blue, red string) match.Terms {
	t := match.Terms{Ruleset: p.LastRuleset(), Options: p.LastOptions(), Players: [2]string{blue, red}, Seed: match.NewSeed()}
	p.Settings.Last.Recall(&t)
	for side, name := range p.Named.Players {
		if name != "" {
			t.Players[side] = name
		}
	}
	if p.Named.Seed != nil {
		t.Seed = *p.Named.Seed
	}
	return t
}

// RememberTerms keeps a set-up for the next time.
func (p *Profile) RememberTerms(t *match.Terms) {
	p.Settings.Last.Remember(t)
	p.Settings.Ruleset = t.Ruleset
	p.SaveSettings()
}

// LastOptions are the options of the last set-up (RST-03), without any that is no
// option or value of this program.
func (p *Profile) LastOptions() map[string]string {
	out := map[string]string{}
	for _, r := range rulesets.Options() {
		if v, ok := p.Settings.Options[r.Name]; ok && r.Accepts(v) {
			out[r.Name] = v
		}
	}
	return out
}

// ChooseOption changes one of the options chosen and remembers them all.
func (p *Profile) ChooseOption(chosen map[string]string, name, value string) {
	if value == "" {
		delete(chosen, name)
	} else {
		chosen[name] = value
	}
	p.Settings.Options = maps.Clone(chosen)
	p.SaveSettings()
}

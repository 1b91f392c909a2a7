package draft

import (
	"tenaille/game/match"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// Draft is a match being put together.
type Draft struct {
	// Terms are those it would begin by now.
	Terms match.Terms

	loaded map[string]*Level
	limits map[string]int     // what armies may cost as the player set it, by map
	lying  map[string]waylaid // who lies in ambush as the player set it, by map
	lineup *Lineup
}

// Level is a level as it was read, or why it could not be.
type Level struct {
	Field *levels.Field
	Setup rules.Setup
	Bare  rules.Setup // without its creatures
	Err   error
}

// waylaid is what the player set for the ambush of a map.
type waylaid struct {
	who       string
	situation *int
}

// New begins with terms, on the first level where they name none.
func New(t match.Terms) *Draft {
	d := &Draft{Terms: t, loaded: map[string]*Level{}, limits: map[string]int{}, lying: map[string]waylaid{}}
	if names := levels.Names(); t.Level == "" && len(names) > 0 {
		d.Terms.Level = names[0]
	}
	if t.Points > 0 {
		d.limits[d.Terms.Level] = t.Points
	}
	return d
}

// Level is a level by name, which is read once.
func (d *Draft) Level(name string) *Level {
	l, ok := d.loaded[name]
	if !ok {
		l = &Level{}
		if l.Field, l.Err = levels.OpenField(name); l.Err == nil {
			l.Setup, l.Bare = l.Field.Setup, l.Field.Setup
			l.Bare.Combatants = nil
		}
		d.loaded[name] = l
	}
	return l
}

// Here is the level of the terms.
func (d *Draft) Here() *Level { return d.Level(d.Terms.Level) }

// Ruleset is that of the terms, nil where there is none of that name.
func (d *Draft) Ruleset() *rules.Ruleset {
	set, err := rulesets.ByName(d.Terms.Ruleset)
	if err != nil {
		return nil
	}
	return set
}

// Take takes a map. What the player allowed an army on it holds again; a limit
// set for another one stays only where the map's own armies keep to it. Who lies
// in ambush is of each map, and the ruleset where the map names one.
func (d *Draft) Take(name string) {
	t := &d.Terms
	d.lying[t.Level] = waylaid{t.Ambush, t.Situation}
	t.Level = name
	if l := d.Here(); l.Err == nil && l.Field.Ruleset != "" {
		t.Ruleset = l.Field.Ruleset
	}
	t.Ambush, t.Situation = d.lying[name].who, d.lying[name].situation
	if points, set := d.limits[name]; set {
		t.Points = points
	} else if t.Points < d.pointsOf(name) {
		t.Points = 0
	}
}

// Sides is how many sides the map of the terms has, two where it cannot be read.
func (d *Draft) Sides() int {
	if l := d.Here(); l.Err == nil {
		return max(len(l.Field.Sides), len(d.Terms.Players))
	}
	return len(d.Terms.Players)
}

// People counts the sides played by persons.
func (d *Draft) People() int {
	n := 0
	for _, name := range d.Terms.Seats(d.Sides()) {
		if match.IsHuman(name) {
			n++
		}
	}
	return n
}

// Fog is what a side may know in the terms, one of match.Fogs.
func (d *Draft) Fog() string {
	if d.Terms.Fog != "" {
		return d.Terms.Fog
	}
	if f := d.Here().Setup.Fog; f != "" {
		return f
	}
	return match.Fogs[0]
}

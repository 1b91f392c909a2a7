package ai

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tenaille/game/ai/eval"
	"tenaille/game/ai/tactics"
)

// A machine may have a temper, which follows its name: "captain+bold". It may be tried
// with other settings than its own too, "captain+plays=20+wily=1", which are for trials:
// no list has such a name, and no record.

// tuned takes a name apart.
func tuned(name string) (base string, settings []string) {
	parts := strings.Split(name, "+")
	return parts[0], parts[1:]
}

// Balanced is the temper of a machine that has no other; no name of a machine bears it.
const Balanced = "balanced"

// Tempers lists the tempers of machines, balanced first. Their names on the screen are
// the catalog's "temper.NAME", what they do "temper.NAME.brief".
func Tempers() []string { return append([]string{Balanced}, eval.Tempers()...) }

// TemperOf takes the name of a machine apart into its level and its temper.
func TemperOf(name string) (level, temper string) {
	level, temper = name, Balanced
	if base, settings := tuned(name); len(settings) > 0 {
		level = base
		if _, ok := eval.NatureOf(settings[0]); ok {
			temper = settings[0]
		}
	}
	return level, temper
}

// WithTemper is the name of a machine of a level with a temper; one that plays aimlessly
// has none.
func WithTemper(level, temper string) string {
	if temper == Balanced || temper == "" || level == aimless {
		return level
	}
	return level + "+" + temper
}

// Named reports whether a name is that of a machine that may stand in a record: a level,
// with a temper or without.
func Named(name string) bool {
	level, temper := TemperOf(name)
	return slices.Contains(Names(), level) && name == WithTemper(level, temper)
}

// Settings lists what can be set of the machine of a name: what is set of all that play
// to a plan, and of those that play their ideas out.
func Settings(name string) []string {
	base, _ := tuned(name)
	p, err := New(base, 0, 0)
	if err != nil {
		return nil
	}
	switch p.(type) {
	case *tactics.Soldier:
		all := append(eval.Settings(), "steps")
		slices.Sort(all)
		return all
	case *planner:
		all := append(eval.Settings(), "ideas", "judges", "margin", "plays", "rounds", "steps")
		slices.Sort(all)
		return all
	}
	return nil
}

// tune is a player with other settings.
func tune(p Player, seed uint64, name string, settings []string) (Player, error) {
	for _, s := range settings {
		if nature, ok := eval.NatureOf(s); ok && name != aimless {
			p = with(p, seed, nature)
			continue
		}
		key, value, _ := strings.Cut(s, "=")
		n, err := strconv.Atoi(value)
		if err != nil || n < 0 || n > 1000 {
			return nil, fmt.Errorf("player: %q is no setting, write wily=1, and no temper", s)
		}
		if known := Settings(name); !slices.Contains(known, key) {
			return nil, fmt.Errorf("player: %q cannot be set of %s; there are %s", key, name, strings.Join(known, ", "))
		}
		switch q := p.(type) {
		case *tactics.Soldier:
			q.Temper.Set(key, n)
			if key == "steps" {
				q.Quest.Steps = n
			}
		case *planner:
			how := *q.skill
			how.temper.Set(key, n)
			for i := range how.deep {
				how.deep[i].set(key, n)
			}
			switch key {
			case "judges":
				how.judges = n > 0
			case "steps":
				how.steps = n
			}
			p = newPlanner(seed, &how)
		}
	}
	return p, nil
}

// with is a player with another nature.
func with(p Player, seed uint64, nature eval.Nature) Player {
	switch q := p.(type) {
	case *tactics.Soldier:
		q.Nature = nature
	case *planner:
		how := *q.skill
		how.temper.Nature = nature
		return newPlanner(seed, &how)
	}
	return p
}

// set changes what a setting names of how far a planner goes.
func (d *depth) set(key string, n int) {
	switch key {
	case "ideas":
		d.ideas = max(n, 1)
	case "plays":
		d.plays = max(n, 1)
	case "rounds":
		d.rounds = max(n, 1)
	case "margin":
		d.margin = n
	}
}

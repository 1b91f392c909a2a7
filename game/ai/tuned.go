package ai

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tenaille/game/ai/tactics"
)

// A machine may be tried with other settings than its own: its name is then followed by
// them, "captain+plays=20+wily=1". Such a name is for trials; no list has it.

// tuned takes a name apart.
func tuned(name string) (base string, settings []string) {
	parts := strings.Split(name, "+")
	return parts[0], parts[1:]
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
		return []string{"blur", "fickle", "hasty", "rash", "single", "whimsical", "wily"}
	case *planner:
		return []string{"blur", "fickle", "hasty", "ideas", "judges", "margin", "plays", "rash", "rounds", "single", "whimsical", "wily"}
	}
	return nil
}

// tune is a player with other settings.
func tune(p Player, seed uint64, name string, settings []string) (Player, error) {
	for _, s := range settings {
		key, value, _ := strings.Cut(s, "=")
		n, err := strconv.Atoi(value)
		if err != nil || n < 0 || n > 1000 {
			return nil, fmt.Errorf("player: %q is no setting, write wily=1", s)
		}
		if known := Settings(name); !slices.Contains(known, key) {
			return nil, fmt.Errorf("player: %q cannot be set of %s; there are %s", key, name, strings.Join(known, ", "))
		}
		switch q := p.(type) {
		case *tactics.Soldier:
			q.Temper.Set(key, n)
		case *planner:
			how := *q.skill
			how.temper.Set(key, n)
			how.turns.set(key, n)
			how.phases.set(key, n)
			if key == "judges" {
				how.judges = n > 0
			}
			p = newPlanner(seed, &how)
		}
	}
	return p, nil
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

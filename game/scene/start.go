package scene

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/saves"
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
	switch {
	case strings.HasPrefix(o.Replay, "#"):
		return c.openLink(o.Replay)
	case o.Replay != "" && o.At != nil:
		return playOn(c, o)
	case o.Replay != "":
		return openFile(c, o.Replay)
	case o.At != nil:
		return nil, errors.New("--at: it is an action of a --replay, and none is named")
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
	rp, err := readFile(path)
	if err != nil {
		return nil, err
	}
	if rp.End != nil {
		return c.Routes.Replay(c, rp, 0)
	}
	terms, err := saves.OpenFile(rp)
	if err != nil {
		return nil, err
	}
	return c.Routes.Battle(c, terms), nil
}

func readFile(path string) (*replay.Replay, error) {
	f, err := replay.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return replay.Read(f, path)
}

// playOn begins a match at an action of the replay of a file.
func playOn(c *Context, o Options) (Scene, error) {
	rp, err := readFile(o.Replay)
	if err != nil {
		return nil, err
	}
	seats := slices.Clone(rp.Header.Seats)
	for side, name := range []string{o.Blue, o.Red} {
		if name != "" && side < len(seats) {
			seats[side] = name
		}
	}
	m, err := match.PlayOn(rp, *o.At, seats)
	if err != nil {
		return nil, err
	}
	return c.Routes.Battle(c, match.TermsOf(m)), nil
}

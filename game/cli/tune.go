//go:build !js

package cli

import (
	"fmt"
	"strings"
)

// tune holds the flags of the tune command.
type tune struct {
	Player  string   `default:"soldier" help:"Machine that is tried with other settings: ${players}."`
	Set     []string `required:"" placeholder:"NAME=N" help:"Settings to be tried, each by itself; with + between, together: plays=20+margin=8. ${settings}."`
	Against string   `help:"Machine it plays against; else itself as it is."`
	Ruleset []string `help:"Rulesets; else all."`
	Games   int      `default:"400" help:"Games of each under each ruleset, on all maps in turn, two with each seed, sides swapped."`
	Seed    string   `default:"1" help:"Seed, an unsigned 64-bit number."`
	Going   going    `embed:"" set:"state=build/tune.json"`
	JSON    bool     `name:"json" help:"Print as JSON."`
}

// Run plays the games, which are those of a ladder whose rungs are the settings.
func (t *tune) Run(to streams) error {
	if strings.ContainsAny(t.Player+t.Against, ":") {
		return fmt.Errorf("--player: no machine is called %q", t.Player)
	}
	l := ladder{Games: t.Games, Ruleset: t.Ruleset, Seed: t.Seed, Going: t.Going, JSON: t.JSON}
	against := t.Against
	if against == "" {
		against = t.Player
	}
	for _, s := range t.Set {
		l.Pair = append(l.Pair, t.Player+"+"+s+":"+against)
	}
	return l.Run(to)
}

//go:build !js

package cli

import "errors"

var errNotYet = errors.New("not yet built")

// simulate holds the flags of the simulate command.
type simulate struct {
	Level       string `default:"proving-ground" help:"Map: a name from the game or the path of a Tiled map."`
	Ruleset     string `default:"d20" help:"Ruleset to play by."`
	Games       int    `default:"100" help:"Number of games."`
	Seed        string `default:"1" help:"Seed the games' seeds are drawn from."`
	Red         string `default:"soldier" help:"Player of the second side."`
	Blue        string `default:"soldier" help:"Player of the first side."`
	JSON        bool   `name:"json" help:"Print as JSON."`
	SaveReplays string `type:"path" placeholder:"DIR" help:"Write one replay per game into DIR."`
}

// Run plays the games and prints what came of them.
func (s *simulate) Run(streams) error { return errNotYet }

// verify holds the arguments of the verify command.
type verify struct {
	Files []string `arg:"" name:"file" type:"path" help:"Replays."`
}

// Run plays every replay again.
func (v *verify) Run(streams) error { return errNotYet }

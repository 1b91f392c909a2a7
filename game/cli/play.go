//go:build !js

package cli

// Play holds the flags of the play command.
type Play struct {
	Level      string `help:"Map to play: a name from the game or the path of a Tiled map."`
	Ruleset    string `help:"Ruleset to play by, d20 if none is named."`
	Ambush     string `help:"Side of --level that lies in ambush instead of the map's own: blue, red, or none for nobody."`
	Seed       string `help:"Seed of the dice, an unsigned 64-bit number."`
	Lang       string `enum:",${languages}" default:"" help:"Language of the screen: ${offered}."`
	Mute       bool   `help:"Play without sound."`
	Replay     string `type:"path" help:"Recorded match: a finished one is watched, an unfinished one or a save goes on."`
	At         *int   `placeholder:"N" help:"Begin a new match at action N of --replay, 0 being its first turn, with the players of --blue and --red."`
	Red        string `help:"Player of the second side: human, ${players}."`
	Blue       string `help:"Player of the first side: human, ${players}."`
	Fullscreen bool   `help:"Start full screen."`
	Trust

	start func(Play) error
}

// Run opens the game.
func (p *Play) Run() error {
	if err := p.readable(); err != nil {
		return err
	}
	return p.start(*p)
}

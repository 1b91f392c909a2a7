package scene

import (
	"tenaille/game/input"
	"tenaille/game/replay"
	"tenaille/rules"
)

// Battles is what the screens ask of the one a match is played on, which stands
// above them: whoever puts the program together hands it in.
type Battles struct {
	// Play opens the match of a plan.
	Play func(c *Context, plan Terms) Scene
	// Watch opens a recorded match at the place after so many actions. The error
	// names the line that cannot be played.
	Watch func(c *Context, r *replay.Replay, at int) (Scene, error)
	// Verbs lists what the key of an intent chooses in a battle.
	Verbs func(i input.Intent) []rules.Verb
}

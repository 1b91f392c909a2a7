package game

import (
	"tenaille/game/battle"
	"tenaille/game/scene"
	"tenaille/game/screens"
	"tenaille/game/screens/hall"
)

// routes lead to the screens of the program, to those of servers where it has lines to any:
// their certificates are held against the one in a file, or those the system knows.
func routes(authority string) scene.Routes {
	r := battle.Screens(screens.All())
	if ways := online(authority); ways != nil {
		r.Stories.Hall = hall.Opener(*ways)
	}
	return r
}

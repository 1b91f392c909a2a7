package battle

import (
	"tenaille/game/keys"
	"tenaille/game/scene"
)

// Screens adds the screens of this package to the routes to all others.
func Screens(r scene.Routes) scene.Routes {
	r.Battle, r.Replay, r.Sheets.Film, r.Verbs = New, NewReplay, NewFilm, keys.Verbs
	return r
}

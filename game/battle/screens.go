package battle

import "tenaille/game/scene"

// Screens adds the screens of this package to the routes to all others.
func Screens(r scene.Routes) scene.Routes {
	r.Battle, r.Replay, r.Verbs = New, NewReel, verbsOf
	return r
}

package battle

import "tenaille/game/scene"

// Screens opens the screens of this package for those of package scene.
func Screens() scene.Battles { return scene.Battles{Play: New, Watch: NewReel, Verbs: verbsOf} }

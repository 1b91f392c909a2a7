package scene

// BattleScreens opens the screens of this package for those of package scene.
func BattleScreens() Battles { return Battles{Play: NewBattle, Watch: NewReel, Verbs: verbsOf} }

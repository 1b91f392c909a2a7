package scene

// All are the routes to the screens of this package.
func All() Routes {
	return Routes{
		Title: NewTitle, Setup: NewSetup, Army: NewArmyOf, Deploy: NewDeploy, Keypad: NewKeypad,
		Pause: NewPause, Result: NewResult, Matches: NewMatches, Rules: NewRules, Options: NewOptions, Settings: NewSettings,
	}
}

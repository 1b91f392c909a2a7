package routes

import (
	"os"
	"testing"

	"tenaille/game/battle"
	"tenaille/game/internal/screentest"
	"tenaille/game/scene"
	"tenaille/game/screens"
)

// All are the routes of the program.
func All() scene.Routes { return battle.Screens(screens.All()) }

// Main runs the tests of a screen with the routes of the program: it is what TestMain
// calls.
func Main(m *testing.M) {
	screentest.Routes = All()
	os.Exit(m.Run())
}

package army_test

import (
	"os"
	"testing"

	"tenaille/game/battle"
	"tenaille/game/internal/screentest"
	"tenaille/game/screens"
)

// TestMain lends the tests the routes that the program has.
func TestMain(m *testing.M) {
	screentest.Routes = battle.Screens(screens.All())
	os.Exit(m.Run())
}

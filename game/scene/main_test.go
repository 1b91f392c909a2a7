package scene_test

import (
	"os"
	"testing"

	"tenaille/game/battle"
	"tenaille/game/scene"
	"tenaille/game/screens"
)

// TestMain lends the tests the battles that the program has.
func TestMain(m *testing.M) {
	scene.Lent = battle.Screens(screens.All())
	os.Exit(m.Run())
}

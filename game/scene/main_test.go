package scene_test

import (
	"os"
	"testing"

	"tenaille/game/battle"
	"tenaille/game/scene"
)

// TestMain lends the tests the battles that the program has.
func TestMain(m *testing.M) {
	scene.Lent = battle.Screens(scene.All())
	os.Exit(m.Run())
}

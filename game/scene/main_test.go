package scene_test

import (
	"os"
	"testing"

	"tenaille/game/internal/screentest/routes"
	"tenaille/game/scene"
)

// TestMain lends the tests, which are of the package itself and so cannot import
// screentest, the routes of the program.
func TestMain(m *testing.M) {
	scene.Lent = routes.All()
	os.Exit(m.Run())
}

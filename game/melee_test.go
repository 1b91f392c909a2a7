package game_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tenaille/game/probe"
)

// melee is a position of many in a keep.
const melee = "testdata/melee.json"

// TestGoldenMelee looks at a dense melee in the fog of war, while a way behind an
// orc is planned: the one picture that is taken of the game as it runs, with its
// pointer, its motions and all that a match holds.
func TestGoldenMelee(t *testing.T) {
	position, err := os.ReadFile(filepath.FromSlash(melee))
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "melee-fog.json")
	text := strings.Replace(string(position), `"ruleset":"d20"`, `"ruleset":"d20","fog":"memory"`, 1)
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	g := start(t, 1280, 720, "--lang", "en", "--level", file, "--seed", "4", "--blue", "human", "--red", "soldier")
	g.await("the rogue's turn", 6000, func(s probe.State) bool {
		return s.Scene == "battle" && !s.Busy && s.Acting == 1 && len(s.Reachable) > 0
	})
	s := g.await("the square", 600, func(s probe.State) bool { _, there := s.Squares["O8"]; return there && !s.Busy })
	g.move(s.Squares["O8"])
	g.tick(1500) // until the flames hold still
	golden(t, g, "melee-fog")
}

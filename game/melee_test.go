package game_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tenaille/game/probe"
)

// TestGoldenMelee looks at a dense melee: a way behind an orc that gives two
// opportunities and would close the jaws on it, with lines to where it ends; then,
// with fog of war, at the map as far as it is seen.
func TestGoldenMelee(t *testing.T) {
	position, err := os.ReadFile(filepath.Join("testdata", "melee.json"))
	if err != nil {
		t.Fatal(err)
	}
	for _, v := range []struct {
		name, fog, hover string
		press            []string
	}{
		{"melee", "off", "N6", []string{"arms", "weapon.short sword", "toggle.lines"}},
		{"melee-fog", "memory", "O8", nil},
	} {
		file := filepath.Join(t.TempDir(), v.name+".json")
		text := strings.Replace(string(position), `"ruleset":"d20"`, `"ruleset":"d20","fog":"`+v.fog+`"`, 1)
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		g := start(t, 1280, 720, "--lang", "en", "--level", file, "--seed", "4", "--blue", "human", "--red", "soldier")
		s := g.await("the rogue's turn", 6000, func(s probe.State) bool {
			return s.Scene == "battle" && !s.Busy && s.Acting == 1 && len(s.Reachable) > 0
		})
		for _, id := range v.press {
			g.widget(id)
		}
		s = g.await("the square", 600, func(s probe.State) bool { _, there := s.Squares[v.hover]; return there && !s.Busy })
		g.move(s.Squares[v.hover])
		g.tick(1500) // until the flames hold still
		golden(t, g, v.name)
	}
}

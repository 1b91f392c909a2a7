package game_test

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/match"
	"tenaille/game/probe"
	"tenaille/levels"
	"tenaille/rules"
)

// brawl writes a match between two people on open ground that has just begun,
// the first creature to act, and returns its file.
func brawl(t *testing.T, kinds ...string) string {
	t.Helper()
	s := rules.Setup{Name: "brawl", Ruleset: "d20", Fog: "off", Map: rules.MapSetup{Rows: slices.Repeat([]string{strings.Repeat(".", 18)}, 11)}}
	places := [][2]int{{7, 5}, {8, 5}, {6, 6}, {10, 4}}
	for i, kind := range kinds {
		sheet, ok := levels.Creature(kind)
		if !ok {
			t.Fatalf("no creature %q", kind)
		}
		sheet.ID, sheet.At = i+1, places[i]
		sheet.Side = []string{"blue", "red"}[i%2]
		s.Combatants = append(s.Combatants, sheet)
	}
	for seed := uint64(1); seed < 400; seed++ {
		m, err := match.New(match.Config{Setup: s, Seats: []string{match.Human, match.Human}, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		if _, who, _ := m.Awaits(); who != 0 {
			continue
		}
		var file bytes.Buffer
		if err := m.Save(&file); err != nil {
			t.Fatal(err)
		}
		name := filepath.Join(t.TempDir(), "brawl.jsonl")
		if err := os.WriteFile(name, file.Bytes(), 0o600); err != nil {
			t.Fatal(err)
		}
		return name
	}
	t.Fatal("the first never acts first")
	return ""
}

// TestGoldenActions looks at the palette of all actions, at a maneuver and an
// ability being aimed, and at a question in the middle of an action, in both
// languages.
func TestGoldenActions(t *testing.T) {
	for _, lang := range []string{"en", "fr"} {
		name := func(s string) string {
			if lang == "fr" {
				return s + "-fr"
			}
			return s
		}
		t.Run(lang, func(t *testing.T) {
			g := start(t, 1280, 720, "--lang", lang, "--replay", brawl(t, "fighter", "orc", "psychic", "ogre"))
			ready := func(s probe.State) bool { return s.Scene == "battle" && !s.Busy && s.Seat == "human" && s.Asking == "" }
			g.await("first turn", 6000, ready)
			g.key(ebiten.KeyX)
			g.tick(1500)
			golden(t, name("palette"), g.steady(), g.rects()...)
			g.widget("palette.trip")
			g.move(g.last.Squares["I6"])
			g.tick(1500)
			golden(t, name("trip"), g.steady(), g.rects()...)
			g.key(ebiten.KeyEscape)
			g.widget("action.more")
			g.widget("palette.overrun")
			g.click(g.last.Squares["J6"])
			s := g.await("question", 3000, func(s probe.State) bool { return s.Asking != "" && !s.Busy })
			if s.Side != "red" || s.Asking != "block" {
				t.Errorf("side %s is asked %q, want red asked to block", s.Side, s.Asking)
			}
			g.move(g.last.Squares["E3"])
			g.tick(1500)
			golden(t, name("question"), g.steady(), g.rects()...)
		})
		t.Run(lang+" ability", func(t *testing.T) {
			g := start(t, 1280, 720, "--lang", lang, "--replay", brawl(t, "psychic", "orc", "fighter", "ogre"))
			g.await("first turn", 6000, func(s probe.State) bool { return s.Scene == "battle" && !s.Busy && s.Seat == "human" })
			g.widget("action.more")
			g.widget("palette.power.lull")
			g.move(g.last.Squares["J6"])
			g.tick(1500)
			golden(t, name("ability"), g.steady(), g.rects()...)
		})
	}
}

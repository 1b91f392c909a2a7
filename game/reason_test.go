package game_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/probe"
	"tenaille/game/text"
)

// TestGoldenReasons looks at why a shot is hindered, in French.
func TestGoldenReasons(t *testing.T) {
	g := start(t, 1280, 720, "--lang", "fr", "--level", "broken-keep", "--seed", "1789", "--blue", "human", "--red", "human")
	g.await("first turn", 6000, func(s probe.State) bool {
		return s.Scene == "battle" && !s.Busy && s.Seat == "human" && len(s.Reachable) > 0
	})
	g.key(ebiten.KeyDigit1) // the crossbow of the psychic
	s := g.await("targets", 600, func(s probe.State) bool { return len(s.Targets) > 0 && !s.Busy })
	for _, c := range s.Creatures {
		if r, seen := s.Squares[c.Square]; seen && c.Kind == "hobgoblin" {
			g.move(r)
		}
	}
	g.tick(1500) // until the flames hold still
	golden(t, g, "whynot-fr")
}

// TestOptionsLeadToTheBook goes from the set-up to the options of the rules, to
// a rule of one of them, to the chapter of conflicts and all the way back.
func TestOptionsLeadToTheBook(t *testing.T) {
	for _, lang := range text.Codes() {
		g := start(t, 1280, 720, "--lang", lang, "--seed", "1789")
		g.scene("title")
		g.widget("title.machine")
		g.scene("setup")
		g.widget("setup.options")
		g.scene("options")
		g.widget("option.diagonal.d1111")
		g.widget("option.free_action_cap.more")
		g.widget("options.rule.SIL-05")
		g.scene("rules")
		g.widget("rules.chapter.cfl")
		g.widget("rules.chapter.sil")
		g.widget("rules.rule.SIL-05")
		g.widget("rules.chapter.cfl")
		g.widget("rules.rule.CFL-05")
		// The way there leads to the option, and all the way back to the set-up.
		g.widget("rules.option.total_cover_by")
		g.scene("options")
		for _, scene := range []string{"rules", "options", "setup"} {
			g.key(ebiten.KeyEscape)
			g.scene(scene)
		}
	}
}

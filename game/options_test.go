package game_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/text"
)

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
		// The way there leads to the option on the page one came from, which leads back to
		// the set-up: pages that open each other do not pile up.
		g.widget("rules.option.total_cover_by")
		g.scene("options")
		g.key(ebiten.KeyEscape)
		g.scene("setup")
	}
}

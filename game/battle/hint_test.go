//go:build !js

package battle

import (
	"strings"
	"testing"

	"tenaille/game/internal/pseudo"
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/render/hud"
	"tenaille/render/widget"
)

// TestNoHintIsCut paints every refusal, and what combined fire asks for, as the
// hint of the bar and of the band over it: none may end in an ellipsis.
func TestNoHintIsCut(t *testing.T) {
	for _, lang := range pseudo.Languages(t) {
		b := squad(t, nil)
		if err := b.Text.SetLanguage(lang); err != nil {
			t.Fatal(err)
		}
		b.click("action." + plan.FireName)
		b.arrange()
		strip := b.desk.Screen().Strip
		if strip == nil {
			t.Fatal("combined fire has no band over the bar")
		}
		s := b.barScreen()
		over := *strip
		over.Hint, s.Strip = b.T("Click who joins, then the enemy."), &over
		b.wantWhole(t, s, over.Hint)
		b = opening(t, lang, nil, fighterAndOrc()...)
		b.arrange()
		for _, key := range b.Text.Keys("refusal.") {
			s := b.barScreen()
			s.Bar.Hint, s.Bar.HintBad = b.Key(key), true
			b.wantWhole(t, s, s.Bar.Hint)
		}
	}
}

// barScreen is a screen with the action bar alone.
func (b *battle) barScreen() hud.Screen {
	return hud.Screen{Bar: model.Bar{Actions: b.desk.Screen().Bar.Actions, Pips: b.tell.Turns.Pips()}, Undo: b.desk.Screen().Undo, End: b.desk.Screen().End}
}

// wantWhole paints the panels and wants nothing of a hint cut.
func (b *battle) wantWhole(t *testing.T, s hud.Screen, words string) {
	t.Helper()
	ledger := &widget.Ledger{}
	b.desk.PanelStyle.Ledger = ledger
	hud.Arrange(b.desk.PanelStyle, b.desk.Layout, s).Draw(nil)
	b.desk.PanelStyle.Ledger = nil
	for i := range ledger.Marks {
		if m := &ledger.Marks[i]; m.Cut && strings.HasPrefix(words, strings.TrimSuffix(m.Text, "…")) {
			t.Errorf("%s: %q is cut to %q", b.Text.Language(), words, m.Text)
		}
	}
}

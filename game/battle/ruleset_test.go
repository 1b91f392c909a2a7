package battle

import (
	"strings"
	"testing"

	"tenaille/game/match"
	"tenaille/game/model"
	"tenaille/render/ui"
)

// TestTheHeaderSaysWhichRulesAreChanged: the header counts the options that are
// not as by default, its tip names them, and a click opens them all.
func TestTheHeaderSaysWhichRulesAreChanged(t *testing.T) {
	for lang, want := range map[string]string{"en": "1 changed", "fr": "1 modifiée"} {
		c := newContext(t, lang, 1280, 720, 1, 100)
		b := New(c, match.Terms{Level: "ford", Ruleset: "d20", Players: [2]string{"human", "human"}, Seed: 1, Options: map[string]string{"diagonal": "d1111"}}).(*battle)
		c.Stack.Push(b)
		c.Stack.Settle()
		b.Layout()
		b.arrange()
		if b.panels.Header.Altered != want {
			t.Errorf("%s: the header says %q, wanted %q", lang, b.panels.Header.Altered, want)
		}
		if tip := b.panels.Header.RulesetTip; !strings.Contains(tip.Text, c.Key("option.diagonal")) {
			t.Errorf("%s: the tip %q does not name what is changed", lang, tip.Text)
		}
		if r, ok := b.panels.Find("ruleset"); !ok || r.Box.W < 30 {
			t.Fatalf("%s: the ruleset is no part that can be clicked: %+v", lang, r)
		}
		b.click("ruleset")
		c.Stack.Settle()
		if top := c.Stack.Top(); top.Name() != "options" {
			t.Errorf("%s: a click on the ruleset opens %s", lang, top.Name())
		}
	}
}

// TestAClickClosesTheTip: the tip of a button does not lie over what the button
// opens; it comes back once the pointer has left and returned.
func TestAClickClosesTheTip(t *testing.T) {
	b := opening(t, "en", nil, blue("fighter", 2, 4).First(), red("orc", 9, 4))
	over := ui.Region{ID: "action.ready", Tip: model.Tip{Title: "Ready"}}
	b.tipAt(over, 0, 0)
	if b.hand.Tip != over.ID {
		t.Fatalf("the tip shown is of %q", b.hand.Tip)
	}
	b.hand.CloseTip(over.ID)
	b.tipAt(over, 0, 0)
	if b.hand.Tip != "" {
		t.Errorf("after the click the tip of %q is shown", b.hand.Tip)
	}
	b.tipAt(ui.Region{}, 0, 0)
	if b.tipAt(over, 0, 0); b.hand.Tip != over.ID {
		t.Errorf("the pointer comes back and the tip shown is of %q", b.hand.Tip)
	}
}

package battle

import (
	"strings"
	"testing"

	"tenaille/game/match"
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
		if b.desk.Panels.Header.Altered != want {
			t.Errorf("%s: the header says %q, wanted %q", lang, b.desk.Panels.Header.Altered, want)
		}
		if tip := b.desk.Panels.Header.RulesetTip; !strings.Contains(tip.Text, c.Key("option.diagonal")) {
			t.Errorf("%s: the tip %q does not name what is changed", lang, tip.Text)
		}
		if r, ok := b.desk.Panels.Find("ruleset"); !ok || r.Box.W < 30 {
			t.Fatalf("%s: the ruleset is no part that can be clicked: %+v", lang, r)
		}
		b.click("ruleset")
		c.Stack.Settle()
		if top := c.Stack.Top(); top.Name() != "options" {
			t.Errorf("%s: a click on the ruleset opens %s", lang, top.Name())
		}
	}
}

// TestTheHeaderSaysWhoPlays: the tip of the ruleset names the machine that plays a side,
// its level and its temper.
func TestTheHeaderSaysWhoPlays(t *testing.T) {
	for lang, want := range map[string]string{"en": "Captain, bold", "fr": "Capitaine, hardi"} {
		c := newContext(t, lang, 1280, 720, 1, 100)
		b := New(c, match.Terms{Level: "ford", Ruleset: "d20", Players: [2]string{"captain+bold", "human"}, Seed: 1}).(*battle)
		c.Stack.Push(b)
		c.Stack.Settle()
		b.Layout()
		b.arrange()
		if tip := b.desk.Panels.Header.RulesetTip; !strings.Contains(tip.Text, c.T("%[1]s: %[2]s", c.SideName(0), want)) {
			t.Errorf("%s: the tip %q does not say who plays", lang, tip.Text)
		}
	}
}

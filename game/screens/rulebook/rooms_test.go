package rulebook

import (
	"testing"

	"tenaille/game/internal/screentest"
	"tenaille/game/match"
	"tenaille/game/scene"
	"tenaille/rules/rulesets"
)

// specimens are the book at a rule and at a conflict of the sources, and the page of
// the options of a match.
func specimens(c *scene.Context) []scene.Scene {
	terms := c.NewTerms(match.Human, match.Machine)
	terms.Level = "broken-keep"
	conflict, _ := rulesets.OptionNamed("flank_partner")
	scope := c.Routes.Setup(c, terms).(scene.Scoped).Options()
	return []scene.Scene{NewRules(c, "FLK-01"), NewRules(c, conflict.Cite.String()), NewOptions(c, scope, "")}
}

func TestWidgetsOfTheBook(t *testing.T) { screentest.Widgets(t, specimens) }

// TestTheBookScrollsByAFinger: the list of the rules, also over the rules, and the
// options of a small screen.
func TestTheBookScrollsByAFinger(t *testing.T) {
	c := screentest.NewContext(t, "en", 844, 390, 1, 100)
	list := specimens(c)
	screentest.Scrolls(t, c, list[0], "rules.rule.")
	screentest.Scrolls(t, c, list[2], "option.")
}

func TestTextsOfTheBook(t *testing.T) { screentest.Texts(t, specimens) }

// upright are the list of the rules, rules of all kinds and the options, as a phone held
// upright shows them.
func upright(c *scene.Context) []scene.Scene {
	list := append(specimens(c), NewRules(c, ""), NewRules(c, "ACT-10"), NewRules(c, "CND-23"))
	left := NewRules(c, "COV-06").(*ruleBook)
	left.Layout()
	left.follow("COV-10")
	return append(list, left)
}

func TestTheBookUpright(t *testing.T) { screentest.Upright(t, upright) }

// TestTheBookForFingers: but for the signs of rules, which lead to what is also told.
func TestTheBookForFingers(t *testing.T) {
	screentest.Fingers(t, upright, "options.rule.", "rules.left")
}

// TestTheBookTurnsFromTheListToARule: a phone held upright shows one of both.
func TestTheBookTurnsFromTheListToARule(t *testing.T) {
	c := screentest.NewContext(t, "fr", 390, 844, 1, 100)
	r := NewRules(c, "").(*ruleBook)
	r.Layout()
	if r.Press("rules.list") || !r.Press("rules.rule.RST-01") {
		t.Fatal("the book does not begin with its list")
	}
	r.Layout()
	if r.open != "RST-01" || r.Press("rules.rule.RST-01") || !r.Press("rules.list") {
		t.Fatalf("%s is open, with the list or without a way back to it", r.open)
	}
	r.Layout()
	r.find("tenaille")
	if r.Layout(); !r.Press("rules.rule.FLK-01") {
		t.Error("what was searched is not listed")
	}
}

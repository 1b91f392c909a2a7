package scene

import (
	"slices"
	"testing"

	"tenaille/game/text"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// TestSetupOffersEveryRuleset: each is chosen by a click, described in both
// languages, and remembered; its options and cards follow.
func TestSetupOffersEveryRuleset(t *testing.T) {
	for _, lang := range text.Codes() {
		c := newContext(t, lang, 1280, 720, 1, 100)
		for _, r := range rulesets.All() {
			for _, key := range []string{"ruleset." + r.Name, "ruleset." + r.Name + ".summary", "ruleset." + r.Name + ".brief", "victory." + r.Name} {
				if !c.Text.Has(key) {
					t.Errorf("%s: no text %s", lang, key)
				}
			}
			s := NewSetup(c, c.NewTerms("human", Machine)).(*setup)
			s.Layout()
			s.terms.Ruleset = r.Name
			s.changed()
			orc, _ := levels.Creature("orc")
			if _, card := levels.Card(r.Name, orc); card != (r.Figures != nil) {
				t.Errorf("%s: an orc has a card: %v", r.Name, card)
			}
			for _, o := range s.Options().Rows() {
				if _, has := rules.OptionByName(r.Options, o.Name); !has {
					t.Errorf("%s: the option %s is offered", r.Name, o.Name)
				}
			}
			if p := c.NewTerms("human", Machine); p.Ruleset != r.Name {
				t.Errorf("after %s the next set-up begins with %s", r.Name, p.Ruleset)
			}
		}
	}
}

// TestBookListsTheRulesOfOneRuleset: the filter keeps what holds in a ruleset
// and its sections, and a reference leads out of it.
func TestBookListsTheRulesOfOneRuleset(t *testing.T) {
	c := newContext(t, "fr", 1280, 720, 1, 100)
	for id, in := range map[string]string{"LIM-08": "limited", "SKI-14": "skirmish", "AOO-05": "d20"} {
		b := NewRules(c, "GEO-01").(*ruleBook)
		b.Layout()
		all := b.list.rules()
		for _, set := range rulesets.All() {
			b.game = set.Name
			b.fill()
			e, _ := b.book.Entry(id)
			if listed := b.list.find(id) >= 0; listed != slices.Contains(e.Rulesets, set.Name) {
				t.Errorf("%s of %v in %s: listed %v", id, e.Rulesets, set.Name, listed)
			}
			if n := b.list.rules(); n == 0 || n >= all {
				t.Errorf("%s lists %d rules of %d", set.Name, n, all)
			}
			for i, row := range b.list.rows {
				if row.id == "" && (i+1 == len(b.list.rows) || b.list.rows[i+1].id == "") {
					t.Errorf("%s: the section %q is empty", set.Name, row.title)
				}
			}
		}
		b.game = map[string]string{"limited": "skirmish", "skirmish": "d20", "d20": "skirmish"}[in]
		b.fill()
		b.read(id)
		if b.list.find(id) < 0 {
			t.Errorf("%s is open and not listed", id)
		}
	}
}

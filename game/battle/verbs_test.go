package battle

import (
	"testing"

	"tenaille/game/plan"
	"tenaille/game/scene"
	"tenaille/game/text"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// TestEveryVerbHasItsPlace asks of every verb of every ruleset for a place in
// the palette, words in both languages and an icon that is drawn.
func TestEveryVerbHasItsPlace(t *testing.T) {
	owned := map[rules.Verb]bool{}
	for _, p := range plan.PaletteOrder {
		if owned[p.Verb] {
			t.Errorf("%s stands twice in the table", p.Verb)
		}
		owned[p.Verb] = true
	}
	for _, v := range plan.Unlisted {
		if owned[v] {
			t.Errorf("%s is listed and unlisted", v)
		}
		owned[v] = true
	}
	for _, lang := range text.Codes() {
		c := newContext(t, lang, 1280, 720, 1, 100)
		want := func(key string) {
			t.Helper()
			if !c.Text.Has(key) {
				t.Errorf("%s: no text for %s", lang, key)
			}
		}
		for g := plan.NoGroup + 1; g < plan.GroupCount; g++ {
			want(plan.Groups[g].Key)
			want(plan.Groups[g].Key + ".short")
			if c.Art.Drawing("icons/"+plan.Groups[g].Icon) == nil {
				t.Errorf("no icon %q for the group %s", plan.Groups[g].Icon, plan.Groups[g].Key)
			}
		}
		for _, r := range rulesets.All() {
			for v := rules.NoVerb + 1; v < rules.VerbCount; v++ {
				if r.Verbs[v].Start == nil {
					continue
				}
				if !owned[v] {
					t.Errorf("%s: the verb %s has no place on the screen", r.Name, v)
				}
				if plan.Rows[v].Group == plan.NoGroup {
					continue
				}
				want("verb." + v.String())
				want("about." + v.String())
				if c.Art.Drawing("icons/"+plan.Rows[v].Icon) == nil {
					t.Errorf("no icon %q for %s", plan.Rows[v].Icon, v)
				}
			}
			for _, row := range r.Questions {
				if row.Take != nil && row.Name != rules.AskOffer {
					for _, part := range []string{"title", "text", "yes", "no"} {
						want("ask." + row.Name.String() + "." + part)
					}
				}
			}
		}
		for tr := rules.NoTrigger + 1; tr < rules.TriggerCount; tr++ {
			want("trigger." + tr.String())
			if c.Art.Drawing("icons/"+plan.TriggerIcons[tr]) == nil {
				t.Errorf("no icon %q for the trigger %s", plan.TriggerIcons[tr], tr)
			}
		}
		for _, k := range rules.Saves() {
			want("save." + k.String())
		}
		for _, v := range append(plan.Standing[:], plan.Held[:]...) {
			if c.Style.Width(barWord(c, v), 0, 12) <= barWidth+4 {
				continue
			}
			fits := false // on two lines of smaller letters
			for i, r := range barWord(c, v) {
				if r == ' ' || r == '-' {
					fits = fits || max(c.Style.Width(barWord(c, v)[:i+1], 0, 11), c.Style.Width(barWord(c, v)[i+1:], 0, 11)) <= barWidth+4
				}
			}
			if !fits {
				t.Errorf("%s: %q on the bar is wider than two lines of %d", lang, barWord(c, v), barWidth)
			}
		}
	}
}

// barWidth is the room for words on a button of the bar, in units.
const barWidth = 47

func barWord(c *scene.Context, v rules.Verb) string {
	for _, key := range []string{"bar.", "short.", "verb."} {
		if c.Text.Has(key + v.String()) {
			return c.Key(key + v.String())
		}
	}
	return ""
}

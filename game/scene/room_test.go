package scene

import (
	"testing"

	"tenaille/game/eye"
	"tenaille/game/text"
	"tenaille/render/widget"
	"tenaille/rules/rulesets"
)

// TestEveryTextOfTheScreensHasRoom looks at every screen but the battle.
func TestEveryTextOfTheScreensHasRoom(t *testing.T) {
	found := eye.Findings{}
	row, ok := rulesets.OptionNamed("flank_partner")
	if !ok {
		t.Fatal("no option to look at in the book")
	}
	conflict := row.Cite.String()
	for _, lang := range text.Codes() {
		c := newContext(t, lang, 1280, 720, 1, 100)
		for _, v := range eye.Windows() {
			wear(c, v)
			terms := c.NewTerms("human", Machine)
			terms.Level = "broken-keep"
			made := NewSetup(c, terms).(*setup)
			list := append(menus(c), newArmy(made, 0), NewOptions(c, made.Options(), ""), NewRules(c, conflict), NewCurtain(c, 1, c.LevelName("night-market")+" · "+c.RoundWord("skirmish", 12), c.T("What %[1]s knows is hidden until then.", c.SideName(1)), func() {}, nil))
			for _, tab := range []string{"general", "sound", "controls", "access"} {
				s := NewSettings(c).(*settings)
				s.tab = tab
				list = append(list, s)
			}
			for _, s := range list {
				if texts := inspect(c, v, s, found, s.Name()+" "+lang); texts < 5 {
					t.Errorf("%s: %d marks: the ledger sees nothing", s.Name(), texts)
				}
			}
		}
	}
	found.Tell(t)
}

// inspect lays a screen out for what the player has set, notes the faults of its
// texts and returns how much it has put down.
func inspect(c *Context, v eye.Window, s Scene, found eye.Findings, where string) (marks int) {
	s.Layout()
	for _, style := range c.Looks {
		style.Ledger = &widget.Ledger{}
	}
	s.Draw(nil)
	for d, style := range c.Looks {
		marks += len(style.Ledger.Marks)
		found.Add(where+" "+v.String(), eye.Faults(style.Ledger, float64(v.W)/d.scale, float64(v.H)/d.scale, d.scale/min(float64(v.Percent)/100, 1)))
		style.Ledger = nil
	}
	return marks
}

// wear takes over what the player has set.
func wear(c *Context, v eye.Window) {
	c.Settings.Scale, c.Settings.LargeText = v.Percent, v.Large
	c.Resize(v.W, v.H, 1)
}

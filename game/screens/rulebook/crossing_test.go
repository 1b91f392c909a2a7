//go:build !js

package rulebook

import (
	"testing"

	"tenaille/game/internal/screentest"
	"tenaille/rules/rulesets"
)

// TestCrossingBetweenBookAndOptionsPilesNothingUp: from a rule to its option, to the rule of
// that option and back again as often as one likes there is one book and one page of options,
// two steps back lead out of both, and each shows what was asked for last: on a wide window
// and on a phone, whose page of options is scrolled.
func TestCrossingBetweenBookAndOptionsPilesNothingUp(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {844, 390}, {390, 844}} {
		c := screentest.NewContext(t, "en", size[0], size[1], 1, 100)
		title := c.Routes.Title(c)
		rows := rulesets.OptionsOf("d20")
		first, last := rows[0], rows[len(rows)-1]
		book := NewRules(c, first.Cite.String()).(*ruleBook)
		screentest.Show(c, title, book)
		book.Layout()
		crossed := func(name string) {
			t.Helper()
			c.Stack.Settle()
			c.Stack.Top().Layout()
			if top := c.Stack.Top(); top.Name() != name || len(c.Stack.All()) > 3 {
				t.Fatalf("%v: %s on top of %d screens, want %s and at most 3", size, top.Name(), len(c.Stack.All()), name)
			}
		}
		for range 4 {
			if !book.Press("rules.option." + first.Name) {
				t.Fatalf("%v: the rule %s has no way to its option", size, book.open)
			}
			crossed("options")
			o := c.Stack.Top().(*optionPage)
			if at := "option." + first.Name; len(o.Page.Focused()) < len(at) || o.Page.Focused()[:len(at)] != at {
				t.Errorf("%v: the focus is on %q, want %s", size, o.Page.Focused(), at)
			}
			o.show(&last)
			if !o.Press("options.rule." + last.Cite.String()) {
				t.Fatalf("%v: the option %s is not in sight", size, last.Name)
			}
			crossed("rules")
			if c.Stack.Top() != book || book.open != last.Cite.String() {
				t.Fatalf("%v: the book is open at %s, want %s in the one that was left", size, book.open, last.Cite)
			}
			book.read(first.Cite.String())
			book.Layout()
		}
		book.Back()
		c.Stack.Settle()
		if c.Stack.Top() != title {
			t.Errorf("%v: a step back out of the book leads to %s", size, c.Stack.Top().Name())
		}

		// The same begun at the options.
		o := NewOptions(c, c.OptionsInPlay(), "").(*optionPage)
		screentest.Show(c, title, o)
		o.Layout()
		for range 3 {
			o.show(&first)
			o.Press("options.rule." + first.Cite.String())
			crossed("rules")
			b := c.Stack.Top().(*ruleBook)
			b.read(last.Cite.String())
			b.Layout()
			b.Press("rules.option." + last.Name)
			crossed("options")
			if c.Stack.Top() != o {
				t.Fatalf("%v: another page of options", size)
			}
			if _, seen := o.Page.Rects()["options.rule."+last.Cite.String()]; !seen {
				t.Errorf("%v: the option %s is not in sight", size, last.Name)
			}
		}
	}
}

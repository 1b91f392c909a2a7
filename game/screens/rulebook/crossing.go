package rulebook

import (
	"tenaille/game/scene"
	"tenaille/rules"
)

// The rule book leads to the options and they lead to it. Whoever crosses back to the page
// they came from is on that page again, and not on a third one over it: there is never more
// than one of each to step back out of.

// read opens the rule of an option: in the book that lies below, else in one of its own.
func (o *optionPage) read(id string) {
	if b, ok := below(o.Context, o).(*ruleBook); ok {
		b.follow(id)
		o.Stack.Pop()
		return
	}
	o.Stack.Push(NewRules(o.Context, id))
}

// set opens the page on which an option is set: the one that lies below, else one of its own.
func (r *ruleBook) set(row *rules.OptionRow) {
	if o, ok := below(r.Context, r).(*optionPage); ok {
		o.show(row)
		r.Stack.Pop()
		return
	}
	r.Stack.Push(NewOptions(r.Context, r.OptionsInPlay(), row.Name))
}

// show brings an option into sight and gives it the focus.
func (o *optionPage) show(row *rules.OptionRow) {
	o.shown = row.Name
	o.Layout()
	o.Page.Focus(o.widgetOf(row))
}

// widgetOf is the id of the widget that shows what an option is.
func (o *optionPage) widgetOf(row *rules.OptionRow) string {
	id := "option." + row.Name
	if len(row.Values) > 0 {
		id += "." + o.scope.Value(row)
	}
	return id
}

// below is the screen under the one on top, nil where there is none or where it is not that
// one which is on top.
func below(c *scene.Context, top scene.Scene) scene.Scene {
	all := c.Stack.All()
	if n := len(all); n > 1 && all[n-1] == top {
		return all[n-2]
	}
	return nil
}

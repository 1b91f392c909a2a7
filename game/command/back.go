package command

import (
	"tenaille/game/notice"
	"tenaille/game/plan"
	"tenaille/rules"
)

// Open reports whether there is anything chosen or opened to step back from.
func (c *Commander) Open() bool {
	return c.Menu || c.Pinned || c.Opened >= 0 || len(c.session.Orders) > 0 || c.turn.Wanted.Mode != plan.FreeMode || c.turn.Supposed() || c.Gauge.On
}

// Back takes one step back of what is opened, chosen or pointed at by keys, and tells
// whether there was one.
func (c *Commander) Back() bool {
	w := &c.turn.Wanted
	switch {
	case c.Menu:
		c.Menu, c.hand.Focus = false, ""
		c.Plot()
	case c.Opened >= 0:
		c.Opened = -1
	case len(c.session.Orders) > 0:
		c.session.Orders = nil
	case w.Mode == plan.FireMode && w.Fire.On != rules.Nobody && len(c.turn.Now.Known.Marks) > 1:
		w.Fire = plan.CombinedFire{On: rules.Nobody}
		c.Plot()
	case w.Mode == plan.VerbMode && w.Draft.Fixed:
		w.Draft.Fixed, c.hand.Focus = false, ""
		c.Plot()
	case w.Mode != plan.FreeMode:
		c.SetMode(plan.FreeMode)
	case c.Gauge.On:
		c.Gauge = plan.Gauge{}
		c.Plot()
	case c.turn.Supposed():
		c.Plans.Leave()
	case c.Ending():
		c.confirmation.Drop()
		c.notices.Toast = notice.Note{}
	case w.Pointer.Keys && w.Pointer.OnMap:
		c.HoverAt(plan.Pointer{Who: rules.Nobody})
	default:
		return false
	}
	c.changed()
	return true
}

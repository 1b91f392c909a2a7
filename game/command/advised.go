package command

import (
	"tenaille/game/counsel"
	"tenaille/game/notice"
	"tenaille/game/plan"
	"tenaille/game/tell"
	"tenaille/rules"
)

// Advised reports whether what is planned was advised, or planned before: it stays while
// the pointer merely moves, like what is pinned.
func (c *Commander) Advised() bool {
	return c.adopted.Holds(c.turn) && c.turn.Forecast.Proposed.Planned && !c.session.Busy() && !c.Menu && !c.Gauge.On
}

// Leave forgets what was advised.
func (c *Commander) Leave() {
	c.adopted = plan.Adopted{}
	c.notices.Toast = notice.Note{}
	c.Plot()
}

// advised plans an action that a captain would do, to be confirmed or not.
func (c *Commander) advised(a *rules.Action) {
	if a.By != c.turn.Now.Who && c.turn.MayBegin(a.By) {
		c.turn.Wanted.Picked = a.By
		c.session.Refresh()
	}
	c.SetMode(plan.FreeMode)
	c.adopt(*a)
	c.notices.Toast = notice.Note{Text: c.T("A captain would: %[1]s. Confirm, or choose otherwise.", tell.Deed(c.Words, c.turn.E, a, true)), Asks: true, Ticks: counsel.Ticks}
	c.Plot()
}

// adopt plans actions that were advised, or planned before, as if they had been pointed at.
func (c *Commander) adopt(acts ...rules.Action) {
	c.adopted = plan.Adopt(c.turn, acts...)
	c.SetCursor(c.adopted.At.Cell)
}

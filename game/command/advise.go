package command

import (
	"time"

	"tenaille/game/notice"
	"tenaille/game/pace"
	"tenaille/game/plan"
	"tenaille/game/replay"
	"tenaille/game/tell"
	"tenaille/rules"
)

const (
	// forAdvice is the time after which no further piece of advice is thought in a tick,
	// advicePiece the nodes of one.
	forAdvice, advicePiece = 4 * time.Millisecond, 2
	// adviceTicks is how long the words about it stay.
	adviceTicks = 420
)

// Suggest asks a captain what it would do, or gives that up. In an ironman match nobody
// is asked.
func (c *Commander) Suggest() {
	switch {
	case c.adviser.Asked():
		c.adviser.Drop()
		c.notices.Drop()
		c.changed()
	case over(c):
		c.warn(c.T("The match is over."), "")
	case c.session.Recording != nil || c.session.Busy() || !c.turn.Awaited():
		c.warn(c.T("It is not your turn."), "")
	case c.turn.Match.Reload() == replay.Ironman:
		c.warn(c.T("In an ironman match nobody gives advice."), "")
	case c.adviser.Ask(c.turn.Match, c.turn.Side):
		c.notices.Toast = notice.Note{Text: c.T("A captain is thinking…"), Ticks: adviceTicks}
		c.changed()
	}
}

// over reports whether nothing is left to be done in a match that is played here.
func over(c *Commander) bool {
	done, _ := c.turn.Match.Over()
	return done && c.session.Recording == nil
}

// Advising reports whether a captain thinks about what to do.
func (c *Commander) Advising() bool { return c.adviser.Asked() }

// Advise lets the captain who was asked think a little more, and plans what it would do.
func (c *Commander) Advise() {
	if !c.adviser.Asked() {
		return
	}
	if c.adviser.About() != c.turn.Match.Actions() {
		c.adviser.Drop() // it is too late
		return
	}
	pace.Slice(time.Now, forAdvice, func() bool {
		a, done := c.adviser.Think(advicePiece)
		if done {
			c.advised(&a)
		}
		return done
	})
}

// Advised reports whether what is planned was advised, or planned before: it stays while
// the pointer merely moves, like what is pinned.
func Advised(c *Commander) bool {
	return c.adopted.Holds(c.turn) && c.turn.Forecast.Proposed.Planned && !c.session.Busy() && !c.Menu && !c.Gauge.On
}

// Leave forgets what was advised.
func Leave(c *Commander) {
	c.adopted = plan.Adopted{}
	c.notices.Toast = notice.Note{}
	c.Plot()
}

// advised plans an action as if it had been pointed at, to be confirmed or not.
func (c *Commander) advised(a *rules.Action) {
	if a.By != c.turn.Now.Who && c.turn.MayBegin(a.By) {
		c.turn.Wanted.Picked = a.By
		c.session.Refresh()
	}
	c.SetMode(plan.FreeMode)
	c.adopted = plan.Adopt(c.turn, *a)
	c.SetCursor(c.adopted.At.Cell)
	c.notices.Toast = notice.Note{Text: c.T("A captain would: %[1]s. Confirm, or choose otherwise.", tell.Deed(c.Words, c.turn.E, a, true)), Asks: true, Ticks: adviceTicks}
	c.Plot()
}

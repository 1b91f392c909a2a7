package counsel

import (
	"time"

	"tenaille/game/advice"
	"tenaille/game/notice"
	"tenaille/game/pace"
	"tenaille/game/plan"
	"tenaille/game/replay"
	"tenaille/game/session"
	"tenaille/rules"
)

const (
	// forAdvice is the time after which no further piece of advice is thought in a tick,
	// advicePiece the nodes of one.
	forAdvice, advicePiece = 4 * time.Millisecond, 2
	// Ticks is how long the words about it stay.
	Ticks = 420
)

// Counsel is what a captain who is asked would do.
type Counsel struct {
	session *session.Session
	turn    *plan.Turn
	notices *notice.Notices
	adviser advice.Adviser
	changed func()
	given   func(*rules.Action)
}

// New is the counsel for the turn of a session. changed is called when what is shown of it
// has changed, given with what was advised.
func New(s *session.Session, t *plan.Turn, n *notice.Notices, changed func(), given func(*rules.Action)) *Counsel {
	return &Counsel{session: s, turn: t, notices: n, changed: changed, given: given}
}

// Ask asks a captain what it would do, or gives that up. In an ironman match nobody is
// asked.
func (c *Counsel) Ask() {
	s := c.session
	switch {
	case c.adviser.Asked():
		c.adviser.Drop()
		c.notices.Drop()
	case s.Finished():
		c.notices.Warn(s.T("The match is over."), "")
	case s.Recording != nil || s.Busy() || !c.turn.Awaited():
		c.notices.Warn(s.T("It is not your turn."), "")
	case c.turn.Match.Reload() == replay.Ironman:
		c.notices.Warn(s.T("In an ironman match nobody gives advice."), "")
	case c.adviser.Ask(c.turn.Match, c.turn.Side):
		c.notices.Toast = notice.Note{Text: s.T("A captain is thinking…"), Ticks: Ticks}
	}
	c.changed()
}

// Asked reports whether a captain thinks about what to do.
func (c *Counsel) Asked() bool { return c.adviser.Asked() }

// Think lets the captain who was asked think a little more, and hands over what it would do.
func (c *Counsel) Think() {
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
			c.given(&a)
		}
		return done
	})
}

package command

import (
	"tenaille/game/counsel"
	"tenaille/game/input"
	"tenaille/game/notice"
	"tenaille/game/plan"
	"tenaille/game/playback"
	"tenaille/game/scene"
	"tenaille/game/session"
	"tenaille/game/tabletop"
	"tenaille/game/tell"
	"tenaille/render/ui"
	"tenaille/rules"
)

// Commander is what a player at a battle has chosen, and turns that into orders.
type Commander struct {
	*scene.Context
	// Menu tells that the palette of all actions is open, at the group Tab; Noted is
	// the entry of it that its note is about.
	Menu  bool
	Tab   plan.Group
	Noted string
	// LogOpen tells that the log of a compact screen is open.
	LogOpen bool
	// Opened is the entry of the log whose slip is shown, -1 for none, and Finished
	// that of the player's own roll just made: its slip stays until the pointer means
	// something else.
	Opened, Finished int
	// Pinned tells that the slip stays while the pointer goes elsewhere.
	Pinned bool
	// Looked is the creature shown on the card, Nobody for the acting one.
	Looked rules.ID
	// Instead, if set, is asked first what a click on the map means, and tells whether it
	// took it.
	Instead func() bool
	// Compact tells that the screen is that of a phone, and Buttons how many the bar
	// has room for.
	Compact bool
	Buttons int
	Plans   *Plans           // that wait for their turns
	Counsel *counsel.Counsel // of a captain
	Gauge   plan.Gauge       // what is looked at between two squares

	turn         *plan.Turn
	tell         *tell.Teller
	play         *playback.Player
	session      *session.Session
	table        *tabletop.Table
	notices      *notice.Notices
	hand         *ui.Hand                         // of the panels
	confirmation input.Confirmation[rules.Action] // of what a second press does
	changed      func()
	adopted      plan.Adopted // what was advised last, or planned before
}

// New is the commander of a session, with nothing chosen; changed is called when what
// is shown has changed.
func New(c *scene.Context, s *session.Session, table *tabletop.Table, n *notice.Notices, h *ui.Hand, changed func()) *Commander {
	play := table.Player
	co := &Commander{
		Context: c, Tab: plan.GroupAttack, Opened: -1, Finished: -1, Looked: rules.Nobody,
		turn: play.Turn, tell: play.Teller, play: play, session: s, table: table, notices: n, hand: h, changed: changed,
	}
	co.Plans, co.Counsel = &Plans{c: co}, counsel.New(s, play.Turn, n, changed, co.advised)
	return co
}

// Tick lets what waits for a second press wait a tick less.
func (c *Commander) Tick() {
	if c.confirmation.Tick() {
		c.changed()
	}
}

// Refreshed forgets what waited for a second press, and the slip that was kept: the
// side on screen knows something else now.
func (c *Commander) Refreshed() {
	c.confirmation.Drop()
	c.Pinned = false
	c.changed()
}

// Forget closes whatever was looked at: it may belong to another side.
func (c *Commander) Forget() {
	c.Pinned, c.Menu = false, false
	c.Opened, c.Finished, c.Looked, c.turn.Wanted.Stop = -1, -1, rules.Nobody, rules.Nobody
	c.turn.Wanted.Pointer = plan.Pointer{Who: rules.Nobody}
	clear(c.tell.Slips.Looks)
}

// Plot works out anew what a click would do.
func (c *Commander) Plot() {
	c.turn.Foretell(c.contrive(), c.Settings.WhatIf && !c.session.Busy())
	c.tell.Slips.Remember()
	c.changed()
}

// contrive works out what a click at the hovered place would do.
func (c *Commander) contrive() plan.Proposal {
	if !c.turn.Awaited() || c.session.Busy() || c.Gauge.On {
		return plan.Proposal{Target: rules.Nobody}
	}
	if p, ok := c.adopted.Propose(c.turn); ok {
		return p
	}
	if w, ok := c.shown(); ok {
		return w.Propose(c.turn)
	}
	if c.Menu { // it covers the board
		return plan.Proposal{Target: rules.Nobody}
	}
	return c.turn.ProposeThere()
}

// ToggleWhatIf turns on or off how enemies would stand to the square that is pointed at.
func (c *Commander) ToggleWhatIf() {
	c.Settings.WhatIf = !c.Settings.WhatIf
	c.SaveSettings()
	c.Plot()
}

// HoverAt takes over a new place of the pointer or cursor.
func (c *Commander) HoverAt(h plan.Pointer) {
	if h == c.turn.Wanted.Pointer {
		return
	}
	c.turn.Wanted.Pointer, c.Finished = h, -1
	c.Plot()
}

// SetMode begins to aim, or with FreeMode leaves off.
func (c *Commander) SetMode(m plan.Mode) {
	if m != plan.VerbMode && c.turn.Wanted.Draft.Verb != m.Verb() {
		c.turn.Wanted.Draft = plan.NewDraft(m.Verb(), -1)
	}
	if c.turn.Wanted.Mode == plan.VerbMode && m != plan.VerbMode {
		c.hand.Focus = ""
	}
	if m != plan.FireMode {
		c.turn.Wanted.Fire = plan.CombinedFire{On: rules.Nobody}
	}
	if c.turn.Wanted.Mode != m || m == plan.VerbMode {
		plan.Restart(c.turn)
	}
	c.turn.Wanted.Mode = m
	c.Plot()
}

// refuse shows why a verb may not be used.
func (c *Commander) refuse(v rules.Verb, r rules.Refusal) {
	c.warn(c.tell.RefusalOf(v, r), r.Cite.String())
}

// warn shows a warning.
func (c *Commander) warn(text, rule string) {
	c.notices.Warn(text, rule)
	c.changed()
}

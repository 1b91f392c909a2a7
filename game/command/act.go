package command

import (
	"tenaille/game/plan"
	"tenaille/game/sound"
	"tenaille/rules"
)

// Act does what is planned where pointer or cursor is.
func (c *Commander) Act() { act(c, false) }

// Click does what a click on the board means: what is planned, if it falls on that.
func Click(c *Commander) { act(c, true) }

func act(c *Commander, clicked bool) {
	switch {
	case c.Instead != nil && c.Instead():
		c.changed()
		return
	case c.session.Asking():
		return
	case c.Gauge.On:
		if c.turn.Wanted.Pointer.OnMap {
			c.Gauge.Choose(c.turn.Wanted.Pointer.Cell)
			c.Sound.Play(sound.Select)
			c.changed()
		}
		return
	case c.play.Busy():
		c.session.Skip()
		c.changed()
		return
	case c.session.Recording != nil:
		if c.turn.Wanted.Pointer.Who != rules.Nobody {
			c.Looked = c.turn.Wanted.Pointer.Who
			c.changed()
		}
		return
	case !c.turn.Now.Mine || c.turn.Now.What != rules.AwaitsAction:
		if over, _ := c.turn.Match.Over(); c.turn.Wanted.Pointer.OnMap && !over {
			c.warn(c.T("It is not your turn."), c.turn.E.Rules.Grounds.Order.String())
		}
		return
	}
	if c.Menu {
		c.Menu, c.hand.Focus = false, ""
		c.changed()
		c.Plot()
		return
	}
	if c.turn.Wanted.Mode == plan.FireMode && c.actFire() {
		return
	}
	if clicked && plan.Beside(c.turn) {
		missed(c)
		return
	}
	advised := c.Advised() // it may be about one of the own side
	if id := c.turn.Wanted.Pointer.Who; !advised && c.turn.Supposed() && c.turn.Wanted.Mode == plan.FreeMode && id != c.turn.Now.Who && plan.Plannable(c.turn, id) {
		c.Plans.For(id)
		return
	}
	if id := c.turn.Wanted.Pointer.Who; !advised && c.turn.Wanted.Mode != plan.FireMode && id != c.turn.Now.Who && c.turn.MayBegin(id) {
		c.Pick(id)
		return
	}
	c.Plot()
	c.CountOut()
	switch {
	case !c.turn.Forecast.Proposed.Planned:
		if c.turn.Wanted.Pointer.Who != rules.Nobody {
			c.Looked = c.turn.Wanted.Pointer.Who
			c.changed()
		} else if c.turn.Wanted.Mode.Strikes() && c.turn.Wanted.Pointer.OnMap {
			c.warn(c.T("Choose an enemy."), "")
		} else if c.turn.Wanted.Mode == plan.VerbMode && c.turn.Wanted.Pointer.OnMap {
			c.warn(c.tell.Choices.DraftHint(&c.turn.Wanted.Draft), "")
		}
	case !c.turn.Forecast.Proposed.Refusal.OK() && c.turn.Forecast.Proposed.Explained() && !(c.Compact && c.LogOpen):
		// The slip says why: once is enough.
		c.Finished = -1
		c.changed()
		c.Sound.Play(sound.Warning)
	case !c.turn.Forecast.Proposed.Refusal.OK():
		c.notices.WarnAt(c.turn.Wanted.Pointer.Cell, c.tell.WhyNot(&c.turn.Forecast.Proposed), c.turn.Forecast.Proposed.Refusal.Cite.String())
		c.changed()
	case len(c.turn.Forecast.Proposed.Acts) > 0 && c.turn.Wanted.Mode == plan.VerbMode:
		c.actDraft()
	case len(c.turn.Forecast.Proposed.Acts) > 0:
		c.Sound.Play(sound.Select)
		c.order(c.turn.Forecast.Proposed.Acts...)
	}
}

// missed tells what to click on after a click beside what is aimed, which does nothing.
func missed(c *Commander) {
	switch w := &c.turn.Wanted; {
	case !w.Pointer.OnMap:
	case w.Mode == plan.FireMode:
		c.warn(c.T("Click who joins, then the enemy."), rules.SKI14.String())
	default:
		c.warn(c.T("Choose above the action bar."), "")
	}
}

// actDraft does what was drafted, or goes on to what is still to be
// chosen after the target.
func (c *Commander) actDraft() {
	w := &c.turn.Wanted.Draft
	if w.Aims(c.turn) == plan.AimsNothing && c.turn.Wanted.Pointer.OnMap && !c.turn.Wanted.Pointer.Keys && !c.turn.E.Space(c.turn.Now.Who).Contains(c.turn.Wanted.Pointer.Cell) {
		c.warn(c.T("Choose above the action bar."), "")
		return
	}
	if c.turn.Forecast.Proposed.Open {
		c.openLate()
		return
	}
	if c.hesitates() {
		return
	}
	c.Sound.Play(sound.Select)
	c.order(c.turn.Forecast.Proposed.Acts...)
}

// openLate fixes the target and asks for what depends on it.
func (c *Commander) openLate() {
	w, a := &c.turn.Wanted.Draft, &c.turn.Forecast.Proposed.Acts[0]
	if w.Fixed {
		c.warn(c.T("Choose above the action bar."), "")
		return
	}
	w.Fixed, w.On, w.Cell = true, a.On, a.Cell
	if c.turn.Wanted.Pointer.OnMap {
		w.Cell = c.turn.Wanted.Pointer.Cell
		w.On = c.turn.Wanted.Pointer.Who
	}
	c.hand.Focus = ""
	if rows := c.tell.Choices.ChipRows(); !w.Twofold(c.turn) && c.Devices.Last() != 0 && len(rows) > 0 && len(rows[len(rows)-1].Chips) > 0 {
		c.hand.Focus = rows[len(rows)-1].Chips[0].ID
	}
	c.Sound.Play(sound.Select)
	c.Plot()
}

// hesitates asks once before an ability is used that something speaks against;
// the same press again means it.
func (c *Commander) hesitates() bool {
	d := c.tell.Slips.Objection(&c.turn.Forecast.Proposed)
	if d.Words == "" || c.confirmation.Ask(c.turn.Forecast.Proposed.Acts[0], 0) {
		return false
	}
	c.warn(d.Words+" "+c.T("Once more to do it all the same."), d.Cite.String())
	return true
}

// Confirm does what the strip says.
func (c *Commander) Confirm() {
	c.hand.Focus = ""
	c.Plot()
	c.CountOut()
	if !c.turn.Deliberate() || c.session.Busy() || !c.turn.Confirmable() {
		return
	}
	c.Sound.Play(sound.Select)
	c.order(c.turn.Forecast.Proposed.Acts...)
}

// Undo takes the last action back where that is allowed, and else says why not.
func (c *Commander) Undo() {
	if c.session.Busy() || c.Plans.undo() {
		return
	}
	if words := c.session.Binding(); words != "" {
		c.warn(words, "")
		return
	}
	if !c.turn.Match.CanUndo(c.turn.Now.Side) || !c.turn.Now.Mine {
		words := c.T("Nothing to take back: dice were rolled, or something new was seen.")
		if c.turn.Match.Actions() == 0 {
			words = c.T("Nothing to take back: nothing was done yet.")
		}
		c.warn(words, "")
		return
	}
	if c.SetMode(plan.FreeMode); !c.session.Undo() {
		return
	}
	c.Plot()
	c.Sound.Play(sound.Select)
}

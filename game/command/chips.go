package command

import (
	"tenaille/game/input"
	"tenaille/game/plan"
	"tenaille/game/sound"
	"tenaille/rules"
)

// ConfirmID is the button that does what the strip says.
const ConfirmID = "draft.confirm"

// PlanID is the button that does what is planned.
const PlanID = "plan.confirm"

// PickChip takes the value of a chip; where nothing is left to choose, the
// draft is carried out.
func (c *Commander) PickChip(id string) {
	f, key, ok := c.tell.Choices.ChipOfID(id)
	if !ok || c.session.Busy() {
		return
	}
	w := &c.turn.Wanted.Draft
	rows := c.tell.Choices.ChipRows()
	last := len(rows) > 0 && rows[len(rows)-1].Facet == f
	if p := &w.Picks[f]; p.Made && p.Key == key && w.Row().Facets[f].Loose {
		*p = plan.Pick{}
	} else {
		*p = plan.Pick{Made: true, Key: key}
	}
	if w.Verb == rules.Ready {
		w.Fixed = false // the square was watched for another choice
	}
	c.Sound.Play(sound.Select)
	if c.turn.Deliberate() {
		c.ringAfter(f)
		c.Plot()
		return
	}
	c.Plot()
	c.CountOut()
	if last && (w.Row().Facets[f].Late || w.Aims(c.turn) == plan.AimsNothing) && c.turn.Wanted.Mode == plan.VerbMode && len(c.turn.Forecast.Proposed.Acts) > 0 && c.turn.Forecast.Proposed.Refusal.OK() {
		c.order(c.turn.Forecast.Proposed.Acts...)
	}
}

// shown is the draft as chips and palette show it: one under the pointer or
// with the focus counts as if it were chosen; ok is false when there is none.
func (c *Commander) shown() (w plan.Draft, ok bool) {
	if e, found := c.PointedEntry(); found {
		w = plan.NewDraft(e.Verb, e.Power)
		if plan.Rows[e.Verb].Mode == plan.VerbMode && w.Aims(c.turn) == plan.AimsNothing {
			return w, true
		}
		return w, false
	}
	if c.turn.Wanted.Mode != plan.VerbMode {
		return w, false
	}
	if w = c.turn.Wanted.Draft; w.Deliberate() {
		return w, true // a pointer that rests on a chip has chosen nothing
	}
	for _, id := range [...]string{c.hand.Hot, c.hand.Focus} {
		if f, key, found := c.tell.Choices.ChipOfID(id); found {
			w.Picks[f] = plan.Pick{Made: true, Key: key}
			break
		}
	}
	return w, true
}

// ringAfter puts the ring on the row of chips after that of a facet, on the
// button after the last; the mouse needs no ring.
func (c *Commander) ringAfter(after int) {
	c.hand.Focus = ""
	if last := c.Devices.Last(); last == input.Mouse || last == input.Touch {
		return
	}
	c.hand.Focus = ConfirmID
	for _, r := range c.tell.Choices.ChipRows() {
		if r.Facet > after {
			c.hand.Focus = r.Chips[0].ID
			for i := range r.Chips {
				if r.Chips[i].Selected {
					c.hand.Focus = r.Chips[i].ID
				}
			}
			return
		}
	}
}

// Digit chooses the n-th chip of what is being aimed, else the n-th weapon.
func (c *Commander) Digit(n int) {
	if c.turn.Wanted.Mode == plan.FireMode {
		if chips := c.tell.Choices.FireChips(); len(chips) > 0 && n < len(chips[0]) {
			c.ClickFire(chips[0][n].ID)
		}
		return
	}
	k := 0
	for _, r := range c.tell.Choices.ChipRows() {
		for i := range r.Chips {
			if k == n {
				c.PickChip(r.Chips[i].ID)
				return
			}
			k++
		}
	}
	if c.turn.Wanted.Mode != plan.VerbMode {
		c.Wield(n)
	}
}

package command

import (
	"strings"

	"tenaille/game/input"
	"tenaille/game/keys"
	"tenaille/game/plan"
	"tenaille/game/sound"
	"tenaille/rules"
)

// PointedEntry is the action of the bar or the palette under the pointer or
// with the focus.
func (c *Commander) PointedEntry() (plan.Choice, bool) {
	for _, id := range [...]string{c.hand.Hot, c.hand.Focus} {
		if strings.HasPrefix(id, "action.") || strings.HasPrefix(id, "palette.") {
			return c.EntryOf(id)
		}
	}
	return plan.Choice{}, false
}

// EntryOf is the action of the bar or the palette whose part of the screen has an id.
func (c *Commander) EntryOf(id string) (plan.Choice, bool) {
	if id == "" || c.turn.E == nil {
		return plan.Choice{}, false
	}
	for _, v := range append(c.turn.Bar(c.Buttons), c.turn.Palette()...) {
		if v.ID == id && !v.Open {
			return v, true
		}
	}
	return plan.Choice{}, false
}

// Choose does what an entry of the bar or of the palette does: it begins the
// aiming, or acts at once where there is nothing to choose.
func (c *Commander) Choose(v plan.Choice) {
	if c.session.Finished() {
		c.warn(c.T("The match is over."), "")
		return
	}
	if !c.turn.Now.Mine || c.turn.Now.What != rules.AwaitsAction || c.session.Busy() {
		c.warn(c.T("It is not your turn."), c.turn.E.Rules.Grounds.Order.String())
		return
	}
	if v.Open {
		c.OpenPalette(plan.GroupAttack)
		return
	}
	if r, no := v.Unusable(c.turn); no {
		c.warn(c.tell.RefusalOf(v.Verb, r), r.Cite.String())
		return
	}
	c.Menu, c.hand.Focus = false, ""
	c.changed()
	if strings.HasPrefix(c.hand.Hot, "palette.") {
		c.hand.Hot = ""
	}
	if v.ChosenIn(c.turn) {
		c.SetMode(plan.FreeMode)
		return
	}
	if v.Verb == rules.Pass {
		pass(c)
		return
	}
	w := plan.NewDraft(v.Verb, v.Power)
	for i, f := range w.Row().Facets {
		if weapon, ok := c.turn.Wanted.Arms[c.turn.Now.Who]; ok && f.Kind == plan.WeaponFacet {
			w.Picks[i] = plan.Pick{Made: true, Key: int(weapon)}
		}
	}
	pool := w.Pool(c.turn)
	switch at := w.Aims(c.turn); {
	case v.Row().Mode == plan.VerbMode && len(pool) == 1 && !w.Deliberate() && (at == plan.AimsNothing || at == plan.AimsDoor || v.Verb == rules.PickUp):
		c.Sound.Play(sound.Select)
		c.order(pool...)
		return
	}
	c.turn.Wanted.Draft = w
	if v.Fire {
		c.beginFire()
		return
	}
	c.SetMode(v.Row().Mode)
	c.comeHome()
	if c.Devices.Last() == input.Mouse || c.turn.Wanted.Mode != plan.VerbMode {
		return
	}
	if c.turn.Deliberate() {
		c.ringAfter(-1)
		c.Plot()
	} else if w.Aims(c.turn) == plan.AimsNothing {
		if rows := c.tell.Choices.ChipRows(); len(rows) > 0 {
			c.hand.Focus = rows[len(rows)-1].Chips[0].ID
			c.Plot()
		}
	} else if !c.turn.Wanted.Pointer.OnMap || !c.turn.Forecast.Proposed.Planned || !c.turn.Forecast.Proposed.Refusal.OK() {
		c.NextTarget(1)
	}
}

// Keyed is the action whose key was pressed.
func (c *Commander) Keyed() (plan.Choice, bool) {
	if !c.Devices.Any() {
		return plan.Choice{}, false
	}
	return means(c, c.Devices.Pressed)
}

// Means reports whether the key of an action chooses it, and not another with the same key.
func Means(c *Commander, v plan.Choice) bool {
	i := keys.OfEntry(v)
	if i < 0 {
		return false
	}
	if !keys.Shared(i) {
		return true
	}
	for _, b := range c.turn.Bar(c.Buttons) {
		if !b.Open && keys.OfEntry(b) == i {
			return b.Verb == v.Verb
		}
	}
	return true
}

// means is what a key chooses: what the button says that shows it, else of several with the
// same key the first that can be used, else the first.
func means(c *Commander, pressed func(input.Intent) bool) (first plan.Choice, found bool) {
	for _, v := range c.turn.Bar(c.Buttons) {
		if i := keys.OfEntry(v); !v.Open && i >= 0 && pressed(i) {
			return v, true
		}
	}
	for _, v := range c.turn.Palette() {
		i := keys.OfEntry(v)
		if i < 0 || !pressed(i) {
			continue
		}
		if _, no := v.Unusable(c.turn); !no {
			return v, true
		}
		if !found {
			first, found = v, true
		}
	}
	return first, found
}

// OpenPalette opens the sheet of all actions, or closes it.
func (c *Commander) OpenPalette(at plan.Group) {
	c.Menu, c.hand.Focus = !c.Menu, ""
	c.changed()
	c.Noted = ""
	if !c.Menu {
		c.Plot()
		return
	}
	list := c.turn.Palette()
	c.Tab = firstOpen(c.turn, list, at)
	if c.Devices.Last() != input.Mouse && c.Devices.Last() != input.Touch && len(list) > 0 {
		for _, v := range list {
			if plan.Rows[v.Verb].Group == c.Tab {
				c.hand.Focus = v.ID
				break
			}
		}
	}
	c.Plot()
}

// firstOpen is the first group from one on with an entry that can be done now, the one
// itself where there is none.
func firstOpen(t *plan.Turn, list []plan.Choice, from plan.Group) plan.Group {
	n := int(plan.GroupCount) - 1
	for k := range n {
		g := plan.Group((int(from)-1+k)%n) + 1
		for _, v := range list {
			if plan.Rows[v.Verb].Group != g {
				continue
			}
			if _, no := v.Unusable(t); !no {
				return g
			}
		}
	}
	return from
}

// TurnTab goes on to the first entry of the next group.
func (c *Commander) TurnTab(step int) {
	now := c.Tab
	if v, ok := c.EntryOf(c.hand.Focus); ok {
		now = plan.Rows[v.Verb].Group
	}
	n := int(plan.GroupCount) - 1
	list := c.turn.Palette()
	for range n {
		now = plan.Group((int(now)-1+step+n)%n) + 1
		for _, v := range list {
			if plan.Rows[v.Verb].Group == now {
				c.Tab, c.hand.Focus = now, v.ID
				c.Plot()
				return
			}
		}
	}
}

package command

import (
	"tenaille/game/input"
	"tenaille/game/plan"
	"tenaille/game/sound"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// MoveCursor moves the cursor of keys and pad by so many squares.
func (c *Commander) MoveCursor(dx, dy int) {
	at := c.turn.Wanted.Pointer.Cell
	if !c.turn.Wanted.Pointer.OnMap || !c.turn.Wanted.Pointer.Keys {
		at = c.table.Home()
	}
	w, h := c.table.Board.Size()
	at = grid.C(min(max(int(at.X)+dx, 0), w-1), min(max(int(at.Y)+dy, 0), h-1))
	c.SetCursor(at)
}

// comeHome puts the cursor of keys and pad back on the acting creature when it is
// about to walk, unless the player has walked it to a square within reach; the
// camera shows it.
func (c *Commander) comeHome() {
	last, h := c.Devices.Last(), &c.turn.Wanted.Pointer
	switch {
	case !c.turn.Wanted.Mode.Walks(), h.OnMap && !h.Keys, !h.OnMap && (last == input.Mouse || last == input.Touch):
	case h.OnMap && h.Who == rules.Nobody && c.turn.Forecast.Proposed.Planned && c.turn.Forecast.Proposed.Refusal.OK():
	default:
		c.SetCursor(c.table.Home())
	}
}

// SetCursor puts the cursor of keys and pad on a square and brings it into sight.
func (c *Commander) SetCursor(at grid.Cell) {
	c.hand.Hot, c.hand.Tip = "", ""
	who := plan.StandsAt(c.turn.E, at)
	if !c.Compact || who == rules.Nobody { // else with who acts, whom that might lose from sight
		c.table.Camera.AimInto(float64(at.X)+.5, float64(at.Y)+.5)
	}
	c.HoverAt(plan.Pointer{Cell: at, OnMap: true, Who: who, Keys: true})
	if c.Compact {
		c.table.BringPlan()
	}
}

// NextTarget puts the cursor on the next of the creatures it stops at, or on the one
// before.
func (c *Commander) NextTarget(step int) {
	if id := c.turn.NextStop(step); id != rules.Nobody {
		c.SetCursor(c.turn.E.Space(id).At)
	}
}

// Pick chooses the figure to act with. Nothing happens to it yet: it is
// activated by what it does, and that ends an activation under way.
func (c *Commander) Pick(id rules.ID) {
	if !c.turn.MayBegin(id) || c.session.Busy() {
		return
	}
	c.turn.Wanted.Picked = id
	c.SetMode(plan.FreeMode)
	c.session.Refresh()
	c.Sound.Play(sound.Select)
	if open := c.turn.E.Facts.Phase.Lead; c.turn.E.Facts.Phase.Open && open != id {
		c.warn(c.T("What %[1]s does ends the activation of %[2]s.", c.tell.NameOf(id), c.tell.NameOf(open)), rules.SKI15.String())
	}
	c.Plot()
}

// Wield takes the n-th weapon for the attacks to come; one that is not in hand
// is drawn.
func (c *Commander) Wield(n int) {
	if !c.turn.Now.Mine || c.turn.Now.What != rules.AwaitsAction || c.session.Busy() || c.turn.E.Rules.Attack.OneWeapon || n >= len(c.turn.E.Creatures[c.turn.Now.Who].Weapons) {
		return
	}
	id, w := c.turn.Now.Who, &c.turn.E.Creatures[c.turn.Now.Who].Weapons[n]
	if c.turn.E.Facts.Combatants[id].Ready>>n&1 == 0 && !w.Natural {
		a := rules.Action{Verb: rules.Draw, By: id, On: rules.Nobody, Weapon: int8(n)}
		if r := c.turn.E.Check(&a); !r.OK() {
			c.refuse(a.Verb, r)
			return
		}
		c.turn.Wanted.Arms[id] = int8(n)
		c.order(a)
		return
	}
	if was, ok := c.turn.Wanted.Arms[id]; ok && int(was) == n {
		delete(c.turn.Wanted.Arms, id)
	} else {
		c.turn.Wanted.Arms[id] = int8(n)
	}
	c.Plot()
}

// KeysLead reports whether keys or a pad chose last what is pointed at: a pointer
// that rests changes nothing about it.
func (c *Commander) KeysLead() bool {
	last := c.Devices.Last()
	return c.turn.Wanted.Pointer.Keys || c.hand.Focus != "" && (last == input.Keyboard || last == input.Gamepad)
}

package command

import (
	"strings"

	"tenaille/game/input"
	"tenaille/game/plan"
	"tenaille/game/sound"
	"tenaille/rules"
)

// actFire does what a click or the confirming key means while fire is combined
// and tells whether it did anything: the first chooses the enemy, one on a
// figure that may lend its fire adds or releases it, one on the enemy fires.
func (c *Commander) actFire() bool {
	who := c.turn.Wanted.Pointer.Who
	switch {
	case !c.turn.Wanted.Pointer.OnMap || who == rules.Nobody:
		return false
	case c.turn.Wanted.Fire.On == rules.Nobody || who != c.turn.Wanted.Fire.On && c.turn.Now.Known.Marks[who]:
		if !c.turn.Now.Known.Marks[who] {
			return false
		}
		c.fireOn(who)
	case who == c.turn.Wanted.Fire.On && c.turn.Wanted.Fire.With == 0:
		c.warn(c.T("Click who joins, then the enemy."), rules.SKI14.String())
	case who == c.turn.Wanted.Fire.On:
		c.Shoot()
	case c.turn.Lenders(c.turn.Wanted.Fire.On)>>who&1 == 1:
		c.Lend(who)
	case !c.turn.E.Hostile(who, c.turn.Now.Who) && who != c.turn.Now.Who:
		c.refuse(rules.Attack, rules.Refusal{Cite: rules.SKI14, Who: who})
	default:
		return false
	}
	return true
}

// beginFire begins to combine fire: on the enemy under the pointer or cursor,
// or on the only one that may be fired at.
func (c *Commander) beginFire() {
	if c.turn.Supposed() { // it takes the activations of others
		c.warn(c.T("Combined fire cannot be planned ahead."), rules.SKI14.String())
		return
	}
	on := c.turn.Wanted.Pointer.Who
	if !c.turn.Wanted.Pointer.OnMap || on == rules.Nobody || !c.turn.Now.Known.Marks[on] || c.turn.Lenders(on) == 0 {
		on = rules.Nobody
		for id := range c.turn.E.Count() {
			if c.turn.Now.Known.Marks[id] && c.turn.Lenders(id) != 0 {
				if on != rules.Nobody {
					on = rules.Nobody
					break
				}
				on = id
			}
		}
	}
	c.turn.Wanted.Fire = plan.CombinedFire{On: on}
	c.SetMode(plan.FireMode)
	if c.Devices.Last() != input.Mouse && on == rules.Nobody {
		c.NextTarget(1)
	}
}

// fireOn chooses the enemy.
func (c *Commander) fireOn(on rules.ID) {
	c.turn.Wanted.Fire = plan.CombinedFire{On: on}
	c.Sound.Play(sound.Select)
	c.Plot()
	c.table.BringFire()
}

// Lend adds a figure to those that lend their fire, or releases it.
func (c *Commander) Lend(id rules.ID) {
	if c.turn.Lenders(c.turn.Wanted.Fire.On)>>id&1 == 0 {
		return
	}
	c.turn.Wanted.Fire.With ^= 1 << id
	c.Sound.Play(sound.Select)
	c.Plot()
	c.table.BringFire()
}

// Shoot fires with those chosen.
func (c *Commander) Shoot() {
	a := c.turn.Shot()
	if c.turn.Wanted.Fire.On == rules.Nobody || c.turn.Wanted.Fire.With == 0 || c.session.Busy() {
		return
	}
	if r := c.turn.E.Check(&a); !r.OK() {
		c.refuse(rules.Attack, r)
		return
	}
	c.Sound.Play(sound.Select)
	c.order(a)
}

// ClickFire does what a chip of combined fire does and tells whether the id is
// one.
func (c *Commander) ClickFire(id string) bool {
	if !strings.HasPrefix(id, "fire.") {
		return false
	}
	if id == "fire.now" {
		c.Shoot()
		return true
	}
	for i := range c.turn.E.Count() {
		if c.tell.Choices.LenderID(i) == id {
			c.Lend(i)
		}
	}
	return true
}

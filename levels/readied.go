package levels

import (
	"fmt"

	"tenaille/rules"
	"tenaille/rules/grid"
)

// waits reads what is readied, and the 5-foot step that goes with it (INI-08).
func (c *Command) waits(e *rules.Encounter, a *rules.Action) (err error) {
	if c.Then != nil {
		var ok bool
		if a.Then, ok = rules.VerbByName(c.Then.Do); !ok {
			return fmt.Errorf("then.do: %q is no command", c.Then.Do)
		}
		if c.Then.Weapon != "" && a.Then != rules.PickUp {
			if a.Weapon, err = weaponByName(&e.Creatures[a.By], "then.weapon", c.Then.Weapon); err != nil {
				return err
			}
		}
		if err := c.Then.readied(e, a); err != nil {
			return fmt.Errorf("then.%w", err)
		}
	}
	if c.Step == nil || a.Verb != rules.Ready {
		return nil
	}
	if c.Then == nil {
		a.Then = rules.FiveFootStep
	}
	at := e.Facts.Combatants[a.By].At
	d, ok := grid.DirBetween(at, grid.C(c.Step[0], c.Step[1]))
	if !ok {
		return fmt.Errorf("step: [%d,%d] is not one step from [%d,%d]", c.Step[0], c.Step[1], at.X, at.Y)
	}
	a.Step = 1 + uint8(d)
	return nil
}

// readied puts what a command says of an action into the action that readies it (INI-08);
// the squares of its way are read with those of others.
func (c *Command) readied(e *rules.Encounter, a *rules.Action) (err error) {
	switch a.Then {
	case rules.Power, rules.Drink:
		a.Amount = int16(powerByName(&e.Creatures[a.By], c.Option, a.Then == rules.Drink))
	case rules.OpenDoor, rules.CloseDoor:
		a.Amount = int16(c.Amount)
	case rules.Aid:
		if a.Ally, err = who(e, "ally", c.Ally); err != nil {
			return err
		}
		if a.Amount, err = c.option(a.Then); c.Option == "" {
			a.Amount = 1 // the attack roll, as without waiting
		}
	case rules.FirstAid, rules.Wake:
		a.Ally, err = who(e, "on", c.On)
	case rules.PickUp:
		thing := rules.Action{By: a.By, On: rules.Nobody}
		if c.On != 0 {
			if thing.On, err = who(e, "on", c.On); err != nil {
				return err
			}
		}
		err = c.item(e, &thing)
		a.Ally, a.Weapon = thing.On, thing.Weapon
	}
	return err
}

// tellReadied writes what is readied, and the 5-foot step that goes with it (INI-08).
func (c *Command) tellReadied(e *rules.Encounter, a *rules.Action) {
	cr := &e.Creatures[a.By]
	c.Amount = 0
	if a.Step > 0 {
		c.Step = pair(e.Facts.Combatants[a.By].At.Step(grid.Dir(a.Step - 1)))
	}
	if rules.Trigger(a.Option) == rules.EnemyLeavesCell {
		c.Square = pair(a.Cell)
	}
	if a.Then == rules.FiveFootStep {
		return
	}
	c.Then = &Command{Do: a.Then.String(), Weapon: weaponName(cr, a.Weapon)}
	switch a.Then {
	case rules.Power, rules.Drink:
		c.Then.Weapon, c.Then.Option = "", cr.Powers[a.Amount].ID
	case rules.Move, rules.Crawl:
		c.Then.Cells = pairs(a.Path.Cells(nil, e.Facts.Combatants[a.By].At))
	case rules.OpenDoor, rules.CloseDoor:
		c.Then.Amount = int(a.Amount)
	case rules.Aid:
		c.Then.Ally, c.Then.Option = e.Creatures[a.Ally].Sheet, orderOptions[rules.Aid][a.Amount]
	case rules.FirstAid, rules.Wake:
		c.Then.On = e.Creatures[a.Ally].Sheet
	case rules.PickUp:
		c.Then.On, c.Then.Weapon = e.Creatures[a.Ally].Sheet, weaponName(&e.Creatures[a.Ally], a.Weapon)
	}
}

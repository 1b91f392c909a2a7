package levels

import (
	"slices"
	"strings"

	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// Command is one order of a script. Which keys go with which Do is written in
// FORMAT.md; a key the action does not read is ignored by it.
type Command struct {
	Do      string   `json:"do"`
	By      int      `json:"by,omitempty"`
	On      int      `json:"on,omitempty"`
	Weapon  string   `json:"weapon,omitempty"`
	Weapons []string `json:"weapons,omitempty"`
	Targets []int    `json:"targets,omitempty"`
	Cells   [][2]int `json:"cells,omitempty"`
	Square  *[2]int  `json:"square,omitempty"`
	Follow  *bool    `json:"follow,omitempty"`
	Option  string   `json:"option,omitempty"`
	With    []int    `json:"with,omitempty"`
	Decline []int    `json:"decline,omitempty"`
	Then    *Command `json:"then,omitempty"`
	Step    *[2]int  `json:"step,omitempty"`
	Ally    int      `json:"ally,omitempty"`
	Item    string   `json:"item,omitempty"`
	Counter *bool    `json:"counter,omitempty"`
	Amount  int      `json:"amount,omitempty"`
	// Hurried is a note in records: a machine chose this before it had thought to the end.
	Hurried bool `json:"hurried,omitempty"`
}

// Says is the answer that a command holds to a question asked in the middle of it: whether
// it is taken. said is false where the command leaves it open.
func (c *Command) Says(q rules.Question) (take, said bool) {
	switch q {
	case rules.AskCounterTrip, rules.AskCounterDisarm, rules.AskKnockDown:
		return c.Counter != nil && *c.Counter, c.Counter != nil
	case rules.AskDropInstead:
		return true, slices.Contains(answers[rules.Trip], c.Option)
	case rules.AskFollow:
		return c.Follow != nil && *c.Follow, c.Follow != nil
	case rules.AskBlock:
		return c.Option == "block", slices.Contains(answers[rules.Overrun], c.Option)
	}
	return false, false
}

// CommandOf writes an action of an encounter as the command that orders it.
func CommandOf(e *rules.Encounter, a *rules.Action) Command {
	c := Command{Do: a.Verb.String(), By: e.Creatures[a.By].Sheet, Amount: int(a.Amount)}
	cr := &e.Creatures[a.By]
	if a.On != rules.Nobody {
		c.On = e.Creatures[a.On].Sheet
	}
	switch a.Verb {
	case rules.Move:
		if a.Option&combat.OptionDraw != 0 {
			c.Weapon = weaponName(cr, a.Weapon)
		}
		var words []string
		for _, w := range wayOptions {
			if a.Option&w.bit != 0 {
				words = append(words, w.name)
			}
		}
		c.Option = strings.Join(words, " ")
		if a.Option&combat.OptionSqueeze != 0 {
			start := combat.PathStart(e, a)
			c.Square = &[2]int{int(start.X), int(start.Y)}
		}
	case rules.Power:
		c.Option, c.Square = cr.Powers[a.Option].ID, &[2]int{int(a.Cell.X), int(a.Cell.Y)}
	case rules.Drink:
		c.Option, c.On = cr.Powers[a.Option].ID, 0
	case rules.Ready:
		c.Then, c.Amount = &Command{Do: a.Then.String(), Weapon: weaponName(cr, a.Weapon)}, 0
		switch a.Then {
		case rules.Power, rules.Drink:
			c.Then.Weapon, c.Then.Option = "", cr.Powers[a.Amount].ID
		case rules.Move, rules.Crawl:
			for _, cell := range a.Path.Cells(nil, e.Facts.Combatants[a.By].At) {
				c.Then.Cells = append(c.Then.Cells, [2]int{int(cell.X), int(cell.Y)})
			}
		case rules.OpenDoor, rules.CloseDoor:
			c.Then.Amount = int(a.Amount)
		case rules.Aid:
			c.Then.Ally, c.Then.Option = e.Creatures[a.Ally].Sheet, orderOptions[rules.Aid][a.Amount]
		case rules.FirstAid, rules.Wake:
			c.Then.On = e.Creatures[a.Ally].Sheet
		case rules.PickUp:
			c.Then.On, c.Then.Weapon = e.Creatures[a.Ally].Sheet, weaponName(&e.Creatures[a.Ally], a.Weapon)
		}
		if a.Step > 0 {
			to := e.Facts.Combatants[a.By].At.Step(grid.Dir(a.Step - 1))
			c.Step = &[2]int{int(to.X), int(to.Y)}
		}
		if a.Then == rules.FiveFootStep {
			c.Then = nil
		}
		if rules.Trigger(a.Option) == rules.EnemyLeavesCell {
			c.Square = &[2]int{int(a.Cell.X), int(a.Cell.Y)}
		}
	case rules.Aid:
		c.Weapon, c.Ally = weaponName(cr, a.Weapon), e.Creatures[a.Ally].Sheet
	case rules.AttackSquare:
		c.Weapon, c.Square = weaponName(cr, a.Weapon), &[2]int{int(a.Cell.X), int(a.Cell.Y)}
	case rules.Grapple:
		if a.On == rules.Nobody { // by its square
			c.Square = &[2]int{int(a.Cell.X), int(a.Cell.Y)}
		}
	case rules.CoupDeGraceFind:
		c.Square = &[2]int{int(a.Cell.X), int(a.Cell.Y)}
	case rules.CoupDeGrace:
		c.Weapon = weaponName(cr, a.Weapon)
	case rules.GrappleEscape, rules.Release:
		c.Amount = 0
		if a.Amount != 0 {
			c.Square = &[2]int{int(a.Cell.X), int(a.Cell.Y)}
		}
	case rules.Disarm:
		c.Weapon, c.Amount = weaponName(cr, a.Weapon), 0
		if a.Amount > 0 && int(a.Amount) <= len(e.Creatures[a.On].Weapons) {
			c.Item = weaponName(&e.Creatures[a.On], int8(a.Amount-1))
		}
	case rules.PickUp:
		c.Weapon = weaponName(&e.Creatures[a.On], a.Weapon)
	case rules.Trip:
		c.Weapon = weaponName(cr, a.Weapon)
	case rules.Attack, rules.FightDefensively, rules.Charge, rules.Draw, rules.Sheathe, rules.Drop, rules.Load:
		c.Weapon = weaponName(cr, a.Weapon)
	}
	if e.Rules.Attack.OneWeapon {
		c.Weapon = ""
	}
	same := true
	for _, b := range a.Blows[:a.NBlows] {
		c.Weapons = append(c.Weapons, weaponName(cr, b.Weapon))
		c.Targets = append(c.Targets, e.Creatures[b.On].Sheet)
		same = same && b.On == a.On
	}
	if same {
		c.Targets = nil
	}
	if a.NBlows > 0 {
		c.Weapon = ""
	}
	if a.Verb == rules.Charge {
		if a.Option&combat.OptionSquare != 0 {
			c.Square = &[2]int{int(a.Cell.X), int(a.Cell.Y)}
		}
		if a.Option&combat.OptionRush != 0 {
			c.Option = "bull_rush"
		}
		return c // the path of a charge follows from its destination
	}
	for _, cell := range a.Path.Cells(nil, combat.PathStart(e, a)) {
		c.Cells = append(c.Cells, [2]int{int(cell.X), int(cell.Y)})
	}
	if a.Verb == rules.Ready {
		c.Cells = nil // they are those of what is readied
	}
	if names := orderOptions[a.Verb]; int(a.Option) < len(names) && c.Option == "" {
		c.Option = names[a.Option]
	}
	for id := range e.Count() {
		if a.With>>id&1 == 1 {
			c.With = append(c.With, e.Creatures[id].Sheet)
		}
		if a.Declined>>id&1 == 1 {
			c.Decline = append(c.Decline, e.Creatures[id].Sheet)
		}
	}
	return c
}

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
	if a.On != rules.Nobody {
		c.On = e.Creatures[a.On].Sheet
	}
	c.tellVerb(e, a)
	if e.Rules.Attack.OneWeapon {
		c.Weapon = ""
	}
	c.tellBlows(e, a)
	if a.Verb == rules.Charge { // its path follows from its destination
		return c
	}
	if a.Verb != rules.Ready { // there it is that of what is readied
		c.Cells = pairs(a.Path.Cells(nil, combat.PathStart(e, a)))
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

// tellVerb writes what some verbs say besides who does it to whom.
func (c *Command) tellVerb(e *rules.Encounter, a *rules.Action) {
	cr := &e.Creatures[a.By]
	switch a.Verb {
	case rules.Move:
		c.tellMove(e, a)
	case rules.Power:
		c.Option, c.Square = cr.Powers[a.Option].ID, pair(a.Cell)
	case rules.Drink:
		c.Option, c.On = cr.Powers[a.Option].ID, 0
	case rules.Ready:
		c.tellReadied(e, a)
	case rules.Aid:
		c.Weapon, c.Ally = weaponName(cr, a.Weapon), e.Creatures[a.Ally].Sheet
	case rules.AttackSquare:
		c.Weapon, c.Square = weaponName(cr, a.Weapon), pair(a.Cell)
	case rules.Grapple:
		if a.On == rules.Nobody { // by its square
			c.Square = pair(a.Cell)
		}
	case rules.CoupDeGraceFind:
		c.Square = pair(a.Cell)
	case rules.GrappleEscape, rules.Release:
		c.Amount = 0
		if a.Amount != 0 {
			c.Square = pair(a.Cell)
		}
	case rules.Disarm:
		c.Weapon, c.Amount = weaponName(cr, a.Weapon), 0
		if a.Amount > 0 && int(a.Amount) <= len(e.Creatures[a.On].Weapons) {
			c.Item = weaponName(&e.Creatures[a.On], int8(a.Amount-1))
		}
	case rules.PickUp:
		c.Weapon = weaponName(&e.Creatures[a.On], a.Weapon)
	case rules.Charge:
		c.Weapon = weaponName(cr, a.Weapon)
		if a.Option&combat.OptionSquare != 0 {
			c.Square = pair(a.Cell)
		}
		if a.Option&combat.OptionRush != 0 {
			c.Option = "bull_rush"
		}
	case rules.Attack, rules.FightDefensively, rules.CoupDeGrace, rules.Trip, rules.Draw, rules.Sheathe, rules.Drop, rules.Load:
		c.Weapon = weaponName(cr, a.Weapon)
	}
}

// tellMove writes what a move does on the way.
func (c *Command) tellMove(e *rules.Encounter, a *rules.Action) {
	if a.Option&combat.OptionDraw != 0 {
		c.Weapon = weaponName(&e.Creatures[a.By], a.Weapon)
	}
	var words []string
	for _, w := range wayOptions {
		if a.Option&w.bit != 0 {
			words = append(words, w.name)
		}
	}
	if a.Then == rules.Hide {
		words = append(words, rules.Hide.String())
	}
	c.Option = strings.Join(words, " ")
	if a.Option&combat.OptionSqueeze != 0 {
		c.Square = pair(combat.PathStart(e, a))
	}
}

// tellBlows writes the attacks of a full attack; at whom only where they are not all
// aimed at the same.
func (c *Command) tellBlows(e *rules.Encounter, a *rules.Action) {
	if a.NBlows == 0 {
		return
	}
	c.Weapon = ""
	same := true
	for _, b := range a.Blows[:a.NBlows] {
		c.Weapons = append(c.Weapons, weaponName(&e.Creatures[a.By], b.Weapon))
		c.Targets = append(c.Targets, e.Creatures[b.On].Sheet)
		same = same && b.On == a.On
	}
	if same {
		c.Targets = nil
	}
}

// pair is a cell as commands write it.
func pair(at grid.Cell) *[2]int { return &[2]int{int(at.X), int(at.Y)} }

// pairs is a way as commands write it.
func pairs(way []grid.Cell) (cells [][2]int) {
	for _, at := range way {
		cells = append(cells, *pair(at))
	}
	return cells
}

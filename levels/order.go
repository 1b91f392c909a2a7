package levels

import (
	"fmt"
	"slices"
	"strings"

	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// The options of commands that an Action carries as a number.
var orderOptions = map[rules.Verb][]string{
	rules.Ready:         rules.TriggerNames(),
	rules.NewTurn:       {"", "surprise", "surprised"},
	rules.Charge:        {"", "", "bull_rush", "bull_rush"},
	rules.Aid:           {"", "attack", "ac"},
	rules.GrappleEscape: {"", "escape_artist"},
	rules.Release:       {"", "pin"},
	rules.Escape:        {"", "escape_artist", "strength"},
}

// Action turns a command into the action it orders in an encounter. The error
// names the key that fits nothing there.
func (c *Command) Action(e *rules.Encounter) (rules.Action, error) {
	a := rules.Action{On: rules.Nobody, Amount: int16(min(max(c.Amount, 0), 9999))}
	var ok bool
	if a.Verb, ok = rules.VerbByName(c.Do); !ok {
		return a, fmt.Errorf("do: %q is no command", c.Do)
	}
	var err error
	if c.By != 0 || a.Verb != rules.NewPhase { // a phase is nobody's (SKI-17)
		if a.By, err = who(e, "by", c.By); err != nil {
			return a, err
		}
	}
	if c.On != 0 {
		if a.On, err = who(e, "on", c.On); err != nil {
			return a, err
		}
	}
	cr := &e.Creatures[a.By]
	if a.Verb == rules.PickUp {
		return a, c.item(e, &a)
	}
	if e.Rules.Attack.OneWeapon {
		a.Weapon = 0
	} else if c.Weapon != "" {
		if a.Weapon, err = weaponByName(cr, "weapon", c.Weapon); err != nil {
			return a, err
		}
	} else if a.Verb == rules.Disarm {
		a.Weapon = meleeInHand(e, a.By)
	} else if len(cr.Weapons) == 0 || a.Verb == rules.Trip || a.Verb == rules.Grapple || a.Verb == rules.BullRush {
		a.Weapon = rules.UnarmedWeapon
	}
	if err := c.blows(e, &a, cr); err != nil {
		return a, err
	}
	cells := c.Cells
	if c.Then != nil {
		if a.Then, ok = rules.VerbByName(c.Then.Do); !ok {
			return a, fmt.Errorf("then.do: %q is no command", c.Then.Do)
		}
		if c.Then.Weapon != "" && a.Then != rules.PickUp {
			if a.Weapon, err = weaponByName(cr, "then.weapon", c.Then.Weapon); err != nil {
				return a, err
			}
		}
		if cells, err = c.Then.readied(e, &a); err != nil {
			return a, fmt.Errorf("then.%w", err)
		}
	}
	if c.Step != nil && a.Verb == rules.Ready {
		if c.Then == nil {
			a.Then = rules.FiveFootStep
		}
		at := e.Facts.Combatants[a.By].At
		d, ok := grid.DirBetween(at, grid.C(c.Step[0], c.Step[1]))
		if !ok {
			return a, fmt.Errorf("step: [%d,%d] is not one step from [%d,%d]", c.Step[0], c.Step[1], at.X, at.Y)
		}
		a.Step = 1 + uint8(d)
	}
	if c.Ally != 0 {
		if a.Ally, err = who(e, "ally", c.Ally); err != nil {
			return a, err
		}
	}
	if a.Verb == rules.Aid && a.Option == 0 {
		a.Option = 1 // the attack roll, when nothing else is said
	}
	for _, id := range c.With {
		d, err := who(e, "with", id)
		if err != nil {
			return a, err
		}
		a.With |= 1 << d
	}
	for _, id := range c.Decline {
		d, err := who(e, "decline", id)
		if err != nil {
			return a, err
		}
		a.Declined |= 1 << d
	}
	if c.Square != nil {
		a.Cell = grid.C(c.Square[0], c.Square[1])
		switch a.Verb {
		case rules.Charge:
			a.Option |= combat.OptionSquare
		case rules.GrappleEscape, rules.Release:
			a.Amount = 1 // the square is chosen
		}
	}
	if a.Verb == rules.Power {
		if a.Option = powerByName(cr, c.Option, false); a.Option == rules.MaxPowers {
			return a, fmt.Errorf("option: %s has no power %q", cr.Name, c.Option)
		}
		if c.Square == nil && a.On != rules.Nobody {
			a.Cell = e.Facts.Combatants[a.On].At
		}
	}
	if a.Verb == rules.Drink {
		a.On, a.Cell = a.By, e.Facts.Combatants[a.By].At
		a.Option = powerByName(cr, c.Option, true)
	}
	if c.Item != "" && a.On != rules.Nobody {
		item, err := weaponByName(&e.Creatures[a.On], "item", c.Item)
		if err != nil {
			return a, err
		}
		a.Amount = int16(item) + 1
	}
	if a.Verb == rules.Move {
		if err := c.onTheWay(e, &a); err != nil {
			return a, err
		}
	}
	if c.Option != "" && orderOptions[a.Verb] != nil {
		if _, err := c.option(a.Verb); err != nil {
			return a, err
		}
	}
	for i, name := range orderOptions[a.Verb] {
		if c.Option != "" && c.Option == name && (a.Verb != rules.Charge || a.Option&^uint8(i) == 0) {
			a.Option = uint8(i)
			break
		}
	}
	at := combat.PathStart(e, &a)
	for i, cell := range cells {
		next := grid.C(cell[0], cell[1])
		d, ok := grid.DirBetween(at, next)
		if !ok || !a.Path.Add(d) {
			return a, fmt.Errorf("cells[%d]: [%d,%d] is not one step from [%d,%d]", i, cell[0], cell[1], at.X, at.Y)
		}
		at = next
		if a.Verb != rules.Ready { // there it is the square that is watched
			a.Cell = next
		}
	}
	return a, nil
}

// readied puts what a command says of an action into the action that readies it, and
// returns the squares of its way (INI-08).
func (c *Command) readied(e *rules.Encounter, a *rules.Action) (cells [][2]int, err error) {
	switch a.Then {
	case rules.Power, rules.Drink:
		a.Amount = int16(powerByName(&e.Creatures[a.By], c.Option, a.Then == rules.Drink))
	case rules.Move, rules.Crawl:
		return c.Cells, nil
	case rules.OpenDoor, rules.CloseDoor:
		a.Amount = int16(c.Amount)
	case rules.Aid:
		if a.Ally, err = who(e, "ally", c.Ally); err != nil {
			return nil, err
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
				return nil, err
			}
		}
		err = c.item(e, &thing)
		a.Ally, a.Weapon = thing.On, thing.Weapon
	}
	return nil, err
}

// option is the number of a command's option among those of a verb.
func (c *Command) option(v rules.Verb) (int16, error) {
	names := orderOptions[v]
	i := slices.Index(names, c.Option)
	if i < 0 {
		return 0, fmt.Errorf("option: %q is none of %s", c.Option, strings.Join(slices.Compact(slices.Clone(names[1:])), ", "))
	}
	return int16(i), nil
}

// wayOptions are what a move may do besides, by their words in "option".
var wayOptions = [...]struct {
	name string
	bit  uint8
}{
	{"draw", combat.OptionDraw}, {"loose_shield", combat.OptionLoose}, {"ready_shield", combat.OptionReady}, {"squeeze", combat.OptionSqueeze},
}

// onTheWay reads the option of a move: words of wayOptions with spaces between.
func (c *Command) onTheWay(e *rules.Encounter, a *rules.Action) error {
	for _, word := range strings.Fields(c.Option) {
		bit := uint8(0)
		for _, w := range wayOptions {
			if w.name == word {
				bit = w.bit
			}
		}
		switch bit {
		case 0:
			return fmt.Errorf("option: %q is none of draw, loose_shield, ready_shield, squeeze", word)
		case combat.OptionSqueeze:
			a.Option |= c.squeeze(e, a.By)
		default:
			a.Option |= bit
		}
	}
	return nil
}

// powerByName returns the power of an id, or the first draught when none is
// named; MaxPowers when there is none.
func powerByName(c *rules.Creature, id string, potion bool) uint8 {
	for i := range c.Powers {
		if p := &c.Powers[i]; p.Potion == potion && (p.ID == id || potion && id == "") {
			return uint8(i)
		}
	}
	return rules.MaxPowers
}

// squeeze reads from which part of its space a creature squeezes: the block
// named by "square", or the first from which the path's first cell is one legal
// step, straight before diagonal (MOV-07).
func (c *Command) squeeze(e *rules.Encounter, by rules.ID) (option uint8) {
	option = combat.OptionSqueeze
	s := e.Space(by)
	found := 0
	for i := range s.Len() {
		o, ok := combat.NarrowOption(e, by, s.Cell(i))
		switch {
		case !ok:
		case c.Square != nil:
			if s.Cell(i) == grid.C(c.Square[0], c.Square[1]) {
				return o
			}
		case len(c.Cells) > 0:
			d, near := grid.DirBetween(s.Cell(i), grid.C(c.Cells[0][0], c.Cells[0][1]))
			if !near {
				continue
			}
			rank := 2
			if d.Diagonal() {
				rank = 1
			}
			if _, why := e.Field().Step(grid.Space{At: s.Cell(i), N: (s.N + 1) / 2}, d); why == grid.StepOK && rank > found {
				option, found = o, rank
			}
		}
	}
	return option
}

// blows reads the attacks of a full attack.
func (c *Command) blows(e *rules.Encounter, a *rules.Action, cr *rules.Creature) error {
	if len(c.Weapons) > rules.MaxAttacks {
		return fmt.Errorf("weapons: %d attacks are more than %d", len(c.Weapons), rules.MaxAttacks)
	}
	if len(c.Targets) != 0 && len(c.Targets) != len(c.Weapons) {
		return fmt.Errorf("targets: %d where weapons has %d", len(c.Targets), len(c.Weapons))
	}
	for i, name := range c.Weapons {
		w, err := weaponByName(cr, fmt.Sprintf("weapons[%d]", i), name)
		if err != nil {
			return err
		}
		on := a.On
		if len(c.Targets) > 0 {
			if on, err = who(e, fmt.Sprintf("targets[%d]", i), c.Targets[i]); err != nil {
				return err
			}
		}
		a.Blows[i] = rules.Blow{Weapon: w, On: on}
		a.NBlows++
	}
	if a.NBlows > 0 && c.Weapon == "" {
		a.Weapon = a.Blows[0].Weapon
	}
	if a.Verb == rules.FullAttack && a.NBlows == 0 && c.Weapon != "" {
		a.Blows[0], a.NBlows = rules.Blow{Weapon: a.Weapon, On: a.On}, 1
	}
	return nil
}

// item reads what a command picks up: a thing of that name on the ground, the
// creature's own before others', within its reach before farther ones.
func (c *Command) item(e *rules.Encounter, a *rules.Action) error {
	here := e.Space(a.By)
	best, owner := -1, a.On
	for _, it := range e.Facts.Items {
		if it.Holder != rules.Nobody || owner != rules.Nobody && it.Owner != owner || e.Creatures[it.Owner].Weapon(it.Weapon).Name != c.Weapon {
			continue
		}
		rank := 0
		if grid.Adjacent(here, grid.Square(it.At)) {
			rank = 2
		}
		if it.Owner == a.By {
			rank++
		}
		if rank > best {
			best, a.On, a.Weapon, a.Cell = rank, it.Owner, it.Weapon, it.At
		}
	}
	if best >= 0 {
		return nil
	}
	of := a.By
	if owner != rules.Nobody {
		of = owner
	}
	w, err := weaponByName(&e.Creatures[of], "weapon", c.Weapon)
	for id := rules.ID(0); err != nil && owner == rules.Nobody && id < e.Count(); id++ {
		// Somebody's weapon that lies nowhere: a wish, not a mistake.
		if k, none := weaponByName(&e.Creatures[id], "weapon", c.Weapon); none == nil {
			of, w, err = id, k, nil
		}
	}
	a.On, a.Weapon = of, w
	return err
}

// meleeInHand returns the first melee weapon a creature holds, or its bare
// hands.
func meleeInHand(e *rules.Encounter, id rules.ID) int8 {
	for i := range e.Creatures[id].Weapons {
		if w := &e.Creatures[id].Weapons[i]; !w.Projectile() && (w.Natural || e.Facts.Combatants[id].Ready>>i&1 == 1) {
			return int8(i)
		}
	}
	return rules.UnarmedWeapon
}

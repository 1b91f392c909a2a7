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
	parts := []func(*rules.Encounter, *rules.Action) error{c.parties, c.arms, c.blows, c.waits, c.helpers, c.aims, c.options, c.way}
	if a.Verb == rules.PickUp {
		parts = []func(*rules.Encounter, *rules.Action) error{c.parties, c.item}
	}
	for _, read := range parts {
		if err := read(e, &a); err != nil {
			return a, err
		}
	}
	return a, nil
}

// parties reads who acts, and on whom.
func (c *Command) parties(e *rules.Encounter, a *rules.Action) (err error) {
	if c.By != 0 || a.Verb != rules.NewPhase { // a phase is nobody's (SKI-17)
		if a.By, err = who(e, "by", c.By); err != nil {
			return err
		}
	}
	if c.On != 0 {
		a.On, err = who(e, "on", c.On)
	}
	return err
}

// arms reads the weapon, or takes the one that a command without a weapon means.
func (c *Command) arms(e *rules.Encounter, a *rules.Action) (err error) {
	cr := &e.Creatures[a.By]
	switch {
	case e.Rules.Attack.OneWeapon:
		a.Weapon = 0
	case c.Weapon != "":
		a.Weapon, err = weaponByName(cr, "weapon", c.Weapon)
	case a.Verb == rules.Disarm:
		a.Weapon = meleeInHand(e, a.By)
	case len(cr.Weapons) == 0, a.Verb == rules.Trip, a.Verb == rules.Grapple, a.Verb == rules.BullRush:
		a.Weapon = rules.UnarmedWeapon
	}
	return err
}

// helpers reads who is helped, who lends fire, and who lets an opportunity pass.
func (c *Command) helpers(e *rules.Encounter, a *rules.Action) (err error) {
	if c.Ally != 0 {
		if a.Ally, err = who(e, "ally", c.Ally); err != nil {
			return err
		}
	}
	if a.Verb == rules.Aid && a.Option == 0 {
		a.Option = 1 // the attack roll, when nothing else is said
	}
	if a.With, err = all(e, "with", c.With); err != nil {
		return err
	}
	a.Declined, err = all(e, "decline", c.Decline)
	return err
}

// all is the set of the creatures that a key lists.
func all(e *rules.Encounter, key string, sheets []int) (set uint64, err error) {
	for _, sheet := range sheets {
		id, err := who(e, key, sheet)
		if err != nil {
			return set, err
		}
		set |= 1 << id
	}
	return set, nil
}

// aims reads the square, the power and the thing that an action is about.
func (c *Command) aims(e *rules.Encounter, a *rules.Action) error {
	cr := &e.Creatures[a.By]
	if c.Square != nil {
		a.Cell = grid.C(c.Square[0], c.Square[1])
		switch a.Verb {
		case rules.Charge:
			a.Option |= combat.OptionSquare
		case rules.GrappleEscape, rules.Release:
			a.Amount = 1 // the square is chosen
		}
	}
	switch a.Verb {
	case rules.Power:
		if a.Option = powerByName(cr, c.Option, false); a.Option == rules.MaxPowers {
			return fmt.Errorf("option: %s has no power %q", cr.Name, c.Option)
		}
		if c.Square == nil && a.On != rules.Nobody {
			a.Cell = e.Facts.Combatants[a.On].At
		}
	case rules.CoupDeGraceFind:
		c.found(e, a)
	case rules.Drink:
		a.On, a.Cell = a.By, e.Facts.Combatants[a.By].At
		a.Option = powerByName(cr, c.Option, true)
	}
	if c.Item != "" && a.On != rules.Nobody {
		item, err := weaponByName(&e.Creatures[a.On], "item", c.Item)
		if err != nil {
			return err
		}
		a.Amount = int16(item) + 1
	}
	return nil
}

// found completes the search before a coup de grâce: who names the one looked for
// says where, who names the square whom (HLP-07).
func (c *Command) found(e *rules.Encounter, a *rules.Action) {
	if c.Square == nil && a.On != rules.Nobody {
		a.Cell = e.Facts.Combatants[a.On].At
	}
	for on := rules.ID(0); on < e.Count() && c.Square != nil && a.On == rules.Nobody; on++ {
		if e.Present(on) && e.Hostile(a.By, on) && e.Space(on).Contains(a.Cell) {
			a.On = on
		}
	}
}

// options reads in which of its ways an action is done.
func (c *Command) options(e *rules.Encounter, a *rules.Action) error {
	if a.Verb == rules.Move {
		if err := c.onTheWay(e, a); err != nil {
			return err
		}
	}
	names := orderOptions[a.Verb]
	if c.Option == "" || names == nil {
		return nil
	}
	if _, err := c.option(a.Verb); err != nil {
		return err
	}
	for i, name := range names {
		if c.Option == name && (a.Verb != rules.Charge || a.Option&^uint8(i) == 0) {
			a.Option = uint8(i)
			break
		}
	}
	return nil
}

// way reads the squares that an action leads over, of what is readied where it waits.
func (c *Command) way(e *rules.Encounter, a *rules.Action) error {
	cells := c.Cells
	if c.Then != nil {
		cells = nil
		if a.Then == rules.Move || a.Then == rules.Crawl {
			cells = c.Then.Cells
		}
	}
	at := combat.PathStart(e, a)
	for i, cell := range cells {
		next := grid.C(cell[0], cell[1])
		d, ok := grid.DirBetween(at, next)
		if !ok || !a.Path.Add(d) {
			return fmt.Errorf("cells[%d]: [%d,%d] is not one step from [%d,%d]", i, cell[0], cell[1], at.X, at.Y)
		}
		at = next
		if a.Verb != rules.Ready { // there it is the square that is watched
			a.Cell = next
		}
	}
	return nil
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
		if word == rules.Hide.String() { // where the way ends (STL-01)
			a.Then = rules.Hide
			continue
		}
		bit := uint8(0)
		for _, w := range wayOptions {
			if w.name == word {
				bit = w.bit
			}
		}
		switch bit {
		case 0:
			return fmt.Errorf("option: %q is none of draw, loose_shield, ready_shield, squeeze, hide", word)
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
func (c *Command) blows(e *rules.Encounter, a *rules.Action) error {
	if len(c.Weapons) > rules.MaxAttacks {
		return fmt.Errorf("weapons: %d attacks are more than %d", len(c.Weapons), rules.MaxAttacks)
	}
	if len(c.Targets) != 0 && len(c.Targets) != len(c.Weapons) {
		return fmt.Errorf("targets: %d where weapons has %d", len(c.Targets), len(c.Weapons))
	}
	for i, name := range c.Weapons {
		w, err := weaponByName(&e.Creatures[a.By], fmt.Sprintf("weapons[%d]", i), name)
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

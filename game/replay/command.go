package replay

import (
	"fmt"
	"slices"
	"strconv"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// uses says which keys of a command a verb reads.
type uses uint8

const (
	usesWeapon uses = 1 << iota
	usesBlows       // weapons and targets
	usesPath
	usesSquare // always written
	usesChoice // a square is a choice, told by option 1
)

var verbUses = [rules.VerbCount]uses{
	rules.Attack: usesWeapon, rules.FullAttack: usesBlows, rules.FightDefensively: usesWeapon | usesBlows,
	rules.AttackSquare: usesWeapon | usesSquare, rules.Aid: usesWeapon, rules.Trip: usesWeapon,
	rules.Disarm: usesWeapon, rules.CoupDeGrace: usesWeapon, rules.CoupDeGraceFind: usesWeapon,
	rules.Charge: usesWeapon | usesChoice, rules.Move: usesPath, rules.FiveFootStep: usesPath,
	rules.Crawl: usesPath, rules.Withdraw: usesPath, rules.Run: usesPath, rules.Overrun: usesPath,
	rules.Draw: usesWeapon, rules.Sheathe: usesWeapon, rules.Drop: usesWeapon, rules.Load: usesWeapon,
	rules.PickUp: usesWeapon, rules.GrappleEscape: usesSquare, rules.Release: usesSquare,
	rules.OpenDoor: usesSquare, rules.CloseDoor: usesSquare, rules.Search: usesSquare,
}

// optionNames gives the options of a verb their words; an option without one
// is written as its number.
var optionNames = [rules.VerbCount][]string{
	rules.NewTurn: {"", "surprise", "surprised"},
}

// ToAction translates a command into an action for an encounter as it stands:
// ids of sheets become ids of combatants, names of weapons their places on
// the sheet, cells a path. It does not ask whether the action is legal. The
// error names the key that cannot be understood.
func ToAction(e *rules.Encounter, c *levels.Command) (rules.Action, error) {
	a := rules.Action{On: rules.Nobody}
	verb, ok := rules.VerbByName(c.Do)
	if !ok {
		return a, fmt.Errorf("do: %q is no command", c.Do)
	}
	a.Verb = verb
	var err error
	if a.By, err = combatant(e, "by", c.By); err != nil {
		return a, err
	}
	if c.On != 0 {
		if a.On, err = combatant(e, "on", c.On); err != nil {
			return a, err
		}
	}
	if c.Amount < -1000 || c.Amount > 1000 {
		return a, fmt.Errorf("amount: %d is out of range", c.Amount)
	}
	a.Amount = int16(c.Amount)
	for _, id := range c.Decline {
		who, err := combatant(e, "decline", id)
		if err != nil {
			return a, err
		}
		a.Declined |= 1 << who
	}
	if a.Option, err = toOption(verb, c.Option); err != nil {
		return a, err
	}
	use := verbUses[verb]
	if use&usesBlows != 0 {
		if err := toBlows(e, c, &a); err != nil {
			return a, err
		}
	}
	if use&usesWeapon != 0 && a.NBlows == 0 {
		if a.Weapon, err = weapon(e, a.By, c.Weapon); err != nil {
			return a, fmt.Errorf("weapon: %w", err)
		}
	}
	if use&usesPath != 0 {
		if err := toPath(e, c.Cells, &a); err != nil {
			return a, err
		}
	}
	if c.Square != nil {
		at := grid.C(c.Square[0], c.Square[1])
		if int(at.X) != c.Square[0] || int(at.Y) != c.Square[1] {
			return a, fmt.Errorf("square: [%d,%d] is out of range", c.Square[0], c.Square[1])
		}
		a.Cell = at
		if use&usesChoice != 0 {
			a.Option = 1
		}
	}
	return a, nil
}

// combatant finds the combatant of a sheet id.
func combatant(e *rules.Encounter, key string, sheet int) (rules.ID, error) {
	for i := range e.Creatures {
		if e.Creatures[i].Sheet == sheet {
			return rules.ID(i), nil
		}
	}
	return rules.Nobody, fmt.Errorf("%s: no combatant has the id %d", key, sheet)
}

// weapon finds a weapon on a creature's sheet; no name is its first weapon in
// hand, and "dagger#2" is the second dagger.
func weapon(e *rules.Encounter, by rules.ID, name string) (int8, error) {
	c := &e.Creatures[by]
	if name == "unarmed" {
		return rules.UnarmedWeapon, nil
	}
	for i := range c.Weapons {
		if name == "" && e.Facts.Combatants[by].Ready>>i&1 == 1 || name != "" && c.Weapons[i].Name == name {
			return int8(i), nil
		}
	}
	for i := range c.Weapons {
		if weaponName(e, by, int8(i)) == name {
			return int8(i), nil
		}
	}
	if name == "" {
		return rules.UnarmedWeapon, nil
	}
	return 0, fmt.Errorf("combatant %d has no %q", c.Sheet, name)
}

func toOption(v rules.Verb, name string) (uint8, error) {
	if name == "" {
		return 0, nil
	}
	if i := slices.Index(optionNames[v], name); i > 0 {
		return uint8(i), nil
	}
	n, err := strconv.ParseUint(name, 10, 8)
	if err != nil {
		return 0, fmt.Errorf("option: %q is no option of %s", name, v)
	}
	return uint8(n), nil
}

// toBlows reads the attacks of a full attack: weapons, on one target or each
// on its own.
func toBlows(e *rules.Encounter, c *levels.Command, a *rules.Action) error {
	names := c.Weapons
	if len(names) == 0 && a.Verb == rules.FullAttack {
		names = []string{c.Weapon}
	}
	if len(names) > rules.MaxAttacks {
		return fmt.Errorf("weapons: %d are more than %d", len(names), rules.MaxAttacks)
	}
	if len(c.Targets) > 0 && len(c.Targets) != len(names) {
		return fmt.Errorf("targets: %d for %d weapons", len(c.Targets), len(names))
	}
	for i, name := range names {
		b := rules.Blow{On: a.On}
		var err error
		if b.Weapon, err = weapon(e, a.By, name); err != nil {
			return fmt.Errorf("weapons[%d]: %w", i, err)
		}
		if len(c.Targets) > 0 {
			if b.On, err = combatant(e, "targets", c.Targets[i]); err != nil {
				return err
			}
		}
		a.Blows[i] = b
		a.NBlows++
	}
	if a.NBlows > 0 {
		a.Weapon, a.On = a.Blows[0].Weapon, a.Blows[0].On
	}
	return nil
}

// toPath reads the cells of a way, each beside the one before.
func toPath(e *rules.Encounter, cells [][2]int, a *rules.Action) error {
	at := e.Facts.Combatants[a.By].At
	for i, c := range cells {
		next := grid.C(c[0], c[1])
		d, ok := grid.DirBetween(at, next)
		if !ok || int(next.X) != c[0] || int(next.Y) != c[1] {
			return fmt.Errorf("cells[%d]: [%d,%d] is not one step from [%d,%d]", i, c[0], c[1], at.X, at.Y)
		}
		if !a.Path.Add(d) {
			return fmt.Errorf("cells: more than %d", rules.MaxPath)
		}
		at = next
	}
	a.Cell = at
	return nil
}

// FromAction translates an action back into the command that says the same;
// ToAction of it gives an action of the same effect.
func FromAction(e *rules.Encounter, a *rules.Action) levels.Command {
	c := levels.Command{Do: a.Verb.String(), By: e.Creatures[a.By].Sheet, Amount: int(a.Amount)}
	if a.On >= 0 && a.On < e.Count() {
		c.On = e.Creatures[a.On].Sheet
	}
	for id := range e.Count() {
		if a.Declined>>id&1 == 1 {
			c.Decline = append(c.Decline, e.Creatures[id].Sheet)
		}
	}
	use := verbUses[a.Verb]
	if a.Option > 0 && use&(usesBlows|usesChoice) == 0 {
		c.Option = fromOption(a.Verb, a.Option)
	}
	if use&usesBlows != 0 && a.NBlows > 0 {
		fromBlows(e, a, &c)
	} else if use&usesWeapon != 0 {
		c.Weapon = weaponName(e, a.By, a.Weapon)
	}
	if use&usesPath != 0 {
		at := e.Facts.Combatants[a.By].At
		c.Cells = make([][2]int, 0, a.Path.Len())
		for i := range a.Path.Len() {
			at = at.Step(a.Path.Step(i))
			c.Cells = append(c.Cells, [2]int{int(at.X), int(at.Y)})
		}
	}
	if use&usesSquare != 0 || use&usesChoice != 0 && a.Option == 1 {
		c.Square = &[2]int{int(a.Cell.X), int(a.Cell.Y)}
	}
	return c
}

func fromOption(v rules.Verb, n uint8) string {
	if int(n) < len(optionNames[v]) {
		return optionNames[v][n]
	}
	return strconv.Itoa(int(n))
}

func fromBlows(e *rules.Encounter, a *rules.Action, c *levels.Command) {
	same := true
	for i := range int(a.NBlows) {
		b := a.Blows[i]
		c.Weapons = append(c.Weapons, weaponName(e, a.By, b.Weapon))
		same = same && b.On == a.Blows[0].On
		if b.On >= 0 && b.On < e.Count() {
			c.Targets = append(c.Targets, e.Creatures[b.On].Sheet)
		}
	}
	if same && len(c.Targets) > 0 {
		c.On, c.Targets = c.Targets[0], nil
	}
}

// weaponName names a weapon of a creature as commands do.
func weaponName(e *rules.Encounter, by rules.ID, i int8) string {
	c := &e.Creatures[by]
	if i < 0 || int(i) >= len(c.Weapons) {
		return "unarmed"
	}
	name, nth := c.Weapons[i].Name, 1
	for k := range i {
		if c.Weapons[k].Name == name {
			nth++
		}
	}
	if nth > 1 {
		name += "#" + strconv.Itoa(nth)
	}
	return name
}

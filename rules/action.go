package rules

import "tenaille/rules/grid"

// ID is a combatant's index in canonical order, that of ascending sheet ids
// (GEO-18). Facts and events name combatants by it.
type ID int8

// Nobody is the ID of no combatant.
const Nobody ID = -1

// MaxCombatants bounds the combatants of one encounter.
const MaxCombatants = 64

// Verb is the kind of an action, a row of the ruleset's action table
// (ACT-10).
type Verb uint8

// The verbs of ACT-10, the answers to a question, and what only a scenario
// or a script may do.
//
//names:list verbNames
const (
	NoVerb Verb = iota // ""
	Attack
	FullAttack
	AttackSquare
	FightDefensively
	TotalDefenceAction // "total_defence"
	Aid
	FirstAid
	Grapple
	GrappleDamage
	GrapplePin
	GrappleEscape
	Trip
	Disarm
	BullRush
	Overrun
	Net
	Ready
	Move
	StandUp
	Rise
	RightSelf
	Crawl
	Draw
	Sheathe
	PickUp
	Load
	Charge
	Run
	Withdraw
	CoupDeGrace
	CoupDeGraceFind
	Escape
	Drop
	DropProne
	Kneel
	Release
	FiveFootStep
	Delay
	NewTurn
	EndTurn
	Power
	Drink
	Hide
	Search
	OpenDoor
	CloseDoor
	Speak
	Wake
	NewPhase
	Pass
	Harm // "damage"
	Heal
	Take
	Decline
	Choose
	GrappleMove
	LooseShield
	ReadyShield

	VerbCount
)

// String returns the verb's name in position files, such as "stand_up".
func (v Verb) String() string { return verbNames[v] }

// VerbByName returns the verb of a name in position files.
func VerbByName(name string) (v Verb, ok bool) {
	for i, n := range verbNames {
		if n == name && i > 0 {
			return Verb(i), true
		}
	}
	return NoVerb, false
}

// UnarmedWeapon is the weapon index of the unarmed strike every creature has
// (ATK-21).
const UnarmedWeapon = -1

// NetWeapon is the weapon index of the net, which is thrown once (MAN-06).
const NetWeapon = -2

// MaxAttacks bounds the attacks of one full attack (ATK-15, ATK-16).
const MaxAttacks = 8

// Blow is one attack of a full attack: a weapon's index and a target.
type Blow struct {
	Weapon int8
	On     ID
}

// Action is one order of a creature, complete in itself: the same value
// serves the player, the machine, a replay and a script. It is comparable
// plain data.
type Action struct {
	Verb   Verb
	By     ID
	On     ID        // the creature aimed at, or Nobody
	Weapon int8      // index in the sheet, or UnarmedWeapon
	Ally   ID        // who is helped, Aid; whom or whose thing a readied action is for; otherwise 0
	Then   Verb      // the action readied; of a Move, Hide where it ends in hiding (STL-01)
	Cell   grid.Cell // a square aimed at, or the cell where a path ends
	Option uint8     // a choice the verb's row explains
	Amount int16     // hit points, Harm and Heal
	Step   uint8     // Ready: one more than the direction of the 5-foot step that goes with it
	Blows  [MaxAttacks]Blow
	NBlows uint8
	Path   Path
	// With holds those who lend their fire to an attack (SKI-14).
	With uint64
	// Declined holds the reactors that will not take an opportunity this
	// action gives; scripts decide so in advance.
	Declined uint64
}

// Path is a way of single steps, at most MaxPath.
type Path struct {
	n    uint8
	dirs [MaxPath / 2]uint8
}

// MaxPath bounds the steps of a path: four times a speed of 16, or two moves
// of the 40 squares that limited_move may say.
const MaxPath = 80

// Len returns the number of steps.
func (p *Path) Len() int { return int(p.n) }

// Step returns the direction of step i, counted from 0.
func (p *Path) Step(i int) grid.Dir { return grid.Dir(p.dirs[i/2] >> (i % 2 * 4) & 7) }

// Add appends a step; ok is false when the path is full.
func (p *Path) Add(d grid.Dir) (ok bool) {
	if p.n >= MaxPath {
		return false
	}
	p.dirs[p.n/2] |= uint8(d) << (p.n % 2 * 4)
	p.n++
	return true
}

// End returns the cell the path leads to from a start.
func (p *Path) End(from grid.Cell) grid.Cell {
	for i := range p.Len() {
		from = from.Step(p.Step(i))
	}
	return from
}

// Cells appends the cells the path enters, in order, starting after from.
func (p *Path) Cells(dst []grid.Cell, from grid.Cell) []grid.Cell {
	for i := range p.Len() {
		from = from.Step(p.Step(i))
		dst = append(dst, from)
	}
	return dst
}

// Refusal says why an action may not be taken: the rule that forbids it, and
// whom or where it concerns. The zero Refusal refuses nothing.
type Refusal struct {
	Cite Cite
	Who  ID
	At   grid.Cell
}

// Refuse returns the refusal by a rule.
func Refuse(c Cite) Refusal { return Refusal{Cite: c, Who: Nobody} }

// OK reports whether nothing is refused.
func (r Refusal) OK() bool { return r.Cite == NoCite }

package rules

import (
	"slices"

	"tenaille/rules/grid"
)

// Budget is what is left of a creature's turn (ACT-01), and what the turn
// has already used.
type Budget struct {
	Standard, Move uint8 // actions left: 1 or 0 each
	Free           uint8 // free actions left (ACT-05)
	Step           bool  // the 5-foot step is left (MOV-10)
	Moved          bool  // distance was moved this turn (MOV-10)
	Diagonals      uint8 // diagonals made this turn (MOV-02)
	Restricted     bool  // one standard or one move action only (ACT-08)
	Over           bool  // the turn is ended; nothing is legal (ACT-33)
	Blows          uint8 // attacks left of a staggered full attack (ATK-15)
	Began          bool  // opened by a turn's beginning, not by that of the encounter
	Shot           bool  // one of the attacks of a full attack was a shot (ACT-10)
	Paired         bool  // a light weapon was drawn that another comes with (ACT-23)
	Walked         uint8 // squares walked this turn (STL-01)
	Struck         bool  // has attacked in its own turn (STL-01)
	Lost           bool  // the turn that one surprised loses (LIM-04)
	Used           uint8 // powers used in this turn, one bit each (LIM-08)
	Delaying       bool  // waits to act after somebody else's turn (INI-07)
}

// Combatant is what can change about one creature: the facts of it.
type Combatant struct {
	Conditions Conditions
	// Taken holds the movers whose leaving squares this creature has already
	// answered with an attack since their turns began (AOO-11).
	Taken uint64
	At    grid.Cell
	HP    int16
	// Lowered is the damage to each ability score (DMG-11); no more than the
	// score of the sheet.
	Lowered Scores
	// Spent holds the scores at 0, one bit each, that keep their condition on the
	// creature (DMG-11).
	Spent  uint8
	Ready  uint16 // weapons in hand, one bit each
	Loaded uint16 // weapons loaded, one bit each
	// Loosed reports that its shield is not on its arm (ACT-23).
	Loosed bool
	// Initiative is the total rolled (INI-01).
	Initiative int16
	// Grip holds the creatures this one grapples with, mutually (GRP-03).
	Grip uint64
	// Held holds those of Grip that began the hold, so that this one must
	// escape where they may let go (GRP-09).
	Held uint64
	// Pins holds the creatures it has pinned (GRP-07).
	Pins uint64
	// Renewed reports that its pin was won or renewed in its turn.
	Renewed bool
	// NetThrown reports that its one net is gone (MAN-06).
	NetThrown     bool
	Opportunities uint8 // attacks of opportunity made since its turn began (AOO-08)
	Rolls         uint8 // tie-breaking rolls survived (INI-03)
	Budget        Budget
	// HideTotal is the last Hide check (STL-01), HiddenFrom the observers that
	// it beat; a hidden creature without any is hidden from every enemy.
	HiddenFrom uint64
	// Located holds the observers that know its square without seeing it, until it moves
	// (STL-03). In the view of their side it is absent, and where At says.
	Located   uint64
	Readied   Readied
	Uses      [MaxPowers]uint8 // of each power, this match
	HideTotal int16
	Surprised bool // takes no part in the surprise round (SUR-04)
	// Lurking reports that it has lain hidden since before the first turn: until
	// that ends, a side of which nobody has noticed it does not know of it
	// (SUR-01).
	Lurking   bool
	Activated bool // has had its activation in this phase (SKI-15)
	Absent    bool // not on the board for whoever holds these facts
	Away      Away // why it is not, where that is known (SKI-19)
}

// Trigger is what a readied action waits for (INI-08).
type Trigger uint8

// The triggers of INI-08.
//
//names:list triggerNames
const (
	NoTrigger Trigger = iota // ""
	EnemyEntersReach
	EnemyInSight
	EnemyAttacks
	EnemyLeavesCell
	EnemyUsesAbility

	TriggerCount
)

// String returns the trigger's name in position files.
func (t Trigger) String() string { return triggerNames[t] }

// TriggerNames returns the names of the triggers, by their numbers.
func TriggerNames() []string { return slices.Clone(triggerNames[:]) }

// Readied is an action that waits for its trigger (INI-08).
type Readied struct {
	Trigger Trigger
	Then    Verb
	Weapon  int8
	Option  uint8     // of the action: which power or door, or who is helped (combat.Due)
	Cell    grid.Cell // the square of EnemyLeavesCell
	Steps   bool      // a 5-foot step comes before it
	To      grid.Cell // where a readied move or the step leads
}

// Facts are everything that can change in an encounter except what is still
// to be done. Only Apply changes them.
type Facts struct {
	Combatants []Combatant // canonical order; ID is the index
	Order      [MaxCombatants]ID
	Ordered    uint8 // entries of Order in use
	Round      uint16
	Turn       uint8 // index in Order of the creature whose turn it is
	Started    bool  // initiative is settled and Turn counts
	Over       bool
	Winner     int8 // the side that won, or -1 for a draw; read when Over
	Goal       Goal // by which it was decided; read when Over (SKI-19)
	OpenDoors  uint64
	Last       ID // whose turn ended last, or Nobody
	// Items are what lies on the ground or is held by another than its owner,
	// in order of arrival.
	Items   []Item
	Effects []Effect // in order of arrival (DIC-14)
	Phase   Phase
	Quest   Quest // how far the goals have come (SKI-19)
}

// Phase is where a game stands in which sides take turns at activating their
// figures (SKI-15).
type Phase struct {
	Side int8  // whose turn it is
	Left uint8 // activations the side may still begin in it
	// Lead is the figure whose activation is open, else the first of the side
	// that may begin one; Nobody where creatures have turns of their own.
	Lead ID
	Open bool // Lead's activation has begun
	// Rolled is what each side has rolled for the first turn (SKI-17).
	Rolled [8]uint8
}

// Active returns the creature whose turn it is, or Nobody.
func (f *Facts) Active() ID {
	if f.Phase.Lead != Nobody && !f.Over {
		return f.Phase.Lead
	}
	if !f.Started || f.Over || f.Turn >= f.Ordered {
		return Nobody
	}
	return f.Order[f.Turn]
}

// Has reports whether a creature has a condition.
func (f *Facts) Has(id ID, c Condition) bool { return f.Combatants[id].Conditions.Has(c) }

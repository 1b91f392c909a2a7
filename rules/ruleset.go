package rules

import (
	"tenaille/rules/dice"
	"tenaille/rules/grid"
)

// MaxOps bounds the op codes of a ruleset.
const MaxOps = 64

// Op is the meaning of an op code. A step is worked off in one of three ways:
// Choice makes the machine wait for the answer of the creature named Who; Ask
// (returning true) makes it wait for a die, which Got receives; otherwise Do
// is called. The step is off the agenda before Do or Got runs.
type Op struct {
	Name   string
	Choice bool
	// Offers reports whether a Choice is still worth asking; when it is not,
	// the step is dropped unasked.
	Offers func(e *Encounter, s *Step) bool
	Ask    func(e *Encounter, s *Step) (dice.Question, bool)
	Got    func(e *Encounter, s *Step, a dice.Answer)
	Do     func(e *Encounter, s *Step)
	// Declined is called when a Choice is answered by anything but take; every
	// Choice has one, and a Cite.
	Declined func(e *Encounter, s *Step)
	// Wise reports what a creature does about a Choice for which nobody
	// decides; without it, it takes.
	Wise func(e *Encounter, s *Step) bool
	Cite Cite // the rule that gives a Choice
}

// Cost is the price of a verb in a turn's budget (ACT-10).
type Cost uint8

// The prices of ACT-10, under the names of its d20 column; a ruleset may give
// them others (Ruleset.Costs).
//
//names:list costNames
const (
	NoCost          Cost = iota // "none"
	StandardAction              // "standard"
	MoveAction                  // "move"
	FullRoundAction             // "full_round"
	FreeAction                  // "free"
	NotAnAction

	CostCount
)

// String returns the price's name, such as "full_round".
func (c Cost) String() string { return costNames[c] }

// Provocation is which enemies an action gives an opportunity to (ACT-10).
type Provocation uint8

// The entries of ACT-10's column.
const (
	ProvokesNobody Provocation = iota
	ProvokesAll
	ProvokesTarget
	ProvokesByWeapon // ranged: all; unarmed: the target; else nobody
	ProvokesBySquares
)

// VerbRow is one row of a ruleset's action table (ACT-10).
type VerbRow struct {
	Cost     Cost
	Twice    bool // told as two moves, which leave a turn as little as its Cost does (LIM-09)
	Provokes Provocation
	Cite     Cite
	// Check says what forbids the action beyond the budget and the state of
	// the creature, which the machine has already looked at.
	Check func(e *Encounter, a *Action) Refusal
	// List appends the canonical actions of the verb, unchecked for budget
	// but otherwise legal.
	List func(e *Encounter, by ID, dst []Action) []Action
	// Start puts the steps of a legal action on the agenda.
	Start func(e *Encounter, a *Action)
}

// StateRow is what a condition does besides its modifier rows (CND-01).
type StateRow struct {
	Cite     Cite
	NoAction bool // no action at all
	NoAoO    bool // makes no attack of opportunity
	NoThreat bool // threatens nothing
	Half     bool // half speed
}

// Ruleset is one set of rules as a value: tables and a few named functions.
// A variant is a copy with changes.
type Ruleset struct {
	Name   string
	Ops    [MaxOps]Op
	Verbs  [VerbCount]VerbRow
	Rows   []Row
	Checks []Row // the modifiers of opposed checks (MAN-01)
	Tests  []Row // the modifiers of saves and checks that one makes alone (SAV-01)
	States [ConditionCount]StateRow
	// Staggers lets the attacks of a full attack be declared one by one once
	// something has taken the place of the first (ATK-15, GRP-05).
	Staggers bool
	// DrawsOnTheWay is the base attack bonus from which a weapon or a shield is
	// readied on the way of a move for nothing; 0 is never (ACT-23).
	DrawsOnTheWay int8
	// HelpCost is the price of an ability that is no attack on an opponent,
	// where the sheet gives it a standard action; NoCost leaves that (LIM-07).
	HelpCost Cost
	// RoundSeconds is how long a round lasts, which decides only durations
	// given in seconds (LIM-01).
	RoundSeconds int
	// SurpriseRound gives those who are aware a round of their own before the
	// first (SUR-03); without it the surprised lose their first turn (LIM-04).
	SurpriseRound bool
	// FreePowers is how often a turn each power without a price may be used;
	// 0 is as often as free actions are left (LIM-08).
	FreePowers uint8
	// Costs names the prices of the action table in the ruleset's own words.
	Costs [CostCount]string
	// Pips are the parts of a turn's budget, in the order they are shown.
	Pips []Pip
	// Grounds are the rules by which the ruleset refuses what every ruleset
	// counts in its own way.
	Grounds Grounds

	// Begin puts the first steps of an encounter on its agenda.
	Begin func(e *Encounter)
	// Initiative puts on the agenda only what settles the order of turns, for
	// scripts that ask for it apart from Begin: first for all who roll before a
	// first round, else for those surprised in it (INI-01, LIM-05).
	Initiative func(e *Encounter, first bool)
	// NewRound is called when a round has begun, before its first turn; nil
	// where nothing is to be done then (LIM-05).
	NewRound func(e *Encounter)
	// Ambush puts the tests of hidden creatures against observers on the
	// agenda (SUR-02, LIM-02); nil where nobody hides and nobody is surprised
	// (SKI-18, SIL-38).
	Ambush func(e *Encounter, hidden, observers uint64)
	// Acts reports whether a creature may take the next action.
	Acts func(e *Encounter, id ID) bool
	// Barred says what in a creature's state or budget forbids a verb.
	Barred func(e *Encounter, a *Action, row *VerbRow) Refusal
	// Defeated reports whether a creature counts as lost (SKI-19).
	Defeated func(e *Encounter, id ID) bool
	// Tie returns what decides between two creatures in the order of turns,
	// where no die does (LIM-06); nil where dice do, or sides take turns.
	Tie func(e *Encounter, a, b ID) Tie
	// Prepare is called when a legal action is about to start, before it
	// changes anything.
	Prepare func(e *Encounter, a *Action)
	// Settle is called when an action is wholly done (SKI-19).
	Settle func(e *Encounter)
	// Speed returns the squares of one move (MOV-01).
	Speed func(e *Encounter, id ID) int
	// Squares returns how far a moving verb may lead a creature now.
	Squares func(e *Encounter, id ID, v Verb) int
	// Sees reports whether an observer sees a creature (GEO-12).
	Sees func(e *Encounter, observer, target ID) bool
	// Aim computes one attack before its dice (ATK-20).
	Aim func(e *Encounter, by, on ID, weapon int8, mode AttackMode, a *Aim)
	// Lines appends the lines that decide the cover of an attack, where they are
	// not those of COV-01 (SKI-07); nil where they are.
	Lines func(e *Encounter, by, on ID, dst []grid.CornerLine) []grid.CornerLine
	// Strikeable returns only the Refusal that Aim would give, which costs less.
	Strikeable func(e *Encounter, by, on ID, weapon int8, mode AttackMode) Refusal
	// Passage says how one creature stands in another's way (MOV-05).
	Passage func(e *Encounter, mover, other ID) Passage
	// Opportunities reports whether attacks of opportunity exist (CFL-16).
	Opportunities func(o *Options) bool
	// PoisedWhenFlat reports whether the flat-footed keep their Dexterity
	// (SIL-30).
	PoisedWhenFlat func(o *Options) bool
	// OutAtZero reports whether who has no hit points left is out of the fight
	// at once (CFL-18).
	OutAtZero func(o *Options) bool
	// Contributors returns those who may lend their fire to an attack (SKI-14).
	Contributors func(e *Encounter, by, on ID) uint64
	// Nearest returns the enemies of a creature whose cover does not keep them
	// from being attacked (SKI-10); none where that does not matter.
	Nearest func(e *Encounter, by ID) uint64
	// Figure returns the card of a creature where every combatant is a figure
	// of plain numbers (SKI-01); nil where they are creatures.
	Figure func(c *Creature) Figure
}

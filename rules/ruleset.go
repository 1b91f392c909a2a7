package rules

import (
	"slices"

	"tenaille/rules/grid"
)

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

	// What follows comes later, by the steps that name the verb; an action
	// without such a step has none.

	// Do is the action itself, after its opportunities.
	Do func(e *Encounter, s *Step)
	// Opened goes on when the touch attack of a maneuver has hit (MAN-02).
	Opened func(e *Encounter, s *Step)
	// Decided goes on when its opposed check is over: whether who began it has
	// won, and by how much (MAN-01).
	Decided func(e *Encounter, s *Step, won bool, margin int)
	// Tested goes on when its one d20 against a difficulty has been rolled.
	Tested func(e *Encounter, s *Step, passed bool)
}

// StateRow is what a condition does besides its modifier rows (CND-01).
type StateRow struct {
	Cite     Cite
	NoAction bool // no action at all
	NoAoO    bool // makes no attack of opportunity
	NoThreat bool // threatens nothing
	Half     bool // half speed
}

// Ruleset is one set of rules as a value: tables, and a few named functions in
// groups. A variant is a copy with changes. Whoever needs to know what is played
// asks for the property it means, never for the name.
type Ruleset struct {
	Name string
	// VariantOf names the ruleset that this one is made from, whose words and
	// pages of the rule book it has where it has none of its own; empty for one
	// that stands by itself.
	VariantOf string

	// A step is carried out, waits for a die or asks somebody: its op code has a
	// row in one of three tables.
	Deeds     [MaxOps]Deed
	Rolls     [MaxOps]Roll
	Questions [MaxOps]QuestionRow
	Verbs     [VerbCount]VerbRow
	Rows      []Row
	Checks    []Row // the modifiers of opposed checks (MAN-01)
	Tests     []Row // the modifiers of saves and checks that one makes alone (SAV-01)
	States    [ConditionCount]StateRow
	// Grounds are the rules by which the ruleset refuses what every ruleset
	// counts in its own way.
	Grounds Grounds
	// Options are the lines of RST-03 that matter to the ruleset, in their order:
	// of the shared ones those it has, and its own.
	Options []OptionRow

	Turn    TurnRules
	Sight   SightRules
	Attack  AttackRules
	Move    MoveRules
	Figures *FigureRules // nil where combatants are creatures with ability scores
	Screen  ScreenRules
}

// Book is the name under which the rule book lists the rules of the ruleset.
func (r *Ruleset) Book() string {
	if r.VariantOf != "" {
		return r.VariantOf
	}
	return r.Name
}

// Has reports whether the ruleset has a verb.
func (r *Ruleset) Has(v Verb) bool { return r.Verbs[v].Start != nil }

// Asks reports whether the ruleset puts questions in the middle of actions.
func (r *Ruleset) Asks() bool {
	return slices.ContainsFunc(r.Questions[:], func(q QuestionRow) bool { return q.Take != nil })
}

// SightRules say who sees and who hides.
type SightRules struct {
	// Sees reports whether an observer sees a creature (GEO-12).
	Sees func(e *Encounter, observer, target ID) bool
	// Ambush puts the tests of hidden creatures against observers on the
	// agenda (SUR-02, LIM-02); nil where nobody hides and nobody is surprised
	// (SKI-18, SIL-38).
	Ambush func(e *Encounter, hidden, observers uint64)
}

// AttackRules say how an attack is computed and what it does.
type AttackRules struct {
	// Aim computes one attack before its dice (ATK-20).
	Aim func(e *Encounter, by, on ID, weapon int8, mode AttackMode, a *Aim)
	// AimIf is Aim, but of an attack that is refused it need tell the Refusal alone.
	AimIf func(e *Encounter, by, on ID, weapon int8, mode AttackMode, a *Aim)
	// Strikeable returns only the Refusal that Aim would give, which costs less.
	Strikeable func(e *Encounter, by, on ID, weapon int8, mode AttackMode) Refusal
	// Lines appends the lines that decide the cover of an attack, where they are
	// not those of COV-01 (SKI-07); nil where they are.
	Lines func(e *Encounter, by, on ID, dst []grid.CornerLine) []grid.CornerLine
	// Opportunities reports whether attacks of opportunity exist (CFL-16).
	Opportunities func(o *Options) bool
	// PoisedWhenFlat reports whether the flat-footed keep their Dexterity
	// (SIL-30).
	PoisedWhenFlat func(o *Options) bool
	// OutAtZero reports whether who has no hit points left is out of the fight
	// at once (CFL-18).
	OutAtZero func(o *Options) bool
	// Defeated reports whether a creature counts as lost (SKI-19).
	Defeated func(e *Encounter, id ID) bool
	// Shoots reports whether an attack with a weapon goes at a distance, and is no
	// blow (ATK-21, SKI-12).
	Shoots func(c *Creature, weapon int8) bool
	// Reach returns how many squares off a blow with a weapon lands at most
	// (SIZ-03, SKI-12).
	Reach func(c *Creature, weapon int8) int
	// OneWeapon tells no weapons of a creature apart: its attacks are alike
	// (SKI-01).
	OneWeapon bool
	// Flanking gives who stands opposite an ally a bonus against the enemy
	// between them (FLK-01).
	Flanking bool
	// Psychic has attacks of the mind meet a defence of their own, DEP (LIM-12).
	Psychic bool
	// Removed takes the dead off the map at once (SKI-05).
	Removed bool
	// Contributors returns those who may lend their fire to an attack (SKI-14);
	// nil where fire is not combined.
	Contributors func(e *Encounter, by, on ID) uint64
	// Nearest returns the enemies of a creature whose cover does not keep them
	// from being attacked (SKI-10); nil where that does not matter.
	Nearest func(e *Encounter, by ID) uint64
}

// MoveRules say how far and past whom a move leads.
type MoveRules struct {
	// Speed returns the squares of one move (MOV-01).
	Speed func(e *Encounter, id ID) int
	// Squares returns how far a moving verb may lead a creature now.
	Squares func(e *Encounter, id ID, v Verb) int
	// Passage says how one creature stands in another's way (MOV-05).
	Passage func(e *Encounter, mover, other ID) Passage
	// Doubled makes a move of twice the squares one action, which takes the place
	// of the attack; else it is two moves (SKI-16, ACT-01).
	Doubled bool
	// Minimum lets whoever can move at all move one square (MOV-12).
	Minimum bool
	// Climbs has those on steep ground climb, who are flat-footed for it (CND-10).
	Climbs bool
	// Floats has those who would fall in zero gravity float (MOV-14).
	Floats bool
	// Straight lets a way be bent towards the straight line where that costs and
	// risks nothing more (GEO-18); else it is the canonical one.
	Straight bool
}

// FigureRules make combatants figures of plain numbers (SKI-01).
type FigureRules struct {
	// Card derives the card of a figure from a sheet that has none of its own.
	Card func(c *Creature) Figure
}

// ScreenRules say how what the rules count is drawn.
type ScreenRules struct {
	// Notch is how many hit points a part of a token's bar stands for; 0 draws
	// the bar whole.
	Notch int
	// Bar are the actions on the bar of whoever acts where all there is to do has
	// room on it; nil where there is more, and its state says what matters most.
	Bar []Verb
}

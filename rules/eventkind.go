package rules

import "slices"

// EventKind is what happened.
type EventKind uint8

// The events. The comment of each names the fields it uses besides Kind.
//
//names:list eventNames
const (
	NoEvent EventKind = iota // ""
	// InitiativeRolled: Who, A natural roll, B total, C 1 when a tie is broken.
	InitiativeRolled
	// Placed: Who, A place in the order.
	Placed
	// RoundBegan: A round, counted from 1.
	RoundBegan
	// TurnBegan: Who, A place in the order or -1, B free actions, C 1 when
	// restricted, 2 when it is lost to surprise (LIM-04).
	TurnBegan
	// TurnEnded: Who.
	TurnEnded
	// TurnSkipped: Who, A place in the order; Who cannot act (INI-06).
	TurnSkipped
	// ActionTaken: Who, Whom, Verb, Weapon, To. An action was declared.
	ActionTaken
	// ActionLost: Who, Verb, Cite. What was left of an action did not happen.
	ActionLost
	// Spent: Who, A the Spending, B how many, C 1 for a blow that is a shot.
	Spent
	// Moved: Who, From, To (anchors), A diagonals made this turn, B 1 for a
	// 5-foot step, 2 when it does not count as distance moved (MAN-04, GRP-09),
	// C the squares it cost.
	Moved
	// MoveStopped: Who, Whom, To, Cite. The rest of a path was not walked.
	MoveStopped
	// OpportunityTaken: Who the reactor, Whom, A 1 for leaving a square.
	OpportunityTaken
	// OpportunityDeclined: Who the reactor, Whom.
	OpportunityDeclined
	// OpportunityForgotten: Whom, whose leaving squares counts anew.
	OpportunityForgotten
	// AttackRolled: Who, Whom, Weapon, A natural roll, B total, C AC; Flags.
	AttackRolled
	// MissChanceRolled: Who, Whom, A d100, B percent; FlagLost when it missed.
	MissChanceRolled
	// ConfirmationRolled: Who, Whom, A natural roll, B total, C AC; FlagCritical
	// when confirmed. FlagHit is that of the attack roll, which stands (ATK-18).
	ConfirmationRolled
	// DamageRolled: Who, Whom, Weapon, A the sum of the dice, B 0 weapon
	// 1 extra 2 sneak 3 points of a score.
	DamageRolled
	// Damaged: Who took it, Whom dealt it, A hit points.
	Damaged
	// Healed: Who, A hit points.
	Healed
	// AbilityDamaged: Who, Whom did it, A points, B the score, C what is left of
	// it; FlagSpent when it is now 0 and brings its condition (DMG-11).
	// AbilityHealed: Who, Whom by, A points, B the score, C what it is now.
	AbilityDamaged
	AbilityHealed
	// ConditionGained: Who, Condition, Cite.
	ConditionGained
	// ConditionLost: Who, Condition, Cite.
	ConditionLost
	// StabilisationRolled: Who, A d100 (HP-05).
	StabilisationRolled
	// TestRolled: Who, Whom, Verb, A natural roll, B total, C difficulty; FlagHit
	// on success. Saves, checks of skill and ability. Weapon is that of Whom
	// whose ability damage a save is against, where DMG-11 asks for it, and the
	// number of the power a save is against, where SAV-01 does.
	TestRolled
	// WeaponDrawn: Who, Weapon, A 1 when another light one comes with it.
	// WeaponPutAway, WeaponDropped: Who, Weapon; what is dropped
	// lies in the creature's cell, unless A is 1: it was thrown (ACT-24).
	WeaponDrawn
	WeaponPutAway
	WeaponDropped
	// WeaponLoaded, WeaponShot: Who, Weapon; a shot empties it (ACT-24).
	WeaponLoaded
	WeaponShot
	// EffectBegan, EffectAged, EffectEnded: Who, Whom by, Effect.
	EffectBegan
	EffectAged
	EffectEnded
	// ContestRolled: Who, Whom the opponent, Verb, A natural roll, B total, C
	// modifier; FlagHit on the second roll when its roller won (MAN-01).
	ContestRolled
	// GripGained, GripLost: Who, Whom; they grapple each other, or no longer.
	// A 1 when Who began the hold (GRP-02).
	GripGained
	GripLost
	// PinWon, PinLost: Who the pinner, Whom (GRP-07); winning renews.
	PinWon
	PinLost
	// NetThrown: Who (MAN-06).
	NetThrown
	// ItemTaken: Who, Whom its owner, Weapon of the owner's sheet, A one more
	// than the weapon of Who's own sheet that it becomes, or 0 (ACT-23).
	ItemTaken
	// ItemDropped: Who held it, Whom its owner, Weapon of the owner's sheet.
	ItemDropped
	// TargetDrawn: Who shoots, Whom is struck, A the die (GRP-08).
	TargetDrawn
	// Delayed: Who waits (INI-07). Resumed: Who acts now, Whom it follows, A
	// place; its initiative is that of Whom from now on. A -1: it keeps its place.
	Delayed
	Resumed
	// ReadyMade: Who, Option of the trigger in A, Verb of the action, its option
	// in B, Weapon, To the square of the trigger, From where a move or the step
	// leads, C 1 with a 5-foot step.
	// ReadyUsed: Who, Whom triggered it, whose initiative it has from now on,
	// Verb, Weapon. ReadyLost: Who.
	ReadyMade
	ReadyUsed
	ReadyLost
	// TurnShifted: A the place of the creature whose turn it is.
	TurnShifted
	// DoorOpened, DoorClosed: Who, A door.
	DoorOpened
	DoorClosed
	// PowerUsed: Who, Whom, A the power, To the square aimed at.
	PowerUsed
	// HideRolled: Who, A natural roll, B total, C 1 of one who lies in ambush and
	// is hidden already (SUR-02). SpotRolled: Who looks, Whom hides,
	// A natural roll, B total, C the total to reach; FlagHit when noticed.
	HideRolled
	SpotRolled
	// Surprised: Who; A 1 it is, 0 it is not or no longer. Where a roll of
	// Perception has settled it, B is the natural roll and C its total before any
	// distance (SUR-02).
	Surprised
	// WentHidden: Who, Whom from (Nobody: from all). Noticed: Who, Whom by.
	WentHidden
	Noticed
	// StartRolled: A natural roll, B the side, C 1 when a tie is broken (SKI-17).
	StartRolled
	// SideTurnBegan: Who the first that may be activated, A the side, B how many
	// activations (SKI-15).
	SideTurnBegan
	// Activated: Who; A 1 when it lends its fire and has no turn of its own.
	// ActivationEnded: Who, Whom the next that may be activated, or Nobody.
	Activated
	ActivationEnded
	// Won: A the side, -1 for a draw, B the Goal that decided it (SKI-19).
	Won
	// GoalReached, GoalFailed: A the goal's number (SKI-19). GoalRevealed: the same,
	// of one that is hidden no more.
	GoalReached
	GoalFailed
	GoalRevealed
	// SceneBegan: A its number. Spoken: Who says it or Nobody, A the scene's number,
	// B the line's in it (SKI-19).
	SceneBegan
	Spoken
	// Arrived: Who comes to the board, To where (SKI-19). Left: Who has escaped.
	Arrived
	Left
	// TokenTaken, TokenDropped: Who, A the token's number, To where it lies or did
	// (SKI-19).
	TokenTaken
	TokenDropped
	// ShieldLoosed, ShieldReadied: Who (ACT-23).
	ShieldLoosed
	ShieldReadied
	// Waited: Who lets a chance to act go by and keeps it for later: to answer
	// Whom with its readied action (INI-08), to take its delayed turn after that
	// of Whom (INI-07).
	Waited
	// Edited: a match that is studied is changed by hand. Who or Nobody, A the
	// EditKind, B and C its numbers (Edit), Condition, From and To of one who is put
	// elsewhere. What it changes of the facts follows as events of its own. A die of no
	// sides are new dice for a match that was loaded, where that is agreed.
	Edited
	// Located: Who knows now where Whom, whom it cannot see, is, To its square (STL-03).
	Located

	eventKindCount
)

// String returns the event's name, such as "attack_rolled".
func (k EventKind) String() string { return eventNames[k] }

// EventKindByName returns the kind of a name.
func EventKindByName(name string) (k EventKind, ok bool) {
	i := slices.Index(eventNames[:], name)
	return EventKind(max(i, 0)), i > 0
}

// EventKinds returns every kind there is.
func EventKinds() []EventKind {
	all := make([]EventKind, 0, eventKindCount-1)
	for k := NoEvent + 1; k < eventKindCount; k++ {
		all = append(all, k)
	}
	return all
}

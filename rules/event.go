package rules

import "tenaille/rules/grid"

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
	// ShieldLoosed, ShieldReadied: Who (ACT-23).
	ShieldLoosed
	ShieldReadied
	// Waited: Who lets a chance to act go by and keeps it for later: to answer
	// Whom with its readied action (INI-08), to take its delayed turn after that
	// of Whom (INI-07).
	Waited

	eventKindCount
)

// String returns the event's name, such as "attack_rolled".
func (k EventKind) String() string { return eventNames[k] }

// Spending is what a Spent event takes from a budget.
type Spending uint8

// What a turn can spend.
//
//names:list spendingNames Spend
const (
	SpendStandard Spending = iota
	SpendMove
	SpendFullRound
	SpendFree
	SpendStep // "five_foot_step"
	// SpendBlow is one of the attacks left of a staggered full attack; when
	// none is left, it opens one with so many more.
	SpendBlow
)

// String returns the name of what is spent, such as "full_round".
func (s Spending) String() string { return spendingNames[s] }

// Flags of AttackRolled and the rolls after it.
//
//names:list flagNames Flag
const (
	FlagHit uint16 = 1 << iota
	FlagThreat
	FlagLost
	FlagCritical
	FlagOpportunity
	// FlagBegins marks the roll of who began a contest.
	FlagBegins
	// FlagExposed marks a natural 1 on a saving throw, which exposes what the
	// creature carries (SAV-04, SIL-21).
	FlagExposed // "exposed_items"
	// FlagSpent marks a score that has come down to 0 (DMG-11).
	FlagSpent
)

// FlagNames returns the names of the flags of events, that of the lowest bit first.
func FlagNames() []string { return flagNames[:] }

// Event is one thing that happened, complete: facts change by applying it
// and in no other way.
type Event struct {
	Kind      EventKind
	Verb      Verb
	Condition Condition
	Weapon    int8
	Who, Whom ID
	From, To  grid.Cell
	A, B, C   int16
	Flags     uint16
	Cite      Cite
	Effect    Effect
	// Report explains a d20 to a reader; nil when nobody listens.
	Report *Report
}

// Apply changes the facts as the event says. It is the only thing that does.
func (f *Facts) Apply(ev *Event) {
	switch ev.Kind {
	case InitiativeRolled:
		c := &f.Combatants[ev.Who]
		if ev.C == 0 {
			c.Initiative = ev.B
		} else {
			c.Rolls = uint8(ev.A)
		}
	case Placed:
		f.Order[ev.A] = ev.Who
		f.Ordered = max(f.Ordered, uint8(ev.A)+1)
	case RoundBegan:
		f.Round, f.Started = uint16(ev.A), true
		f.newPhase()
	case TurnBegan:
		f.turnBegan(ev)
	case TurnEnded:
		f.Combatants[ev.Who].Budget.Over = true
		f.Last = ev.Who
	case TurnSkipped:
		if ev.A >= 0 {
			f.Turn = uint8(ev.A)
		}
		f.Combatants[ev.Who].Budget = Budget{Over: true}
		f.Last = ev.Who
	case Spent:
		b := &f.Combatants[ev.Who].Budget
		b.spend(Spending(ev.A), uint8(ev.B))
		b.Shot = b.Shot || ev.C == 1
	case Moved:
		c := &f.Combatants[ev.Who]
		c.At = ev.To
		if ev.B == 0 {
			c.Budget.Moved = true
			c.Budget.Step = false
			c.Budget.Walked = uint8(min(255, int(c.Budget.Walked)+int(ev.C)))
		}
		c.Budget.Diagonals = uint8(ev.A)
	case AttackRolled:
		f.Combatants[ev.Who].Budget.Struck = f.Combatants[ev.Who].Budget.Struck || ev.Flags&FlagOpportunity == 0
	case ContestRolled:
		f.Combatants[ev.Who].Budget.Struck = f.Combatants[ev.Who].Budget.Struck || ev.Flags&FlagBegins != 0
	case OpportunityTaken:
		c := &f.Combatants[ev.Who]
		c.Opportunities++
		if ev.A == 1 {
			c.Taken |= 1 << ev.Whom
		}
	case OpportunityForgotten:
		for i := range f.Combatants {
			f.Combatants[i].Taken &^= 1 << ev.Whom
		}
	case Damaged:
		f.Combatants[ev.Who].HP -= ev.A
	case Healed:
		f.Combatants[ev.Who].HP += ev.A
	case AbilityDamaged:
		c := &f.Combatants[ev.Who]
		c.Lowered[ev.B] += int8(ev.A)
		if ev.Flags&FlagSpent != 0 {
			c.Spent |= 1 << ev.B
		}
	case AbilityHealed:
		c := &f.Combatants[ev.Who]
		c.Lowered[ev.B] -= int8(ev.A)
		c.Spent &^= 1 << ev.B
	case ConditionGained:
		c := &f.Combatants[ev.Who]
		c.Conditions = c.Conditions.With(ev.Condition)
		if ev.Condition == Dead {
			c.Conditions, c.Spent = Set(Dead), 0 // CND-22: dead removes every other
			c.Lurking = false
		}
	case ConditionLost:
		c := &f.Combatants[ev.Who]
		c.Conditions = c.Conditions.Without(ev.Condition)
		if ev.Condition == Hidden {
			c.HiddenFrom, c.Lurking = 0, false
		}
	case WeaponDrawn:
		f.Combatants[ev.Who].Ready |= 1 << ev.Weapon
		f.Combatants[ev.Who].Budget.Paired = ev.A == 1
	case WeaponPutAway:
		f.Combatants[ev.Who].Ready &^= 1 << ev.Weapon
	case WeaponDropped:
		c := &f.Combatants[ev.Who]
		c.Ready &^= 1 << ev.Weapon
		if ev.A == 0 {
			f.lay(Item{Owner: ev.Who, Weapon: ev.Weapon, Holder: Nobody, At: c.At})
		}
	case ItemTaken, ItemDropped:
		f.handle(ev)
	case GripGained, GripLost, PinWon, PinLost:
		f.wrestle(ev)
	case NetThrown:
		f.Combatants[ev.Who].NetThrown = true
	case ShieldLoosed, ShieldReadied:
		f.Combatants[ev.Who].Loosed = ev.Kind == ShieldLoosed
	case WeaponLoaded:
		f.Combatants[ev.Who].Loaded |= 1 << ev.Weapon
	case WeaponShot:
		f.Combatants[ev.Who].Loaded &^= 1 << ev.Weapon
	case EffectBegan:
		f.Effects = append(f.Effects, ev.Effect)
	case EffectAged:
		for i := range f.Effects {
			if f.Effects[i].ages(ev.Effect) {
				f.Effects[i].Left = ev.Effect.Left
				break
			}
		}
	case EffectEnded:
		f.drop(ev.Effect)
	case Delayed:
		f.Combatants[ev.Who].Budget.Delaying = true
	case Resumed:
		b := &f.Combatants[ev.Who].Budget
		b.Delaying, b.Over = false, false
		if ev.A >= 0 {
			f.Turn = uint8(ev.A)
			f.Combatants[ev.Who].Initiative = f.Combatants[ev.Whom].Initiative
		}
	case ReadyMade:
		f.Combatants[ev.Who].Readied = Readied{Trigger: Trigger(ev.A), Then: ev.Verb, Weapon: ev.Weapon, Option: uint8(ev.B), Cell: ev.To, Steps: ev.C == 1, To: ev.From}
	case ReadyUsed:
		f.Combatants[ev.Who].Readied = Readied{}
		f.Combatants[ev.Who].Initiative = f.Combatants[ev.Whom].Initiative
	case ReadyLost:
		f.Combatants[ev.Who].Readied = Readied{}
	case TurnShifted:
		f.Turn = uint8(ev.A)
	case DoorOpened:
		f.OpenDoors |= 1 << (ev.A - 1)
	case DoorClosed:
		f.OpenDoors &^= 1 << (ev.A - 1)
	case PowerUsed:
		f.Combatants[ev.Who].Uses[ev.A]++
		f.Combatants[ev.Who].Budget.Used |= 1 << ev.A
	case StartRolled, SideTurnBegan, Activated, ActivationEnded:
		f.activate(ev)
	case HideRolled:
		f.Combatants[ev.Who].HideTotal = ev.B
		if ev.C == 0 {
			f.Combatants[ev.Who].HiddenFrom = 0
		}
	case Surprised:
		f.Combatants[ev.Who].Surprised = ev.A == 1
	case WentHidden:
		f.Combatants[ev.Who].HiddenFrom |= 1 << ev.Whom
	case Noticed:
		f.Combatants[ev.Who].HiddenFrom &^= 1 << ev.Whom
	case Won:
		f.Over, f.Winner, f.Goal = true, int8(ev.A), Goal(ev.B)
	}
}

func (f *Facts) turnBegan(ev *Event) {
	c := &f.Combatants[ev.Who]
	if ev.A >= 0 {
		f.Turn = uint8(ev.A)
	}
	c.Budget = Budget{Standard: 1, Move: 1, Free: uint8(ev.B), Step: true, Restricted: ev.C == 1, Lost: ev.C == 2, Began: true}
	c.Opportunities, c.Renewed = 0, false
}

func (b *Budget) spend(what Spending, n uint8) {
	switch what {
	case SpendStandard:
		b.Standard = 0
		if b.Restricted {
			b.Move = 0
		}
	case SpendMove:
		b.Blows = 0
		// A standard action may be traded for a move action (ACT-01).
		if b.Move > 0 {
			b.Move = 0
			if b.Restricted {
				b.Standard = 0
			}
		} else {
			b.Standard = 0
		}
	case SpendFullRound:
		b.Standard, b.Move = 0, 0
	case SpendFree:
		b.Free -= min(b.Free, n)
	case SpendStep:
		b.Step = false
	case SpendBlow:
		if b.Blows > 0 {
			b.Blows--
		} else {
			b.Blows = n
		}
	}
}

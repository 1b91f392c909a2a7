package rules

import "math/bits"

// Condition is one of the states of CND-01.
type Condition uint8

// The conditions of CND-01, with the states of HP-02 to HP-04.
//
//names:list conditionNames
const (
	Dazzled Condition = iota
	Prone
	Kneeling
	Sitting
	Invisible
	Entangled
	Shaken
	Frightened
	Squeezing
	Blinded
	FlatFooted
	Cowering
	Stunned
	Grappling
	Pinned
	Paralysed
	Asleep
	Bound
	Unconscious
	Floating
	Charging
	Running
	TotalDefence
	FightingDefensively
	Hidden
	Disabled
	Dying
	Stable
	Dead
	Blurred
	Displaced
	// Anchored: what entangles it is tied to something, so that it cannot move at all;
	// it goes with Entangled (CND-06).
	Anchored

	ConditionCount
)

// String returns the condition's name in position files.
func (c Condition) String() string { return conditionNames[c] }

// ConditionByName returns the condition of a name in position files.
func ConditionByName(name string) (c Condition, ok bool) {
	for i, n := range conditionNames {
		if n == name {
			return Condition(i), true
		}
	}
	return 0, false
}

// Conditions is a set of conditions.
type Conditions uint64

// Set returns the set of the given conditions.
func Set(cs ...Condition) Conditions {
	var s Conditions
	for _, c := range cs {
		s |= 1 << c
	}
	return s
}

// Has reports whether c is in the set.
func (s Conditions) Has(c Condition) bool { return s>>c&1 == 1 }

// Any reports whether the sets share a condition.
func (s Conditions) Any(t Conditions) bool { return s&t != 0 }

// With returns the set with c added.
func (s Conditions) With(c Condition) Conditions { return s | 1<<c }

// Without returns the set with c taken out.
func (s Conditions) Without(c Condition) Conditions { return s &^ (1 << c) }

// First returns the lowest condition of a set that is not empty. With Rest it
// visits a set in the order of the conditions, which costs what the set holds
// and not what the table has.
func (s Conditions) First() Condition { return Condition(bits.TrailingZeros64(uint64(s))) }

// Rest returns the set without its First.
func (s Conditions) Rest() Conditions { return s & (s - 1) }

// Sets of conditions that several rules name together.
const (
	// HelplessSet holds what makes a creature helpless (HLP-01, CND-15, HP-03).
	HelplessSet = Conditions(1<<Paralysed | 1<<Asleep | 1<<Bound | 1<<Unconscious | 1<<Dying | 1<<Stable)
	// DownSet holds what takes a creature out of the fight for SKI-19.
	DownSet = Conditions(1<<Dying | 1<<Stable | 1<<Dead)
	// InertSet holds what leaves a creature no action at all (CND-01).
	InertSet = HelplessSet | Conditions(1<<Cowering|1<<Stunned|1<<Dead)
	// SightlessSet holds what makes a creature see nobody (GEO-12, 26.1).
	SightlessSet = Conditions(1<<Blinded | 1<<Asleep | 1<<Unconscious | 1<<Dying | 1<<Stable | 1<<Dead)
	// PostureSet holds the postures that are not standing (CND-03, CND-04).
	PostureSet = Conditions(1<<Prone | 1<<Kneeling | 1<<Sitting)
	// KneelingSet holds what is lower than standing and not down (CND-04).
	KneelingSet = Conditions(1<<Kneeling | 1<<Sitting)
	// ShakenSet holds what shakes its bearer (CND-07).
	ShakenSet = Conditions(1<<Shaken | 1<<Frightened)
	// VeilSet holds what conceals its bearer from everybody (CON-09, CND-05).
	VeilSet = Conditions(1<<Invisible | 1<<Blurred | 1<<Displaced)
	// TurnSet holds what ends at the start of the creature's next turn (CND-23).
	TurnSet = Conditions(1<<Charging | 1<<Running | 1<<TotalDefence | 1<<FightingDefensively | 1<<FlatFooted)
)

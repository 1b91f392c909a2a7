package story

import "tenaille/rules"

// Kind is what a roll decided.
type Kind uint8

// The kinds of rolls.
const (
	// Attack is an attack roll with all the dice that hang on it.
	Attack Kind = iota
	// Touch is the attack that opens a maneuver (DIC-08).
	Touch
	// Contest is an opposed check, both of its dice (MAN-01).
	Contest
	// Effect are the dice of an ability's damage or healing.
	Effect
	// Save is a saving throw (SAV-01).
	Save
	// Check is a d20 against a difficulty that nobody opposes, or the d100 of
	// the dying (HP-05).
	Check
)

// Roll is one decision of the dice: what they were worth before they fell, and
// what they came to. Worth is counted in Creature and from the one whose deed
// it is: a fall of an enemy is worth much, a miss nothing.
type Roll struct {
	Kind Kind
	// Step is the line of the replay it belongs to, counted from 0 for the
	// beginning; Event its place among all events told.
	Step, Event, Round int
	// Who did it, Whom it was done to; a save is a deed of whoever caused it. An
	// Effect is done to Whom only where it has one target that has saved already.
	Who, Whom rules.ID
	Verb      rules.Verb
	Weapon    int8
	// Natural is the face of the d20, 0 where it is none.
	Natural int
	// Chance is the promise that it succeeds, CriticalChance that it is a critical
	// hit, FellChance that it takes Whom out of the fight, all in Whole. Of an
	// Effect Chance is that of a sum as far from the promise, or farther.
	Chance, CriticalChance, FellChance uint64
	// Success, Critical and Fell are what came of it.
	Success, Critical, Fell bool
	// Damage is how many hit points it took, more than were left included; Mean
	// is the promise in thousandths of a point.
	Damage int
	Mean   int64
	// Expected and Real are what it was worth before and after, in Creature.
	Expected, Real int64
}

// Swing is how far a roll went beyond its promise, in Creature.
func (r *Roll) Swing() int64 { return r.Real - r.Expected }

// Happened is how likely, before the dice fell, that was which is told of a roll,
// in Whole: that it took Whom out of the fight, else that it was a critical hit,
// else that it succeeded or failed; of an Effect that felled nobody, that it came
// to so much or more when it went beyond its promise, else to so little or less.
func (r *Roll) Happened() uint64 {
	switch {
	case r.Fell:
		return r.FellChance
	case r.Kind == Effect:
		return r.Chance
	case r.Success && r.Critical:
		return r.CriticalChance
	case r.Success:
		return r.Chance
	}
	return Whole - r.Chance
}

package rules

import (
	"math/bits"
	"slices"
)

// Score is one of the six ability scores (ABL-01).
type Score uint8

// The ability scores, in the order of a sheet.
//
//names:list scoreNames
const (
	Str Score = iota
	Dex
	Con
	Int
	Wis
	Cha

	ScoreCount
)

// String returns the score's name in position files.
func (s Score) String() string { return scoreNames[s] }

// ScoreByName returns the score of a name in position files.
func ScoreByName(name string) (s Score, ok bool) {
	i := slices.Index(scoreNames[:], name)
	return Score(max(i, 0)), i >= 0
}

// Scores holds a number of points for each ability score.
type Scores [ScoreCount]int8

// None reports whether every score is 0.
func (s *Scores) None() bool { return *s == Scores{} }

// Score returns an ability score of the creature as the facts of it have it: that
// of the sheet less the damage to it (DMG-11). It is the one place where both
// meet; whatever depends on a score asks here.
func (c *Creature) Score(f *Combatant, s Score) int { return int(c.Scores[s]) - int(f.Lowered[s]) }

// Slip returns by how much the modifier of a score is below that of the sheet, 0
// or more: what a number of the sheet that has the modifier in it loses, a whole
// skill or the hit points of a hit die (DMG-11).
func (c *Creature) Slip(f *Combatant, s Score) int {
	return Modifier(int(c.Scores[s])) - Modifier(c.Score(f, s))
}

// Whole returns the hit points of the creature when it lacks none: those of its
// sheet less what damage to Constitution takes of every hit die, at least 1
// (DMG-11).
func (c *Creature) Whole(f *Combatant) int {
	return max(int(c.MaxHP)-int(c.HitDice)*c.Slip(f, Con), 1)
}

// Score returns an ability score of a creature as it is now (DMG-11).
func (e *Encounter) Score(id ID, s Score) int {
	return e.Creatures[id].Score(&e.Facts.Combatants[id], s)
}

// Mod returns the modifier of an ability score as it is now (ABL-01, DMG-11).
func (e *Encounter) Mod(id ID, s Score) int { return Modifier(e.Score(id, s)) }

// Slip returns by how much the modifier of a score is now below that of the sheet
// (DMG-11).
func (e *Encounter) Slip(id ID, s Score) int {
	return e.Creatures[id].Slip(&e.Facts.Combatants[id], s)
}

// MaxHP returns the hit points of a creature when it lacks none, as it is now
// (HP-01, DMG-11).
func (e *Encounter) MaxHP(id ID) int { return e.Creatures[id].Whole(&e.Facts.Combatants[id]) }

// DeathThreshold returns the hit points below zero at which a creature is dead,
// as a positive number (HP-04).
func (e *Encounter) DeathThreshold(id ID) int { return max(10, e.Score(id, Con)) }

// InitiativeScore returns the score by which a creature has its place where that
// is not rolled for: the sheet's own, else Dexterity, lowered with it (LIM-05).
func (e *Encounter) InitiativeScore(id ID) int {
	c := &e.Creatures[id]
	if c.OwnInit {
		return int(c.Init)
	}
	return e.Score(id, Dex)
}

// Alertness returns what a creature adds to its tests of PER, the situation aside
// (LIM-02), lowered with its Wisdom (DMG-11).
func (e *Encounter) Alertness(id ID) int { return int(e.Creatures[id].Alertness) - e.Slip(id, Wis) }

// Empties returns the condition of a creature whose score is 0 (DMG-11).
func (s Score) Empties() Condition {
	switch s {
	case Str, Dex:
		return Paralysed
	case Con:
		return Dead
	}
	return Unconscious
}

// Saps returns how many points of a score a creature could lose now: none of a
// sheet without scores, none of a body that is not alive (DMG-11, HP-08).
func (e *Encounter) Saps(id ID, s Score) int {
	c := &e.Creatures[id]
	if c.Scores.None() || s <= Con && c.Traits.Has(NoCon) {
		return 0
	}
	return e.Score(id, s)
}

// SpentBy returns the scores at 0 that keep a condition on the creature, one bit
// each (DMG-11).
func (f *Combatant) SpentBy(c Condition) (set uint8) {
	for rest := f.Spent; rest != 0; rest &= rest - 1 {
		if s := Score(bits.TrailingZeros8(rest)); s.Empties() == c {
			set |= 1 << s
		}
	}
	return set
}

// lowered is the damage to the scores of a creature, none of Nobody.
func (e *Encounter) lowered(id ID) (l Scores) {
	if id >= 0 && id < e.Count() {
		l = e.Facts.Combatants[id].Lowered
	}
	return l
}

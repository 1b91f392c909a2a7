package rules

import "slices"

// EffectKind is what an effect does while it lasts.
type EffectKind uint8

// The kinds of effects.
//
//names:list effectNames
const (
	// Holds keeps a condition on a creature for a number of rounds (CND-21).
	Holds EffectKind = iota + 1
	// AidsAttack adds to the next attack roll against one enemy (ACT-15).
	AidsAttack
	// AidsDefence adds to AC against the next attack of one enemy (ACT-15).
	AidsDefence
	// Found is the place of a helpless enemy nobody sees, for a coup de grâce
	// (HLP-07).
	Found
	// Saps is the damage to a score that comes back after so many rounds
	// (DMG-11).
	Saps
)

// String returns the name of the kind, such as "aids_attack".
func (k EffectKind) String() string { return effectNames[k] }

// EffectKindByName returns the kind of a name.
func EffectKindByName(name string) (k EffectKind, ok bool) {
	i := slices.Index(effectNames[:], name)
	return EffectKind(max(i, 0)), i > 0
}

// Effect is something that lasts on a creature until its causer's turn comes
// round often enough, or until it is used.
type Effect struct {
	Kind      EffectKind
	Who       ID // on whom
	By        ID // whose turns are counted; Nobody: the rounds
	Against   ID // the enemy it concerns, or Nobody
	Condition Condition
	Value     int8
	Left      int8  // turns of By still to begin
	Score     Score // of Saps
}

// ages reports whether y is what becomes of x when another turn has passed. Two
// that differ only in what is left of them are two.
func (x Effect) ages(y Effect) bool {
	x.Left--
	return x == y
}

// Aid returns the sum of the aids of a kind for one creature against another.
func (f *Facts) Aid(kind EffectKind, who, against ID) int8 {
	sum := int8(0)
	for i := range f.Effects {
		if x := &f.Effects[i]; x.Kind == kind && x.Who == who && x.Against == against {
			sum += x.Value
		}
	}
	return sum
}

// Found reports whether a creature has found the place of a helpless enemy
// that it does not see (HLP-07).
func (f *Facts) Found(who, target ID) bool {
	for i := range f.Effects {
		if x := &f.Effects[i]; x.Kind == Found && x.Who == who && x.Against == target {
			return true
		}
	}
	return false
}

func (f *Facts) drop(x Effect) {
	for i := range f.Effects {
		if f.Effects[i] == x {
			f.Effects = append(f.Effects[:i], f.Effects[i+1:]...)
			return
		}
	}
}

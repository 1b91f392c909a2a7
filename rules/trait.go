package rules

import (
	"fmt"
	"slices"
	"strings"
)

// Trait is a feat or a special quality known to the rules (SIL-49).
type Trait uint8

// The feats and traits of SIL-49 and of the flags the rules name.
//
//names:list traitNames
const (
	CombatReflexes Trait = iota
	DodgeFeat            // "dodge"
	ImprovedInitiative
	ImprovedUnarmedStrike
	ImprovedGrapple
	ImprovedTrip
	ImprovedDisarm
	ImprovedBullRush
	PreciseShot
	RunFeat // "run"
	TwoWeaponFighting
	WeaponFinesse
	UncannyDodge
	ImprovedUncannyDodge
	Evasion
	ImprovedEvasion
	CritImmune
	NoCon
	SeeInvisible
	StableStance // "stable"
	ClimbSpeed
	PointBlankShot
	WeaponFocus // of a weapon
	TwoWeaponDefence

	traitCount
)

// String returns the trait's name in position files.
func (t Trait) String() string { return traitNames[t] }

// TraitNames returns the names of all feats and traits in position files.
func TraitNames() []string { return slices.Clone(traitNames[:]) }

// Traits is a set of feats and traits.
type Traits uint32

// ofWeapons are the feats that belong to one weapon and not to all that its bearer
// does; its sheet states them with the weapon.
const ofWeapons = Traits(1 << WeaponFocus)

// TraitSet returns the set of the given traits.
func TraitSet(ts ...Trait) Traits {
	var s Traits
	for _, t := range ts {
		s |= 1 << t
	}
	return s
}

// Has reports whether t is in the set.
func (s Traits) Has(t Trait) bool { return s>>t&1 == 1 }

// set adds the traits of the names, which have to be among those given. The error
// names the key.
func (s *Traits) set(key string, names []string, among Traits) error {
	for i, n := range names {
		t := Trait(max(slices.Index(traitNames[:], n), 0))
		if traitNames[t] != n || !among.Has(t) {
			return fmt.Errorf("%s[%d]: %q is none of %s", key, i, n, strings.Join(among.names(), ", "))
		}
		*s |= 1 << t
	}
	return nil
}

// names are those of the traits of a set.
func (s Traits) names() (list []string) {
	for t, n := range traitNames {
		if s.Has(Trait(t)) {
			list = append(list, n)
		}
	}
	return list
}

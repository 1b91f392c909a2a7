package rules

import (
	"fmt"
	"slices"
	"strings"

	"tenaille/rules/dice"
	"tenaille/rules/grid"
)

// WeaponKind is how a weapon strikes.
type WeaponKind uint8

// The kinds of weapons.
//
//names:list weaponKindNames
const (
	Melee WeaponKind = iota
	Ranged
	Thrown
)

// Hand is how a weapon is held.
type Hand uint8

// The ways to hold a weapon.
//
//names:list handNames
const (
	Light     Hand = iota
	OneHanded      // "one"
	TwoHanded      // "two"
)

// Family groups ranged weapons that treat Strength and loading alike
// (DMG-04, ACT-24).
type Family uint8

// The families of ranged weapons.
//
//names:list familyNames
const (
	NoFamily Family = iota // ""
	Bow
	Composite
	Crossbow
	Sling
	Shuriken // thrown like arrows: never drawn anew, also when prone (ACT-24, ATK-08)
)

// Weapon is a checked weapon in the hands of one creature.
type Weapon struct {
	Name       string
	Kind       WeaponKind
	Hand       Hand
	Damage     dice.Expr
	Extra      dice.Expr // never multiplied (DMG-10); Count 0 is none
	Threat     uint8     // lowest natural roll that threatens (ATK-18)
	Multiplier uint8
	// More is how often the damage of any hit counts beyond the first: each
	// multiplier of the situation adds what it has above 1 (DMG-07).
	More        uint8
	Increment   int16 // squares (ATK-05); 0 is a single increment without limit
	Family      Family
	Rating      int8 // composite bows (DMG-04)
	Enhancement int8
	TwoGrip     bool // one-handed, held in two hands (DMG-06)
	OffHand     bool
	Piercing    bool // may pass a slit (COV-13)
	UsableProne bool // ATK-08
	Trip        bool
	Natural     bool
	Unarmed     bool
	Touch       bool
	LoadFull    bool // loading is a full-round action (ACT-24)
	// Interval is the reach in squares in this creature's hands (GEO-14).
	Interval grid.Interval
	Saps     Sap    // ability damage of a hit (DMG-11)
	Traits   Traits // the feats of its bearer for it alone (SIL-49)
	// Limit is the longest range in squares where it does not follow from the
	// increment (ACT-28).
	Limit int16
}

// Projectile reports whether the weapon attacks at range: ranged or thrown.
func (w *Weapon) Projectile() bool { return w.Kind != Melee }

// Bodily reports whether the weapon is part of its bearer: a natural weapon or a blow
// without one. It is always at hand, so that nobody draws it, puts it away or drops it
// (ACT-23).
func (w *Weapon) Bodily() bool { return w.Natural || w.Unarmed }

// Loads reports whether the weapon must be loaded after each shot (ACT-24).
func (w *Weapon) Loads() bool { return w.Family == Crossbow || w.Family == Sling }

// MaxRange returns the longest range in squares (ATK-05), 0 for no limit.
func (w *Weapon) MaxRange() int {
	if w.Limit > 0 {
		return int(w.Limit)
	}
	if w.Kind == Thrown {
		return 5 * int(w.Increment)
	}
	return 10 * int(w.Increment)
}

func oneOf(key, v string, names ...string) (int, error) {
	i := slices.Index(names, v)
	if i < 0 {
		return 0, fmt.Errorf("%s: %q is none of %s", key, v, strings.Join(names, ", "))
	}
	return i, nil
}

// fits reports whether the throws of times times the dice of e are fewer than
// 2^limit.
func fits(e dice.Expr, times, limit int) bool {
	throws := uint64(1)
	for range int(e.Count) * times {
		if throws *= uint64(max(e.Sides, 1)); throws >= 1<<limit {
			return false
		}
	}
	return true
}

// newWeapon checks one weapon of a sheet. The error names the key.
func newWeapon(s *WeaponSetup, c *Creature) (Weapon, error) {
	w := Weapon{
		Name: s.Name, Threat: 20, Multiplier: 2, TwoGrip: s.TwoHanded, OffHand: s.OffHand,
		Piercing: s.Piercing, UsableProne: s.UsableProne, Trip: s.Trip, Natural: s.Natural,
		Unarmed: s.Unarmed, Touch: s.Touch, LoadFull: s.Load == "full",
	}
	if s.Name == "" || s.Name == "unarmed" {
		return w, fmt.Errorf("name: %q cannot name a weapon", s.Name)
	}
	kind, err := oneOf("kind", s.Kind, weaponKindNames[:]...)
	if err != nil {
		return w, err
	}
	w.Kind = WeaponKind(kind)
	hand := 0
	if s.Hand != "" || !s.Natural && !s.Unarmed {
		if hand, err = oneOf("hand", s.Hand, handNames[:]...); err != nil {
			return w, err
		}
	}
	w.Hand = Hand(hand)
	if err = w.harms(s); err != nil {
		return w, err
	}
	if err = w.Traits.set("feats", s.Feats, ofWeapons); err != nil {
		return w, err
	}
	if s.Increment < 0 || s.Increment > 500 {
		return w, fmt.Errorf("increment: %d is not from 0 to 500", s.Increment)
	}
	w.Increment = int16(s.Increment)
	family, err := oneOf("family", s.Family, familyNames[:]...)
	if err != nil {
		return w, err
	}
	w.Family = Family(family)
	w.UsableProne = w.UsableProne || w.Family == Crossbow || w.Family == Shuriken // ATK-08
	if _, err = oneOf("load", s.Load, "", "move", "full"); err != nil {
		return w, err
	}
	if s.Rating < 0 || s.Rating > 20 || s.Enhancement < -10 || s.Enhancement > 20 {
		return w, fmt.Errorf("rating, enhancement: %d, %d are out of range", s.Rating, s.Enhancement)
	}
	w.Rating, w.Enhancement = int8(s.Rating), int8(s.Enhancement)
	reach, err := oneOf("reach", s.Reach, "", "normal", "reach", "all")
	if err != nil {
		return w, err
	}
	w.Interval = interval(&w, c)
	switch reach {
	case 2:
		w.Interval = grid.Interval{Min: c.Reach + 1, Max: 2 * c.Reach}
	case 3:
		w.Interval = grid.Interval{Min: 1, Max: 2 * c.Reach}
	}
	return w, nil
}

// harms reads what a weapon deals when it hits.
func (w *Weapon) harms(s *WeaponSetup) (err error) {
	if w.Damage, err = dice.Parse(s.Damage); err != nil {
		return fmt.Errorf("damage: %w", err)
	}
	if s.Extra != "" {
		if w.Extra, err = dice.Parse(s.Extra); err != nil {
			return fmt.Errorf("extra: %w", err)
		}
		if w.Extra.Count == 0 { // it adds dice
			return fmt.Errorf("extra: %q has no dice", s.Extra)
		}
	}
	if s.Threat != 0 {
		if s.Threat < 2 || s.Threat > 20 {
			return fmt.Errorf("threat: %d is not from 2 to 20", s.Threat)
		}
		w.Threat = uint8(s.Threat)
	}
	if s.Multiplier != 0 {
		if s.Multiplier < 2 || s.Multiplier > 4 {
			return fmt.Errorf("multiplier: %d is not from 2 to 4", s.Multiplier)
		}
		w.Multiplier = uint8(s.Multiplier)
	}
	for i, m := range s.Multipliers {
		if m < 2 || m > 4 || i == 4 {
			return fmt.Errorf("multipliers[%d]: up to 4 of them, from 2 to 4", i)
		}
		w.More += uint8(m - 1)
	}
	// The exact odds count throws in 128 bits.
	if w.Damage.Count < 0 || !fits(w.Damage, int(w.Multiplier+w.More), 40) || !fits(w.Extra, 1, 16) {
		return fmt.Errorf("damage: %s with extra %q and a multiplier of %d is too many dice", s.Damage, s.Extra, w.Multiplier+w.More)
	}
	w.Saps, err = newSap(s.Saps)
	return err
}

// interval returns the reach interval of an ordinary weapon (GEO-14).
func interval(_ *Weapon, c *Creature) grid.Interval {
	if c.Reach == 0 {
		return grid.Interval{}
	}
	return grid.Interval{Min: 1, Max: c.Reach}
}

// WeaponKindNames returns the words of position files for what a weapon is.
func WeaponKindNames() []string { return slices.Clone(weaponKindNames[:]) }

// HandNames returns those for the hand it takes.
func HandNames() []string { return slices.Clone(handNames[:]) }

// FamilyNames returns those for the families of weapons that shoot.
func FamilyNames() []string { return slices.Clone(familyNames[NoFamily+1:]) }

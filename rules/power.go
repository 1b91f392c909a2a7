package rules

import (
	"slices"

	"tenaille/rules/dice"
	"tenaille/rules/grid"
)

// PowerWeapon is the weapon index of a creature's first power: a power that
// strikes by an attack roll is a weapon to whoever resolves it (ACT-28).
const PowerWeapon = 64

// MaxPowers bounds the powers of a sheet.
const MaxPowers = 8

// SaveKind is one of the three saving throws (SAV-02).
type SaveKind uint8

// The saving throws; NoSave allows none.
//
//names:list saveNames
const (
	NoSave SaveKind = iota // ""
	Fortitude
	Reflex
	Will
)

// String returns the name of the saving throw in position files.
func (k SaveKind) String() string { return saveNames[k] }

// Stat returns what the modifiers of the saving throw change.
func (k SaveKind) Stat() Stat { return FortitudeSave + Stat(k-Fortitude) }

// Saves returns the three saving throws.
func Saves() []SaveKind { return []SaveKind{Fortitude, Reflex, Will} }

// SaveByName returns the saving throw of a name in position files.
func SaveByName(name string) (k SaveKind, ok bool) {
	i := slices.Index(saveNames[Fortitude:], name)
	return Fortitude + SaveKind(max(i, 0)), i >= 0
}

// Success is what a successful save leaves of an effect.
type Success uint8

// What a successful save leaves (SAV-01, SAV-05).
//
//names:list successNames Save
const (
	SaveNone    Success = iota // nothing changes by it
	SaveHalf                   // half the damage, no condition
	SaveNegates                // nothing
)

// Ability is a checked special ability (ACT-28).
type Ability struct {
	ID        string
	Cost      Cost
	Range     int16 // squares; 0 is the creature itself or its reach
	Strikes   bool  // by an attack roll, with Weapon
	Psychic   bool  // the attack is one of the mind: BAB and Wisdom (LIM-12)
	Mental    bool  // it meets the psychic defence, DEP (LIM-12)
	Walks     bool  // it is a move of Range squares, one move when that is 0
	Weapon    Weapon
	Damage    dice.Expr
	Deals     bool // damage at all
	Save      SaveKind
	DC        int16
	Success   Success
	Condition Condition
	Inflicts  bool // a condition at all
	Rounds    int8
	HasArea   bool
	Area      grid.AreaKind
	Size      int16 // radius or length
	Provokes  bool
	PerMatch  uint8 // uses; 0 is without limit
	Heals     bool
	Heal      dice.Expr
	Cures     Conditions
	Fades     bool // its condition ends when its bearer attacks (CND-05)
	Anchors   bool // who is entangled by it is held to the spot (CND-06)
	Grappled  bool // may be used in a grapple (GRP-05)
	Potion    bool // drunk, by its owner, for itself (ACT-10)
	Saps      Sap  // its ability damage (DMG-11)
	// Mends reports that it gives back points of the damage to one score, Mend of
	// them: of Mended, or of the score lowered most where AnyScore says so.
	Mends    bool
	Mend     dice.Expr
	Mended   Score
	AnyScore bool
}

// Kind reports whether the power is a help to whom it is used on: such a power
// is for its user and allies, any other for enemies.
func (p *Ability) Kind() bool {
	return p.Heals || p.Mends || p.Cures != 0 || p.Potion || p.Inflicts && !p.Deals && p.Saps.None() && VeilSet.Has(p.Condition)
}

// SavesFirst reports whether the one target of the power saves before its
// damage dice are rolled (DIC-10).
func (p *Ability) SavesFirst() bool {
	return p.Deals && p.Save != NoSave && !p.HasArea && !p.Strikes
}

package rules

import "tenaille/rules/grid"

// Creature is a checked sheet: what never changes about a combatant during an
// encounter.
type Creature struct {
	Sheet  int // the id of the sheet, unique in the encounter
	Kind   string
	Name   string
	Side   uint8
	PC     bool
	Size   Size
	Space  uint8 // squares a side (SIZ-03)
	Height int16 // cm (SIZ-04)
	Reach  int8  // natural reach in squares (SIZ-03)
	// Longest is the greatest reach of its weapons and its strike, in squares.
	Longest int8

	// Scores are the ability scores of the sheet; Encounter.Score has what they
	// are now. HitDice is what a change of Constitution counts for (DMG-11).
	Scores  Scores
	HitDice int8

	BAB             int8
	MaxHP           int16
	Speed           int8 // squares
	Unburdened      int8 // squares without armour, where the sheet says (MOV-01)
	Fort, Ref, Will int8 // base saves

	Armour, Shield, Natural, Deflection, Dodge int8
	// ArmourPlus, ShieldPlus and NaturalPlus are the enhancement of each (DEF-04).
	ArmourPlus, ShieldPlus, NaturalPlus int8
	// MaxDex caps the Dexterity bonus to AC (DEF-02); 127 is no cap.
	MaxDex int8
	Heavy  bool // heavy armour (MOV-09)
	Worn   bool // medium or heavy armour (SAV-05)

	Weapons []Weapon
	Powers  []Ability
	Fist    Weapon // the unarmed strike (ATK-21)
	Net     Weapon // the net it may throw (MAN-06)
	HasNet  bool   // its sheet lists one
	Hands   bool   // it can throw one
	Traits  Traits
	Sneak   int8 // dice of sneak attack
	Rogue   int8 // level for improved uncanny dodge (DEF-09)
	Vision  grid.Vision

	HideRanks, Perception, HealSkill, EscapeRanks int8
	// BondsDC is the difficulty of escaping the bonds or the net it starts in,
	// by either way; 0 is that of a net (ACT-32).
	BondsDC int16
	// Conceal is the personal concealment in percent (CON-09).
	Conceal int8

	// Init is the sheet's own place in the order where it is not rolled for, if
	// OwnInit says that there is one (LIM-05). Alertness is the modifier of tests
	// of PER (LIM-02), Stealth the bonus of an ambusher, Mind the psychic bonuses
	// to DEP (LIM-12).
	Init                     int8
	OwnInit                  bool
	Alertness, Stealth, Mind int8
	// Situation is what the scenario adds to its test of PER (LIM-03).
	Situation int8

	Card *Figure // its plain numbers, where combatants are figures (SKI-01); else nil

	start             combatantStart
	mainHand, offHand uint16 // weapons by their numbers (ATK-16)
}

type combatantStart struct {
	at            grid.Cell
	hp            int16
	conditions    Conditions
	ready, loaded uint16
	lowered       Scores
	loosed        bool
	with, pinners []int // sheet ids
	held          []ConditionSetup
}

// Starts reports whether the sheet has the creature begin in a condition.
func (c *Creature) Starts(cond Condition) bool { return c.start.conditions.Has(cond) }

// Weapon returns the weapon of an index in the sheet; UnarmedWeapon is the
// unarmed strike, NetWeapon the net.
func (c *Creature) Weapon(i int8) *Weapon {
	if k := int(i) - PowerWeapon; k >= 0 && k < len(c.Powers) {
		return &c.Powers[k].Weapon
	}
	switch {
	case i == NetWeapon:
		return &c.Net
	case i < 0 || int(i) >= len(c.Weapons):
		return &c.Fist
	}
	return &c.Weapons[i]
}

// spent is what an ability score of 0 makes of a creature, as the facts of it
// have it (DMG-11). A sheet without any score says nothing about them, and what has
// no Constitution may lack a mind as well.
func (c *Creature) spent(f *Combatant) (set Conditions) {
	if c.Scores.None() {
		return 0
	}
	for s := range ScoreCount {
		lacks := c.Traits.Has(NoCon) && s >= Con && c.Scores[s] == 0
		if c.Score(f, s) == 0 && !lacks {
			set = set.With(s.Empties())
		}
	}
	if set.Has(Dead) {
		return Set(Dead)
	}
	return set
}

// Enhanced is what the enhancement of armour, shield and natural armour adds to
// the armour class; a loosed shield gives nothing (DEF-04, ACT-23).
func (c *Creature) Enhanced(loosed bool) int8 {
	if loosed {
		return c.ArmourPlus + c.NaturalPlus
	}
	return c.ArmourPlus + c.ShieldPlus + c.NaturalPlus
}

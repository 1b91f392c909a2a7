package rules

// Stat is what a modifier row changes.
type Stat uint8

// The stats that rows change.
const (
	AttackRoll Stat = iota
	Defence
	// The checks of section 21: those who begin and those who resist.
	GrappleCheck
	TripCheck
	TripResist
	DisarmCheck
	DisarmResist
	RushCheck
	RushResist
	OverrunCheck
	OverrunResist
	ArtistCheck // Escape Artist (ACT-32, GRP-05)
	// The attack of the mind and what it meets (LIM-12).
	PsychicAttack
	PsychicDefence
	// The tests that one creature makes alone: the three saving throws in the
	// order of SAV-02, and checks of skill and ability.
	FortitudeSave
	ReflexSave
	WillSave
	FirstAidCheck
	FreeingCheck // of a net or bonds, by skill (ACT-32)
	ForcingCheck // of them, by strength
	HideCheck
	SpotCheck
	InitiativeRoll
	AlertCheck // the test of PER (LIM-02)
	// What is added to each roll of the weapon dice besides Strength and the
	// weapon itself, which DMG-04 to DMG-06 settle.
	DamageRoll

	statCount
)

// BonusType decides how modifiers stack (STK-01, STK-02).
type BonusType uint8

// The types of STK-01 and STK-02. Of the types up to Sacred only the highest
// bonus counts.
const (
	ArmourBonus BonusType = iota
	ShieldBonus
	NaturalBonus
	EnhancementBonus
	DeflectionBonus
	SizeBonus
	CoverBonus
	FlankBonus
	MoraleBonus
	CompetenceBonus
	LuckBonus
	InsightBonus
	SacredBonus
	DodgeBonus
	CircumstanceBonus
	Untyped

	bonusTypeCount
)

// Circumstance is one fact about an attack that a row may depend on.
type Circumstance uint32

// The circumstances of one attack.
const (
	InMelee Circumstance = 1 << iota
	AtRange
	TouchAttack
	Flanking
	HigherGround
	UnseenAttacker
	ChargeAttack
	DexDenied // the defender is denied Dexterity and dodge (DEF-03)
	DexZero   // the defender's Dexterity counts as 0 (HLP-02)
	Finesse   // Dexterity replaces Strength in melee (ATK-03)
	OffHandAttack
	TwoWeaponAttack
	IntoMelee // ATK-22
	PinnerStrikes
	Insider    // attacker and defender share a grapple
	Poised     // flat-footed, and yet keeps its Dexterity (SIL-30)
	Unshielded // the defender's shield is loosed (ACT-23)
	// What a creature that hides has done in its turn (STL-01).
	Stirred   // moved
	Hurried   // moved more than half its speed
	Fought    // attacked
	BothHands // the defender wields a weapon in each hand (ATK-16)
)

// Term names a number that comes from the creatures or the board rather than
// from the table.
type Term uint8

// The terms of attack and defence.
const (
	FixedValue Term = iota
	TermBAB
	TermStr
	TermDex
	TermAttackSize
	TermRange
	TermEnhancement
	TermIterative
	TermTwoWeapons
	TermAttackAid
	TermArmour
	TermShield
	TermNatural
	TermEnhanced // the enhancement of what is worn and of the skin (DEF-04)
	TermDeflection
	TermDodge
	TermDexToAC
	TermDefenceSize
	TermCover
	TermDefenceAid
	TermSpecialSize // SIZ-02
	TermStrOrDex    // the better of both (MAN-02)
	TermSoleHold    // 4 with one, pinned opponent (GRP-06)
	TermAttack      // the whole attack bonus (MAN-03)
	TermHands       // the weapon's size in a disarm (MAN-03)
	TermLarger      // 4 a category (MAN-03)
	TermRanks       // of the skill
	TermWis         // of who attacks (LIM-12)
	TermWisToDEP    // of who defends
	TermMind        // psychic bonuses to DEP
	TermFigure      // the attack of a figure (SKI-01)
	TermGuard       // the defence of a figure
	TermOthers      // those who lend their fire (SKI-14)
	TermSheet       // the number of the sheet: a base save, a whole skill
	TermCon
	TermHideSize  // SIZ-01
	TermShelter   // 10 behind improved cover, 10 in near-total darkness (STL-01)
	TermDistance  // 1 less for every 2 squares (STL-01)
	TermSituation // of the scenario (LIM-03)
	TermWisLost   // what damage to Wisdom takes of a whole skill (DMG-11)
	TermPlace     // circumstances of where the attacker stands (ATK-06)
	TermPlaceToAC // and the defender

	TermCount
)

// Terms holds the value of each Term for one attack.
type Terms [TermCount]int8

// When is the condition of a row, as data: it holds when the attacker has any
// of Attacker, the target any of Target (an empty set asks nothing), all of
// All is so and none of None, when the attacker has the traits of With and the
// target those of Against, and when they are no more than Within squares apart
// (0 asks nothing). Who makes a check or a test alone is its attacker.
type When struct {
	Attacker, Target Conditions
	All, None        Circumstance
	With, Against    Traits
	Within           int16
}

// Case is what the rows of one roll can ask about.
type Case struct {
	Attacker, Target Conditions
	How              Circumstance
	With, Against    Traits // of the attacker and its weapon, of the target
	Apart            int16  // squares between them, at least 1; 0 where nobody is aimed at
}

// Row is one cited modifier of a ruleset's table.
type Row struct {
	Stat   Stat
	Type   BonusType
	Value  int8 // when From is FixedValue
	From   Term
	When   When
	Lost   Circumstance // any of these takes the bonus away (never a penalty)
	LostBy Cite         // why
	Source Source
	Cite   Cite
}

// Lost cites of stacking.
const (
	lostSameType   = STK01
	lostSameSource = STK03
)

// Line is one modifier as it applies to one roll. Lost is the rule that
// keeps it from counting, NoCite when it counts.
type Line struct {
	Row   uint8 // index in the table it was gathered from
	Value int8
	Lost  Cite
}

// Breakdown is every modifier of one roll, in the written order: base,
// equipment, own conditions, the other's conditions, terrain.
type Breakdown struct {
	Lines [24]Line
	N     uint8
	Total int16 // sum of the lines that count
}

package rules

import (
	"tenaille/rules/dice"
	"tenaille/rules/grid"
)

// Stage is how far the attack of a Frame has come (ATK-20).
type Stage uint8

// The stages of an attack, in the order of DIC-03.
const (
	StageRoll    Stage = iota // the d20 is owed
	StageConceal              // it hit; the d100 of the miss chance is owed
	StageConfirm              // a threat; the confirmation is owed
	StageDamage               // the weapon dice are owed
	StageExtra                // the extra dice of the weapon are owed
	StageSneak                // the sneak attack dice are owed
	StageSap                  // the dice of ability damage are owed (DMG-11)
	StageDone                 // everything is known
)

// Frame is one attack being resolved: small comparable data, all that its
// dice need to know. Nothing in it changes once computed but Stage, the
// results and Damage, so that the exact odds can fork it instead of the
// encounter.
type Frame struct {
	Attacker, Target ID
	Weapon           int8
	Stage            Stage
	Mode             AttackMode

	From, To grid.Cell // the pair of squares used (GEO-13)

	Bonus      int16 // all attack modifiers
	AC         int16 // all of the defence, cover included
	HitFrom    uint8 // lowest natural roll that hits, 2 to 20 (ATK-02)
	ThreatFrom uint8 // lowest natural roll that hits and threatens (ATK-18); 21 never
	Conceal    uint8 // miss chance in percent (CON-05)
	Multiplier uint8
	More       uint8     // times the damage counts beyond the first, critical or not (DMG-07)
	Dice       dice.Expr // weapon dice; Plus is the flat damage of one roll
	Extra      dice.Expr
	Sneak      uint8 // d6
	Sap        FrameSap
	Harmless   bool // a hit deals no damage: an ability that only afflicts
	Sure       bool // a threat is a critical hit without confirmation (SKI-03)
	AutoMiss   bool // an attack on a square without a target (CON-07)
	Hit        bool // the attack roll hit
	Lost       bool // the hit was lost to concealment
	Threat     bool
	Critical   bool
	Damage     int16 // hit points, known when StageDone
}

// FrameSap is the ability damage of an attack, all that its dice and its odds
// need to know (DMG-11).
type FrameSap struct {
	Points dice.Expr // none without dice
	Score  Score
	Has    int8  // what the target has of the score
	Dice   int8  // hit dice that a change of the score's modifier counts for: Con
	Fails  uint8 // natural rolls of 20 that fail the save; 20 where none is allowed
	Loss   int8  // points rolled, at least 1; known when StageDone
}

// Taken returns the points that the target would lose: no more than it has.
func (p *FrameSap) Taken() int { return int(min(p.Loss, p.Has)) }

// Spends reports whether the score would be at 0.
func (p *FrameSap) Spends() bool { return p.Loss > 0 && p.Loss >= p.Has }

// Withers returns the hit points lost with the points of the score: those of a
// Constitution that is lower.
func (p *FrameSap) Withers() int {
	if p.Dice == 0 {
		return 0
	}
	return int(p.Dice) * (Modifier(int(p.Has)) - Modifier(int(p.Has)-p.Taken()))
}

// Renew has the dice of an attack still to be thrown, all of them.
func (f *Frame) Renew() {
	f.Stage, f.Hit, f.Lost, f.Threat, f.Critical, f.Damage, f.Sap.Loss = StageRoll, false, false, false, false, 0, 0
}

// AttackMode says in what course an attack is made.
type AttackMode uint32

// The courses of an attack.
const (
	// ModeOpportunity is an attack of opportunity (AOO-08).
	ModeOpportunity AttackMode = 1 << iota
	// ModeCharge is the attack at the end of a charge (ACT-16).
	ModeCharge
	// ModeDefensive is an attack while fighting defensively (ACT-13).
	ModeDefensive
	// ModeOffHand is an attack of the off hand in a full attack (ATK-16).
	ModeOffHand
	// ModeTwoWeapons is any attack of a full attack with two weapons (ATK-16).
	ModeTwoWeapons
	// ModeSquare is an attack on a square (CON-07).
	ModeSquare
	// ModeTouch is a touch attack (ATK-17).
	ModeTouch
	// ModeFull is an attack of a full attack (ATK-15).
	ModeFull

	// ModeOpening is the touch attack that opens a maneuver: it deals no
	// damage and is never confirmed (DIC-08).
	ModeOpening
	// ModeDrawn is a shot whose target among grapplers has been drawn (GRP-08).
	ModeDrawn
	// ModeCoup is a coup de grâce: a sure critical hit (HLP-04).
	ModeCoup
)

// IterativeShift places the number of an iterative attack, 0 to 3, in the
// high bits of an AttackMode (ATK-15).
const IterativeShift = 12

// Iterative returns the mode of the n-th attack of a full attack.
func Iterative(n int) AttackMode { return AttackMode(n) << IterativeShift }

// CombinedShift places the number of those who lend their fire in the bits of
// an AttackMode above the courses (SKI-14).
const CombinedShift = 16

// Combined returns the mode of an attack to which n others lend their fire.
func Combined(n int) AttackMode { return AttackMode(n) << CombinedShift }

// Others returns how many lend their fire.
func (m AttackMode) Others() int { return int(m >> CombinedShift) }

// Nth returns the number of the iterative attack.
func (m AttackMode) Nth() int { return int(m >> IterativeShift & 3) }

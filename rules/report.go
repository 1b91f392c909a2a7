package rules

import "tenaille/rules/grid"

// Report is the arithmetic behind a d20: that of an AttackRolled, of either
// side's ContestRolled, of a TestRolled, InitiativeRolled, HideRolled or
// SpotRolled, and of the roll by which somebody was Noticed.
type Report struct {
	// Rows is the table that the lines were gathered from.
	Rows []Row
	// Attack is what the roller added; Defence what an attack met.
	Attack, Defence Breakdown
	// Damage is what added to the damage of an attack besides its weapon.
	Damage Breakdown
	// Strike is what the attack bonus within Attack is made of, by the table of
	// attacks, where a check adds all of it (MAN-03).
	Strike Breakdown
	// Frame, Cover, Flanker, the partner of the flank or Nobody, and SneakBar are
	// those of an attack.
	Frame    Frame
	Cover    grid.CoverResult
	Flanker  ID
	SneakBar SneakBar
	// Natural, Total and Against are the roll by which somebody was noticed,
	// and what it had to reach (STL-01).
	Natural, Total, Against int16
	// Lowered is the damage to the scores of the event's Who and Whom when it was
	// rolled, which the modifiers in the rows are after (DMG-11).
	Lowered [2]Scores
}

package combat

import "tenaille/rules"

// The op codes of the steps, in the order of their numbers: a position that is
// saved in the middle of an action holds them.
const (
	opSettle rules.OpCode = rules.OpSettle + iota
	opInitiative
	opTies
	opTieRoll
	opNextTurn
	opBeginTurn
	opStabilise
	opReadyTurn
	opEndTurn
	opStep
	opStepGo
	opOffer
	opBlow
	opBlowDie
	opStrain
	opEffect
	opCharge
	opTest
	opCoup
	opActNow
	opHide
	opSpot
	opWatch
	opSearch
	opLate
	opAware
	opReadied
	opPower
	opPowerDice
	opPowerSave
	opSuffer
	opPowerPoints
	opVenom
	opSapDice
	opHarmDice
	opAttempt
	opContest
	opReply
	opDrawTarget
	opMoveIn
	opMoveInGo
	opDrag
	opDragGo
	opCounterTrip
	opDropInstead
	opTripBlow
	opCounterDisarm
	opFollow
	opOverrun
	opBlock
	opKnock
	opBack
	opTread
	opHideThere
)

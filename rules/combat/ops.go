package combat

import "tenaille/rules"

// The op codes of the steps.
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
)

// Ops returns the table of steps. Every ruleset that builds on this package
// starts from it.
func Ops() (ops [rules.MaxOps]rules.Op) {
	ops[opSettle] = rules.Op{Name: "settle", Do: func(e *rules.Encounter, _ *rules.Step) { e.Rules.Turn.Settle(e) }}
	ops[opInitiative] = rules.Op{Name: "initiative", Ask: askInitiative, Got: gotInitiative}
	ops[opTies] = rules.Op{Name: "ties", Do: doTies}
	ops[opTieRoll] = rules.Op{Name: "tie_roll", Ask: askInitiative, Got: gotTieRoll}
	ops[opNextTurn] = rules.Op{Name: "next_turn", Do: doNextTurn}
	ops[opBeginTurn] = rules.Op{Name: "begin_turn", Do: doBeginTurn}
	ops[opStabilise] = rules.Op{Name: "stabilise", Ask: askStabilise, Got: gotStabilise}
	ops[opReadyTurn] = rules.Op{Name: "ready_turn", Do: doReadyTurn}
	ops[opEndTurn] = rules.Op{Name: "end_turn", Do: doEndTurn}
	ops[opStep] = rules.Op{Name: "step", Do: doStep}
	ops[opStepGo] = rules.Op{Name: "step_go", Do: doStepGo}
	ops[opOffer] = rules.Op{Name: "offer", Choice: true, Offers: offers, Do: takeOpportunity, Declined: passUp, Cite: rules.AOO08}
	ops[opBlow] = rules.Op{Name: "blow", Do: doBlow}
	ops[opBlowDie] = rules.Op{Name: "blow_die", Ask: askBlow, Got: gotBlow, Do: landBlow}
	ops[opStrain] = rules.Op{Name: "strain", Do: doStrain}
	ops[opEffect] = rules.Op{Name: "effect", Do: doEffect}
	ops[opCharge] = rules.Op{Name: "charge_blow", Do: doChargeBlow}
	ops[opTest] = rules.Op{Name: "test", Ask: askTest, Got: gotTest}
	ops[opCoup] = rules.Op{Name: "coup_de_grace", Do: doCoup}
	ops[opActNow] = rules.Op{Name: "act_now", Choice: true, Do: takeDelayed, Declined: keepDelaying, Cite: rules.INI07}
	ops[opHide] = rules.Op{Name: "hide", Ask: askHide, Got: gotHide}
	ops[opSpot] = rules.Op{Name: "spot", Ask: askSpot, Got: gotSpot}
	ops[opWatch] = rules.Op{Name: "watch", Ask: askSpot, Got: gotWatch}
	ops[opSearch] = rules.Op{Name: "search", Ask: askSpot, Got: gotSearch}
	ops[opLate] = rules.Op{Name: "late_initiative", Do: doLate}
	ops[opAware] = rules.Op{Name: "aware", Do: doAware}
	ops[opReadied] = rules.Op{Name: "readied", Choice: true, Offers: stillReady, Do: takeReadied, Declined: keepReady, Cite: rules.INI08}
	ops[opPower] = rules.Op{Name: "power", Do: doPower}
	ops[opPowerDice] = rules.Op{Name: "power_dice", Ask: askPowerDice, Got: gotPowerDice, Do: func(e *rules.Encounter, s *rules.Step) { scores(e, s, 0) }}
	ops[opPowerPoints] = rules.Op{Name: "power_points", Ask: askPowerPoints, Got: gotPowerPoints, Do: func(e *rules.Encounter, s *rules.Step) { engulf(e, s, 0) }}
	ops[opHarmDice] = rules.Op{Name: "harm_dice", Ask: askHarmDice, Got: gotHarmDice, Do: nothing}
	ops[opSapDice] = rules.Op{Name: "sap_dice", Ask: askSapDice, Got: gotSapDice}
	ops[opVenom] = rules.Op{Name: "venom", Ask: askVenom, Got: gotVenom}
	ops[opPowerSave] = rules.Op{Name: "power_save", Ask: askPowerSave, Got: gotPowerSave}
	ops[opSuffer] = rules.Op{Name: "suffer", Do: func(e *rules.Encounter, s *rules.Step) { suffer(e, s, false) }}
	ops[opTread] = rules.Op{Name: "tread", Do: doTread}
	maneuverOps(&ops)
	return ops
}

// maneuverOps are the steps of section 21.
func maneuverOps(ops *[rules.MaxOps]rules.Op) {
	ops[opAttempt] = rules.Op{Name: "attempt", Do: doAttempt}
	ops[opContest] = rules.Op{Name: "contest", Ask: askContest, Got: gotContest}
	ops[opReply] = rules.Op{Name: "reply", Ask: askReply, Got: gotReply}
	ops[opDrawTarget] = rules.Op{Name: "draw_target", Ask: askTarget, Got: gotTarget}
	ops[opMoveIn] = rules.Op{Name: "move_in", Do: doMoveIn}
	ops[opMoveInGo] = rules.Op{Name: "move_in_go", Do: doMoveInGo}
	ops[opDrag] = rules.Op{Name: "drag", Do: doDrag}
	ops[opDragGo] = rules.Op{Name: "drag_go", Do: doDragGo}
	ops[opOverrun] = rules.Op{Name: "overrun", Do: doOverrun}
	ops[opBack] = rules.Op{Name: "back", Do: doBack}
	ops[opCounterTrip] = rules.Op{Name: "counter_trip", Choice: true, Offers: mayCounterTrip, Do: counterTrip, Declined: nothing, Cite: rules.MAN02}
	ops[opDropInstead] = rules.Op{Name: "drop_instead", Choice: true, Do: dropInstead, Declined: fallInstead, Wise: unwise, Cite: rules.MAN02}
	ops[opTripBlow] = rules.Op{Name: "trip_blow", Choice: true, Offers: mayFollowTrip, Do: followTrip, Declined: nothing, Cite: rules.MAN02}
	ops[opCounterDisarm] = rules.Op{Name: "counter_disarm", Choice: true, Offers: canReturn, Do: counterDisarm, Declined: nothing, Cite: rules.MAN03}
	ops[opFollow] = rules.Op{Name: "follow", Choice: true, Do: follow, Declined: stayBehind, Cite: rules.MAN04}
	ops[opBlock] = rules.Op{Name: "block", Choice: true, Do: block, Declined: letPass, Wise: blocksWisely, Cite: rules.MAN05}
	ops[opKnock] = rules.Op{Name: "knock_down", Choice: true, Offers: canReturn, Do: knock, Declined: nothing, Cite: rules.MAN05}
}

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

// Deeds returns the table of the steps that are carried out. Every ruleset that
// builds on this package starts from it.
func Deeds() [rules.MaxOps]rules.Deed {
	return [rules.MaxOps]rules.Deed{
		opSettle:    {Do: func(e *rules.Encounter, _ *rules.Step) { e.Rules.Turn.Settle(e) }, Peril: rules.PerilToNobody},
		opTies:      {Do: doTies},
		opNextTurn:  {Do: doNextTurn},
		opBeginTurn: {Do: doBeginTurn},
		opReadyTurn: {Do: doReadyTurn},
		opEndTurn:   {Do: doEndTurn},
		opStep:      {Do: doStep, Peril: rules.PerilOnTheWay},
		opStepGo:    {Do: doStepGo, Peril: rules.PerilOnTheWay},
		opBlow:      {Do: doBlow, Peril: rules.PerilToOthers},
		opStrain:    {Do: doStrain, Peril: rules.PerilToNobody},
		opEffect:    {Do: doEffect, Peril: rules.PerilToOthers},
		opCharge:    {Do: doChargeBlow, Peril: rules.PerilOnTheWay},
		opCoup:      {Do: doCoup, Peril: rules.PerilToOthers},
		opLate:      {Do: doLate},
		opAware:     {Do: doAware},
		opPower:     {Do: doPower},
		opSuffer:    {Do: func(e *rules.Encounter, s *rules.Step) { suffer(e, s, false) }},
		opTread:     {Do: doTread, Peril: rules.PerilOnTheWay},
		opAttempt:   {Do: doAttempt},
		opMoveIn:    {Do: doMoveIn},
		opMoveInGo:  {Do: doMoveInGo},
		opDrag:      {Do: doDrag, Peril: rules.PerilOnTheWay},
		opDragGo:    {Do: doDragGo, Peril: rules.PerilOnTheWay},
		opOverrun:   {Do: doOverrun, Peril: rules.PerilOnTheWay},
		opBack:      {Do: doBack, Peril: rules.PerilToNobody},
	}
}

// Rolls returns the table of the steps that wait for a die.
func Rolls() [rules.MaxOps]rules.Roll {
	return [rules.MaxOps]rules.Roll{
		opInitiative:  {Ask: askInitiative, Got: gotInitiative},
		opTieRoll:     {Ask: askInitiative, Got: gotTieRoll},
		opStabilise:   {Ask: askStabilise, Got: gotStabilise},
		opBlowDie:     {Ask: askBlow, Got: gotBlow, Then: landBlow, Peril: rules.PerilToOthers},
		opTest:        {Ask: askTest, Got: gotTest, Peril: rules.PerilOfSave},
		opHide:        {Ask: askHide, Got: gotHide},
		opSpot:        {Ask: askSpot, Got: gotSpot},
		opWatch:       {Ask: askSpot, Got: gotWatch},
		opSearch:      {Ask: askSpot, Got: gotSearch},
		opPowerDice:   {Ask: askPowerDice, Got: gotPowerDice, Then: func(e *rules.Encounter, s *rules.Step) { scores(e, s, 0) }},
		opPowerPoints: {Ask: askPowerPoints, Got: gotPowerPoints, Then: func(e *rules.Encounter, s *rules.Step) { engulf(e, s, 0) }},
		opHarmDice:    {Ask: askHarmDice, Got: gotHarmDice},
		opSapDice:     {Ask: askSapDice, Got: gotSapDice},
		opVenom:       {Ask: askVenom, Got: gotVenom},
		opPowerSave:   {Ask: askPowerSave, Got: gotPowerSave},
		opContest:     {Ask: askContest, Got: gotContest, Peril: rules.PerilToNobody, Opposed: rules.OpensCheck},
		opReply:       {Ask: askReply, Got: gotReply, Peril: rules.PerilToNobody, Opposed: rules.MeetsCheck},
		opDrawTarget:  {Ask: askTarget, Got: gotTarget, Peril: rules.PerilToNobody},
	}
}

// Questions returns the table of the steps that ask somebody.
func Questions() [rules.MaxOps]rules.QuestionRow {
	return [rules.MaxOps]rules.QuestionRow{
		opOffer:         {Name: rules.AskOffer, Cite: rules.AOO08, Offers: offers, Take: takeOpportunity, Decline: passUp},
		opActNow:        {Name: rules.AskActNow, Cite: rules.INI07, Take: takeDelayed, Decline: keepDelaying},
		opReadied:       {Name: rules.AskReadied, Cite: rules.INI08, Offers: stillReady, Take: takeReadied, Decline: keepReady},
		opCounterTrip:   {Name: rules.AskCounterTrip, Cite: rules.MAN02, Offers: mayCounterTrip, Take: counterTrip, Decline: nothing, Contest: returned(rules.Trip), Peril: rules.PerilToNobody},
		opDropInstead:   {Name: rules.AskDropInstead, Cite: rules.MAN02, Take: dropInstead, Decline: fallInstead, Wise: unwise, Peril: rules.PerilToNobody},
		opTripBlow:      {Name: rules.AskTripBlow, Cite: rules.MAN02, Offers: mayFollowTrip, Take: followTrip, Decline: nothing},
		opCounterDisarm: {Name: rules.AskCounterDisarm, Cite: rules.MAN03, Offers: canReturn, Take: counterDisarm, Decline: nothing, Contest: returned(rules.Disarm), Peril: rules.PerilToNobody},
		opFollow:        {Name: rules.AskFollow, Cite: rules.MAN04, Take: follow, Decline: stayBehind, Peril: rules.PerilToNobody},
		opBlock:         {Name: rules.AskBlock, Cite: rules.MAN05, Take: block, Decline: letPass, Wise: blocksWisely, Contest: blocking, Peril: rules.PerilOnTheWay},
		opKnock:         {Name: rules.AskKnockDown, Cite: rules.MAN05, Offers: canReturn, Take: knock, Decline: nothing, Contest: returned(rules.Overrun), Peril: rules.PerilToNobody},
	}
}

package combat

import "tenaille/rules"

// tables are what the actions of this package are made of: what a creature may
// do (ACT-10), and the steps that come of it, which are carried out, wait for a
// die or ask somebody.
type tables struct {
	verbs     [rules.VerbCount]rules.VerbRow
	deeds     [rules.MaxOps]rules.Deed
	rolls     [rules.MaxOps]rules.Roll
	questions [rules.MaxOps]rules.QuestionRow
}

// actions returns the tables that every ruleset built on this package starts
// from, with the prices of the d20 column. The rows of an action stand in its
// own file; whoever adds one names them here.
func actions() *tables {
	t := &tables{}
	for _, rows := range [...]func(*tables){
		attackRows, blowRows, fullAttackRows, defenceRows, squareRows, aidRows,
		coupRows, findRows, moveRows, walkRows, fiveFootRows, crawlRows,
		withdrawRows, runRows, chargeRows, overrunRows, postureRows, handRows,
		shieldRows, itemRows, careRows, escapeRows, stealthRows, surpriseRows,
		doorRows, powerRows, drinkRows, powerDiceRows, saveRows, sufferingRows,
		sapRows, maneuverRows, grappleRows, moveInRows, drawTargetRows, holdRows,
		breakFreeRows, dragRows, releaseRows, tripRows, disarmRows, bullRushRows,
		netRows, opportunityRows, readyRows, triggerRows, readiedRows, delayRows,
		contestRows, testRows, initiativeRows, tieRows, turnRows, harmRows,
		simpleRows, scriptRows, settleRows,
	} {
		rows(t)
	}
	return t
}

package combat

import "tenaille/rules"

// Verbs returns the action table ACT-10 with the prices of its d20 column.
func Verbs() (t [rules.VerbCount]rules.VerbRow) {
	t[rules.Attack] = rules.VerbRow{Cost: rules.StandardAction, Provokes: rules.ProvokesByWeapon, Cite: rules.ATK20, Check: checkAttack, List: listAttacks(rules.Attack), Start: startAttack}
	t[rules.FullAttack] = rules.VerbRow{Cost: rules.FullRoundAction, Provokes: rules.ProvokesByWeapon, Cite: rules.ATK15, Check: onTheLiving(checkFullAttack), List: listFullAttacks, Start: startFullAttack}
	t[rules.FightDefensively] = rules.VerbRow{Cost: rules.StandardAction, Provokes: rules.ProvokesByWeapon, Cite: rules.ACT13, Check: onTheLiving(checkDefensive), List: listAttacks(rules.FightDefensively), Start: startDefensive}
	t[rules.TotalDefenceAction] = rules.VerbRow{Cost: rules.StandardAction, Cite: rules.ACT14, List: single(rules.TotalDefenceAction), Start: startSimple, Check: checkTotalDefence}
	t[rules.Move] = rules.VerbRow{Cost: rules.MoveAction, Provokes: rules.ProvokesBySquares, Cite: rules.MOV01, Check: bravely(checkMove), List: fleeing(listMoves), Start: startMove}
	t[rules.FiveFootStep] = rules.VerbRow{Cost: rules.NotAnAction, Cite: rules.MOV10, Check: checkStep, List: listSteps(rules.FiveFootStep), Start: startStep}
	t[rules.Crawl] = rules.VerbRow{Cost: rules.MoveAction, Provokes: rules.ProvokesBySquares, Cite: rules.MOV11, Check: checkCrawl, List: listSteps(rules.Crawl), Start: startMove}
	t[rules.Withdraw] = rules.VerbRow{Cost: rules.FullRoundAction, Provokes: rules.ProvokesBySquares, Cite: rules.ACT18, Check: bravely(checkWithdraw), List: fleeing(listWithdrawals), Start: startFullMove}
	t[rules.Charge] = rules.VerbRow{Cost: rules.FullRoundAction, Provokes: rules.ProvokesBySquares, Cite: rules.ACT16, Check: onTheLiving(checkCharge), List: listCharges, Start: startCharge}
	t[rules.StandUp] = rules.VerbRow{Cost: rules.MoveAction, Provokes: rules.ProvokesAll, Cite: rules.ACT21, Check: has(rules.Prone, rules.ACT21), List: single(rules.StandUp), Start: startSimple}
	t[rules.Rise] = rules.VerbRow{Cost: rules.MoveAction, Provokes: rules.ProvokesAll, Cite: rules.ACT22, Check: checkRise, List: single(rules.Rise), Start: startSimple}
	t[rules.RightSelf] = rules.VerbRow{Cost: rules.MoveAction, Cite: rules.CND16, Check: has(rules.Floating, rules.CND16), List: single(rules.RightSelf), Start: startSimple}
	t[rules.DropProne] = rules.VerbRow{Cost: rules.FreeAction, Cite: rules.ACT22, Check: checkDropProne, List: single(rules.DropProne), Start: startSimple}
	t[rules.Kneel] = rules.VerbRow{Cost: rules.FreeAction, Cite: rules.ACT22, Check: checkKneel, List: single(rules.Kneel), Start: startSimple}
	t[rules.Draw] = rules.VerbRow{Cost: rules.MoveAction, Cite: rules.ACT23, Check: checkDrawing, List: listHands(rules.Draw), Start: startSimple}
	t[rules.Sheathe] = rules.VerbRow{Cost: rules.MoveAction, Provokes: rules.ProvokesAll, Cite: rules.ACT23, Check: checkHeld, List: listHands(rules.Sheathe), Start: startSimple}
	t[rules.Drop] = rules.VerbRow{Cost: rules.FreeAction, Cite: rules.ACT23, Check: checkHeld, List: listHands(rules.Drop), Start: startSimple}
	t[rules.LooseShield] = rules.VerbRow{Cost: rules.MoveAction, Cite: rules.ACT23, Check: checkShield, List: single(rules.LooseShield), Start: startSimple}
	t[rules.ReadyShield] = rules.VerbRow{Cost: rules.MoveAction, Cite: rules.ACT23, Check: checkShield, List: single(rules.ReadyShield), Start: startSimple}
	t[rules.Load] = rules.VerbRow{Cost: rules.MoveAction, Provokes: rules.ProvokesAll, Cite: rules.ACT24, Check: checkLoad, List: listHands(rules.Load), Start: startSimple}
	t[rules.Run] = rules.VerbRow{Cost: rules.FullRoundAction, Provokes: rules.ProvokesBySquares, Cite: rules.MOV09, Check: bravely(checkRun), List: fleeing(listRuns), Start: startRun}
	t[rules.CoupDeGrace] = rules.VerbRow{Cost: rules.FullRoundAction, Provokes: rules.ProvokesAll, Cite: rules.HLP04, Check: onTheLiving(checkCoup), List: listCoups, Start: startCoup}
	t[rules.FirstAid] = rules.VerbRow{Cost: rules.StandardAction, Provokes: rules.ProvokesAll, Cite: rules.ACT29, Check: beside(rules.Set(rules.Dying), rules.ACT29), List: listBeside(rules.FirstAid), Start: startSimple}
	t[rules.Wake] = rules.VerbRow{Cost: rules.StandardAction, Cite: rules.ACT31, Check: beside(rules.Set(rules.Asleep), rules.ACT31), List: listBeside(rules.Wake), Start: startSimple}
	t[rules.Escape] = rules.VerbRow{Cost: rules.FullRoundAction, Provokes: rules.ProvokesAll, Cite: rules.ACT32, Check: checkEscape, List: listEscapes, Start: startSimple}
	t[rules.AttackSquare] = rules.VerbRow{Cost: rules.StandardAction, Provokes: rules.ProvokesByWeapon, Cite: rules.CON07, Check: checkSquare, List: listSquares, Start: startSquare}
	t[rules.Aid] = rules.VerbRow{Cost: rules.StandardAction, Cite: rules.ACT15, Check: onTheLiving(checkAid), List: listAids, Start: startSimple}
	t[rules.Delay] = rules.VerbRow{Cost: rules.NotAnAction, Cite: rules.INI07, Check: checkDelay, List: single(rules.Delay), Start: startDelay}
	t[rules.CoupDeGraceFind] = rules.VerbRow{Cost: rules.FullRoundAction, Cite: rules.HLP07, Check: onTheLiving(checkFind), List: listFinds, Start: startSimple}
	t[rules.Hide] = rules.VerbRow{Cost: rules.MoveAction, Cite: rules.STL01, Check: checkHide, List: single(rules.Hide), Start: startSimple}
	t[rules.Search] = rules.VerbRow{Cost: rules.MoveAction, Cite: rules.STL03, Check: checkSearch, List: single(rules.Search), Start: startSimple}
	t[rules.Ready] = rules.VerbRow{Cost: rules.StandardAction, Cite: rules.INI08, Check: checkReady, List: listReady, Start: startReady}
	t[rules.OpenDoor] = rules.VerbRow{Cost: rules.MoveAction, Cite: rules.ACT30, Check: checkDoor, List: listDoors(rules.OpenDoor), Start: startSimple}
	t[rules.CloseDoor] = rules.VerbRow{Cost: rules.MoveAction, Cite: rules.ACT30, Check: checkDoor, List: listDoors(rules.CloseDoor), Start: startSimple}
	t[rules.Power] = rules.VerbRow{Cost: rules.NotAnAction, Provokes: rules.ProvokesAll, Cite: rules.ACT28, Check: onTheLiving(checkPower), List: listPowers, Start: startPower}
	t[rules.Drink] = rules.VerbRow{Cost: rules.StandardAction, Provokes: rules.ProvokesAll, Cite: rules.ACT10, Check: checkPower, List: listDraughts, Start: startPower}
	t[rules.Grapple] = rules.VerbRow{Cost: rules.StandardAction, Provokes: rules.ProvokesTarget, Cite: rules.GRP02, Check: onTheLiving(checkGrapple), List: listGrapples, Start: startManeuver}
	t[rules.GrappleDamage] = rules.VerbRow{Cost: rules.StandardAction, Cite: rules.GRP05, Check: checkGrip, List: listGrips(rules.GrappleDamage), Start: startGrip}
	t[rules.GrapplePin] = rules.VerbRow{Cost: rules.StandardAction, Cite: rules.GRP07, Check: checkPin, List: listGrips(rules.GrapplePin), Start: startGrip}
	t[rules.GrappleEscape] = rules.VerbRow{Cost: rules.StandardAction, Cite: rules.GRP05, Check: checkGrappleEscape, List: listGrappleEscapes, Start: startGrappleEscape}
	t[rules.GrappleMove] = rules.VerbRow{Cost: rules.StandardAction, Provokes: rules.ProvokesBySquares, Cite: rules.GRP06, Check: checkDrag, List: listDrags, Start: startDrag}
	t[rules.Release] = rules.VerbRow{Cost: rules.FreeAction, Cite: rules.GRP09, Check: checkRelease, List: listReleases, Start: startRelease}
	t[rules.Trip] = rules.VerbRow{Cost: rules.StandardAction, Provokes: rules.ProvokesByWeapon, Cite: rules.MAN02, Check: onTheLiving(checkTrip), List: listOn(rules.Trip, rules.UnarmedWeapon, true), Start: startManeuver}
	t[rules.Disarm] = rules.VerbRow{Cost: rules.StandardAction, Provokes: rules.ProvokesTarget, Cite: rules.MAN03, Check: onTheLiving(checkDisarm), List: listDisarms, Start: startManeuver}
	t[rules.BullRush] = rules.VerbRow{Cost: rules.StandardAction, Provokes: rules.ProvokesAll, Cite: rules.MAN04, Check: onTheLiving(checkRush), List: listOn(rules.BullRush, rules.UnarmedWeapon, false), Start: startManeuver}
	t[rules.Overrun] = rules.VerbRow{Cost: rules.FullRoundAction, Provokes: rules.ProvokesBySquares, Cite: rules.MAN05, Check: onTheLiving(checkOverrun), List: listOverruns, Start: startOverrun}
	t[rules.Net] = rules.VerbRow{Cost: rules.StandardAction, Provokes: rules.ProvokesAll, Cite: rules.MAN06, Check: onTheLiving(checkNet), List: listOn(rules.Net, rules.NetWeapon, false), Start: startNet}
	t[rules.Speak] = rules.VerbRow{Cost: rules.FreeAction, Cite: rules.ACT05, List: single(rules.Speak), Start: startSimple}
	t[rules.PickUp] = rules.VerbRow{Cost: rules.MoveAction, Provokes: rules.ProvokesAll, Cite: rules.ACT23, Check: checkPickUp, List: listPickUps, Start: startSimple}
	t[rules.EndTurn] = rules.VerbRow{Cost: rules.NotAnAction, Cite: rules.ACT33, List: single(rules.EndTurn), Start: startEndTurn}
	t[rules.NewTurn] = rules.VerbRow{Cost: rules.NoCost, Cite: rules.ACT33, Check: onlyInScripts, Start: startNewTurn}
	t[rules.Harm] = rules.VerbRow{Cost: rules.NoCost, Cite: rules.DMG01, Check: onlyInScripts, Start: startSimple}
	t[rules.Heal] = rules.VerbRow{Cost: rules.NoCost, Cite: rules.HP06, Check: onlyInScripts, Start: startSimple}
	return t
}

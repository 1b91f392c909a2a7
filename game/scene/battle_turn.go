package scene

import (
	"slices"

	"tenaille/game/input"
	"tenaille/render/hud"
	"tenaille/render/widget"
	"tenaille/rules"
)

// pips are the parts of the turn.
func (b *battle) pips() []hud.Pip {
	id := b.sit.who
	if id == rules.Nobody || b.sit.what != rules.AwaitsAction {
		id = b.play.facts.Active()
	}
	if id == rules.Nobody {
		return nil
	}
	budget := &b.play.facts.Combatants[id].Budget
	left := func(n bool) hud.PipState {
		if n {
			return hud.Ready
		}
		return hud.Spent
	}
	list := []hud.Pip{
		{ID: "standard", Icon: "pip-standard", Label: b.Key("cost.standard"), State: left(budget.Standard > 0), Ink: widget.Brass, Tip: hud.Tip{Title: b.Key("cost.standard"), Text: b.T("An attack, total defence ... or a second move."), Rule: rules.ACT01.String()}},
		{ID: "move", Icon: "pip-move", Label: b.Key("cost.move"), State: left(budget.Move > 0), Ink: widget.MoveBlue, Tip: hud.Tip{Title: b.Key("cost.move"), Text: b.T("Walk, stand up, draw or load."), Rule: rules.ACT01.String()}},
		{ID: "step", Icon: "pip-step", Label: b.Key("cost.step"), State: left(budget.Step && !budget.Moved), Ink: widget.MoveBlue, Tip: hud.Tip{Title: b.Key("verb.five_foot_step"), Text: b.T("One square that gives no opportunity, in a turn without walking."), Rule: rules.MOV10.String()}},
		{ID: "free", Icon: "pip-free", Label: b.Key("cost.free"), State: left(budget.Free > 0), Ink: widget.Bone, Tip: hud.Tip{Title: b.Key("cost.free"), Text: b.T("Drop prone, kneel, let go."), Rule: rules.ACT05.String()}},
	}
	plan := func(i int) {
		if list[i].State == hud.Ready {
			list[i].State = hud.Planned
		}
	}
	moves := budget.Move
	for i := range b.aim.acts {
		if !b.aim.refusal.OK() {
			break
		}
		a := &b.aim.acts[i]
		v := entry{verb: a.Verb, power: -1}
		if a.Verb == rules.Power || a.Verb == rules.Drink {
			v.power = int(a.Option)
		}
		switch b.priceOf(v) {
		case hud.Standard:
			if budget.Standard == 0 { // one more attack of a full attack (ATK-15)
				plan(1)
			}
			plan(0)
		case hud.Move:
			if moves > 0 {
				moves--
				plan(1)
			} else {
				plan(0)
			}
		case hud.Full:
			plan(0)
			plan(1)
		case hud.Step:
			plan(2)
		case hud.Free:
			plan(3)
		}
	}
	return list
}

// hint is one line on what is planned.
func (b *battle) hint() (string, bool) {
	p := &b.aim
	switch {
	case b.reading != "":
		return b.T("%[1]s opens the rule, %[2]s the next one, %[3]s back", b.keyName(confirm), b.keyName(input.Next), b.keyName(cancel)), false
	case b.sit.side >= 0 && !b.sit.mine:
		return b.T("%[1]s is thinking", b.sideName(b.sit.side)), false
	case !p.planned:
		switch b.mode {
		case modeAttack, modeCharge:
			return b.T("Choose an enemy."), false
		case modeVerb: // the strip says it
			return "", false
		case modeStep, modeMove, modeWithdraw:
			return b.T("Choose a square."), false
		}
		if b.sit.mine && b.sit.what == rules.AwaitsAction && !b.busy() {
			switch {
			case b.goesOn():
				return b.T("One more attack, or what is left of the turn."), false
			case b.spent():
				return b.T("Nothing left but to end the turn."), false
			case b.sit.moves == 0:
				return b.T("A step is left."), false
			}
			return b.T("A square: walk. An enemy: attack."), false
		}
		return "", false
	case !p.refusal.OK():
		if p.explained() {
			return "", false // the slip says why
		}
		words := b.whyNoScheme(p)
		if b.toast.ticks > 0 && b.toast.text == words {
			return "", false // it is said over the bar
		}
		return words, true
	case len(p.costs) > 0:
		n := p.costs[len(p.costs)-1]
		most := b.sit.speed
		if p.split > 0 || b.mode == modeWithdraw || b.mode == modeCharge {
			most *= 2
		}
		if b.mode == modeStep {
			return b.T("Step: %[1]s", b.length(n)), false
		}
		return b.T("Move: %[1]s of %[2]s planned", b.length(n), b.length(most)), false
	}
	return "", false
}

// goesOn reports whether the awaited creature is in the middle of a full attack
// and may strike again or stop (ATK-15).
func (b *battle) goesOn() bool {
	return b.e.Facts.Combatants[b.sit.who].Budget.Blows > 0 && len(b.sit.marks) > 0
}

// spent reports whether nothing is left to the awaited creature but to end its
// turn.
func (b *battle) spent() bool {
	if !b.sit.mine || b.sit.what != rules.AwaitsAction || b.sit.moves > 0 {
		return false
	}
	return !slices.ContainsFunc(b.sit.legal, func(a rules.Action) bool { return a.Verb == rules.FiveFootStep || a.Verb == rules.Attack })
}

func (b *battle) undoButton() hud.Action {
	a := hud.Action{ID: "undo", Icon: "undo", Label: b.T("Undo"), Key: b.keyName(input.Undo), Off: true}
	a.Tip = hud.Tip{Title: b.T("Undo"), Text: b.T("Only what rolled no die and showed nothing new can be taken back.")}
	if b.sit.mine && !b.busy() {
		a.Off = !b.match.CanUndo(b.sit.side)
	}
	return a
}

func (b *battle) endButton() hud.Action {
	a := hud.Action{ID: "end_turn", Icon: "end-turn", Label: b.T("End turn"), Key: b.keyName(input.EndTurn)}
	switch {
	case b.sit.side < 0:
		a.Off, a.Label = true, b.T("The end")
	case !b.sit.mine:
		a.Waiting, a.Icon, a.Key = true, "", ""
		a.Label = b.T("Waiting")
		a.Sub = b.T("%[1]s is thinking", b.sideName(b.sit.side))
	case b.sit.what == rules.AwaitsAnswer:
		a.Waiting, a.Icon, a.Key = true, "", ""
		a.Label, a.Sub = b.T("Waiting"), b.T("for your answer")
	default:
		switch n := b.unspent(); {
		case n == 0:
			a.Sub = b.T("No action left")
			a.Urged = !b.busy()
		case b.sure > 0:
			a.Sub = b.T("Press again to end it")
		default:
			a.Sub = b.TN("%[1]d action unspent", "%[1]d actions unspent", n)
		}
	}
	return a
}

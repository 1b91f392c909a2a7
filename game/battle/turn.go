package battle

import (
	"strings"

	"tenaille/game/input"
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
	"tenaille/rules/combat"
)

// hint is one line on what is planned.
func (b *battle) hint() (string, bool) {
	p := &b.turn.Forecast.Proposed
	switch {
	case b.reading != "":
		return b.T("%[1]s opens the rule, %[2]s the next one, %[3]s back", b.KeyName(confirm), b.KeyName(input.Next), b.KeyName(cancel)), false
	case b.turn.Now.Side >= 0 && !b.turn.Now.Mine:
		return b.T("%[1]s is thinking", b.SideName(b.turn.Now.Side)), false
	case !p.Planned:
		switch b.turn.Wanted.Mode {
		case plan.AttackMode, plan.ChargeMode:
			return b.T("Choose an enemy."), false
		case plan.VerbMode, plan.FireMode: // the strip says it
			return "", false
		case plan.StepMode, plan.MoveMode, plan.WithdrawMode:
			return b.T("Choose a square."), false
		}
		if b.turn.Now.Mine && b.turn.Now.What == rules.AwaitsAction && !b.busy() {
			if b.turn.Phases() {
				return b.tell.Turns.PhaseHint(), false
			}
			switch {
			case b.turn.Now.Restricted && b.turn.Now.Ways.Moves > 0:
				return b.T("Surprise round: one action, standard or move (%[1]s).", rules.SUR03.String()), false
			case b.tell.GoesOn():
				return b.T("One more attack, or what is left of the turn."), false
			case b.tell.Spent():
				return b.T("Nothing left but to end the turn."), false
			case b.turn.Now.Ways.Moves == 0:
				return b.T("A step is left."), false
			}
			switch fights := b.turn.E.Facts.Combatants[b.turn.Now.Who].Budget.Standard > 0; {
			case !fights && len(b.turn.Now.Ways.Reach) > 0:
				return b.T("A square: walk."), false
			case !fights:
				return "", false
			case len(b.turn.Now.Ways.Reach) == 0:
				return b.T("An enemy: attack."), false
			}
			return b.T("A square: walk. An enemy: attack."), false
		}
		return "", false
	case !p.Refusal.OK():
		if p.Explained() {
			return "", false // the slip says why
		}
		words := b.tell.WhyNoScheme(p)
		if b.toast.ticks > 0 && b.toast.text == words {
			return "", false // it is said over the bar
		}
		return words, true
	case len(p.Costs) > 0:
		n := p.Costs[len(p.Costs)-1]
		most := b.turn.Now.Ways.Speed
		if pw := b.turn.Ability(b.turn.Forecast.Proposed.Power); b.turn.Forecast.Proposed.Wished == rules.Power && pw != nil {
			most = combat.Strides(b.turn.E, b.turn.Now.Who, pw)
		}
		if p.Split > 0 || p.Long || b.turn.Wanted.Mode == plan.WithdrawMode || b.turn.Wanted.Mode == plan.ChargeMode {
			most *= 2
		}
		if b.turn.Wanted.Mode == plan.StepMode {
			return b.T("Step: %[1]s", b.Length(n)), false
		}
		return b.T("Move: %[1]s of %[2]s planned", b.Length(n), b.Length(most)), false
	}
	return "", false
}

func (b *battle) undoButton() model.Action {
	a := model.Action{ID: "undo", Icon: "undo", Label: b.T("Undo"), Key: b.KeyName(input.Undo), Off: true}
	a.Tip = model.Tip{Title: b.T("Undo"), Text: b.T("Only what rolled no die and showed nothing new can be taken back.")}
	if b.turn.Now.Mine && !b.busy() {
		a.Off = !b.turn.Match.CanUndo(b.turn.Now.Side)
	}
	return a
}

func (b *battle) endButton() model.Action {
	a := model.Action{ID: "end_turn", Icon: "end-turn", Label: b.T("End turn"), Key: b.KeyName(input.EndTurn)}
	switch {
	case b.turn.Now.Side < 0:
		a.Off, a.Label = true, b.T("The end")
	case !b.turn.Now.Mine:
		a.Waiting, a.Icon, a.Key = true, "", ""
		a.Label = b.T("Waiting")
		a.Sub = b.T("%[1]s is thinking", b.SideName(b.turn.Now.Side))
	case b.turn.Now.What == rules.AwaitsAnswer:
		a.Waiting, a.Icon, a.Key = true, "", ""
		a.Label, a.Sub = b.T("Waiting"), b.T("for your answer")
	case b.turn.Phases():
		b.endOfFigures(&a)
	default:
		switch n := b.tell.Unspent(); {
		case n == 0 && b.turn.Now.Ways.Moves == 0 && !b.tell.Spent():
			a.Sub = strings.TrimSuffix(b.T("A step is left."), ".")
		case n == 0:
			a.Sub = b.T("No action left")
			a.Urged = !b.busy()
		case b.ending():
			a.Sub = b.T("Press again to end")
		case rules.Unspent(b.turn.E, b.turn.Now.Who) == 0: // the rest of a full attack costs nothing more (ATK-15)
			a.Sub = b.T("One more attack")
		default:
			a.Sub = b.TN("%[1]d action unspent", "%[1]d actions unspent", n)
		}
	}
	return a
}

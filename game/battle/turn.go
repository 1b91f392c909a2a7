package battle

import (
	"slices"
	"strings"

	"tenaille/game/input"
	"tenaille/game/model"
	"tenaille/rules"
	"tenaille/rules/combat"
)

// hint is one line on what is planned.
func (b *battle) hint() (string, bool) {
	p := &b.aim
	switch {
	case b.reading != "":
		return b.T("%[1]s opens the rule, %[2]s the next one, %[3]s back", b.KeyName(confirm), b.KeyName(input.Next), b.KeyName(cancel)), false
	case b.sit.side >= 0 && !b.sit.mine:
		return b.T("%[1]s is thinking", b.SideName(b.sit.side)), false
	case !p.planned:
		switch b.mode {
		case modeAttack, modeCharge:
			return b.T("Choose an enemy."), false
		case modeVerb, modeFire: // the strip says it
			return "", false
		case modeStep, modeMove, modeWithdraw:
			return b.T("Choose a square."), false
		}
		if b.sit.mine && b.sit.what == rules.AwaitsAction && !b.busy() {
			if b.figures() {
				return b.phaseHint(), false
			}
			switch {
			case b.sit.restricted && b.sit.moves > 0:
				return b.T("Surprise round: one action, standard or move (%[1]s).", rules.SUR03.String()), false
			case b.goesOn():
				return b.T("One more attack, or what is left of the turn."), false
			case b.spent():
				return b.T("Nothing left but to end the turn."), false
			case b.sit.moves == 0:
				return b.T("A step is left."), false
			}
			switch fights := b.e.Facts.Combatants[b.sit.who].Budget.Standard > 0; {
			case !fights && len(b.sit.reach) > 0:
				return b.T("A square: walk."), false
			case !fights:
				return "", false
			case len(b.sit.reach) == 0:
				return b.T("An enemy: attack."), false
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
		if pw := b.ability(b.aim.power); b.aim.wished == rules.Power && pw != nil {
			most = combat.Strides(b.e, b.sit.who, pw)
		}
		if p.split > 0 || p.long || b.mode == modeWithdraw || b.mode == modeCharge {
			most *= 2
		}
		if b.mode == modeStep {
			return b.T("Step: %[1]s", b.Length(n)), false
		}
		return b.T("Move: %[1]s of %[2]s planned", b.Length(n), b.Length(most)), false
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

func (b *battle) undoButton() model.Action {
	a := model.Action{ID: "undo", Icon: "undo", Label: b.T("Undo"), Key: b.KeyName(input.Undo), Off: true}
	a.Tip = model.Tip{Title: b.T("Undo"), Text: b.T("Only what rolled no die and showed nothing new can be taken back.")}
	if b.sit.mine && !b.busy() {
		a.Off = !b.match.CanUndo(b.sit.side)
	}
	return a
}

func (b *battle) endButton() model.Action {
	a := model.Action{ID: "end_turn", Icon: "end-turn", Label: b.T("End turn"), Key: b.KeyName(input.EndTurn)}
	switch {
	case b.sit.side < 0:
		a.Off, a.Label = true, b.T("The end")
	case !b.sit.mine:
		a.Waiting, a.Icon, a.Key = true, "", ""
		a.Label = b.T("Waiting")
		a.Sub = b.T("%[1]s is thinking", b.SideName(b.sit.side))
	case b.sit.what == rules.AwaitsAnswer:
		a.Waiting, a.Icon, a.Key = true, "", ""
		a.Label, a.Sub = b.T("Waiting"), b.T("for your answer")
	case b.figures():
		b.endOfFigures(&a)
	default:
		switch n := b.unspent(); {
		case n == 0 && b.sit.moves == 0 && !b.spent():
			a.Sub = strings.TrimSuffix(b.T("A step is left."), ".")
		case n == 0:
			a.Sub = b.T("No action left")
			a.Urged = !b.busy()
		case b.sure > 0:
			a.Sub = b.T("Press again to end")
		case rules.Unspent(b.e, b.sit.who) == 0: // the rest of a full attack costs nothing more (ATK-15)
			a.Sub = b.T("One more attack")
		default:
			a.Sub = b.TN("%[1]d action unspent", "%[1]d actions unspent", n)
		}
	}
	return a
}

package desk

import (
	"strings"

	"tenaille/game/command"
	"tenaille/game/input"
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
	"tenaille/rules/combat"
)

// hint is one line on what is planned, whether it is a refusal, and whether it says what
// holds of every turn alike.
func (d *Desk) hint() (words string, bad, rests bool) {
	p := &d.turn.Forecast.Proposed
	switch {
	case d.Reading != "":
		return d.T("%[1]s opens the rule, %[2]s the next one, %[3]s back", d.KeyName(input.Confirm), d.KeyName(input.Next), d.KeyName(input.Cancel)), false, false
	case d.turn.Now.Side >= 0 && !d.turn.Now.Mine:
		return d.session.Awaited(), false, true
	case !p.Planned:
		switch d.turn.Wanted.Mode {
		case plan.AttackMode, plan.ChargeMode:
			return d.T("Choose an enemy."), false, false
		case plan.VerbMode, plan.FireMode: // the strip says it
			return "", false, false
		case plan.StepMode, plan.MoveMode, plan.WithdrawMode:
			return d.T("Choose a square."), false, false
		}
		if d.turn.Now.Mine && d.turn.Now.What == rules.AwaitsAction && !d.session.Busy() {
			if d.turn.Phases() {
				return d.tell.Turns.PhaseHint(), false, true
			}
			switch {
			case d.turn.Now.Restricted && d.turn.Now.Ways.Moves > 0:
				return d.T("Surprise round: one action, standard or move (%[1]s).", rules.SUR03.String()), false, false
			case d.tell.GoesOn():
				return d.T("One more attack, or what is left of the turn."), false, false
			case d.tell.Spent():
				return d.T("Nothing left but to end the turn."), false, false
			case d.turn.Now.Ways.Moves == 0:
				return d.T("A step is left."), false, false
			}
			switch fights := d.turn.E.Facts.Combatants[d.turn.Now.Who].Budget.Standard > 0; {
			case !fights && len(d.turn.Now.Ways.Reach) > 0:
				return d.T("A square: walk."), false, true
			case !fights:
				return "", false, false
			case len(d.turn.Now.Ways.Reach) == 0:
				return d.T("An enemy: attack."), false, true
			}
			return d.T("A square: walk. An enemy: attack."), false, true
		}
		return "", false, false
	case !p.Refusal.OK():
		if p.Explained() {
			return "", false, false // the slip says why
		}
		words := d.tell.WhyNot(p)
		if !d.notices.Toast.Over() && d.notices.Toast.Text == words {
			return "", false, false // it is said over the bar
		}
		return words, true, false
	case len(p.Acts) > 0 && p.Acts[0].Verb == rules.Load:
		return d.T("First load: %[1]s", d.WeaponName(d.turn.E.Creatures[p.Acts[0].By].Weapon(p.Acts[0].Weapon).Name)), false, false
	case len(p.Costs) > 0:
		n := p.Costs[len(p.Costs)-1]
		most := d.turn.Now.Ways.Speed
		if pw := d.turn.Ability(d.turn.Forecast.Proposed.Power); d.turn.Forecast.Proposed.Drafted == rules.Power && pw != nil {
			most = combat.Strides(d.turn.E, d.turn.Now.Who, pw)
		}
		if p.Split > 0 || p.Long || d.turn.Wanted.Mode == plan.WithdrawMode || d.turn.Wanted.Mode == plan.ChargeMode {
			most *= 2
		}
		if len(p.Acts) > 0 && p.Acts[0].Verb == rules.FiveFootStep {
			return d.T("Step: %[1]s", d.Length(n)), false, false
		}
		return d.T("Move: %[1]s of %[2]s planned", d.Length(n), d.Length(most)), false, false
	}
	return "", false, false
}

func (d *Desk) undoButton() model.Action {
	a := model.Action{ID: "undo", Icon: "undo", Label: d.T("Undo"), Key: d.KeyName(input.Undo), Off: true}
	a.Tip = model.Tip{Title: d.T("Undo"), Text: d.T("Only what rolled no die and showed nothing new can be taken back.")}
	if d.turn.Match.Study() != nil {
		a.Tip.Text = d.T("Takes the last action back, through dice and the machine’s turns.")
	}
	if d.turn.Supposed() {
		a.Off = len(plan.Intents(d.turn)) == 0
		a.Tip.Text = d.T("Takes back the last plan.")
		return a
	}
	if why := d.session.Binding(); why != "" {
		a.Tip.Text = why
	} else if d.turn.Now.Mine && !d.session.Busy() {
		a.Off = !d.turn.Match.CanUndo(d.turn.Now.Side)
	}
	return a
}

func (d *Desk) endButton() model.Action {
	a := model.Action{ID: "end_turn", Icon: "end-turn", Label: d.command.EndWords(), Key: d.KeyName(input.EndTurn)}
	switch {
	case d.turn.Now.Side < 0: // the last blow is still shown
		a.Off, a.Label = true, d.T("The end")
	case !d.turn.Now.Mine:
		a.Waiting, a.Icon, a.Key = true, "", ""
		a.Label = d.T("Waiting")
		a.Sub = d.session.Awaited()
		a.Tip = model.Tip{Title: a.Label, Text: d.player(d.turn.Now.Side)}
		if percent, ok := d.session.Progress(); ok { // the same press hurries it
			a.Waiting, a.Icon, a.Key = false, "round-forward", d.KeyName(input.EndTurn)
			a.Label, a.Sub = d.T("Hurry"), d.T("%[1]s thinks: %[2]s", d.SideName(d.turn.Now.Side), d.Percent(percent))
			a.Tip = model.Tip{Title: a.Label, Text: d.T("It decides on what it has thought out so far. The record notes that it was hurried."), Key: a.Key}
		}
	case d.turn.Now.What == rules.AwaitsAnswer:
		a.Waiting, a.Icon, a.Key = true, "", ""
		a.Label, a.Sub = d.T("Waiting"), d.T("for your answer")
	case d.turn.Supposed():
		a.Label, a.Sub = d.T("Planned"), d.T("Back to the turn")
		a.Tip = model.Tip{Title: d.T("Back to the turn"), Text: d.T("What is planned waits until its turn comes."), Key: a.Key}
	case d.turn.Phases():
		d.endOfFigures(&a)
	default:
		switch n := d.tell.Unspent(); {
		case n == 0 && d.turn.Now.Ways.Moves == 0 && !d.tell.Spent():
			a.Sub = strings.TrimSuffix(d.T("A step is left."), ".")
		case n == 0:
			a.Sub = d.T("No action left")
			a.Urged = !d.session.Busy()
		case d.command.Ending():
			a.Sub = d.T("Press again to end")
		case rules.Unspent(d.turn.E, d.turn.Now.Who) == 0: // the rest of a full attack costs nothing more (ATK-15)
			a.Sub = d.T("One more attack")
		default:
			a.Sub = d.TN("%[1]d action unspent", "%[1]d actions unspent", n)
			a.Early = true
		}
	}
	return a
}

// endOfFigures fills the button that ends an activation, or the side's turn.
func (d *Desk) endOfFigures(a *model.Action) {
	v := d.tell.Turns.Activation()
	a.Early = !d.command.Ending() && (!v.Open || d.tell.Unspent() > 0)
	if !v.Open {
		a.Sub = d.TN("%[1]d activation left", "%[1]d activations left", v.Left())
		a.Tip = model.Tip{Title: d.T("End the turn of %[1]s", d.SideName(d.turn.Now.Side)), Key: a.Key, Rule: rules.SKI15.String()}
		list := d.turn.Passers()
		a.Tip.Text = d.TN("%[2]s passes, doing nothing in this phase.", "%[2]s pass, doing nothing in this phase.", len(list), len(list), d.tell.Names(list))
	} else {
		a.Sub = d.T("Activation %[1]d of %[2]d", v.At, v.Of)
		a.Tip = model.Tip{Title: d.T("End the activation of %[1]s", d.tell.NameOf(d.turn.E.Facts.Phase.Lead)), Text: d.tell.Turns.Follows(v), Key: a.Key, Rule: rules.SKI16.String()}
		a.Urged = !d.session.Busy() && d.tell.Unspent() == 0
	}
	if d.command.Ending() {
		a.Sub = d.T("Press again to end")
	}
}

// confirmAction is what is planned, for those to confirm who do not point with a mouse at the
// map: fingers, keys, and whoever has pinned the slip; nil when there is nothing to do.
func (d *Desk) confirmAction() *model.Action {
	p, at := &d.turn.Forecast.Proposed, &d.turn.Wanted.Pointer
	mouse := !d.Fingers() && at.OnMap && !at.Keys && !d.command.Pinned // a click there does it
	if mouse || d.Reading != "" || !d.turn.Confirmable() || d.session.Asking() || d.session.Busy() || d.command.Menu || d.Help {
		return nil
	}
	v := p.Acts[len(p.Acts)-1].Verb
	a := &model.Action{ID: command.PlanID, Icon: "check", Label: d.T("Confirm")}
	if key := "verb." + v.String(); d.Text.Has(key) {
		a.Label = d.Key(key)
	}
	if !d.Fingers() {
		a.Key = d.KeyName(input.Confirm)
	}
	f, known := p.Headline(d.turn)
	switch {
	case p.Target == rules.Nobody && len(p.Costs) > 0:
		a.Sub = d.Length(p.Costs[len(p.Costs)-1])
	case p.Target == rules.Nobody:
	case known:
		a.Sub, a.Brief = d.T("%[1]s: %[2]s", d.tell.NameOf(p.Target), d.Chance(f)), d.Chance(f)
	default:
		a.Sub = d.tell.NameOf(p.Target)
	}
	return a
}

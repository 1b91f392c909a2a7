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
		switch b.price(b.aim.acts[i].Verb) {
		case hud.Standard:
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
	case b.sit.side >= 0 && !b.sit.mine:
		return b.T("%[1]s is thinking", b.sideName(b.sit.side)), false
	case !p.planned:
		switch b.mode {
		case modeAttack, modeFull, modeCharge, modeDefensive:
			return b.T("Choose an enemy."), false
		case modeStep, modeMove, modeWithdraw:
			return b.T("Choose a square."), false
		}
		if b.sit.mine && b.sit.what == rules.AwaitsAction && !b.busy() {
			switch {
			case b.spent():
				return b.T("Nothing left but to end the turn."), false
			case b.sit.moves == 0:
				return b.T("A step is left."), false
			}
			return b.T("A square: walk. An enemy: attack."), false
		}
		return "", false
	case !p.refusal.OK():
		if len(p.strikes) > 0 {
			return "", false // the slip says why
		}
		words := b.refusalOf(p.verb(b.mode), p.refusal)
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

// spent reports whether nothing is left to the awaited creature but to end its
// turn.
func (b *battle) spent() bool {
	if !b.sit.mine || b.sit.what != rules.AwaitsAction || b.sit.moves > 0 {
		return false
	}
	return !slices.ContainsFunc(b.sit.legal, func(a rules.Action) bool { return a.Verb == rules.FiveFootStep })
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

// question is the dialog about an opportunity attack.
func (b *battle) question() *hud.Ask {
	step, ok := b.e.Asked()
	if !ok {
		return nil
	}
	q := &hud.Ask{
		Title: b.T("Attack of opportunity?"), Rule: rules.AOO08.String(),
		Figure: b.e.Creatures[step.Who].Kind, Side: int(b.e.Creatures[step.Who].Side),
		Yes:    hud.Action{ID: "aoo.take", Label: b.Key("verb.take"), Key: b.keyName(input.Confirm)},
		No:     hud.Action{ID: "aoo.decline", Label: b.Key("verb.decline"), Key: b.keyName(input.Cancel)},
		Always: hud.Action{ID: "aoo.always", Label: b.T("Always take opportunity attacks"), Key: b.keyName(input.ActAttack), Selected: b.Settings.AlwaysOpportunity},
	}
	if step.Whom == rules.Nobody {
		step.Whom = step.Who
	}
	r := b.camera.SpaceRect(b.e.Space(step.Whom)).Union(b.camera.SpaceRect(b.e.Space(step.Who)))
	k := b.style.Scale()
	q.About = widget.Rect{X: float64(r.Min.X) / k, Y: float64(r.Min.Y) / k, W: float64(r.Dx()) / k, H: float64(r.Dy()) / k}
	who, whom := b.nameOf(step.Who), b.nameOf(step.Whom)
	if name, cite := b.e.Question(); name != "offer" {
		q.Title, q.Text = b.Key("ask."+name+".title"), b.Key("ask."+name+".text", who, whom)
		q.Always = hud.Action{}
		if q.Rule = ""; cite != rules.NoCite {
			q.Rule = cite.String()
		}
		return q
	}
	if step.A == 1 {
		q.Text = b.T("%[2]s leaves a square that %[1]s threatens.", who, whom)
	} else {
		q.Text = b.T("%[2]s drops the guard within reach of %[1]s.", who, whom)
	}
	take := rules.Action{Verb: rules.Take, By: step.Who, On: rules.Nobody}
	for _, s := range b.match.Preview(&take).Strikes {
		w := b.e.Creatures[step.Who].Weapon(s.Weapon)
		q.Facts = append(q.Facts,
			b.offerLine(w, &s.Aim.Frame, &s.Odds),
			b.T("Damage %[1]s, on average %[2]s", s.Aim.Frame.Dice.String(), b.decimal(s.Odds.Mean.Float())))
	}
	return q
}

package battle

import (
	"slices"

	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
)

// pips are the parts of the turn, as the ruleset counts them.
func (b *battle) pips() []model.Pip {
	id := b.turn.Now.Who
	if id == rules.Nobody || b.turn.Now.What != rules.AwaitsAction {
		id = b.current()
	}
	if id == rules.Nobody {
		return nil
	}
	var list []model.Pip
	var costs []rules.Cost
	counted, or := false, false
	for i := range b.turn.E.Rules.Turn.Pips {
		p := &b.turn.E.Rules.Turn.Pips[i]
		if p.Cost == rules.FreeAction && b.turn.E.Rules.Verbs[rules.FiveFootStep].Start != nil {
			list, costs = append(list, b.stepPip(id)), append(costs, rules.NotAnAction)
		}
		of, left := b.pipsOf(p, id)
		n := 1
		if of <= 2 { // more are counted, not drawn
			n = max(of, 1)
		}
		again := slices.ContainsFunc(b.turn.E.Rules.Turn.Pips[:i], func(q rules.Pip) bool { return q.Name == p.Name })
		for k := range n {
			v := model.Pip{ID: p.Name, Cost: p.Cost, State: model.Ready, Label: b.Key("pip." + p.Name)}
			v.Tip = model.Tip{Title: b.Key("pip." + p.Name + ".title"), Text: b.Key("pip." + p.Name + ".text"), Rule: p.Cite.String()}
			if k > 0 {
				v.ID += b.Number(k + 1)
			}
			if again {
				v.ID += "2"
			}
			if k < n-1 || again {
				v.Label = ""
			}
			if b.turn.Now.Restricted && (p.Cost == rules.StandardAction || p.Cost == rules.MoveAction) {
				v.Tip.Text, v.Tip.Rule = b.T("Surprise round: a standard action or a move action, not both."), rules.SUR03.String()
			}
			switch {
			case k < n-left:
				v.State = model.Spent
				if p.Cost == rules.MoveAction && p.Instead != nil && !again && b.turn.Now.Moves > 0 {
					v.Tip.Text = b.T("The standard action can still be one more move.")
				}
			case p.Cost == rules.FreeAction:
			case p.Instead != nil && p.Instead(b.turn.E, id):
				v.State = model.Instead
				if counted || or {
					v.Or = b.T("or")
				}
				or = !counted
			default:
				if or {
					v.Or = b.T("or")
				}
				counted, or = true, false
			}
			list, costs = append(list, v), append(costs, p.Cost)
		}
	}
	b.planPips(list, costs)
	return list
}

// stepPip is the step that a turn without walking has (MOV-10).
func (b *battle) stepPip(id rules.ID) model.Pip {
	budget := &b.shown.facts.Combatants[id].Budget
	v := model.Pip{ID: "step", Cost: rules.NotAnAction, Label: b.Key("cost.step")}
	v.Tip = model.Tip{Title: b.Key("verb.five_foot_step"), Text: b.T("One square that gives no opportunity, in a turn without walking."), Rule: rules.MOV10.String()}
	if !budget.Step || budget.Moved {
		v.State = model.Spent
	}
	return v
}

// pipsOf is how many parts of a kind a creature's turn has and how many are left
// of them; activations as far as the match has been shown.
func (b *battle) pipsOf(p *rules.Pip, id rules.ID) (of, left int) {
	if p.Cost == rules.NoCost && b.turn.Phases() {
		v := b.activation()
		return v.of, v.left()
	}
	return p.Of(b.turn.E, id), p.Left(b.turn.E, id)
}

// planPips frames the parts that what is planned would take.
func (b *battle) planPips(list []model.Pip, costs []rules.Cost) {
	if !b.turn.Proposed.Planned || !b.turn.Proposed.Refusal.OK() {
		return
	}
	take := func(c rules.Cost) bool {
		for i := range list {
			if costs[i] == c && (list[i].State == model.Ready || list[i].State == model.Instead) {
				list[i].State = model.Planned
				return true
			}
		}
		return false
	}
	for i := range b.turn.Proposed.Acts {
		a := &b.turn.Proposed.Acts[i]
		v := plan.Choice{Verb: a.Verb, Power: -1}
		if a.Verb == rules.Power || a.Verb == rules.Drink {
			v.Power = int(a.Option)
		}
		switch b.priceOf(v) {
		case model.Standard:
			if !take(rules.StandardAction) { // one more attack of a full attack (ATK-15)
				take(rules.MoveAction)
			}
		case model.Move:
			if !take(rules.MoveAction) {
				take(rules.StandardAction)
			} else if b.turn.Proposed.Long {
				take(rules.StandardAction)
			}
		case model.Full:
			if b.turn.E.Rules.Verbs[a.Verb].Twice {
				take(rules.MoveAction)
				take(rules.MoveAction)
				continue
			}
			if hasPip(b.turn.E, rules.FullRoundAction) {
				take(rules.FullRoundAction)
				continue
			}
			take(rules.StandardAction)
			take(rules.MoveAction)
		case model.Step:
			take(rules.NotAnAction)
		case model.Free:
			take(rules.FreeAction)
		}
	}
}

// hasPip reports whether the ruleset counts a price by itself.
func hasPip(e *rules.Encounter, c rules.Cost) bool {
	for i := range e.Rules.Turn.Pips {
		if e.Rules.Turn.Pips[i].Cost == c {
			return true
		}
	}
	return false
}

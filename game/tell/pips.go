package tell

import (
	"slices"

	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
)

// Pips are the parts of the turn, as the ruleset counts them.
func (tu Turns) Pips() []model.Pip {
	id := tu.Now.Who
	if id == rules.Nobody || tu.Now.What != rules.AwaitsAction {
		id = tu.Current()
	}
	if id == rules.Nobody {
		return nil
	}
	var list []model.Pip
	var costs []rules.Cost
	counted, or := false, false
	for i := range tu.E.Rules.Turn.Pips {
		p := &tu.E.Rules.Turn.Pips[i]
		if p.Cost == rules.FreeAction && tu.E.Rules.Verbs[rules.FiveFootStep].Start != nil {
			list, costs = append(list, tu.stepPip(id)), append(costs, rules.NotAnAction)
		}
		of, left := tu.pipsOf(p, id)
		n := 1
		if of <= 2 { // more are counted, not drawn
			n = max(of, 1)
		}
		again := slices.ContainsFunc(tu.E.Rules.Turn.Pips[:i], func(q rules.Pip) bool { return q.Name == p.Name })
		for k := range n {
			v := model.Pip{ID: p.Name, Cost: p.Cost, State: model.Ready, Label: tu.Key("pip." + p.Name)}
			v.Tip = model.Tip{Title: tu.Key("pip." + p.Name + ".title"), Text: tu.Key("pip." + p.Name + ".text"), Rule: p.Cite.String()}
			if k > 0 {
				v.ID += tu.Number(k + 1)
			}
			if again {
				v.ID += "2"
			}
			if k < n-1 || again {
				v.Label = ""
			}
			if tu.Now.Restricted && (p.Cost == rules.StandardAction || p.Cost == rules.MoveAction) {
				v.Tip.Text, v.Tip.Rule = tu.T("Surprise round: a standard action or a move action, not both."), rules.SUR03.String()
			}
			switch {
			case k < n-left:
				v.State = model.Spent
				if p.Cost == rules.MoveAction && p.Instead != nil && !again && tu.Now.Ways.Moves > 0 {
					v.Tip.Text = tu.T("The standard action can still be one more move.")
				}
			case p.Cost == rules.FreeAction:
			case p.Instead != nil && p.Instead(tu.E, id):
				v.State = model.Instead
				if counted || or {
					v.Or = tu.T("or")
				}
				or = !counted
			default:
				if or {
					v.Or = tu.T("or")
				}
				counted, or = true, false
			}
			list, costs = append(list, v), append(costs, p.Cost)
		}
	}
	tu.planPips(list, costs)
	return list
}

// stepPip is the step that a turn without walking has (MOV-10).
func (tu Turns) stepPip(id rules.ID) model.Pip {
	budget := &tu.Shown.Facts.Combatants[id].Budget
	v := model.Pip{ID: "step", Cost: rules.NotAnAction, Label: tu.Key("cost.step")}
	v.Tip = model.Tip{Title: tu.Key("verb.five_foot_step"), Text: tu.T("One square that gives no opportunity, in a turn without walking."), Rule: rules.MOV10.String()}
	if !budget.Step || budget.Moved {
		v.State = model.Spent
	}
	return v
}

// pipsOf is how many parts of a kind a creature's turn has and how many are left
// of them; activations as far as the match has been shown.
func (tu Turns) pipsOf(p *rules.Pip, id rules.ID) (of, left int) {
	if p.Cost == rules.NoCost && tu.Phases() {
		v := tu.Activation()
		return v.Of, v.Left()
	}
	return p.Of(tu.E, id), p.Left(tu.E, id)
}

// planPips frames the parts that what is planned would take.
func (tu Turns) planPips(list []model.Pip, costs []rules.Cost) {
	if !tu.Forecast.Proposed.Planned || !tu.Forecast.Proposed.Refusal.OK() {
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
	for i := range tu.Forecast.Proposed.Acts {
		a := &tu.Forecast.Proposed.Acts[i]
		v := plan.Choice{Verb: a.Verb, Power: -1}
		if a.Verb == rules.Power || a.Verb == rules.Drink {
			v.Power = int(a.Option)
		}
		switch tu.PriceOf(v) {
		case model.Standard:
			if !take(rules.StandardAction) { // one more attack of a full attack (ATK-15)
				take(rules.MoveAction)
			}
		case model.Move:
			if !take(rules.MoveAction) {
				take(rules.StandardAction)
			} else if tu.Forecast.Proposed.Long {
				take(rules.StandardAction)
			}
		case model.Full:
			if tu.E.Rules.Verbs[a.Verb].Twice {
				take(rules.MoveAction)
				take(rules.MoveAction)
				continue
			}
			if hasPip(tu.E, rules.FullRoundAction) {
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

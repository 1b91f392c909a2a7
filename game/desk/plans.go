package desk

import (
	"tenaille/game/input"
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/game/tell"
	"tenaille/rules"
)

// The parts of the band of what is planned ahead. ForID begins those of the creatures, by
// the numbers of their sheets.
const (
	CarryID = "plans.carry"
	DropID  = "plans.drop"
	LeaveID = "plans.leave"
	NextID  = "plans.next"
	ForID   = "plans.for."
)

// plansToggle is the button that begins to plan for others.
func (d *Desk) plansToggle() model.Toggle {
	return model.Toggle{
		ID: "toggle.plans", Icon: "plan", Key: d.KeyName(input.PlanAhead), On: d.turn.Supposed(),
		Tip: model.Tip{Title: d.T("Plan ahead"), Text: d.T("Plans turns to come. The plans wait as ghosts, are checked again when their turn comes, and are never saved."), Key: d.KeyName(input.PlanAhead)},
	}
}

// plans is the band over the bar while one plans ahead, and while a plan waits whose turn
// has come; nil otherwise.
func (d *Desk) plans() *model.Strip {
	if d.turn.Wanted.Mode != plan.FreeMode || !d.turn.Awaited() || d.session.Busy() || d.command.Menu {
		return nil
	}
	due := plan.Due(d.turn)
	if !d.turn.Supposed() {
		if len(due) == 0 {
			return nil
		}
		s := &model.Strip{Icon: "plan", Title: d.T("Planned"), Hint: tell.IntentWords(d.tell.Voice, due[0]), Ends: model.Ends{Close: model.Action{ID: DropID, Tip: model.Tip{Title: d.T("Drop the plan")}}}}
		if n := len(due); n > 1 {
			s.Hint = d.TN("%[1]d plan", "%[1]d plans", n, n) + " · " + s.Hint
		}
		s.Confirm = d.carryAction(len(due))
		return s
	}
	who := d.turn.Wanted.Ahead.For
	s := &model.Strip{
		Icon: "plan", Title: d.T("Plan ahead: %[1]s", d.tell.NameOf(who)), Hint: d.T("If nothing changes until then"),
		Ends: model.Ends{Close: model.Action{ID: LeaveID, Key: d.KeyName(input.Cancel), Tip: model.Tip{Title: d.T("Back to the turn")}}},
	}
	if p := plan.IntentOf(d.turn, who); p != nil {
		s.Hint = tell.IntentWords(d.tell.Voice, p)
	}
	if n := len(due); n > 0 {
		s.Confirm = d.carryAction(n)
	}
	if d.Layout.Compact { // there is room for one row: a tap on a figure goes to it too
		if len(due) == 0 {
			s.Confirm = model.Action{ID: NextID, Label: d.T("Next")}
		}
		return s
	}
	var row []model.Action
	for _, id := range plan.Plannables(d.turn) {
		a := model.Action{ID: ForID + d.Number(d.turn.E.Creatures[id].Sheet), Icon: "plan", Label: d.tell.NameOf(id), Selected: id == who}
		a.Tip = model.Tip{Title: d.tell.NameOf(id), Text: d.T("Nothing is planned yet.")}
		if p := plan.IntentOf(d.turn, id); p != nil {
			a.Icon, a.Tip.Text = "check", tell.IntentWords(d.tell.Voice, p)
			if p.Sure {
				a.Sub = d.Chance(p.Chance)
			}
		}
		row = append(row, a)
	}
	s.Rows, s.Heads = [][]model.Action{row}, []string{""}
	return s
}

// carryAction is the button that carries out so many plans.
func (d *Desk) carryAction(n int) model.Action {
	label := d.T("Carry out")
	if n > 1 {
		label = d.T("Carry out (%[1]d)", n)
	}
	return model.Action{
		ID: CarryID, Label: label, Key: d.KeyName(input.CarryOut),
		Tip: model.Tip{Title: d.T("Carry out"), Text: d.T("One after another, until something happens that nobody planned: a question, a fall, somebody new, a step that is not legal any more."), Rule: ruleOf(d.turn)},
	}
}

// ruleOf is the rule by which the turns of a match follow each other.
func ruleOf(t *plan.Turn) string {
	if t.Phases() {
		return rules.SKI15.String()
	}
	return rules.INI02.String()
}

package tell

import (
	"strings"

	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
)

// Question is the dialog of a choice in the middle of an action: who is asked,
// what for, and the odds of taking it.
func (qu Questions) Question() *model.Ask {
	step, ok := plan.Asked(qu.E)
	if !ok {
		return nil
	}
	asked, cite := qu.E.Question()
	side := int(qu.E.Creatures[step.Who].Side)
	q := &model.Ask{
		Figure: qu.E.Creatures[step.Who].Kind, Side: side,
		Answers: model.Answers{Yes: model.Action{ID: "aoo.take", Label: qu.Key("verb.take")},
			No: model.Action{ID: "aoo.decline", Label: qu.Key("verb.decline")}},
	}
	if qu.People() > 1 { // two at one screen: whose decision it is
		q.Addressee = qu.T("%[1]s decides", qu.SideName(side))
	}
	qu.askWords(q, asked, &step)
	if step.Whom == rules.Nobody {
		step.Whom = step.Who
	}
	q.Rule = cite.String()
	qu.askFacts(q, asked, &step)
	return q
}

// askWords writes title, text and answers of a question.
func (qu Questions) askWords(q *model.Ask, asked rules.Question, step *rules.Step) {
	who, whom := qu.NameOf(step.Who), qu.NameOf(step.Whom)
	if whom == "" { // unseen by the side that is asked
		whom = qu.T("Somebody")
	}
	if asked != rules.AskOffer {
		name := asked.String()
		q.Title, q.Text = qu.Key("ask."+name+".title"), qu.Key("ask."+name+".text", who, whom)
		if yes, no := "ask."+name+".yes", "ask."+name+".no"; qu.Text.Has(yes) && qu.Text.Has(no) {
			q.Yes.Label, q.No.Label = qu.Key(yes), qu.Key(no)
		}
		return
	}
	q.Title, q.Danger = qu.T("Attack of opportunity?"), true
	q.Always = model.Action{ID: "aoo.always", Label: qu.T("Take it, and always from now on"), Sub: qu.T("In every match, until changed under Settings, General")}
	if step.A == 1 {
		q.Text = qu.T("%[2]s leaves a square that %[1]s threatens.", who, whom)
	} else {
		q.Text = qu.T("%[2]s lowers its guard within reach of %[1]s.", who, whom)
	}
}

// askFacts writes the odds of taking what is asked.
func (qu Questions) askFacts(q *model.Ask, asked rules.Question, step *rules.Step) {
	v := qu.Match.Preview(&rules.Action{Verb: rules.Take, By: step.Who, On: rules.Nobody})
	for i := range v.Strikes {
		q.Facts = append(q.Facts, qu.slips.strikeFacts(step.Who, &v.Strikes[i])...)
	}
	for i := range v.Contests {
		c := v.Contests[i]
		if c.By != step.Who { // the chance of the one who is asked
			c.By, c.On, c.Mine, c.Theirs, c.Wins = c.On, c.By, c.Theirs, c.Mine, c.Wins.Not()
		}
		q.Facts = append(q.Facts, qu.slips.contestFact(&c))
	}
	switch asked {
	case rules.AskFollow:
		q.Facts = append(q.Facts, qu.T("Farther by %[1]s", qu.Length(int(step.A))))
	case rules.AskDropInstead:
		q.Facts = append(q.Facts, qu.WeaponName(qu.E.Creatures[step.Who].Weapon(step.Weapon).Name))
	case rules.AskReadied:
		r := qu.E.Facts.Combatants[step.Who].Readied
		switch {
		case r.Steps:
			q.Facts = append(q.Facts, qu.T("Readied: %[1]s", qu.Answers(step.Who, &r)))
		case r.Then != rules.Attack:
			q.Facts = append(q.Facts, qu.T("Readied: %[1]s", qu.ReadiedDeed(step.Who, &r)))
		}
		q.Facts = append(q.Facts, qu.T("When: %[1]s", strings.ToLower(qu.Key("trigger."+r.Trigger.String()))))
	}
}

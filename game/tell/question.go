package tell

import (
	"strings"

	"tenaille/game/model"
	"tenaille/rules"
)

// Question is the dialog of a choice in the middle of an action: who is asked,
// what for, and the odds of taking it.
func (te *Teller) Question() *model.Ask {
	step, ok := te.E.Asked()
	if !ok {
		return nil
	}
	asked, cite := te.E.Question()
	side := int(te.E.Creatures[step.Who].Side)
	q := &model.Ask{
		Figure: te.E.Creatures[step.Who].Kind, Side: side,
		Answers: model.Answers{Yes: model.Action{ID: "aoo.take", Label: te.Key("verb.take")},
			No: model.Action{ID: "aoo.decline", Label: te.Key("verb.decline")}},
	}
	if te.People() > 1 { // two at one screen: whose decision it is
		q.Addressee = te.T("%[1]s decides", te.SideName(side))
	}
	if step.Whom == rules.Nobody {
		step.Whom = step.Who
	}
	te.askWords(q, asked, &step)
	q.Rule = cite.String()
	te.askFacts(q, asked, &step)
	return q
}

// askWords writes title, text and answers of a question.
func (te *Teller) askWords(q *model.Ask, asked rules.Question, step *rules.Step) {
	who, whom := te.NameOf(step.Who), te.NameOf(step.Whom)
	if whom == "" { // unseen by the side that is asked
		whom = te.T("Somebody")
	}
	if asked != rules.AskOffer {
		name := asked.String()
		q.Title, q.Text = te.Key("ask."+name+".title"), te.Key("ask."+name+".text", who, whom)
		if yes, no := "ask."+name+".yes", "ask."+name+".no"; te.Text.Has(yes) && te.Text.Has(no) {
			q.Yes.Label, q.No.Label = te.Key(yes), te.Key(no)
		}
		return
	}
	q.Title, q.Danger = te.T("Attack of opportunity?"), true
	q.Always = model.Action{ID: "aoo.always", Label: te.T("Always take opportunity attacks")}
	if step.A == 1 {
		q.Text = te.T("%[2]s leaves a square that %[1]s threatens.", who, whom)
	} else {
		q.Text = te.T("%[2]s lowers its guard in reach of %[1]s.", who, whom)
	}
}

// askFacts writes the odds of taking what is asked.
func (te *Teller) askFacts(q *model.Ask, asked rules.Question, step *rules.Step) {
	v := te.Match.Preview(&rules.Action{Verb: rules.Take, By: step.Who, On: rules.Nobody})
	for i := range v.Strikes {
		q.Facts = append(q.Facts, te.StrikeFacts(step.Who, &v.Strikes[i])...)
	}
	for i := range v.Contests {
		c := v.Contests[i]
		if c.By != step.Who { // the chance of the one who is asked
			c.By, c.On, c.Mine, c.Theirs, c.Wins = c.On, c.By, c.Theirs, c.Mine, c.Wins.Not()
		}
		q.Facts = append(q.Facts, te.contestFact(&c))
	}
	switch asked {
	case rules.AskFollow:
		q.Facts = append(q.Facts, te.T("Farther by %[1]s", te.Length(int(step.A))))
	case rules.AskDropInstead:
		q.Facts = append(q.Facts, te.WeaponName(te.E.Creatures[step.Who].Weapon(step.Weapon).Name))
	case rules.AskReadied:
		r := te.E.Facts.Combatants[step.Who].Readied
		switch {
		case r.Steps:
			q.Facts = append(q.Facts, te.T("Readied: %[1]s", te.answers(step.Who, &r)))
		case r.Then != rules.Attack:
			q.Facts = append(q.Facts, te.T("Readied: %[1]s", te.VerbName(r.Then)))
		}
		q.Facts = append(q.Facts, te.T("when: %[1]s", strings.ToLower(te.Key("trigger."+r.Trigger.String()))))
	}
}

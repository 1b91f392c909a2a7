package battle

import (
	"strings"

	"tenaille/game/input"
	"tenaille/game/model"
	"tenaille/render/widget"
	"tenaille/rules"
)

// ask is the dialog of the question put to a player, with the keys that answer.
func (b *battle) ask() *model.Ask {
	q := b.question()
	if q == nil {
		return nil
	}
	q.Yes.Key, q.No.Key = b.KeyName(input.Confirm), b.KeyName(input.Cancel)
	if q.Always.ID != "" {
		q.Always.Key, q.Always.Selected = b.KeyName(input.ActAttack), b.Settings.AlwaysOpportunity
	}
	return q
}

// question is the dialog of a choice in the middle of an action: who is asked,
// what for, and the odds of taking it.
func (b *battle) question() *model.Ask {
	step, ok := b.turn.E.Asked()
	if !ok {
		return nil
	}
	asked, cite := b.turn.E.Question()
	side := int(b.turn.E.Creatures[step.Who].Side)
	q := &model.Ask{
		Figure: b.turn.E.Creatures[step.Who].Kind, Side: side,
		Answers: model.Answers{Yes: model.Action{ID: "aoo.take", Label: b.Key("verb.take")},
			No: model.Action{ID: "aoo.decline", Label: b.Key("verb.decline")}},
	}
	if b.people() > 1 { // two at one screen: whose decision it is
		q.Addressee = b.T("%[1]s decides", b.SideName(side))
	}
	if step.Whom == rules.Nobody {
		step.Whom = step.Who
	}
	b.askWords(q, asked, &step)
	q.Rule = cite.String()
	b.askFacts(q, asked, &step)
	return q
}

// askAbout is the place of the screen that a question is about, and who stands
// beside them, in units.
func (b *battle) askAbout() widget.Rect {
	step, ok := b.turn.E.Asked()
	if !ok {
		return widget.Rect{}
	}
	if step.Whom == rules.Nobody {
		step.Whom = step.Who
	}
	r := b.camera.SpaceRect(b.turn.E.Space(step.Whom)).Union(b.camera.SpaceRect(b.turn.E.Space(step.Who)))
	r = r.Inset(-b.camera.Square * 3 / 4)
	for rest, id := b.turn.E.Facts.Grapple(step.Whom), rules.ID(0); rest != 0; rest, id = rest>>1, id+1 {
		if rest&1 == 1 {
			r = r.Union(b.camera.SpaceRect(b.turn.E.Space(id)))
		}
	}
	k := b.style.Scale()
	return widget.Rect{X: float64(r.Min.X) / k, Y: float64(r.Min.Y) / k, W: float64(r.Dx()) / k, H: float64(r.Dy()) / k}
}

// askWords writes title, text and answers of a question.
func (b *battle) askWords(q *model.Ask, asked rules.Question, step *rules.Step) {
	who, whom := b.nameOf(step.Who), b.nameOf(step.Whom)
	if whom == "" { // unseen by the side that is asked
		whom = b.T("Somebody")
	}
	if asked != rules.AskOffer {
		name := asked.String()
		q.Title, q.Text = b.Key("ask."+name+".title"), b.Key("ask."+name+".text", who, whom)
		if yes, no := "ask."+name+".yes", "ask."+name+".no"; b.Text.Has(yes) && b.Text.Has(no) {
			q.Yes.Label, q.No.Label = b.Key(yes), b.Key(no)
		}
		return
	}
	q.Title, q.Danger = b.T("Attack of opportunity?"), true
	q.Always = model.Action{ID: "aoo.always", Label: b.T("Always take opportunity attacks")}
	if step.A == 1 {
		q.Text = b.T("%[2]s leaves a square that %[1]s threatens.", who, whom)
	} else {
		q.Text = b.T("%[2]s lowers its guard in reach of %[1]s.", who, whom)
	}
}

// askFacts writes the odds of taking what is asked.
func (b *battle) askFacts(q *model.Ask, asked rules.Question, step *rules.Step) {
	v := b.turn.Match.Preview(&rules.Action{Verb: rules.Take, By: step.Who, On: rules.Nobody})
	for i := range v.Strikes {
		q.Facts = append(q.Facts, b.strikeFacts(step.Who, &v.Strikes[i])...)
	}
	for i := range v.Contests {
		c := v.Contests[i]
		if c.By != step.Who { // the chance of the one who is asked
			c.By, c.On, c.Mine, c.Theirs, c.Wins = c.On, c.By, c.Theirs, c.Mine, c.Wins.Not()
		}
		q.Facts = append(q.Facts, b.contestFact(&c))
	}
	switch asked {
	case rules.AskFollow:
		q.Facts = append(q.Facts, b.T("Farther by %[1]s", b.Length(int(step.A))))
	case rules.AskDropInstead:
		q.Facts = append(q.Facts, b.WeaponName(b.turn.E.Creatures[step.Who].Weapon(step.Weapon).Name))
	case rules.AskReadied:
		r := b.turn.E.Facts.Combatants[step.Who].Readied
		switch {
		case r.Steps:
			q.Facts = append(q.Facts, b.T("Readied: %[1]s", b.answers(step.Who, &r)))
		case r.Then != rules.Attack:
			q.Facts = append(q.Facts, b.T("Readied: %[1]s", b.VerbName(r.Then)))
		}
		q.Facts = append(q.Facts, b.T("when: %[1]s", strings.ToLower(b.Key("trigger."+r.Trigger.String()))))
	}
}

package tell

import (
	"tenaille/game/match"
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
)

// contestParts writes what both sides of an opposed check add.
func (te *Teller) contestParts(s *model.Slip, c *match.Contest) {
	title := func(id rules.ID, d *rules.Breakdown) string {
		return te.T("%[1]s: %[2]s", te.NameOf(id), te.Signed(int(d.Total)))
	}
	rows := te.E.Rules.Checks
	mine := model.Part{Title: title(c.By, &c.Mine), Lines: te.rowLines(rows, &c.Mine, &c.MyStrike, now(te.E, c.By, c.On))}
	theirs := model.Part{Title: title(c.On, &c.Theirs), Lines: te.rowLines(rows, &c.Theirs, &c.TheirStrike, now(te.E, c.On, c.By))}
	if c.By == te.Now.Who {
		mine.Title = te.T("Check %[1]s", te.Signed(int(c.Mine.Total)))
	}
	s.Parts = append(s.Parts, mine, theirs)
}

// rowLines writes every modifier of a d20 with its rule, by the table that they
// were gathered from, of the one that rolls first. Where a check adds an attack bonus whole, strike is what
// that is made of (MAN-03); else it is empty or nil.
func (te *Teller) rowLines(rows []rules.Row, d, strike *rules.Breakdown, of *parties) []model.Line {
	var list []model.Line
	for _, l := range d.Lines[:d.N] {
		row := &rows[l.Row]
		if row.Source == rules.SourceAttackBonus && strike != nil && strike.N > 0 {
			list = append(list, te.rowLines(te.E.Rules.Rows, strike, nil, of)...)
			continue
		}
		line := model.Line{Value: te.Signed(int(l.Value)), Words: te.SourceName(row.Source), Rule: row.Cite.String(), Own: ownSources[row.Source]}
		if row.From == rules.TermStrOrDex { // the better of them (MAN-02, MAN-05)
			line.Words = te.T("Strength or Dexterity")
		}
		te.weakened(&line, row.From, of)
		if l.Lost != rules.NoCite {
			line.Lost, line.Why = true, te.whyLost(l.Lost)
		}
		list = append(list, line)
	}
	if len(list) == 0 {
		list = append(list, model.Line{Value: "+0", Words: te.T("nothing"), Rule: rules.MAN01.String()})
	}
	return list
}

// trialPart writes what a d20 against a difficulty adds.
func (te *Teller) trialPart(s *model.Slip, t *match.Trial) {
	part := model.Part{Title: te.T("Check %[1]s", te.Signed(t.Bonus)), Lines: te.rowLines(t.Rows, &t.Added, nil, now(te.E, t.Who, rules.Nobody))}
	if t.Verb == rules.Aid {
		part.Title = te.T("Attack %[1]s", te.Signed(t.Bonus))
	} else {
		part.Lines = append(part.Lines, model.Line{Value: te.Number(t.DC), Words: te.T("difficulty"), Rule: rules.DIC16.String()})
	}
	s.Parts = append(s.Parts, part)
}

// lookoutParts write from whom one would hide, each with the chance that it
// notices nothing, and what both sides add.
func (te *Teller) lookoutParts(s *model.Slip, list []match.Lookout) {
	part := model.Part{Title: te.T("Stays unnoticed by")}
	var rows []model.Part
	for i := range list {
		l := &list[i]
		words := te.T("%[1]s: %[2]s against %[3]s", te.NameOf(l.Who), te.Signed(l.Hide), te.Signed(l.Perception))
		part.Lines = append(part.Lines, model.Line{Value: te.Chance(l.Hides), Words: words, Rule: rules.STL01.String(), Wide: true})
		if i == 0 || l.Hiding != list[i-1].Hiding {
			rows = append(rows, model.Part{Title: te.T("Hide %[1]s", te.Signed(l.Hide)), Lines: te.rowLines(te.E.Rules.Tests, &l.Hiding, nil, now(te.E, te.Now.Who, l.Who))})
		}
		rows = append(rows, model.Part{Title: te.T("%[1]s: Perception %[2]s", te.NameOf(l.Who), te.Signed(l.Perception)), Lines: te.rowLines(te.E.Rules.Tests, &l.Spotting, nil, now(te.E, l.Who, te.Now.Who))})
	}
	s.Parts = append(append(s.Parts, part), rows...)
}

// victimParts writes whom an ability catches, each with the chance that its
// save fails, friends marked as such.
func (te *Teller) victimParts(s *model.Slip, p *plan.Proposal) {
	if len(p.Acts) == 0 {
		return
	}
	pw := te.Ability(int(p.Acts[0].Option))
	if pw == nil {
		return
	}
	part := model.Part{Title: te.T("Caught")}
	switch {
	case pw.Kind():
		part.Title = te.T("Helped")
	case pw.Save != rules.NoSave:
		part.Title = te.T("Caught: save fails")
	}
	if c := p.View.Course; c != nil && Foiled(c) && !pw.Kind() { // the save is not all that is in the number
		part.Title = te.T("Caught: affected in full")
	}
	for i := range p.View.Victims {
		v := &p.View.Victims[i]
		words := te.NameOf(v.Who)
		if !pw.Kind() && !te.E.Hostile(te.Now.Who, v.Who) { // a warning, where it does harm
			words = te.T("%[1]s (own side!)", words)
		}
		if v.Cover > 0 {
			words += " · " + te.T("cover %[1]s", te.Signed(v.Cover))
		}
		rule, note := rules.SAV01, te.hurtWords(pw, v)
		switch {
		case !v.Allowed:
			rule = rules.ACT28
		case len(p.View.Victims) == 1:
			note = "" // the headline says it
		default:
			save := te.saveFace(pw, v) + te.T(": fails on %[1]d or less", FailsTo(v, int(pw.DC)))
			if note = save + ". " + note; !v.Hurts {
				note = save
			}
		}
		part.Lines = append(part.Lines, model.Line{Value: te.Chance(v.Fails), Words: words, Note: note, Rule: rule.String(), Wide: true})
	}
	if len(part.Lines) == 0 {
		part.Lines = append(part.Lines, model.Line{Value: "–", Words: te.T("nobody")})
	}
	s.Parts = append(s.Parts, part)
	facts := model.Part{Title: te.T("Effect")}
	for _, f := range te.powerFacts(pw) {
		facts.Lines = append(facts.Lines, model.Line{Value: "·", Words: f})
	}
	if len(facts.Lines) > 0 {
		facts.Lines[len(facts.Lines)-1].Rule = rules.ACT28.String()
	}
	s.Parts = append(s.Parts, facts)
	for i := range p.View.Victims { // of one alone the headline's part tells
		if v := &p.View.Victims[i]; v.Allowed && len(p.View.Victims) > 1 {
			s.Parts = append(s.Parts, te.SavePart(pw, v))
		}
	}
}

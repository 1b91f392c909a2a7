package tell

import (
	"tenaille/game/match"
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
)

// contestParts writes what both sides of an opposed check add.
func (pa Parts) contestParts(s *model.Slip, c *match.Contest) {
	title := func(id rules.ID, d *rules.Breakdown) string {
		return pa.T("%[1]s: %[2]s", pa.NameOf(id), pa.Signed(int(d.Total)))
	}
	rows := pa.E.Rules.Checks
	mine := model.Part{Title: title(c.By, &c.Mine), Lines: pa.rowLines(rows, &c.Mine, &c.MyStrike, now(pa.E, c.By, c.On))}
	theirs := model.Part{Title: title(c.On, &c.Theirs), Lines: pa.rowLines(rows, &c.Theirs, &c.TheirStrike, now(pa.E, c.On, c.By))}
	if c.By == pa.Now.Who {
		mine.Title = pa.T("Check %[1]s", pa.Signed(int(c.Mine.Total)))
	}
	s.Parts = append(s.Parts, mine, theirs)
}

// rowLines writes every modifier of a d20 with its rule, by the table that they
// were gathered from, of the one that rolls first. Where a check adds an attack bonus whole, strike is what
// that is made of (MAN-03); else it is empty or nil.
func (pa Parts) rowLines(rows []rules.Row, d, strike *rules.Breakdown, of *parties) []model.Line {
	var list []model.Line
	for _, l := range d.Lines[:d.N] {
		row := &rows[l.Row]
		if row.Source == rules.SourceAttackBonus && strike != nil && strike.N > 0 {
			list = append(list, pa.rowLines(pa.E.Rules.Rows, strike, nil, of)...)
			continue
		}
		line := model.Line{Value: pa.Signed(int(l.Value)), Words: pa.SourceName(row.Source), Rule: row.Cite.String(), Own: ownSources[row.Source]}
		if row.From == rules.TermStrOrDex { // the better of them (MAN-02, MAN-05)
			line.Words = pa.T("Strength or Dexterity")
		}
		pa.weakened(&line, row.From, of)
		if l.Lost != rules.NoCite {
			line.Lost, line.Why = true, pa.WhyLost(l.Lost)
		}
		list = append(list, line)
	}
	if len(list) == 0 {
		list = append(list, model.Line{Value: "+0", Words: pa.T("nothing"), Rule: rules.MAN01.String()})
	}
	return list
}

// trialPart writes what a d20 against a difficulty adds.
func (pa Parts) trialPart(s *model.Slip, t *match.Trial) {
	part := model.Part{Title: pa.T("Check %[1]s", pa.Signed(t.Bonus)), Lines: pa.rowLines(t.Rows, &t.Added, nil, now(pa.E, t.Who, rules.Nobody))}
	if t.Verb == rules.Aid {
		part.Title = pa.T("Attack %[1]s", pa.Signed(t.Bonus))
	} else {
		part.Lines = append(part.Lines, model.Line{Value: pa.Number(t.DC), Words: pa.T("difficulty"), Rule: rules.DIC16.String()})
	}
	s.Parts = append(s.Parts, part)
}

// lookoutParts write from whom one would hide, each with the chance that it
// notices nothing, and what both sides add.
func (pa Parts) lookoutParts(s *model.Slip, list []match.Lookout) {
	part := model.Part{Title: pa.T("Stays unnoticed by")}
	var rows []model.Part
	for i := range list {
		l := &list[i]
		words := pa.T("%[1]s: %[2]s against %[3]s", pa.NameOf(l.Who), pa.Signed(l.Hide), pa.Signed(l.Perception))
		part.Lines = append(part.Lines, model.Line{Value: pa.Chance(l.Hides), Words: words, Rule: rules.STL01.String(), Wide: true})
		if i == 0 || l.Hiding != list[i-1].Hiding {
			rows = append(rows, model.Part{Title: pa.T("Hide %[1]s", pa.Signed(l.Hide)), Lines: pa.rowLines(pa.E.Rules.Tests, &l.Hiding, nil, now(pa.E, pa.Now.Who, l.Who))})
		}
		rows = append(rows, model.Part{Title: pa.T("%[1]s: Perception %[2]s", pa.NameOf(l.Who), pa.Signed(l.Perception)), Lines: pa.rowLines(pa.E.Rules.Tests, &l.Spotting, nil, now(pa.E, l.Who, pa.Now.Who))})
	}
	s.Parts = append(append(s.Parts, part), rows...)
}

// victimParts writes whom an ability catches, each with the chance that its save fails and
// that it falls; those of the own side stand in a list of their own, as a warning, where it
// does harm. What is alike is said once: what the ability does, and what the saves add.
func (pa Parts) victimParts(s *model.Slip, p *plan.Proposal) {
	if len(p.Acts) == 0 {
		return
	}
	pw := pa.Ability(int(p.Acts[0].Option))
	if pw == nil {
		return
	}
	caught, own := model.Part{Title: pa.T("Caught")}, model.Part{Title: pa.T("Own side!")}
	switch {
	case pw.Kind():
		caught.Title = pa.T("Helped")
	case p.View.Course != nil && foiled(p.View.Course): // the save is not all that is in the number
		caught.Title, own.Title = pa.T("Caught: affected in full"), pa.T("Own side! Affected in full")
	case pw.Save != rules.NoSave:
		caught.Title, own.Title = pa.T("Caught: save fails"), pa.T("Own side! Save fails")
	}
	for i := range p.View.Victims {
		v := &p.View.Victims[i]
		to := &caught
		if !pw.Kind() && !pa.E.Hostile(pa.Now.Who, v.Who) {
			to = &own
		}
		to.Lines = append(to.Lines, pa.victimLine(pw, v, len(p.View.Victims) == 1))
	}
	if len(p.View.Victims) == 0 {
		caught.Lines = append(caught.Lines, model.Line{Value: "–", Words: pa.T("nobody")})
	}
	for _, part := range [...]model.Part{caught, own} {
		if len(part.Lines) > 0 {
			s.Parts = append(s.Parts, part)
		}
	}
	facts := model.Part{Title: pa.T("Effect")}
	for _, f := range pa.PowerFacts(pw) {
		facts.Lines = append(facts.Lines, model.Line{Value: "·", Words: f})
	}
	if len(facts.Lines) > 0 {
		facts.Lines[len(facts.Lines)-1].Rule = rules.ACT28.String()
	}
	s.Parts = append(s.Parts, facts)
	if len(p.View.Victims) > 1 { // of one alone the headline's part tells
		s.Parts = append(s.Parts, pa.saveParts(pw, p.View.Victims)...)
	}
}

// victimLine is one whom an ability catches: the chance that its save fails and that it
// falls, and under it what it loses on average; of one alone the headline tells that.
func (pa Parts) victimLine(pw *rules.Ability, v *match.Victim, alone bool) model.Line {
	l := model.Line{Value: pa.Chance(v.Fails), Words: pa.NameOf(v.Who), Rule: rules.SAV01.String(), Wide: true}
	if v.Cover > 0 {
		l.Words += " · " + pa.T("cover %[1]s", pa.Signed(v.Cover))
	}
	if !v.Allowed {
		l.Rule = rules.ACT28.String()
	}
	if !v.Hurts || v.Allowed && alone {
		return l
	}
	if f := falls(pa.Voice, v.Burst.Fells); f != "" {
		l.Words += " · " + f
	}
	if l.Note = pa.meanOf(v); v.Burst.Loss.Float() > 0 { // beside hit points
		l.Note = pa.lossOf(pw, v, l.Note)
	}
	return l
}

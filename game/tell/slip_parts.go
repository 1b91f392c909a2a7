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
			line.Lost, line.Why = true, pa.whyLost(l.Lost)
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

// victimParts writes whom an ability catches, each with the chance that its
// save fails, friends marked as such.
func (pa Parts) victimParts(s *model.Slip, p *plan.Proposal) {
	if len(p.Acts) == 0 {
		return
	}
	pw := pa.Ability(int(p.Acts[0].Option))
	if pw == nil {
		return
	}
	part := model.Part{Title: pa.T("Caught")}
	switch {
	case pw.Kind():
		part.Title = pa.T("Helped")
	case pw.Save != rules.NoSave:
		part.Title = pa.T("Caught: save fails")
	}
	if c := p.View.Course; c != nil && foiled(c) && !pw.Kind() { // the save is not all that is in the number
		part.Title = pa.T("Caught: affected in full")
	}
	for i := range p.View.Victims {
		v := &p.View.Victims[i]
		words := pa.NameOf(v.Who)
		if !pw.Kind() && !pa.E.Hostile(pa.Now.Who, v.Who) { // a warning, where it does harm
			words = pa.T("%[1]s (own side!)", words)
		}
		if v.Cover > 0 {
			words += " · " + pa.T("cover %[1]s", pa.Signed(v.Cover))
		}
		rule, note := rules.SAV01, pa.hurtWords(pw, v)
		switch {
		case !v.Allowed:
			rule = rules.ACT28
		case len(p.View.Victims) == 1:
			note = "" // the headline says it
		default:
			save := pa.saveFace(pw, v) + pa.T(": fails on %[1]d or less", failsTo(v, int(pw.DC)))
			if note = save + " · " + note; !v.Hurts {
				note = save
			}
		}
		part.Lines = append(part.Lines, model.Line{Value: pa.Chance(v.Fails), Words: words, Note: note, Rule: rule.String(), Wide: true})
	}
	if len(part.Lines) == 0 {
		part.Lines = append(part.Lines, model.Line{Value: "–", Words: pa.T("nobody")})
	}
	s.Parts = append(s.Parts, part)
	facts := model.Part{Title: pa.T("Effect")}
	for _, f := range pa.powerFacts(pw) {
		facts.Lines = append(facts.Lines, model.Line{Value: "·", Words: f})
	}
	if len(facts.Lines) > 0 {
		facts.Lines[len(facts.Lines)-1].Rule = rules.ACT28.String()
	}
	s.Parts = append(s.Parts, facts)
	for i := range p.View.Victims { // of one alone the headline's part tells
		if v := &p.View.Victims[i]; v.Allowed && len(p.View.Victims) > 1 {
			s.Parts = append(s.Parts, pa.savePart(pw, v))
		}
	}
}

package battle

import (
	"tenaille/game/match"
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
)

// contestParts writes what both sides of an opposed check add.
func (b *battle) contestParts(s *model.Slip, c *match.Contest) {
	title := func(id rules.ID, d *rules.Breakdown) string {
		return b.T("%[1]s: %[2]s", b.nameOf(id), b.Signed(int(d.Total)))
	}
	rows := b.turn.E.Rules.Checks
	mine := model.Part{Title: title(c.By, &c.Mine), Lines: b.rowLines(rows, &c.Mine, &c.MyStrike, now(b.turn.E, c.By, c.On))}
	theirs := model.Part{Title: title(c.On, &c.Theirs), Lines: b.rowLines(rows, &c.Theirs, &c.TheirStrike, now(b.turn.E, c.On, c.By))}
	if c.By == b.turn.Now.Who {
		mine.Title = b.T("Check %[1]s", b.Signed(int(c.Mine.Total)))
	}
	s.Parts = append(s.Parts, mine, theirs)
}

// rowLines writes every modifier of a d20 with its rule, by the table that they
// were gathered from, of the one that rolls first. Where a check adds an attack bonus whole, strike is what
// that is made of (MAN-03); else it is empty or nil.
func (b *battle) rowLines(rows []rules.Row, d, strike *rules.Breakdown, of *parties) []model.Line {
	var list []model.Line
	for _, l := range d.Lines[:d.N] {
		row := &rows[l.Row]
		if row.Source == rules.SourceAttackBonus && strike != nil && strike.N > 0 {
			list = append(list, b.rowLines(b.turn.E.Rules.Rows, strike, nil, of)...)
			continue
		}
		line := model.Line{Value: b.Signed(int(l.Value)), Words: b.SourceName(row.Source), Rule: row.Cite.String(), Own: ownSources[row.Source]}
		if row.From == rules.TermStrOrDex { // the better of them (MAN-02, MAN-05)
			line.Words = b.T("Strength or Dexterity")
		}
		b.weakened(&line, row.From, of)
		if l.Lost != rules.NoCite {
			line.Lost, line.Why = true, b.whyLost(l.Lost)
		}
		list = append(list, line)
	}
	if len(list) == 0 {
		list = append(list, model.Line{Value: "+0", Words: b.T("nothing"), Rule: rules.MAN01.String()})
	}
	return list
}

// trialPart writes what a d20 against a difficulty adds.
func (b *battle) trialPart(s *model.Slip, t *match.Trial) {
	part := model.Part{Title: b.T("Check %[1]s", b.Signed(t.Bonus)), Lines: b.rowLines(t.Rows, &t.Added, nil, now(b.turn.E, t.Who, rules.Nobody))}
	if t.Verb == rules.Aid {
		part.Title = b.T("Attack %[1]s", b.Signed(t.Bonus))
	} else {
		part.Lines = append(part.Lines, model.Line{Value: b.Number(t.DC), Words: b.T("difficulty"), Rule: rules.DIC16.String()})
	}
	s.Parts = append(s.Parts, part)
}

// lookoutParts write from whom one would hide, each with the chance that it
// notices nothing, and what both sides add.
func (b *battle) lookoutParts(s *model.Slip, list []match.Lookout) {
	part := model.Part{Title: b.T("Stays unnoticed by")}
	var rows []model.Part
	for i := range list {
		l := &list[i]
		words := b.T("%[1]s: %[2]s against %[3]s", b.nameOf(l.Who), b.Signed(l.Hide), b.Signed(l.Perception))
		part.Lines = append(part.Lines, model.Line{Value: b.Chance(l.Hides), Words: words, Rule: rules.STL01.String(), Wide: true})
		if i == 0 || l.Hiding != list[i-1].Hiding {
			rows = append(rows, model.Part{Title: b.T("Hide %[1]s", b.Signed(l.Hide)), Lines: b.rowLines(b.turn.E.Rules.Tests, &l.Hiding, nil, now(b.turn.E, b.turn.Now.Who, l.Who))})
		}
		rows = append(rows, model.Part{Title: b.T("%[1]s: Perception %[2]s", b.nameOf(l.Who), b.Signed(l.Perception)), Lines: b.rowLines(b.turn.E.Rules.Tests, &l.Spotting, nil, now(b.turn.E, l.Who, b.turn.Now.Who))})
	}
	s.Parts = append(append(s.Parts, part), rows...)
}

// victimParts writes whom an ability catches, each with the chance that its
// save fails, friends marked as such.
func (b *battle) victimParts(s *model.Slip, p *plan.Proposal) {
	if len(p.Acts) == 0 {
		return
	}
	pw := b.turn.Ability(int(p.Acts[0].Option))
	if pw == nil {
		return
	}
	part := model.Part{Title: b.T("Caught")}
	switch {
	case pw.Kind():
		part.Title = b.T("Helped")
	case pw.Save != rules.NoSave:
		part.Title = b.T("Caught: save fails")
	}
	if c := p.View.Course; c != nil && foiled(c) && !pw.Kind() { // the save is not all that is in the number
		part.Title = b.T("Caught: affected in full")
	}
	for i := range p.View.Victims {
		v := &p.View.Victims[i]
		words := b.nameOf(v.Who)
		if !pw.Kind() && !b.turn.E.Hostile(b.turn.Now.Who, v.Who) { // a warning, where it does harm
			words = b.T("%[1]s (own side!)", words)
		}
		if v.Cover > 0 {
			words += " · " + b.T("cover %[1]s", b.Signed(v.Cover))
		}
		rule, note := rules.SAV01, b.hurtWords(pw, v)
		switch {
		case !v.Allowed:
			rule = rules.ACT28
		case len(p.View.Victims) == 1:
			note = "" // the headline says it
		default:
			save := b.saveFace(pw, v) + b.T(": fails on %[1]d or less", failsTo(v, int(pw.DC)))
			if note = save + ". " + note; !v.Hurts {
				note = save
			}
		}
		part.Lines = append(part.Lines, model.Line{Value: b.Chance(v.Fails), Words: words, Note: note, Rule: rule.String(), Wide: true})
	}
	if len(part.Lines) == 0 {
		part.Lines = append(part.Lines, model.Line{Value: "–", Words: b.T("nobody")})
	}
	s.Parts = append(s.Parts, part)
	facts := model.Part{Title: b.T("Effect")}
	for _, f := range b.powerFacts(pw) {
		facts.Lines = append(facts.Lines, model.Line{Value: "·", Words: f})
	}
	if len(facts.Lines) > 0 {
		facts.Lines[len(facts.Lines)-1].Rule = rules.ACT28.String()
	}
	s.Parts = append(s.Parts, facts)
	for i := range p.View.Victims { // of one alone the headline's part tells
		if v := &p.View.Victims[i]; v.Allowed && len(p.View.Victims) > 1 {
			s.Parts = append(s.Parts, b.savePart(pw, v))
		}
	}
}

package battle

import (
	"tenaille/game/match"
	"tenaille/game/model"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/odds"
)

// weakenedIcon is the sign of a score that damage has lowered (DMG-11).
const weakenedIcon = "weakened"

// loweredScores are the scores that damage has lowered, in the order of a sheet.
func loweredScores(l *rules.Scores) (list []rules.Score) {
	for s := range rules.ScoreCount {
		if l[s] > 0 {
			list = append(list, s)
		}
	}
	return list
}

// scoreMarks tell of every lowered score of a creature what it is and was.
func (b *battle) scoreMarks(id rules.ID, f *rules.Combatant) (list []model.Mark) {
	cr := &b.turn.E.Creatures[id]
	for _, s := range loweredScores(&f.Lowered) {
		tip := model.Tip{
			Title: b.T("%[1]s %[2]d, not %[3]d", b.ScoreName(s), cr.Score(f, s), int(cr.Scores[s])),
			Text:  b.comesBack(id, s, int(f.Lowered[s])), Rule: rules.DMG11.String(),
		}
		list = append(list, model.Mark{Icon: weakenedIcon, Family: model.Body, Tip: tip})
	}
	return list
}

// comesBack is how points of a score come back: those with a duration by
// themselves.
func (b *battle) comesBack(id rules.ID, s rules.Score, lowered int) string {
	words, timed := "", 0
	for i := range b.shown.facts.Effects {
		if x := &b.shown.facts.Effects[i]; x.Kind == rules.Saps && x.Who == id && x.Score == s {
			timed += int(x.Value)
			words += b.TN("%[2]d come back after %[1]d turn of who took them.", "%[2]d come back after %[1]d turns of who took them.", int(x.Left), int(x.Left), int(x.Value)) + " "
		}
	}
	if timed < lowered {
		words += b.T("%[1]d stay lost until they are restored.", lowered-timed)
	}
	return words
}

// scoreLine is a lowered score in a line on a slip.
func (b *battle) scoreLines(id rules.ID, f *rules.Combatant) (list []model.Line) {
	cr := &b.turn.E.Creatures[id]
	for _, s := range loweredScores(&f.Lowered) {
		list = append(list, model.Line{Value: b.Number(cr.Score(f, s)), Words: b.T("%[1]s, not %[2]d", b.ScoreName(s), int(cr.Scores[s])), Rule: rules.DMG11.String()})
	}
	return list
}

// change is the arithmetic of points of a score lost or regained.
func (b *battle) change(ev *rules.Event) string {
	before := int(ev.C + ev.A)
	if ev.Kind == rules.AbilityHealed {
		before = int(ev.C - ev.A)
	}
	return b.T("%[1]s: %[2]s %[3]d → %[4]d", b.nameOf(ev.Who), b.ScoreName(rules.Score(ev.B)), before, int(ev.C))
}

// sapWords are the dice of ability damage in words.
func (b *battle) sapWords(p *rules.Sap) string {
	return b.T("takes %[1]s", b.forRounds(p, p.Points.String()+" "+b.ScoreName(p.Score)))
}

// forRounds adds to words how long ability damage stays, where time gives it back.
func (b *battle) forRounds(p *rules.Sap, words string) string {
	if p.Rounds > 0 {
		return b.TN("%[2]s for %[1]d round", "%[2]s for %[1]d rounds", int(p.Rounds), int(p.Rounds), words)
	}
	return words
}

// sapLines write the ability damage of an attack: its dice, its save, what it
// comes to.
func (b *battle) sapLines(p *rules.Sap, f *rules.FrameSap, o *odds.Attack) (list []model.Line) {
	if f.Points.Count == 0 {
		return nil
	}
	list = b.sapNotes(p, o.Loss, o.Spends)
	if f.Fails < 20 {
		list = append(list, model.Line{Value: b.SaveName(p.Save), Words: b.T("DC %[1]d keeps it off, fails on %[2]d or less", int(p.DC), int(f.Fails)), Rule: rules.SAV01.String()})
	}
	return list
}

// sapNotes write the dice of ability damage with their mean, and the chance that
// the score comes to 0 with what that brings.
func (b *battle) sapNotes(p *rules.Sap, loss, spends odds.Fraction) (list []model.Line) {
	if p.None() {
		return nil
	}
	rule := rules.DMG11.String()
	list = append(list, model.Line{Value: "−" + p.Points.String(), Words: b.T("%[1]s, on average −%[2]s", b.forRounds(p, b.ScoreName(p.Score)), b.Mean(loss.Float())), Rule: rule})
	if spends.Float() > 0 {
		list = append(list, model.Line{Value: b.Chance(spends), Words: b.T("%[1]s 0: %[2]s", b.ScoreName(p.Score), b.ConditionName(p.Score.Empties())), Rule: rule})
	}
	return list
}

// parties are who rolls and whom it rolls against, Nobody for none, with the
// damage to their scores at the time.
type parties struct {
	of      [2]rules.ID
	lowered [2]rules.Scores
}

// now are two creatures as they are.
func now(e *rules.Encounter, by, on rules.ID) *parties {
	p := &parties{of: [2]rules.ID{by, on}}
	for i, id := range p.of {
		if id >= 0 && id < e.Count() {
			p.lowered[i] = e.Facts.Combatants[id].Lowered
		}
	}
	return p
}

// atThatTime are the two of an event as its report has them; the roller comes first.
func atThatTime(e *rules.Encounter, ev *rules.Event) *parties {
	p := &parties{of: [2]rules.ID{ev.Who, ev.Whom}, lowered: ev.Report.Lowered}
	if roller(e, ev) != ev.Who {
		p.of[0], p.of[1] = p.of[1], p.of[0]
		p.lowered[0], p.lowered[1] = p.lowered[1], p.lowered[0]
	}
	return p
}

// weakened marks a line of a sum that comes from a score which damage has lowered:
// with the score as it is, and the rule of it.
func (b *battle) weakened(line *model.Line, term rules.Term, of *parties) {
	side, s := 0, rules.Str
	switch term {
	case rules.TermStr:
	case rules.TermDex:
		s = rules.Dex
	case rules.TermCon:
		s = rules.Con
	case rules.TermWis, rules.TermWisLost:
		s = rules.Wis
	case rules.TermDexToAC:
		side, s = 1, rules.Dex
	case rules.TermWisToDEP:
		side, s = 1, rules.Wis
	case rules.TermStrOrDex:
		if id := of.of[0]; id != rules.Nobody {
			cr, l := &b.turn.E.Creatures[id], &of.lowered[0]
			if cr.Scores[rules.Dex]-l[rules.Dex] > cr.Scores[rules.Str]-l[rules.Str] {
				s = rules.Dex
			}
		}
	default:
		return
	}
	id, less := of.of[side], int(of.lowered[side][s])
	if id == rules.Nobody || less == 0 {
		return
	}
	was := int(b.turn.E.Creatures[id].Scores[s])
	line.Words = b.T("%[1]s %[2]d, not %[3]d", b.ScoreName(s), was-less, was)
	line.Rule = rules.DMG11.String()
}

// lossOf adds to what an ability does on average the points of a score that it
// takes, and the chance that none is left.
func (b *battle) lossOf(pw *rules.Ability, v *match.Victim, words string) string {
	loss := b.T("%[1]s −%[2]s on average", b.ScoreName(pw.Saps.Score), b.Mean(v.Burst.Loss.Float()))
	if words != "" {
		loss = words + ", " + loss
	}
	if v.Burst.Spends.Float() > 0 {
		loss += ", " + b.T("to 0: %[1]s", b.Chance(v.Burst.Spends))
	}
	return loss
}

// mendWords are the points of a score that an ability gives back.
func (b *battle) mendWords(p *rules.Ability) string {
	if p.AnyScore {
		return b.T("restores %[1]s of the score lowered most", p.Mend.String())
	}
	return b.T("restores %[1]s %[2]s", p.Mend.String(), b.ScoreName(p.Mended))
}

// mending writes what a draught that restores a score gives back to whom.
func (b *battle) mending(s *model.Slip, facts *model.Part, pw *rules.Ability, id rules.ID) {
	s.Chance = pw.Mend.String()
	score, lacks := combat.Mended(b.turn.E, pw, id)
	if lacks == 0 {
		s.Needs, s.Refused.Words, s.Refused.Rule = b.T("has no effect"), b.T("There is nothing to restore."), rules.DMG11.String()
		return
	}
	s.Needs = b.T("restores %[1]s", b.ScoreName(score))
	s.Against = b.T("at most %[1]d: all that is missing", lacks)
	facts.Lines = append(facts.Lines, b.scoreLines(id, &b.turn.E.Facts.Combatants[id])...)
}

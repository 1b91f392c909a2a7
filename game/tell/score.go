package tell

import (
	"tenaille/game/match"
	"tenaille/game/model"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/odds"
)

// WeakenedIcon is the sign of a score that damage has lowered (DMG-11).
const WeakenedIcon = "weakened"

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
func (ca Cards) scoreMarks(id rules.ID, f *rules.Combatant) (list []model.Mark) {
	cr := &ca.E.Creatures[id]
	for _, s := range loweredScores(&f.Lowered) {
		tip := model.Tip{
			Title: ca.T("%[1]s %[2]d, not %[3]d", ca.ScoreName(s), cr.Score(f, s), int(cr.Scores[s])),
			Text:  ca.comesBack(id, s, int(f.Lowered[s])), Rule: rules.DMG11.String(),
		}
		list = append(list, model.Mark{Icon: WeakenedIcon, Family: model.Body, Tip: tip})
	}
	return list
}

// comesBack is how points of a score come back: those with a duration by
// themselves.
func (ca Cards) comesBack(id rules.ID, s rules.Score, lowered int) string {
	words, timed := "", 0
	for i := range ca.Shown.Facts.Effects {
		if x := &ca.Shown.Facts.Effects[i]; x.Kind == rules.Saps && x.Who == id && x.Score == s {
			timed += int(x.Value)
			words += ca.TN("%[2]d come back after %[1]d turn of whoever took them.", "%[2]d come back after %[1]d turns of whoever took them.", int(x.Left), int(x.Left), int(x.Value)) + " "
		}
	}
	if timed < lowered {
		words += ca.T("%[1]d stay lost until they are restored.", lowered-timed)
	}
	return words
}

// scoreLines are the lowered scores of a creature, a line for each on a slip.
func (ca Cards) scoreLines(id rules.ID, f *rules.Combatant) (list []model.Line) {
	cr := &ca.E.Creatures[id]
	for _, s := range loweredScores(&f.Lowered) {
		list = append(list, model.Line{Value: ca.Number(cr.Score(f, s)), Words: ca.T("%[1]s, not %[2]d", ca.ScoreName(s), int(cr.Scores[s])), Rule: rules.DMG11.String()})
	}
	return list
}

// change is the arithmetic of points of a score lost or regained.
func (j *Log) change(ev *rules.Event) string {
	before := int(ev.C + ev.A)
	if ev.Kind == rules.AbilityHealed {
		before = int(ev.C - ev.A)
	}
	return j.T("%[1]s: %[2]s %[3]d → %[4]d", j.NameOf(ev.Who), j.ScoreName(rules.Score(ev.B)), before, int(ev.C))
}

// sapLines write the ability damage of an attack: its dice, its save, what it
// comes to.
func (pa Parts) sapLines(p *rules.Sap, f *rules.FrameSap, o *odds.Attack) (list []model.Line) {
	if f.Points.None() {
		return nil
	}
	list = pa.sapNotes(p, o.Loss, o.Spends)
	if f.Fails < 20 {
		list = append(list, model.Line{Value: pa.SaveName(p.Save), Words: pa.T("DC %[1]d keeps it off, fails on %[2]d or less", int(p.DC), int(f.Fails)), Rule: rules.SAV01.String()})
	}
	return list
}

// sapNotes write the dice of ability damage with their mean, and the chance that
// the score comes to 0 with what that brings.
func (pa Parts) sapNotes(p *rules.Sap, loss, spends odds.Fraction) (list []model.Line) {
	if p.None() {
		return nil
	}
	rule := rules.DMG11.String()
	list = append(list, model.Line{Value: "−" + p.Points.String(), Words: pa.T("%[1]s, on average −%[2]s", pa.ForRounds(p, pa.ScoreName(p.Score)), pa.Mean(loss.Float())), Rule: rule})
	if spends.Float() > 0 {
		list = append(list, model.Line{Value: pa.Chance(spends), Words: pa.T("%[1]s 0: %[2]s", pa.ScoreName(p.Score), pa.ConditionName(p.Score.Empties())), Rule: rule})
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
func (pa Parts) weakened(line *model.Line, term rules.Term, of *parties) {
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
			cr, l := &pa.E.Creatures[id], &of.lowered[0]
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
	was := int(pa.E.Creatures[id].Scores[s])
	line.Words = pa.T("%[1]s %[2]d, not %[3]d", pa.ScoreName(s), was-less, was)
	line.Rule = rules.DMG11.String()
}

// lossOf adds to what an ability does on average the points of a score that it
// takes, and the chance that none is left.
func (pa Parts) lossOf(pw *rules.Ability, v *match.Victim, words string) string {
	loss := pa.T("%[1]s −%[2]s on average", pa.ScoreName(pw.Saps.Score), pa.Mean(v.Burst.Loss.Float()))
	if words != "" {
		loss = words + ", " + loss
	}
	if v.Burst.Spends.Float() > 0 {
		loss += ", " + pa.T("to 0: %[1]s", pa.Chance(v.Burst.Spends))
	}
	return loss
}

// mending writes what a draught that restores a score gives back to whom.
func (sl *Slips) mending(s *model.Slip, facts *model.Part, pw *rules.Ability, id rules.ID) {
	s.Chance = pw.Mend.String()
	score, lacks := combat.Mended(sl.E, pw, id)
	if lacks == 0 {
		s.Needs, s.Refused.Words, s.Refused.Rule = sl.T("has no effect"), sl.T("There is nothing to restore."), rules.DMG11.String()
		return
	}
	s.Needs = sl.T("restores %[1]s", sl.ScoreName(score))
	s.Against = sl.T("at most %[1]d: all that is missing", lacks)
	facts.Lines = append(facts.Lines, Cards{sl.Voice}.scoreLines(id, &sl.E.Facts.Combatants[id])...)
}

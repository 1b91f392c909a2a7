package tell

import (
	"tenaille/game/match"
	"tenaille/game/model"
	"tenaille/rules"
	"tenaille/rules/attack"
)

// FailsTo is the highest face with which a save fails: 1 always does and 20
// never (SAV-04).
func FailsTo(v *match.Victim, dc int) int { return min(max(dc-v.Bonus-1, 1), 19) }

// saveFace is the arithmetic of a victim's save in words.
func (te *Teller) saveFace(pw *rules.Ability, v *match.Victim) string {
	return te.T("%[1]s %[2]s against DC %[3]d", te.SaveName(pw.Save), te.Signed(v.Bonus), int(pw.DC))
}

// hurtWords are the mean damage and the chance to fell of one caught, both
// after its save; empty for what deals none.
func (te *Teller) hurtWords(pw *rules.Ability, v *match.Victim) string {
	if !v.Hurts {
		return ""
	}
	words := te.meanOf(v)
	if v.Burst.Loss.Float() > 0 {
		words = te.lossOf(pw, v, words)
	}
	if v.Burst.Drops.Float() > 0 {
		words += ", " + te.T("fells %[1]s", te.Chance(v.Burst.Drops))
	}
	return words
}

// SavePart writes every modifier of a victim's save with its rule.
func (te *Teller) SavePart(pw *rules.Ability, v *match.Victim) model.Part {
	var d rules.Breakdown
	attack.TestBonus(te.E, pw.Save.Stat(), v.Who, v.Cover, &d)
	return model.Part{
		Title: te.T("%[1]s: %[2]s", te.NameOf(v.Who), te.SaveName(pw.Save)+" "+te.Signed(v.Bonus)),
		Lines: te.rowLines(te.E.Rules.Tests, &d, nil, now(te.E, v.Who, rules.Nobody)),
	}
}

// oneVictim writes the headline of an ability that catches one creature which
// may save: the faces that fail, the damage and the chance to fell.
func (te *Teller) oneVictim(s *model.Slip, pw *rules.Ability, v *match.Victim) {
	to := FailsTo(v, int(pw.DC))
	s.Bare, s.Falls, s.HitFrom, s.ThreatFrom = false, true, to+1, 21
	s.Chance = te.Chance(v.Fails)
	s.Needs, s.Against = te.T("fails on %[1]d or less", to), te.saveFace(pw, v)
	if v.Hurts {
		if s.Mean = te.meanOf(v); pw.Deals {
			s.Damage = pw.Damage.String()
		}
		s.Notes = append(s.Notes, te.sapNotes(&pw.Saps, v.Burst.Loss, v.Burst.Spends)...)
		if v.Burst.Drops.Float() > 0 {
			s.Kill = te.T("fells %[1]s", te.Chance(v.Burst.Drops))
		}
	}
	s.Parts = append(s.Parts, te.SavePart(pw, v))
}

// meanOf is the mean damage of one caught, of the hit points it still has.
func (te *Teller) meanOf(v *match.Victim) string {
	if v.Burst.Mean.Float() == 0 {
		return ""
	}
	mean, hp := te.Mean(v.Burst.Mean.Float()), int(te.E.Facts.Combatants[v.Who].HP)
	if hp <= 0 {
		return te.T("on average %[1]s HP", mean)
	}
	return te.T("on average %[1]s of %[2]s HP", mean, te.Number(hp))
}

package battle

import (
	"tenaille/game/match"
	"tenaille/game/model"
	"tenaille/rules"
	"tenaille/rules/attack"
)

// failsTo is the highest face with which a save fails: 1 always does and 20
// never (SAV-04).
func failsTo(v *match.Victim, dc int) int { return min(max(dc-v.Bonus-1, 1), 19) }

// saveFace is the arithmetic of a victim's save in words.
func (b *battle) saveFace(pw *rules.Ability, v *match.Victim) string {
	return b.T("%[1]s %[2]s against DC %[3]d", b.SaveName(pw.Save), b.Signed(v.Bonus), int(pw.DC))
}

// hurtWords are the mean damage and the chance to fell of one caught, both
// after its save; empty for what deals none.
func (b *battle) hurtWords(pw *rules.Ability, v *match.Victim) string {
	if !v.Hurts {
		return ""
	}
	words := b.meanOf(v)
	if v.Burst.Loss.Float() > 0 {
		words = b.lossOf(pw, v, words)
	}
	if v.Burst.Drops.Float() > 0 {
		words += ", " + b.T("fells %[1]s", b.Chance(v.Burst.Drops))
	}
	return words
}

// savePart writes every modifier of a victim's save with its rule.
func (b *battle) savePart(pw *rules.Ability, v *match.Victim) model.Part {
	var d rules.Breakdown
	attack.TestBonus(b.turn.E, pw.Save.Stat(), v.Who, v.Cover, &d)
	return model.Part{
		Title: b.T("%[1]s: %[2]s", b.nameOf(v.Who), b.SaveName(pw.Save)+" "+b.Signed(v.Bonus)),
		Lines: b.rowLines(b.turn.E.Rules.Tests, &d, nil, now(b.turn.E, v.Who, rules.Nobody)),
	}
}

// oneVictim writes the headline of an ability that catches one creature which
// may save: the faces that fail, the damage and the chance to fell.
func (b *battle) oneVictim(s *model.Slip, pw *rules.Ability, v *match.Victim) {
	to := failsTo(v, int(pw.DC))
	s.Bare, s.Falls, s.HitFrom, s.ThreatFrom = false, true, to+1, 21
	s.Chance = b.Chance(v.Fails)
	s.Needs, s.Against = b.T("fails on %[1]d or less", to), b.saveFace(pw, v)
	if v.Hurts {
		if s.Mean = b.meanOf(v); pw.Deals {
			s.Damage = pw.Damage.String()
		}
		s.Notes = append(s.Notes, b.sapNotes(&pw.Saps, v.Burst.Loss, v.Burst.Spends)...)
		if v.Burst.Drops.Float() > 0 {
			s.Kill = b.T("fells %[1]s", b.Chance(v.Burst.Drops))
		}
	}
	s.Parts = append(s.Parts, b.savePart(pw, v))
}

// meanOf is the mean damage of one caught, of the hit points it still has.
func (b *battle) meanOf(v *match.Victim) string {
	if v.Burst.Mean.Float() == 0 {
		return ""
	}
	mean, hp := b.Mean(v.Burst.Mean.Float()), int(b.turn.E.Facts.Combatants[v.Who].HP)
	if hp <= 0 {
		return b.T("on average %[1]s HP", mean)
	}
	return b.T("on average %[1]s of %[2]s HP", mean, b.Number(hp))
}

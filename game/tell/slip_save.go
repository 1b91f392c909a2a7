package tell

import (
	"tenaille/game/match"
	"tenaille/game/model"
	"tenaille/game/tell/voice"
	"tenaille/rules"
	"tenaille/rules/attack"
)

// failsTo is the highest face with which a save fails: 1 always does and 20
// never (SAV-04).
func failsTo(v *match.Victim, dc int) int { return min(max(dc-v.Bonus-1, 1), 19) }

// saveFace is the arithmetic of a victim's save in words.
func (pa Parts) saveFace(pw *rules.Ability, v *match.Victim) string {
	return pa.T("%[1]s %[2]s against DC %[3]d", pa.SaveName(pw.Save), pa.Signed(v.Bonus), int(pw.DC))
}

// savePart writes every modifier of a victim's save with its rule.
func (pa Parts) savePart(pw *rules.Ability, v *match.Victim) model.Part {
	var d rules.Breakdown
	attack.TestBonus(pa.E, pw.Save.Stat(), v.Who, v.Cover, &d)
	return model.Part{
		Title: pa.T("%[1]s: %[2]s", pa.NameOf(v.Who), pa.SaveName(pw.Save)+" "+pa.Signed(v.Bonus)),
		Lines: pa.rowLines(pa.E.Rules.Tests, &d, nil, now(pa.E, v.Who, rules.Nobody)),
	}
}

// saveParts writes what the saves of several add, with the faces that fail: those that
// add the same in one list under their names.
func (pa Parts) saveParts(pw *rules.Ability, victims []match.Victim) []model.Part {
	var all model.Alike
	for i := range victims {
		if v := &victims[i]; v.Allowed {
			part := pa.savePart(pw, v)
			part.Title = pa.SaveName(pw.Save) + " " + pa.Signed(v.Bonus) + pa.T(": fails on %[1]d or less", failsTo(v, int(pw.DC)))
			all.Add(part, pa.NameOf(v.Who))
		}
	}
	return all.Parts()
}

// Caught is how many creatures an area catches.
func Caught(v *voice.Voice, n int) string {
	return v.TN("%[1]d creature caught", "%[1]d creatures caught", n, n)
}

// oneVictim writes the headline of an ability that catches one creature which
// may save: the faces that fail, the damage and the chance to fell.
func (pa Parts) oneVictim(s *model.Slip, pw *rules.Ability, v *match.Victim) {
	to := failsTo(v, int(pw.DC))
	s.Bare, s.Falls, s.HitFrom, s.ThreatFrom = false, true, to+1, 21
	s.Chance = pa.Chance(v.Fails)
	s.Needs, s.Against = pa.T("fails on %[1]d or less", to), pa.saveFace(pw, v)
	if v.Hurts {
		if s.Mean = pa.meanOf(v); pw.Deals {
			s.Damage = voice.DiceWords(pw.Damage)
		}
		s.Notes = append(s.Notes, pa.sapNotes(&pw.Saps, v.Burst.Loss, v.Burst.Spends)...)
		s.Kill = falls(pa.Voice, v.Burst.Fells)
	}
	s.Parts = append(s.Parts, pa.savePart(pw, v))
}

// meanOf is the mean damage of one caught, of the hit points it still has.
func (pa Parts) meanOf(v *match.Victim) string {
	if v.Burst.Mean.Float() == 0 {
		return ""
	}
	mean, hp := pa.Mean(v.Burst.Mean.Float()), int(pa.E.Facts.Combatants[v.Who].HP)
	if hp <= 0 {
		return pa.T("on average %[1]s HP", mean)
	}
	return pa.T("on average %[1]s of %[2]s HP", mean, pa.Number(hp))
}

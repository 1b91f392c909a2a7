package voice

import (
	"strconv"
	"strings"

	"tenaille/rules"
	"tenaille/rules/dice"
)

// DiceWords are dice as a player reads them: where none is thrown, as for the damage of a
// figure (SKI-02), the number alone.
func DiceWords(d dice.Expr) string {
	if d.Count == 0 {
		return strconv.Itoa(int(d.Plus))
	}
	return d.String()
}

// PowerFacts are what an ability does, fact by fact.
func (vo *Voice) PowerFacts(p *rules.Ability) []string {
	var list []string
	add := func(s string) { list = append(list, s) }
	switch {
	case p.HasArea:
		add(vo.T("%[1]s of %[2]s", vo.Key("area."+p.Area.String()), vo.Length(int(p.Size))))
	case p.Strikes && p.Weapon.Touch:
		add(vo.T("touch attack"))
	case p.Strikes:
		add(vo.T("attack roll"))
	}
	if p.Range > 0 {
		add(vo.T("range %[1]s", vo.Length(int(p.Range))))
	}
	if p.Deals {
		add(vo.T("damage %[1]s", DiceWords(p.Damage)))
	}
	if p.Inflicts {
		words := strings.ToLower(vo.ConditionName(p.Condition))
		if p.Rounds > 0 {
			words = vo.TN("%[2]s for %[1]d round", "%[2]s for %[1]d rounds", int(p.Rounds), int(p.Rounds), words)
		}
		add(words)
		if p.Anchors {
			add(strings.ToLower(vo.ConditionName(rules.Anchored)))
		}
	}
	if !p.Saps.None() {
		add(vo.sapWords(&p.Saps))
	}
	if p.Save != rules.NoSave {
		add(vo.saveWords(p))
	}
	if p.Mends {
		add(vo.mendWords(p))
	}
	if p.Heals {
		add(vo.T("heals %[1]s", p.Heal.String()))
	}
	if left := vo.UsesLeft(p); left != "" {
		add(left)
	}
	return list
}

// UsesLeft is how often an ability can still be used, empty for one without
// limit.
func (vo *Voice) UsesLeft(p *rules.Ability) string {
	left := vo.Left(p)
	if left < 0 {
		return ""
	}
	return vo.TN("%[1]d use left", "%[1]d uses left", left, left)
}

// saveWords is the save an ability allows, with what it leaves.
func (vo *Voice) saveWords(p *rules.Ability) string {
	name := vo.SaveName(p.Save)
	switch p.Success {
	case rules.SaveHalf:
		return vo.T("%[1]s DC %[2]d halves", name, int(p.DC))
	case rules.SaveNegates:
		return vo.T("%[1]s DC %[2]d negates", name, int(p.DC))
	}
	return vo.T("%[1]s DC %[2]d", name, int(p.DC))
}

// sapWords are the dice of ability damage in words.
func (vo *Voice) sapWords(p *rules.Sap) string {
	return vo.T("takes %[1]s", vo.ForRounds(p, p.Points.String()+" "+vo.ScoreName(p.Score)))
}

// ForRounds adds to words how long ability damage stays, where time gives it back.
func (vo *Voice) ForRounds(p *rules.Sap, words string) string {
	if p.Rounds > 0 {
		return vo.TN("%[2]s for %[1]d round", "%[2]s for %[1]d rounds", int(p.Rounds), int(p.Rounds), words)
	}
	return words
}

// mendWords are the points of a score that an ability gives back.
func (vo *Voice) mendWords(p *rules.Ability) string {
	if p.AnyScore {
		return vo.T("restores %[1]s of the score lowered most", p.Mend.String())
	}
	return vo.T("restores %[1]s %[2]s", p.Mend.String(), vo.ScoreName(p.Mended))
}

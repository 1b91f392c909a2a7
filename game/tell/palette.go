package tell

import (
	"strings"

	"tenaille/game/plan"
	"tenaille/game/words"
	"tenaille/rules"
)

// AboutPalette is what the palette is.
func (ch Choices) AboutPalette() string {
	return ch.T("All that may be done, by groups. What is grey is forbidden now; the reason stands beside it.")
}

// EffectOf is what an entry does, without its price.
func (ch Choices) EffectOf(v plan.Choice) string {
	if p := ch.Ability(v.Power); p != nil {
		if key := words.PowerKey(p.ID) + ".text"; ch.Text.Has(key) {
			if facts := ch.powerFacts(p); len(facts) > 0 { // in numbers what the sentence says
				return ch.Key(key) + "\n" + strings.Join(facts, " · ")
			}
			return ch.Key(key)
		}
		return strings.Join(ch.powerFacts(p), " · ")
	}
	return ch.Effect(ch.E.Rules, v.Verb)
}

// powerFacts are what an ability does, fact by fact.
func (vo *Voice) powerFacts(p *rules.Ability) []string {
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
		add(vo.T("damage %[1]s", diceWords(p.Damage)))
	}
	if p.Inflicts {
		words := strings.ToLower(vo.ConditionName(p.Condition))
		if p.Rounds > 0 {
			words = vo.TN("%[2]s for %[1]d round", "%[2]s for %[1]d rounds", int(p.Rounds), int(p.Rounds), words)
		}
		add(words)
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
	if left := vo.usesLeft(p); left != "" {
		add(left)
	}
	return list
}

// usesLeft is how often an ability can still be used, empty for one without
// limit.
func (vo *Voice) usesLeft(p *rules.Ability) string {
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

package tell

import (
	"strings"

	"tenaille/game/plan"
	"tenaille/game/words"
	"tenaille/rules"
)

// AboutPalette is what the palette is.
func (te *Teller) AboutPalette() string {
	return te.T("Everything the rules know, in groups; grey is what they forbid now, with the reason.")
}

// EffectOf is what an entry does, without its price.
func (te *Teller) EffectOf(v plan.Choice) string {
	if p := te.Ability(v.Power); p != nil {
		if key := words.PowerKey(p.ID) + ".text"; te.Text.Has(key) {
			if left := te.usesLeft(p); left != "" {
				return te.Key(key) + " (" + left + ")"
			}
			return te.Key(key)
		}
		return strings.Join(te.powerFacts(p), " · ")
	}
	return te.Effect(te.E.Rules, v.Verb)
}

// powerFacts are what an ability does, fact by fact.
func (te *Teller) powerFacts(p *rules.Ability) []string {
	var list []string
	add := func(s string) { list = append(list, s) }
	switch {
	case p.HasArea:
		add(te.T("%[1]s of %[2]s", te.Key("area."+p.Area.String()), te.Length(int(p.Size))))
	case p.Strikes && p.Weapon.Touch:
		add(te.T("touch attack"))
	case p.Strikes:
		add(te.T("attack roll"))
	}
	if p.Range > 0 {
		add(te.T("range %[1]s", te.Length(int(p.Range))))
	}
	if p.Deals {
		add(te.T("damage %[1]s", p.Damage.String()))
	}
	if p.Inflicts {
		words := strings.ToLower(te.ConditionName(p.Condition))
		if p.Rounds > 0 {
			words = te.TN("%[2]s for %[1]d round", "%[2]s for %[1]d rounds", int(p.Rounds), int(p.Rounds), words)
		}
		add(words)
	}
	if !p.Saps.None() {
		add(te.sapWords(&p.Saps))
	}
	if p.Save != rules.NoSave {
		add(te.saveWords(p))
	}
	if p.Mends {
		add(te.mendWords(p))
	}
	if p.Heals {
		add(te.T("heals %[1]s", p.Heal.String()))
	}
	if left := te.usesLeft(p); left != "" {
		add(left)
	}
	return list
}

// usesLeft is how often an ability can still be used, empty for one without
// limit.
func (te *Teller) usesLeft(p *rules.Ability) string {
	left := te.Left(p)
	if left < 0 {
		return ""
	}
	return te.TN("%[1]d use left", "%[1]d uses left", left, left)
}

// saveWords is the save an ability allows, with what it leaves.
func (te *Teller) saveWords(p *rules.Ability) string {
	name := te.SaveName(p.Save)
	switch p.Success {
	case rules.SaveHalf:
		return te.T("%[1]s DC %[2]d halves", name, int(p.DC))
	case rules.SaveNegates:
		return te.T("%[1]s DC %[2]d negates", name, int(p.DC))
	}
	return te.T("%[1]s DC %[2]d", name, int(p.DC))
}

package tell

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/grid"
	"tenaille/rules/odds"
)

// product is how the d20 and the miss chance make the chance to deal damage,
// empty where there is no miss chance (CON-04).
func (te *Teller) product(fr *rules.Frame, o *odds.Attack) string {
	if fr.Conceal == 0 || fr.AutoMiss {
		return ""
	}
	return te.Chance(o.Hit) + " × " + te.Percent(100-int(fr.Conceal))
}

// Fells is the chance that one attack fells its target in words, empty where
// there is none.
func (te *Teller) Fells(o *odds.Attack) string {
	if o.Drops.Float() == 0 {
		return ""
	}
	return te.T("fells %[1]s", te.Chance(o.Drops))
}

// Veil is why, in a word or two, an attack from a space may be lost to
// concealment, with the rule of it: the first of the reasons that gives the
// whole miss chance (CON-05).
func (te *Teller) Veil(by, on rules.ID, from, at grid.Space, fr *rules.Frame) (string, rules.Cite) {
	pct := int(fr.Conceal)
	v := te.E.Creatures[by].Vision
	light := grid.LightBright
	f := te.E.Field()
	for i := range at.Len() {
		light = max(light, f.LightFor(v, from, at.Cell(i)))
	}
	switch {
	case int(te.E.Creatures[on].Conceal) == pct:
		return te.T("blurred target"), rules.CON09
	case int(light.Percent()) == pct && light == grid.LightDark:
		return te.T("darkness"), rules.GEO17
	case int(light.Percent()) == pct:
		return te.T("dim light"), rules.GEO17
	case pct == 50 && !attack.Sees(te.E, by, on):
		return te.T("unseen target"), rules.CON07
	case !te.E.Creatures[by].Weapon(fr.Weapon).Projectile() && grid.Adjacent(from, at):
		return te.T("fog or growth"), rules.CON03
	}
	return te.T("fog or growth"), rules.CON02
}

// offerLine is what an opportunity attack would come to.
func (te *Teller) offerLine(w *rules.Weapon, fr *rules.Frame, o *odds.Attack, on rules.ID) string {
	s := te.T("%[1]s: hits %[2]s", te.WeaponName(w.Name), te.Chance(o.Damages))
	if p := te.product(fr, o); p != "" {
		s += " (" + p + ")"
	}
	if f := te.fate(fr, o, on); f != "" {
		s += ", " + f
	}
	return s
}

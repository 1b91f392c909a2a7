package battle

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/grid"
	"tenaille/rules/odds"
)

// product is how the d20 and the miss chance make the chance to deal damage,
// empty where there is no miss chance (CON-04).
func (b *battle) product(fr *rules.Frame, o *odds.Attack) string {
	if fr.Conceal == 0 || fr.AutoMiss {
		return ""
	}
	return b.Chance(o.Hit) + " × " + b.Percent(100-int(fr.Conceal))
}

// fells is the chance that one attack fells its target in words, empty where
// there is none.
func (b *battle) fells(o *odds.Attack) string {
	if o.Drops.Float() == 0 {
		return ""
	}
	return b.T("fells %[1]s", b.Chance(o.Drops))
}

// veil is why, in a word or two, an attack from a space may be lost to
// concealment, with the rule of it: the first of the reasons that gives the
// whole miss chance (CON-05).
func (b *battle) veil(by, on rules.ID, from, at grid.Space, fr *rules.Frame) (string, rules.Cite) {
	pct := int(fr.Conceal)
	v := b.turn.E.Creatures[by].Vision
	light := grid.LightBright
	f := b.turn.E.Field()
	for i := range at.Len() {
		light = max(light, f.LightFor(v, from, at.Cell(i)))
	}
	switch {
	case int(b.turn.E.Creatures[on].Conceal) == pct:
		return b.T("blurred target"), rules.CON09
	case int(light.Percent()) == pct && light == grid.LightDark:
		return b.T("darkness"), rules.GEO17
	case int(light.Percent()) == pct:
		return b.T("dim light"), rules.GEO17
	case pct == 50 && !attack.Sees(b.turn.E, by, on):
		return b.T("unseen target"), rules.CON07
	case !b.turn.E.Creatures[by].Weapon(fr.Weapon).Projectile() && grid.Adjacent(from, at):
		return b.T("fog or growth"), rules.CON03
	}
	return b.T("fog or growth"), rules.CON02
}

// offerLine is what an opportunity attack would come to.
func (b *battle) offerLine(w *rules.Weapon, fr *rules.Frame, o *odds.Attack, on rules.ID) string {
	s := b.T("%[1]s: hits %[2]s", b.WeaponName(w.Name), b.Chance(o.Damages))
	if p := b.product(fr, o); p != "" {
		s += " (" + p + ")"
	}
	if f := b.fate(fr, o, on); f != "" {
		s += ", " + f
	}
	return s
}

package tell

import (
	"tenaille/game/words"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/grid"
	"tenaille/rules/odds"
)

// product is how the d20 and the miss chance make the chance to deal damage,
// empty where there is no miss chance (CON-04).
func (sl *Slips) product(fr *rules.Frame, o *odds.Attack) string {
	if fr.Conceal == 0 || fr.AutoMiss {
		return ""
	}
	return sl.Chance(o.Hit) + " × " + sl.Percent(100-int(fr.Conceal))
}

// fells is the chance that one attack fells its target in words, empty where it is not
// worth telling.
func (sl *Slips) fells(o *odds.Attack) string { return falls(sl.Voice, o.Drops) }

// least is the smallest chance to fell that a slip tells of: with less nobody reckons.
const least = .01

// falls is a chance to fell in words, empty where it is not worth telling.
func falls(vo *Voice, p words.Probability) string {
	if p.Float() < least {
		return ""
	}
	return vo.T("fells %[1]s", vo.Chance(p))
}

// veil is why, in a word or two, an attack from a space may be lost to
// concealment, with the rule of it: the first of the reasons that gives the
// whole miss chance (CON-05).
func (ob Obstacles) veil(by, on rules.ID, from, at grid.Space, fr *rules.Frame) (string, rules.Cite) {
	pct := int(fr.Conceal)
	v := ob.E.Creatures[by].Vision
	light := grid.LightDark // of the best lit of its squares, which the attacker picks (GEO-13)
	f := ob.E.Field()
	for i := range at.Len() {
		light = min(light, f.LightFor(v, from, at.Cell(i)))
	}
	switch {
	case int(ob.E.Creatures[on].Conceal) == pct:
		return ob.T("blurred target"), rules.CON09
	case int(light.Percent()) == pct && light == grid.LightDark:
		return ob.T("darkness"), rules.GEO17
	case int(light.Percent()) == pct:
		return ob.T("dim light"), rules.GEO17
	case pct == 50 && !attack.Sees(ob.E, by, on):
		return ob.T("unseen target"), rules.CON07
	case !ob.E.Creatures[by].Weapon(fr.Weapon).Projectile() && grid.Adjacent(from, at):
		return ob.T("fog or growth"), rules.CON03
	}
	return ob.T("fog or growth"), rules.CON02
}

// offerLine is what an opportunity attack would come to.
func (sl *Slips) offerLine(w *rules.Weapon, fr *rules.Frame, o *odds.Attack, on rules.ID) string {
	s := sl.T("%[1]s: hits %[2]s", sl.WeaponName(w.Name), sl.Chance(o.Damages))
	if p := sl.product(fr, o); p != "" {
		s += " (" + p + ")"
	}
	if f := sl.fate(fr, o, on); f != "" {
		s += ", " + f
	}
	return s
}

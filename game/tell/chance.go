package tell

import (
	"tenaille/game/tell/voice"
	"tenaille/game/words"
	"tenaille/rules"
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
func falls(vo *voice.Voice, p words.Probability) string {
	if p.Float() < least {
		return ""
	}
	return vo.T("fells %[1]s", vo.Chance(p))
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

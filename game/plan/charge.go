package plan

import (
	"tenaille/rules"
	"tenaille/rules/odds"
)

// Charges are the charges of the awaited creature that are legal, one at an enemy, as a
// click on it would plan them, in the order of enemies.
func Charges(t *Turn) (list []Proposal) {
	var seen uint64
	for i := range t.Now.Legal {
		if a := &t.Now.Legal[i]; a.Verb == rules.Charge {
			seen |= 1 << a.On
		}
	}
	for on := range t.E.Count() {
		if seen>>on&1 == 0 {
			continue
		}
		if p := t.charge(on); len(p.Acts) > 0 {
			list = append(list, p)
		}
	}
	return list
}

// ChargeChance is the chance that a label over the target of a charge gives, of a bull rush
// at its end that of the push; known is false until it has been counted.
func ChargeChance(t *Turn, p *Proposal) (f odds.Fraction, known bool) {
	if v := p.View; v != nil {
		return v.Chance, v.Sure && !v.Counting()
	}
	return p.Headline(t)
}

// bestCharge is the charge shown before anything is pointed at, at somebody who can still
// fight: with the fewest blows on its way, then the best chance, then the most damage.
func bestCharge(t *Turn) Proposal {
	best := Proposal{Target: rules.Nobody}
	for _, p := range Charges(t) {
		if t.isTarget(p.Target) && (!best.Planned || t.promising(t.Foresee(&p.Acts[0]), t.Foresee(&best.Acts[0]))) {
			best = p
		}
	}
	return best
}

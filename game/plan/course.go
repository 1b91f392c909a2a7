package plan

import (
	"tenaille/game/match"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
	"tenaille/rules/odds"
)

// CourseOf is what a proposal of one action comes to as a whole; of a way that ends
// in a blow, only what the way does. It is nil where nothing of it is left to dice.
func (p *Proposal) CourseOf(t *Turn) *odds.Course {
	switch {
	case !p.Planned || !p.Refusal.OK():
		return nil
	case p.View != nil:
		return p.View.Course
	case len(p.Acts) == 1:
		return t.Foresee(&p.Acts[0]).Course
	case len(p.Path) < 2:
		return nil
	}
	a := rules.Action{Verb: rules.Move, By: t.Now.Who, On: rules.Nobody, Cell: p.Path[len(p.Path)-1]}
	for i := 1; i < len(p.Path); i++ {
		if d, ok := grid.DirBetween(p.Path[i-1], p.Path[i]); !ok || !a.Path.Add(d) {
			return nil
		}
	}
	return t.Foresee(&a).Course
}

// ChanceOf is the chance of a whole attack, of several that of the first one.
func ChanceOf(e *rules.Encounter, c *odds.Course, strikes []match.Strike) odds.Fraction {
	if len(strikes) > 1 {
		return c.Begins.Both(strikes[0].Odds.Damages)
	}
	return c.Succeeds
}

// HangsOnLines reports whether what stands between decides about a proposal: an attack
// that may be made, or one that only cover or sight forbids.
func (p *Proposal) HangsOnLines() bool {
	switch p.Refusal.Cite {
	case rules.COV12, rules.COV13, rules.CON07, rules.SKI09:
		return true
	}
	return p.Refusal.OK()
}

// Explained reports whether the slip of a refused proposal says why.
func (p *Proposal) Explained() bool {
	return len(p.Strikes) > 0 || p.Bar.Why != combat.ChargeFree
}

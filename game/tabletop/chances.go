package tabletop

import (
	"tenaille/game/plan"
	"tenaille/render/board"
	"tenaille/rules"
	"tenaille/rules/odds"
)

// chanceSigns label every enemy that can be attacked from here.
func (tb *Table) chanceSigns(s *board.Signs) {
	for on := range tb.E.Count() {
		if on == tb.Forecast.Proposed.Target {
			continue
		}
		var best odds.Fraction
		found := false
		for i := range tb.Now.Legal {
			a := &tb.Now.Legal[i]
			if a.Verb == tb.Wanted.Mode.Verb() && a.On == on && a.With == 0 && tb.Chosen(a.Weapon) && a.Weapon == tb.InHand(a.By, false) {
				p := tb.Offered(a)
				if len(p.Strikes) == 0 {
					continue
				}
				if f, known := tb.labelled(&p); known && (!found || f.Float() > best.Float()) {
					best, found = f, true
				}
			}
		}
		if found {
			s.Chances = append(s.Chances, tb.chanceSign(on, best))
		}
	}
}

// chanceSign is the label over a target: the chance to deal damage, after the
// miss chance; its colour follows the same number.
func (tb *Table) chanceSign(on rules.ID, f odds.Fraction) board.Chance {
	return board.Chance{On: tb.E.Space(on), Text: tb.Chance(f), Percent: f.Percent()}
}

// labelled is the chance over the target of a proposal: of one action that of the
// whole. There is none until it is counted, nor over the end of a way on which
// somebody may strike: there the number would promise that one arrives.
func (tb *Table) labelled(p *plan.Proposal) (f odds.Fraction, known bool) {
	switch {
	case p.Uncounted(tb.Turn), len(p.Acts) > 1 && len(p.Provoked) > 0:
		return f, false
	case len(p.Acts) == 1:
		if c := p.CourseOf(tb.Turn); c != nil {
			return plan.ChanceOf(tb.E, c, p.Strikes), true
		}
	}
	return p.Strikes[0].Odds.Damages, true
}

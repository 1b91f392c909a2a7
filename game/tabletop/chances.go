package tabletop

import (
	"cmp"
	"slices"

	"tenaille/game/plan"
	"tenaille/render/board"
	"tenaille/rules"
	"tenaille/rules/odds"
)

// atRestSigns label, while nothing is pointed at, aimed at or planned, the enemies that can be
// struck as one stands, then those whom one can walk up to: what one looks for first. Of many
// those that are struck most surely.
func atRestSigns(tb *Table, s *board.Signs) {
	if f := &tb.Forecast; !tb.Settings.WhatIf && !tb.Lines || tb.Wanted.Mode != plan.FreeMode || f.Proposed.Planned || f.Proposed.Target != rules.Nobody || len(f.Prospects.All) > 0 || !tb.StrikesFrom() {
		return
	}
	tb.chanceSigns(s, rules.Attack)
	here := len(s.Chances)
	for _, u := range tb.Now.Ways.Upon {
		v := tb.chanceSign(u.On, u.Chance)
		if v.Walk = true; u.Known && !slices.ContainsFunc(s.Chances, func(c board.Chance) bool { return c.On == v.On }) {
			s.Chances = append(s.Chances, v)
		}
	}
	surest := func(list []board.Chance) {
		slices.SortStableFunc(list, func(a, b board.Chance) int { return cmp.Compare(b.Percent, a.Percent) })
	}
	surest(s.Chances[:here])
	surest(s.Chances[here:])
	s.Chances = s.Chances[:min(len(s.Chances), plan.MostBadges)]
}

// chanceSigns label every enemy that can be attacked from here by a verb.
func (tb *Table) chanceSigns(s *board.Signs, by rules.Verb) {
	for on := range tb.E.Count() {
		if on == tb.Forecast.Proposed.Target {
			continue
		}
		var best odds.Fraction
		found := false
		for i := range tb.Now.Legal {
			a := &tb.Now.Legal[i]
			if a.Verb == by && a.On == on && a.With == 0 && tb.Chosen(a.Weapon) && a.Weapon == tb.InHand(a.By, false) {
				p := tb.Offered(a)
				if len(p.Strikes) == 0 {
					continue
				}
				if f, known := p.Headline(tb.Turn); known && (!found || f.Float() > best.Float()) {
					best, found = f, true
				}
			}
		}
		if found {
			s.Chances = append(s.Chances, tb.chanceSign(on, best))
		}
	}
}

// chargeSigns label every enemy that can be charged.
func chargeSigns(tb *Table, s *board.Signs) {
	for _, p := range plan.Charges(tb.Turn) {
		if f, known := plan.ChargeChance(tb.Turn, &p); known && p.Target != tb.Forecast.Proposed.Target {
			s.Chances = append(s.Chances, tb.chanceSign(p.Target, f))
		}
	}
}

// chanceSign is the label over a target: the chance to deal damage, after the
// miss chance; its colour follows the same number.
func (tb *Table) chanceSign(on rules.ID, f odds.Fraction) board.Chance {
	return board.Chance{On: tb.E.Space(on), Text: tb.Chance(f), Percent: f.Percent()}
}

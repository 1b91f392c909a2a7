package tabletop

import (
	"tenaille/game/plan"
	"tenaille/render/board"
	"tenaille/rules"
	"tenaille/rules/odds"
)

// atRestSigns label, while nothing is pointed at, aimed at or planned, the enemies that can be
// struck as one stands, then those whom one can walk up to: what one looks for first. Of many
// those that are struck most surely.
func atRestSigns(tb *Table, s *board.Signs) {
	if !tb.Settings.WhatIf && !tb.Lines {
		return
	}
	for i, v := range plan.AtRest(tb.Turn) {
		if i == plan.MostBadges {
			break
		}
		sign := tb.chanceSign(v.Attack.Target, v.Chance)
		sign.Walk = v.Attack.Walks()
		s.Chances = append(s.Chances, sign)
	}
}

// chanceSigns label every enemy that a click would attack by a verb.
func (tb *Table) chanceSigns(s *board.Signs, by rules.Verb) {
	for _, p := range plan.AttacksBy(tb.Turn, by) {
		if f, known := p.Headline(tb.Turn); known && p.Target != tb.Forecast.Proposed.Target {
			v := tb.chanceSign(p.Target, f)
			v.Walk = p.Walks()
			s.Chances = append(s.Chances, v)
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

package tabletop

import (
	"tenaille/game/plan"
	"tenaille/render/board"
	"tenaille/render/board/sight"
	"tenaille/rules"
)

// fireSigns draw the beams that converge on the enemy, and frame those who may
// still lend their fire.
func (tb *Table) fireSigns(s *board.Signs) {
	if tb.Wanted.Mode != plan.FireMode {
		return
	}
	if tb.Wanted.Fire.On == rules.Nobody {
		for on := range tb.E.Count() {
			if tb.Now.Known.Marks[on] && tb.Lenders(on) != 0 {
				s.May = append(s.May, board.May{On: tb.E.Space(on), Side: int(tb.E.Creatures[on].Side)})
			}
		}
		return
	}
	to := tb.E.Space(tb.Wanted.Fire.On)
	set := tb.Lenders(tb.Wanted.Fire.On)
	s.May = s.May[:0] // whom to activate is not the question now
	for id := range tb.E.Count() {
		switch {
		case tb.Wanted.Fire.With>>id&1 == 1:
			s.Sights.Beams = append(s.Sights.Beams, sight.Beam{From: tb.E.Space(id), To: to, Label: tb.Signed(rules.FireBonus)})
			fallthrough
		case set>>id&1 == 1:
			s.May = append(s.May, board.May{On: tb.E.Space(id), Side: int(tb.E.Creatures[id].Side)})
		}
	}
	s.Sights.Beams = append(s.Sights.Beams, sight.Beam{From: tb.E.Space(tb.Now.Who), To: to, Main: true})
}

// figureSigns show how figures stand: who may be activated, which enemy is
// nearest and which may not be attacked for their cover (SKI-09, SKI-10).
func (tb *Table) figureSigns(s *board.Signs) {
	for _, id := range tb.Waiting() {
		if id != tb.Now.Who {
			s.May = append(s.May, board.May{On: tb.E.Space(id), Side: int(tb.E.Creatures[id].Side)})
		}
	}
	if tb.E.Rules.Attack.Nearest != nil && tb.BudgetOf(tb.Now.Who).Standard > 0 && tb.Wanted.Fire.On == rules.Nobody {
		tb.rangeSigns(s)
	}
	tb.fireSigns(s)
}

// rangeSigns mark the nearest enemies, and those that cover forbids to attack, unless
// one is aimed at or lines tell of cover.
func (tb *Table) rangeSigns(s *board.Signs) {
	near := tb.E.Rules.Attack.Nearest(tb.E, tb.Now.Who)
	for on := range tb.E.Count() {
		if !tb.E.Hostile(on, tb.Now.Who) || !tb.E.Present(on) {
			continue
		}
		at := tb.E.Space(on)
		if near>>on&1 == 1 {
			s.Sights.Marks = append(s.Sights.Marks, sight.Mark{On: at, Kind: sight.Allows, Icon: "los"})
			continue
		}
		if r := tb.E.Rules.Attack.Strikeable(tb.E, tb.Now.Who, on, 0, 0); r.Cite == rules.SKI09 && !tb.Lines && !(tb.Forecast.Proposed.Planned && tb.Forecast.Proposed.Target != rules.Nobody) {
			s.Sights.Marks = append(s.Sights.Marks, sight.Mark{On: at, Kind: sight.Stops, Icon: "cover-half", Bare: true})
		}
	}
}

// insteadSigns bracket the nearest enemies that may be struck where cover forbids
// to strike another (SKI-10).
func (tb *Table) insteadSigns(s *board.Signs) {
	near := tb.E.Rules.Attack.Nearest(tb.E, tb.Now.Who)
	for on := range tb.E.Count() {
		if near>>on&1 == 1 && tb.E.Rules.Attack.Strikeable(tb.E, tb.Now.Who, on, 0, 0).OK() {
			s.Instead = append(s.Instead, tb.E.Space(on))
		}
	}
}

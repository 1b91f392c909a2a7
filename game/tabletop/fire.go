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
	if tb.Turn.Wanted.Mode != plan.FireMode {
		return
	}
	if tb.Turn.Wanted.Fire.On == rules.Nobody {
		for on := range tb.Turn.E.Count() {
			if tb.Turn.Now.Known.Marks[on] && tb.Turn.Lenders(on) != 0 {
				s.May = append(s.May, board.May{On: tb.Turn.E.Space(on), Side: int(tb.Turn.E.Creatures[on].Side)})
			}
		}
		return
	}
	to := tb.Turn.E.Space(tb.Turn.Wanted.Fire.On)
	set := tb.Turn.Lenders(tb.Turn.Wanted.Fire.On)
	s.May = s.May[:0] // whom to activate is not the question now
	for id := range tb.Turn.E.Count() {
		switch {
		case tb.Turn.Wanted.Fire.With>>id&1 == 1:
			s.Sights.Beams = append(s.Sights.Beams, sight.Beam{From: tb.Turn.E.Space(id), To: to, Label: tb.Signed(rules.FireBonus)})
			fallthrough
		case set>>id&1 == 1:
			s.May = append(s.May, board.May{On: tb.Turn.E.Space(id), Side: int(tb.Turn.E.Creatures[id].Side)})
		}
	}
	s.Sights.Beams = append(s.Sights.Beams, sight.Beam{From: tb.Turn.E.Space(tb.Turn.Now.Who), To: to, Main: true})
}

// figureSigns show how figures stand: who may be activated, which enemy is
// nearest and which may not be attacked for their cover (SKI-09, SKI-10).
func (tb *Table) figureSigns(s *board.Signs) {
	for _, id := range tb.Turn.Waiting() {
		if id != tb.Turn.Now.Who {
			s.May = append(s.May, board.May{On: tb.Turn.E.Space(id), Side: int(tb.Turn.E.Creatures[id].Side)})
		}
	}
	if tb.Turn.E.Rules.Attack.Nearest != nil && tb.Turn.BudgetOf(tb.Turn.Now.Who).Standard > 0 && tb.Turn.Wanted.Fire.On == rules.Nobody {
		tb.rangeSigns(s)
	}
	tb.fireSigns(s)
}

// rangeSigns mark the nearest enemies, and those that cover forbids to attack, unless
// one is aimed at or lines tell of cover.
func (tb *Table) rangeSigns(s *board.Signs) {
	near := tb.Turn.E.Rules.Attack.Nearest(tb.Turn.E, tb.Turn.Now.Who)
	for on := range tb.Turn.E.Count() {
		if !tb.Turn.E.Hostile(on, tb.Turn.Now.Who) || !tb.Turn.E.Present(on) {
			continue
		}
		at := tb.Turn.E.Space(on)
		if near>>on&1 == 1 {
			s.Sights.Marks = append(s.Sights.Marks, sight.Mark{On: at, Kind: sight.Allows, Icon: "los"})
			continue
		}
		if r := tb.Turn.E.Rules.Attack.Strikeable(tb.Turn.E, tb.Turn.Now.Who, on, 0, 0); r.Cite == rules.SKI09 && !tb.Lines && !(tb.Turn.Forecast.Proposed.Planned && tb.Turn.Forecast.Proposed.Target != rules.Nobody) {
			s.Sights.Marks = append(s.Sights.Marks, sight.Mark{On: at, Kind: sight.Stops, Icon: "cover-half", Bare: true})
		}
	}
}

// insteadSigns bracket the nearest enemies that may be struck where cover forbids
// to strike another (SKI-10).
func (tb *Table) insteadSigns(s *board.Signs) {
	near := tb.Turn.E.Rules.Attack.Nearest(tb.Turn.E, tb.Turn.Now.Who)
	for on := range tb.Turn.E.Count() {
		if near>>on&1 == 1 && tb.Turn.E.Rules.Attack.Strikeable(tb.Turn.E, tb.Turn.Now.Who, on, 0, 0).OK() {
			s.Instead = append(s.Instead, tb.Turn.E.Space(on))
		}
	}
}

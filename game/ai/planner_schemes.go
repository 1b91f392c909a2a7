package ai

import (
	"tenaille/game/ai/eval"
	"tenaille/game/ai/portfolio"
	"tenaille/game/ai/tactics"
	"tenaille/rules"
)

// quarries is how many foes there are schemes for that a whole side goes for: those most
// worth striking.
const quarries = 3

// schemes are those that do not name anybody: to hold the ground, and to be of a temper
// for a while.
var schemes = func() []eval.Scheme {
	list := []eval.Scheme{{Holds: true}}
	for _, name := range eval.Tempers() {
		list = append(list, eval.Scheme{Temper: name})
	}
	return list
}()

// plot adds the lines in which habit does what there is to do, and the whole side is about
// a scheme. What comes of a scheme is seen in some rounds, not in the next: by d20 those of
// plays of two rounds have won no more games, those of four have.
func (p *planner) plot(lines []portfolio.Line) []portfolio.Line {
	if !p.temper.Wily {
		return lines
	}
	about := portfolio.Line{Loose: true}
	var room [quarries]rules.ID
	for _, id := range tactics.Quarries(&p.mind, room[:]) {
		about.Scheme = eval.Scheme{Quarry: id + 1}
		lines = append(lines, about)
	}
	for i := range schemes {
		about.Scheme = schemes[i]
		lines = append(lines, about)
	}
	return lines
}

// habitual is what habit does where the whole side is about a scheme.
func (p *planner) habitual(about eval.Scheme) rules.Action {
	p.mind.Nature = about.Of(p.under(p.mind.Encounter().Rules.Turn.Phases).Nature)
	a, done := p.mind.Consider(p.turn - 1)
	for !done {
		a, done = p.mind.Step()
	}
	return a
}

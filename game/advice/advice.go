package advice

import (
	"tenaille/game/ai"
	"tenaille/game/match"
	"tenaille/rules"
	"tenaille/rules/view"
)

// Level is the machine that is asked.
const Level = "captain"

// Adviser thinks about one decision at a time, piece by piece.
type Adviser struct {
	player ai.Player
	view   *view.View
	turn   uint64 // the number of the action thought about
	asked  bool
}

// Ask begins to think about the action that a match awaits of a side; false where none is.
// What was thought about before is given up. The dice of its thoughts are its own: the same
// decision has the same advice, and no die of the match is touched.
func (a *Adviser) Ask(m *match.Match, side int) bool {
	what, _, of := m.Awaits()
	if a.asked = what == rules.AwaitsAction && of == side; !a.asked {
		return false
	}
	p, err := ai.New(Level, 0, side)
	if err != nil {
		a.asked = false
		return false
	}
	a.player, a.view, a.turn = p, m.View(side), m.Actions()
	return true
}

// Asked reports whether it is thinking.
func (a *Adviser) Asked() bool { return a.asked }

// Drop gives the thought up.
func (a *Adviser) Drop() { a.asked = false }

// About is the number of the action that it thinks about.
func (a *Adviser) About() uint64 { return a.turn }

// Think goes on for about so many nodes; done says that act is the advice. It is to be
// called only while it is asked and the match awaits what it thinks about.
func (a *Adviser) Think(nodes int) (act rules.Action, done bool) {
	if act, done = a.player.Think(a.view, a.turn, nodes); done {
		a.asked = false
	}
	return act, done
}

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

	match *match.Match // that it is asked about, with the side it is asked for
	side  int
	said  rules.Action // the last answer
	told  bool         // it answers the last question
	heard int          // how much the side had perceived when it was given
}

// Ask begins to think about the action that a match awaits of a side; false where none is.
// What was thought about before is given up. The dice of its thoughts are its own: the same
// decision, come to in the same way, has the same advice, and no die of the match is touched.
//
// Whose advice has just been taken goes on with what it had in mind, so that the actions
// advised one after another are one turn: who is told to kneel is not told to rise next.
func (a *Adviser) Ask(m *match.Match, side int) bool {
	what, _, of := m.Awaits()
	if a.asked = what == rules.AwaitsAction && of == side; !a.asked {
		return false
	}
	if !a.taken(m, side) {
		p, err := ai.New(Level, 0, side)
		if err != nil {
			a.asked = false
			return false
		}
		a.player = p
	}
	a.match, a.side, a.told = m, side, false
	a.view, a.turn = m.View(side), m.Actions()
	return true
}

// taken reports whether what a match has come to since the last answer is that answer, and
// nothing else that anybody chose.
func (a *Adviser) taken(m *match.Match, side int) bool {
	if !a.told || a.match != m || a.side != side || m.Actions() != a.turn+1 {
		return false
	}
	for _, ev := range m.Perceived(side, a.heard) {
		if ev.Kind == rules.ActionTaken {
			return ev.Verb == a.said.Verb && ev.Who == a.said.By && ev.Whom == a.said.On && ev.Weapon == a.said.Weapon && ev.To == a.said.Cell
		}
	}
	return false
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
		a.said, a.told, a.heard = act, true, a.match.Heard(a.side)
	}
	return act, done
}

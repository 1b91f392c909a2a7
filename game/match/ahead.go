package match

import (
	"tenaille/game/ai"
	"tenaille/rules"
	"tenaille/rules/view"
)

// ahead is what a machine thinks while a person is awaited: about what it would be asked
// if the person's turn ended now.
type ahead struct {
	mind *ai.Ahead // nil while nothing is thought
	// asked is the number of the person's next action, one more than it, when it was
	// looked for something to think about.
	asked uint64
	turn  uint64 // the number the machine's action would have
	side  int
	hash  uint64 // of what the side would know
	kept  bool   // just that is asked now
	room  *rules.Encounter
	view  *view.View
}

// ThinkAhead works for about so many nodes on what a machine would be asked if the person
// whom the match awaits ended the turn now; more tells that there is something left to
// think. Nothing of the match changes by it, no die is drawn, and what the machine decides
// is what it would decide without: what was thought is kept only if exactly that is asked,
// for the same action of the match and with the same knowledge, else it is forgotten.
// Where a side may not know all, in a study and while a recorded match is watched nothing
// is thought ahead, and nothing either where the end of the turn has dice.
func ThinkAhead(m *Match, nodes int) (more bool) {
	h := &m.ahead
	if h.asked != m.actions+1 {
		h.forget()
		h.asked = m.actions + 1
		h.begin(m)
	}
	return h.mind != nil && !h.mind.Think(h.view, h.turn, nodes)
}

// forget gives up what is thought ahead.
func (h *ahead) forget() {
	if h.mind != nil {
		h.mind.Forget()
		h.mind, h.kept = nil, false
	}
}

// begin looks for what would be asked.
func (h *ahead) begin(m *Match) {
	what, _, side := m.Awaits()
	if what != rules.AwaitsAction || m.players[side] != nil || m.watched.of != nil || m.course.Recorded() || m.Secret() || m.course.Header.Study {
		return
	}
	for h.side = range m.players {
		if m.players[h.side] == nil || !h.imagine(m, side) {
			continue
		}
		if mind, ok := ai.AheadOf(m.players[h.side]); ok {
			h.mind = mind
		}
		return
	}
}

// imagine ends the turn of a person's side as far as the machine knows, figures that may
// still be activated passing, and tells whether the machine is asked for an action then.
func (h *ahead) imagine(m *Match, person int) bool {
	if v := m.View(h.side); h.room == nil {
		h.room = v.Encounter()
		h.room.Apart()
	} else {
		v.Read(func(e *rules.Encounter) { e.CopyTo(h.room) })
	}
	side := person
	for h.turn = m.actions; side == person; h.turn++ {
		_, who := h.room.Awaits()
		end := rules.Action{Verb: rules.EndTurn, By: who, On: rules.Nobody}
		if !h.room.Check(&end).OK() {
			end.Verb = rules.Pass
		}
		if h.turn > m.actions && !h.room.Rules.Turn.Phases || !h.room.Check(&end).OK() {
			return false
		}
		h.room.Begin(&end)
		if _, owed := h.room.Pending(); owed {
			return false
		}
		what, next := h.room.Awaits()
		if what != rules.AwaitsAction {
			return false
		}
		side = int(h.room.Creatures[next].Side)
	}
	if side != h.side {
		return false
	}
	h.hash = h.room.Hash()
	h.view = view.New(h.room, h.side)
	return true
}

// settle has a machine that is asked now keep what it has thought ahead, if that is what
// it is asked, or else forget it.
func (h *ahead) settle(m *Match, side int) {
	if h.mind == nil || h.kept {
		return
	}
	if side == h.side && m.actions == h.turn {
		m.View(side).Read(func(e *rules.Encounter) { h.kept = e.Hash() == h.hash })
	}
	if !h.kept {
		h.forget()
	}
}

// take gives what the machine that is asked now has come to ahead; done is false where it
// goes on thinking, or begins.
func (h *ahead) take(m *Match, side int) (a rules.Action, done bool) {
	if h.settle(m, side); h.mind == nil {
		return a, false
	}
	a, done = h.mind.Kept()
	h.mind, h.kept = nil, false
	return a, done
}

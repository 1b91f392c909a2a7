package match

import (
	"errors"

	"tenaille/rules"
	"tenaille/rules/dice"
)

var errNoStudy = errors.New("the match is not studied")

// Study reports whether the match is studied: it may be changed by hand (Edit), and any
// action can be taken back, of whatever side and through its dice.
func (m *Match) Study() bool { return m.course.Header.Study }

// Undoable is how many actions and changes can be taken back one after the other.
func (m *Match) Undoable() int { return m.course.Undoable() }

// NextDie is the die that was set and is not thrown yet; none where it has no sides.
func (m *Match) NextDie() dice.Set { return m.course.Next() }

// CheckEdit says whether a match that is studied can be changed so now, and if not, by
// which rule.
func (m *Match) CheckEdit(x rules.Edit) rules.Refusal { return m.course.CheckEdit(&x) }

// Edit changes a match that is studied by hand and writes so. A refused change changes
// nothing. The error is a match that is not studied, a player that does not exist, or a
// bug of the program.
func (m *Match) Edit(x rules.Edit) (rules.Refusal, error) {
	if !m.Study() || m.waiting != nil {
		return rules.Refusal{}, errNoStudy
	}
	if x.Kind == rules.EditSeat {
		if err := CheckSeat(x.Player); err != nil {
			return rules.Refusal{}, err
		}
		if x.Number = 1; IsHuman(x.Player) {
			x.Number = 0
		}
	}
	m.mark()
	r, err := m.course.Edit(x)
	if err != nil || !r.OK() {
		m.unmark()
		return r, err
	}
	m.actions++
	m.settle()
	if err := m.reseat(false); err != nil {
		return rules.Refusal{}, err
	}
	m.attend()
	return rules.Refusal{}, nil
}

// reseat calls the players of a match that is studied as the sides are played now, of
// those who stay the same only where they are to begin afresh: what they had in mind may
// be no more. The error is a player that does not exist.
func (m *Match) reseat(afresh bool) error {
	if !m.Study() {
		return nil
	}
	for side, name := range m.course.Seats() {
		switch {
		case name == m.seated[side] && (!afresh || name == Human):
			continue
		case name == Human:
			m.players[side] = nil
			continue
		}
		p, err := m.player(side, name)
		if err != nil {
			return err
		}
		if m.players[side] == nil {
			m.ears[side].absence = absence{}
		}
		m.players[side] = p
	}
	m.seated = m.course.Seats()
	return nil
}

package match

import (
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
)

// Study is a match that is studied: it may be changed by hand, and any action can be
// taken back, of whatever side and through its dice.
type Study struct{ m *Match }

// Study returns the match as one that is studied, nil of one that is not, or that is
// watched.
func (m *Match) Study() *Study {
	if !m.course.Header.Study || m.watched.of != nil {
		return nil
	}
	return &Study{m}
}

// ByHand reports whether the match may be changed by hand: a lesson may not, where to learn
// is to take back, and no more.
func (s *Study) ByHand() bool { return !levels.IsLesson(s.m.Setup().Name) }

// Undoable is how many actions and changes can be taken back one after the other.
func (s *Study) Undoable() int { return s.m.course.Undoable() }

// NextDie is the die that was set and is not thrown yet; none where it has no sides.
func (s *Study) NextDie() dice.Set { return s.m.NextDie() }

// Check says whether the match can be changed so now, and if not, by which rule.
func (s *Study) Check(x rules.Edit) rules.Refusal { return s.m.course.CheckEdit(&x) }

// Edit changes the match by hand and writes so. A refused change changes nothing. The
// error is a player that does not exist, or a bug of the program.
func (s *Study) Edit(x rules.Edit) (rules.Refusal, error) {
	m := s.m
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
	if err := reseat(m, false); err != nil {
		return rules.Refusal{}, err
	}
	m.attend()
	return rules.Refusal{}, nil
}

// reseat calls the players of a match that is studied as the sides are played now, of
// those who stay the same only where they are to begin afresh: what they had in mind may
// be no more. The error is a player that does not exist.
func reseat(m *Match, afresh bool) error {
	if !m.course.Header.Study {
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
		p, err := player(side, name, m.seed, m.told.silent)
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

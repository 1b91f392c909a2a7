package session

import (
	"tenaille/game/saves"
	"tenaille/rules"
)

// keep saves the match, so that a closed window costs nothing: after all that a
// person does, the end of a turn too, before any of it is shown, and when it is a
// person's turn again. What waits for an answer in its middle is saved with it.
func (s *Session) keep() {
	what, _, _ := s.turn.Match.Awaits()
	if n := s.turn.Match.Actions(); n != s.keptAt && what == rules.AwaitsAction {
		s.keptAt = n
		s.KeepOn()
	}
}

// KeepOn saves the match under its record; one in which nothing was done yet is
// not worth it.
func (s *Session) KeepOn() {
	if s.turn.Match.Actions() > 0 {
		s.Keep(s.turn.Match, s.terms.Record)
	}
}

// Archive keeps the match that is over, where finished matches are kept.
func (s *Session) Archive() saves.Kept {
	s.Archived = true
	return s.Keep(s.turn.Match, s.terms.Record)
}

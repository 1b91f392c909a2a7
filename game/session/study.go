package session

import (
	"log/slog"

	"tenaille/rules"
)

// Halt shows what is being shown to its end and gives up what was ordered, so that a
// match that is studied can be changed.
func (s *Session) Halt() {
	s.Orders = nil
	s.Skip()
}

// Edit changes a match that is studied by hand and shows what came of it. It tells
// whether that could be done, and if not, why, in words, with the rule.
func (s *Session) Edit(x rules.Edit) (done bool, why, rule string) {
	study := s.turn.Match.Study()
	if study == nil || s.Fault != nil {
		return false, "", ""
	}
	s.Halt()
	r, err := study.Edit(x)
	if err != nil {
		slog.Error("the match has broken", "cause", err)
		s.Fault = err
		return false, "", ""
	}
	if !r.OK() {
		return false, s.tell.RefusalOf(rules.NoVerb, r), r.Cite.String()
	}
	s.KeepOn()
	s.play.Pull()
	s.Refresh()
	return true, "", ""
}

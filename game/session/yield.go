package session

import (
	"log/slog"

	"tenaille/game/match"
)

// Yield gives the match up for a side, a machine whose offer is taken or a person: it is over.
func (s *Session) Yield(side int) {
	if err := match.Yield(s.turn.Match, side); err != nil {
		slog.Error("the match cannot be given up", "cause", err)
		return
	}
	s.Offered = false
	s.notices.Answered()
	s.KeepOn()
	s.play.Pull()
	s.Refresh()
}

package session

import (
	"log/slog"

	"tenaille/game/match"
)

// Yield accepts that the machine of a side gives the match up: it is over.
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

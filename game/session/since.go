package session

import (
	"slices"

	"tenaille/game/match"
	"tenaille/game/playback"
	"tenaille/rules"
)

// Since is what the side on screen has perceived since its last action; ok is false
// when that is nothing, and unless an action of that side is awaited.
func (s *Session) Since() (since match.Since, ok bool) {
	if s.Recording != nil || s.turn.Match == nil || !s.turn.Now.Mine || s.turn.Now.What != rules.AwaitsAction {
		return since, false
	}
	return s.turn.Match.Since(s.turn.Side)
}

// stretch names what has happened since a side's turn: the side, and the places
// where it begins and ends.
type stretch [3]int

// missed is that of the side on screen, as of Since.
func (s *Session) missed() stretch {
	since, _ := s.Since()
	return stretch{s.turn.Side, since.From, since.To}
}

// notable reports whether there is anything to tell of it.
func (s *Session) notable() bool {
	since, ok := s.Since()
	return ok && s.tell.Notable(since)
}

// offer has the panels offer what has happened since the side's turn, if the player
// has not seen it happen.
func (s *Session) offer() {
	m := s.missed()
	s.Offered = m != s.seen && !s.front.Held() && s.notable()
	s.seen = m
}

// returned is told that a person is awaited and all has been shown: what was skipped
// of it is offered.
func (s *Session) returned() {
	m := s.missed()
	if s.skipped && m != s.seen && s.notable() {
		s.Offered = true
		s.front.Changed()
	}
	s.skipped, s.seen = false, m
}

// Film shows what has happened since the turn of the side on screen, from its
// beginning; it does nothing while something else goes on.
func (s *Session) Film() {
	since, ok := s.Since()
	if !ok || s.Busy() && s.play.Filming() == 0 || s.Asking() {
		return
	}
	if s.filmed == 0 {
		s.filmed = max(s.Settings.Speed, 1)
	}
	s.Offered = false
	s.play.Film(since, s.filmed)
}

// FilmAt has films go at a speed, one of playback.FilmSpeeds.
func (s *Session) FilmAt(speed int) {
	s.filmed = speed
	s.play.FilmAt(speed)
}

// FilmFaster has films go at the next speed, after the last at the first.
func (s *Session) FilmFaster() {
	list := playback.FilmSpeeds[:]
	s.FilmAt(list[(slices.Index(list, s.play.Filming())+1)%len(list)])
}

// CloseFilm ends the film being shown, or takes back the offer of one; it reports
// whether there was either.
func (s *Session) CloseFilm() bool {
	switch {
	case s.play.Filming() > 0:
		s.Skip()
	case s.Offered:
		s.Offered = false
	default:
		return false
	}
	s.front.Changed()
	return true
}

package session

import (
	"fmt"
	"log/slog"

	"tenaille/game/live"
	"tenaille/game/live/presence"
	"tenaille/game/match"
	"tenaille/game/words"
	"tenaille/rules"
)

// many is how many entries of a match over a server are no news any more but what happened
// while one was away: they are not shown as they happened.
const many = 12

// follow goes on with a match over a server, by what its referee has written and answered;
// it reports whether something is to be shown first.
func (s *Session) follow() bool {
	l := s.terms.Live
	s.answered(l)
	if s.pause > 0 {
		s.pause--
		return true
	}
	late := l.Game.Behind() > many
	for {
		e, ok := l.Game.Next()
		if !ok {
			return false
		}
		if !s.took(l, e) {
			return true
		}
		if e.Kind == live.Shown || late && l.Game.Behind() > 0 {
			continue
		}
		if late {
			s.play.Swallow()
			s.Present()
		}
		if e.Kind == live.Did && e.Side != l.Side {
			s.pause = s.play.Between()
		}
		if s.play.Busy() {
			return true
		}
	}
}

// Present shows the present at once.
func (s *Session) Present() {
	s.play.Skip()
	s.play.Present()
}

// took plays an entry, and reports whether the match goes on.
func (s *Session) took(l *presence.Place, e live.Entry) bool {
	m, err := match.Follow(s.turn.Match, l, e)
	if err != nil {
		slog.Error("a match over a server has broken", "cause", err)
		s.Orders, s.Fault = nil, err
		return false
	}
	switch {
	case e.Kind == live.TookBack:
		s.Orders = nil
		s.goOn(m)
		s.warn(s.T("The last action has been taken back."), "")
		return true
	case e.Kind == live.Shown: // what has been played is over: it is told as it was
		if m != s.turn.Match {
			s.Present()
			s.goOn(m)
			s.terms.Placed = m.Setup()
			s.KeepOn()
		}
		return true
	}
	s.told(l, &e)
	s.notices.Answered()
	s.play.Pull()
	s.Refresh()
	s.KeepOn()
	return true
}

// goOn goes on with another match than the one so far, which is the same up to here.
func (s *Session) goOn(m *match.Match) {
	s.turn.Match, s.terms.Begun, s.keeper = m, m, nil
	s.play.TakeBack()
	s.Refresh()
	s.play.Present()
}

// patience is how many ticks it is waited to be shown how a match was that is over.
const patience = 20 * ticksASecond

// told says what of an entry is no action.
func (s *Session) told(l *presence.Place, e *live.Entry) {
	if e.Side < 0 || e.Side > 1 {
		return
	}
	name := s.LiveName(e.Side)
	switch e.Kind {
	case live.Yielded:
		s.warn(s.T("%[1]s gives up.", name), "")
	case live.Drawn:
		s.warn(s.T("Both agree to a draw."), "")
	case live.Flagged:
		s.warn(s.T("The time of %[1]s is up.", name), "")
	case live.Declined:
		s.warn(s.T("%[1]s declines.", name), "")
	case live.Sat:
		s.warn(s.T("%[1]s: %[2]s", s.SideName(e.Side), name), "")
	}
	s.front.Changed()
}

// Line is a line of talk, as it is shown: plain text on one line.
func Line(s live.Said) string {
	return live.Clean(s.Name, live.MaxName) + ": " + live.Clean(s.Text, live.MaxSaid)
}

// LiveName is who plays a side of a match over a server.
func (s *Session) LiveName(side int) string {
	return words.LiveName(s.Words, s.terms.Live.Seat(side), side)
}

// wish asks the referee for an action; nothing happens before its answer.
func (s *Session) wish(a rules.Action) {
	if s.terms.Live.Game.Wishing() {
		return
	}
	if r := match.Wish(s.turn.Match, s.terms.Live, a); !r.OK() {
		s.Orders = nil
		s.warn(s.tell.RefusalOf(a.Verb, r), r.Cite.String())
	}
}

// answered tells what the referee has refused.
func (s *Session) answered(l *presence.Place) {
	a, refused := l.Game.Refused()
	if !refused {
		return
	}
	s.Orders = nil
	if c, known := rules.CiteByName(a.Rule); known && a.Rule != "" {
		s.warn(s.tell.RefusalOf(rules.NoVerb, rules.Refuse(c)), a.Rule)
		return
	}
	s.warn(words.LiveFault(s.Words, a.Fault), "")
}

// veiled reports whether a match over a server is over but not shown yet as it was, which
// is to come.
func (s *Session) veiled(l *presence.Place) bool {
	return match.Elsewhere(s.turn.Match) && l.Since < patience && l.Game.Fault() == nil && (l.Hall == nil || l.Hall.State() != live.Gone)
}

// slow is after how many ticks a wish that is under way is told of.
const slow = 18

// LiveLine is what there is to know about a match over a server, on one quiet line: how the
// connection stands, who is away, what the clocks show. It is empty for any other match.
func (s *Session) LiveLine() string {
	l := s.terms.Live
	if l == nil || s.turn.Match == nil {
		return ""
	}
	own := max(l.Side, 0)
	other := l.Seat(1 - own)
	switch {
	case l.Hall != nil && l.Hall.State() == live.Gone:
		return s.T("Connection lost")
	case l.Game.Fault() != nil:
		return s.T("The server has ended it")
	case l.Hall != nil && l.Hall.State() != live.Reached:
		return s.T("Connection lost: reconnecting…")
	case l.Game.Wishing() && l.Wished > slow:
		return s.T("Sent…")
	case l.Asks != "" && l.By == l.Side:
		return s.T("Asked: %[1]s", s.LiveName(1-own))
	}
	mine, clock := s.clock(l, own)
	theirs, _ := s.clock(l, 1-own)
	name := s.LiveName(1 - own)
	switch {
	case other.Away:
		name = s.away(1 - own)
	case other.Key == "" && other.Machine == "":
		name = s.T("nobody yet")
	}
	if !clock {
		return name
	}
	return mine + " · " + name + " " + theirs
}

// Awaited says what whoever of another side is awaited does: they think, or are away.
func (s *Session) Awaited() string {
	side := s.turn.Now.Side
	if l := s.terms.Live; l != nil && l.Seat(side).Away {
		return s.away(side)
	}
	return s.T("%[1]s is thinking", s.SideName(side))
}

// away says that whoever plays a side of a match over a server is not there.
func (s *Session) away(side int) string { return s.T("%[1]s is away", s.LiveName(side)) }

// clock is what the clock of a side shows now.
func (s *Session) clock(l *presence.Place, side int) (shown string, ok bool) {
	ms, ok := l.Left(side)
	if _, _, now := s.turn.Match.Awaits(); now == side && !s.play.Busy() {
		ms -= l.Since * 1000 / ticksASecond
	}
	n := max(ms+999, 0) / 1000
	return fmt.Sprintf("%d:%02d", n/60, n%60), ok
}

// ticksASecond is how often a battle is updated.
const ticksASecond = 60

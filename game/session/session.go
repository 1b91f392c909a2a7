package session

import (
	"tenaille/game/match"
	"tenaille/game/notice"
	"tenaille/game/plan"
	"tenaille/game/playback"
	"tenaille/game/profile"
	"tenaille/game/recording"
	"tenaille/game/saves"
	"tenaille/game/tell"
	"tenaille/game/thinking"
	"tenaille/game/words"
	"tenaille/rules"
	"tenaille/rules/combat"
)

// Front is the screen that a match is played or watched on.
type Front interface {
	// Held reports whether the match is held for a picture: machines do not act and
	// a match that is over stays on the board.
	Held() bool
	// Acting is told that an action is about to be carried out.
	Acting()
	// Ordered is told that orders were given, and so nothing is planned any more.
	Ordered()
	// Refreshed is told that what the side on screen knows was taken over anew.
	Refreshed()
	// Sought is told that another place of a recorded match is shown.
	Sought()
	// Changed is told that what is shown has changed.
	Changed()
	// Handed is told that the knowledge of another side is to be shown, and reports
	// whether it is hidden until that side is there.
	Handed() (hidden bool)
	// Over is told in every tick that the match is over and shown to its end.
	Over(winner int)
	// Away is told in every tick that the match waits for somebody who sends their turn by
	// mail, and that everything before it is shown.
	Away()
}

// Session is a match on this machine, played or watched.
type Session struct {
	*words.Words
	*profile.Profile
	// Recording is the recorded match being watched, nil for one that is played.
	Recording *recording.Recording
	Orders    []rules.Action // to be carried out one after another
	// Parley has machines yield whose cause is lost, if anybody is asked.
	Parley match.Parley
	// Archived tells that the match is over and kept as such.
	Archived bool
	// Offered tells that what has happened since the side's turn is offered to be
	// watched.
	Offered bool
	// Fault is the mistake of the program that the match cannot go on after, nil as long
	// as there is none.
	Fault   error
	Thought Thought
	// Journal is what machines have weighed since a person last acted.
	Journal thinking.Journal

	turn    *plan.Turn
	tell    *tell.Teller
	play    *playback.Player
	terms   *match.Terms
	notices *notice.Notices
	front   Front

	ordered rules.ID // who carries the orders out
	wounds  int16    // its hit points when it began
	pause   int      // ticks before the machine's next action
	ahead   thinking.Ahead
	filmed  int     // how fast films go, 0 before the first
	skipped bool    // something was not shown to its end
	seen    stretch // what the player has been shown or offered of the others' turns

	revision *match.Revision // the later rules that the match goes on by, nil for none
	informed []int           // the sides that have acted since

	keeper *saves.Keeper // nil before the match has begun, and of one that is watched
	kept   saves.Kept    // what became of the last save
}

// New is the session of the match of a turn, shown by a player on a screen.
func New(w *words.Words, own *profile.Profile, play *playback.Player, terms *match.Terms, n *notice.Notices, f Front) *Session {
	return &Session{Words: w, Profile: own, turn: play.Turn, tell: play.Teller, play: play, terms: terms, notices: n, front: f}
}

// Watch has the session show a recorded match instead of one that is played.
func (s *Session) Watch(r *recording.Recording) {
	s.Recording = r
	r.ShowOn(s, s.turn, s.play)
}

// Begin shows the match of the turn from its first turn on, to whom it awaits.
func (s *Session) Begin() {
	s.turn.Side = s.looker()
	s.Refresh()
	s.Start()
	if s.Recording == nil {
		s.take()
	}
	s.offer()
}

// Refresh takes over what the side on screen knows now.
func (s *Session) Refresh() {
	s.turn.Refresh()
	s.front.Refreshed()
}

// Sought has the screen show another place of the recording.
func (s *Session) Sought() { s.front.Sought() }

// Changed has what is shown arranged anew.
func (s *Session) Changed() { s.front.Changed() }

// Busy reports whether input would wait: something is shown, ordered or being
// thought about.
func (s *Session) Busy() bool {
	if s.Asking() {
		return false
	}
	if s.Recording != nil {
		return s.Recording.Busy()
	}
	if s.play.Busy() || len(s.Orders) > 0 {
		return true
	}
	if over, _ := s.turn.Match.Over(); over {
		return true
	}
	if l := s.terms.Live; l != nil && (match.Waiting(s.turn.Match, l) || s.turn.Side < 0) {
		return true
	}
	return s.turn.Match.Machine() || s.turn.Match.Away()
}

// Finished reports whether nothing is left to be done in a match that is played here.
func (s *Session) Finished() bool {
	over, _ := s.turn.Match.Over()
	return over && s.Recording == nil
}

// Asking reports whether the player is asked about an opportunity attack now.
func (s *Session) Asking() bool {
	return s.turn.Now.Mine && s.turn.Now.What == rules.AwaitsAnswer && !s.play.Busy() && !s.always()
}

// always reports whether the question is one that the settings answer.
func (s *Session) always() bool {
	return s.Settings.AlwaysOpportunity && combat.AsksOpportunity(s.turn.E)
}

// Run carries on with the match once everything that happened has been shown.
func (s *Session) Run() {
	if s.Fault != nil {
		return
	}
	if s.Recording != nil {
		s.Recording.Run()
		return
	}
	if s.play.Busy() || s.terms.Live != nil && s.follow() {
		return
	}
	if over, winner := s.turn.Match.Over(); over {
		if l := s.terms.Live; l != nil {
			if s.veiled(l) {
				return
			}
			if who, ended := l.Over(); ended {
				winner = who
			}
		}
		switch {
		case match.Rehearsed(s.turn.Match):
			s.front.Away()
		case !s.front.Held():
			s.front.Over(winner)
		}
		return
	}
	if side := s.looker(); side != s.turn.Side {
		s.turn.Side = side
		s.play.Listen()
		s.Refresh()
		if s.turn.Match.Secret() { // each side has a log of its own
			s.Start()
			s.offer()
		} else {
			s.play.Present()
			s.tell.Log.Translate() // what only its own side may read
		}
		if s.front.Handed() {
			return
		}
	}
	if s.turn.Now.Mine {
		s.returned()
	}
	if s.pause > 0 {
		s.pause--
		return
	}
	switch {
	case s.terms.Live != nil && match.Waiting(s.turn.Match, s.terms.Live):
	case s.turn.Match.Away():
		s.Orders = nil
		s.front.Away()
	case s.turn.Match.Machine():
		if s.front.Held() || s.play.Reciting() {
			return
		}
		if side, ok := s.Parley.Offers(s.turn.Match); ok && s.Parley.Ask != nil && !s.Settings.Last.ToTheEnd {
			s.Parley.Ask(side)
			return
		}
		s.think()
	case s.turn.Now.What == rules.AwaitsAnswer && s.always():
		s.Do(rules.Action{Verb: rules.Take, By: s.turn.Now.Who, On: rules.Nobody})
	case len(s.Orders) > 0 && s.turn.Now.What == rules.AwaitsAction:
		s.carryOn()
	case !s.front.Held():
		s.ahead.Think(s.turn.Match, thinkFor, thinkNodes)
	}
}

// looker is the side whose knowledge belongs on the screen: that of the person
// who is awaited, else of the person who was last; an onlooker's when machines
// play each other.
func (s *Session) looker() int {
	if s.Recording != nil {
		return s.Recording.Side
	}
	_, _, side := s.turn.Match.Awaits()
	if side >= 0 && s.turn.Match.Seat(side) == match.Human {
		return side
	}
	if s.turn.E != nil && s.turn.Side >= 0 && s.turn.Match.Seat(s.turn.Side) == match.Human {
		return s.turn.Side
	}
	for i := range s.turn.Match.Sides() {
		if s.turn.Match.Seat(i) == match.Human {
			return i
		}
	}
	return -1
}

// Secret reports whether two persons share the screen who may not see what the
// other knows.
func (s *Session) Secret() bool {
	if s.turn.Match == nil || s.front.Held() || s.Recording != nil {
		return false
	}
	return s.turn.Match.Secret() && s.tell.People() > 1
}

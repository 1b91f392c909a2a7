package session

import (
	"log/slog"
	"slices"

	"tenaille/game/live"
	"tenaille/rules"
)

// carryOn gives the next order, unless what happened meanwhile speaks against
// it.
func (s *Session) carryOn() {
	a := s.Orders[0]
	s.Orders = s.Orders[1:]
	switch {
	case s.turn.Phases() && a.By != s.ordered && s.turn.MayBegin(a.By):
		s.ordered, s.wounds = a.By, s.turn.E.Facts.Combatants[a.By].HP
	case !s.turn.Phases() && s.turn.Now.Who != s.ordered || a.By != s.ordered:
		s.Orders = nil
		return
	case s.turn.E.Facts.Combatants[a.By].HP < s.wounds:
		s.Orders = nil
		s.warn(s.T("Wounded on the way: what now?"), rules.AOO10.String())
		return
	}
	s.Do(a)
}

// Order gives actions to be carried out one after another.
func (s *Session) Order(list ...rules.Action) {
	if s.Busy() || len(list) == 0 {
		return
	}
	s.Orders = append([]rules.Action(nil), list...)
	s.ordered = list[0].By
	s.wounds = s.turn.E.Facts.Combatants[s.ordered].HP
	s.front.Ordered()
}

// Do carries one action out and shows what came of it.
func (s *Session) Do(a rules.Action) {
	s.front.Acting()
	s.Offered = false
	if s.terms.Live != nil {
		s.wish(a)
		return
	}
	mine := s.turn.Now.Mine
	if mine {
		s.Journal.Clear()
	}
	r, err := s.turn.Match.Do(a)
	for err == nil && r.OK() && mine && s.whispered() {
		if answer, done := s.turn.Match.Think(thinkNodes); done {
			r, err = s.turn.Match.Do(answer)
		}
	}
	if err != nil {
		slog.Error("the match has broken", "cause", err)
		s.Orders, s.Fault = nil, err
		return
	}
	if !r.OK() {
		s.Orders = nil
		s.warn(s.tell.RefusalOf(a.Verb, r), r.Cite.String())
		return
	}
	if s.revision != nil && !slices.Contains(s.informed, s.turn.Side) {
		s.informed = append(s.informed, s.turn.Side)
	}
	s.notices.Answered()
	s.KeepOn()
	s.play.Pull()
	s.Refresh()
}

// whispered reports whether a machine is asked something that has to be answered before
// anything is shown: where a side does not know all, a wait in the middle of its action
// would tell that there is somebody unseen who is asked (INI-08, STL-01).
func (s *Session) whispered() bool {
	what, _, _ := s.turn.Match.Awaits()
	return what == rules.AwaitsAnswer && s.turn.Match.Secret() && s.turn.Match.Machine()
}

// Answer answers the question about an opportunity attack.
func (s *Session) Answer(v rules.Verb) {
	if s.turn.Now.Mine && s.turn.Now.What == rules.AwaitsAnswer && !s.play.Busy() {
		s.Do(rules.Action{Verb: v, By: s.turn.Now.Who, On: rules.Nobody})
	}
}

// Binding says why nothing that was done in the match is ever taken back, empty where it may be.
func (s *Session) Binding() string {
	if l := s.terms.Live; l != nil && l.Offer().Ranked {
		return s.T("Ranked: nothing is taken back.")
	}
	return ""
}

// Undo takes the last action back and tells whether that could be done; in a match that
// is studied so many that a person is awaited.
func (s *Session) Undo() bool {
	if l := s.terms.Live; l != nil {
		return l.Say(live.Back, nil)
	}
	study := s.turn.Match.Study()
	for more := true; more; more = study != nil && s.turn.Match.Machine() && study.Undoable() > 0 {
		if err := s.turn.Match.Undo(); err != nil {
			slog.Error("undo failed", "cause", err)
			return false
		}
	}
	s.KeepOn()
	s.play.TakeBack()
	s.Refresh()
	s.play.Present()
	return true
}

// Skip plays what is being shown to its end at once, and waits for nothing.
func (s *Session) Skip() {
	s.skipped = s.skipped || s.play.Busy() && s.play.Filming() == 0
	s.play.Skip()
	s.pause = 0
	if s.Recording != nil {
		s.Recording.Hurry()
	}
}

// warn shows a warning.
func (s *Session) warn(text, rule string) {
	s.notices.Warn(text, rule)
	s.front.Changed()
}

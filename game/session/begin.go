package session

import (
	"slices"

	"tenaille/game/notice"
	"tenaille/rules"
)

// Start shows the match from its first turn on, or from where it was gone on with.
func (s *Session) Start() {
	s.play.Begin()
	s.Announce()
	s.Proclaim()
}

// Announce shows whose turn it is where two people share the screen.
func (s *Session) Announce() {
	id := s.tell.Shown.Facts.Active()
	if id == rules.Nobody || s.tell.People() < 2 || s.Recording != nil {
		return
	}
	side := int(s.turn.E.Creatures[id].Side)
	s.notices.Banner = notice.Note{Text: s.T("%[1]s to act", s.SideName(side)), Side: side, Ticks: 80}
}

// revised tells that the match goes on by later rules than it began with: each side,
// until it acts.
func (s *Session) revised() {
	if r := s.turn.Match.Revised(); r != nil {
		s.revision = r
	}
	switch r := s.revision; {
	case r == nil || slices.Contains(s.informed, s.turn.Side):
	case r.Back && len(s.informed) == 0: // it is the action of the side that is awaited first
		s.warn(s.T("From here on under revision %[1]d of the rules; choose the action under way again.", rules.Revision), "")
	default:
		s.warn(s.T("Under revision %[1]d of the rules so far, from here on under revision %[2]d.", r.From, rules.Revision), "")
	}
}

// Proclaim says over the map by which rules a match goes on, where they have changed, and
// shows that a battle begins with an ambush: the round of the aware, and how many of a
// side are surprised and how many are not.
func (s *Session) Proclaim() {
	s.revised()
	f := &s.tell.Shown.Facts
	for side := range s.turn.Match.Sides() {
		surprised, aware := 0, 0
		for id := range s.turn.E.Count() {
			switch c := &f.Combatants[id]; {
			case c.Absent || int(s.turn.E.Creatures[id].Side) != side:
			case c.Surprised:
				surprised++
			default:
				aware++
			}
		}
		if surprised == 0 {
			continue
		}
		words := s.TN("%[2]s: %[1]d surprised", "%[2]s: %[1]d surprised", surprised, surprised, s.SideName(side))
		if aware > 0 {
			words = s.TN("%[2]s, %[1]d aware", "%[2]s, %[1]d aware", aware, aware, words)
		}
		if s.tell.Turns.InSurpriseRound() {
			words = s.tell.PhaseWord(0) + " · " + words
		}
		s.notices.Banner = notice.Note{Text: words, Side: side, Ticks: proclaimTicks}
		return
	}
}

// proclaimTicks is how long that is shown.
const proclaimTicks = 200

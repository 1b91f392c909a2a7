package session

import (
	"cmp"
	"errors"
	"log/slog"

	"tenaille/game/match"
	"tenaille/game/saves"
)

// KeepOn saves the match under its record, so that a closed window costs nothing:
// after every action and answer, of persons and machines alike, and after one that
// was taken back, before any of it is shown. What waits for an answer in its middle is
// saved so and asks again: nobody chooses anew after seeing dice. Of a match that is over
// the replay remains. One in which nothing was done yet is not worth it, and a puzzle is
// no match.
func (s *Session) KeepOn() {
	if s.Fault != nil || s.turn.Match.Actions() == 0 || s.terms.Puzzle() != nil || match.Elsewhere(s.turn.Match) {
		return
	}
	if s.terms.Live != nil { // until it is over it is kept by its server
		if over, _ := s.turn.Match.Over(); !over || s.Archived || s.terms.Live.Side < 0 {
			return
		}
	}
	if s.terms.Mail != nil {
		s.keepMail()
		if over, _ := s.turn.Match.Over(); !over || match.Rehearsed(s.turn.Match) {
			return
		}
	}
	if s.keeper == nil {
		s.take()
	}
	before := s.Unkept
	s.kept = s.Keep(s.keeper)
	if s.Unkept != nil && before == nil {
		s.warn(s.T("The match cannot be saved: %[1]s", saves.FaultWords(s.Words, s.Unkept, "")), "")
	}
	if s.kept.Moved {
		s.terms.Record = s.kept.Record
		s.warn(s.T("This match goes on in another window too: from here on yours is kept as a match of its own."), "")
	}
	s.Archived = s.keeper.Over()
}

// keepMail keeps what was done of the own turn of a match by mail; its record is made of
// the letters, whenever that is wanted.
func (s *Session) keepMail() {
	rp, err := s.turn.Match.Replay()
	if err == nil {
		s.terms.Mail.Match.Drafted(rp)
		err = saves.KeepMail(s.Store, s.terms.Mail.Match)
	}
	if err != nil {
		s.warn(s.T("The match cannot be saved: %[1]s", saves.FaultWords(s.Words, err, "")), "")
	}
}

// take begins to keep the match of the turn.
func (s *Session) take() {
	if s.terms.Puzzle() != nil {
		s.Playing = nil
		return
	}
	if how := s.terms.Mail; how != nil && how.Match != nil {
		s.terms.Record, _ = saves.MailRecord(s.Store, how.Match.Letter.ID())
	}
	s.keeper = saves.NewKeeper(s.Store, s.turn.Match, s.terms.Record)
	if s.Playing = s.keeper; s.terms.Mail != nil || s.terms.Live != nil {
		s.Playing = nil // it is kept as its letters, or by its server
	}
	if s.Behind {
		s.Behind = false
		s.warn(s.T("The last save of this match is damaged. It goes on from the one before."), "")
	}
}

// Archive keeps the match that is over, where finished matches are kept; it tries
// again if that was not possible when it ended.
func (s *Session) Archive() saves.Kept {
	if s.kept.Name == "" {
		s.KeepOn()
	}
	return s.kept
}

// Break sets the match apart from its save, as far as it came before the program made
// a mistake, with what is known of that, and says where it lies; empty where the store
// refuses it. The save is not touched any more.
func (s *Session) Break(cause string) (place string) {
	if s.Fault == nil {
		s.Fault = errors.New(cause)
	}
	if s.Recording != nil {
		return ""
	}
	name, err := saves.SetApart(s.Store, s.turn.Match, s.terms.Record, cause)
	if err != nil {
		slog.Error("the broken match is not set apart", "cause", err)
		return ""
	}
	return cmp.Or(saves.Place(s.Store, name), name)
}

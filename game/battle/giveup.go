package battle

import (
	"tenaille/game/match"
	"tenaille/levels"
	"tenaille/levels/campaign"
	"tenaille/rules"
)

// GiveUp gives the match up for the person whose turn it is: the other side has won. It is
// nil where none can: in the middle of an action, in the turn of another, and where a battle
// is not simply lost (a lesson and a puzzle are begun anew, a battle of the campaign is given
// up in the camp, where it is as if it had not begun, and one that is played apart at its
// table). Before the curtain nobody knows yet who is there.
func (b *battle) GiveUp() func() {
	m := b.turn.Match
	if m == nil || b.curtain != nil || b.session.Recording != nil || len(m.Sides()) != 2 || m.Study() != nil || b.terms.Puzzle() != nil ||
		levels.IsLesson(b.terms.Level) || campaign.Has(b.terms.Level) || match.Apart(b.terms.Players[:]...) {
		return nil
	}
	if over, _ := m.Over(); over || !b.turn.Now.Mine || b.turn.Now.What != rules.AwaitsAction || b.play.Busy() {
		return nil
	}
	side := b.turn.Side
	return func() { b.session.Yield(side) }
}

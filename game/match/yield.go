package match

import (
	"tenaille/game/ai"
	"tenaille/rules"
)

// Yield ends a match of two sides that one of them gives up: the other has won, and the
// record says so. The error is a match that cannot be given up now.
func Yield(m *Match, side int) error {
	if err := m.course.Yield(side); err != nil {
		return err
	}
	m.actions++
	m.revised, m.told.reseeded = nil, false
	m.settle()
	m.attend()
	return nil
}

// A machine offers to yield when it has taken its cause for lost in so many of its rounds
// on end, not before a round, and after a refusal not for so many rounds.
const (
	lostFor     = 2
	yieldsFrom  = 3
	refusedFor  = 3
	mostParties = 2
)

// Parley is what comes of machines that give their cause up. The zero value is for a match
// that begins or goes on.
type Parley struct {
	// Ask asks a person whether the machine of a side may yield, as it offers: that it
	// fights on is the answer until Yield says otherwise. Where it is nil machines fight
	// to the end.
	Ask func(side int)

	looked [mostParties]int // in which round a side looked last
	lost   [mostParties]int // for how many rounds on end its cause has been lost
	quiet  [mostParties]int // before which round it does not ask again
}

// Offers reports whether the machine that is awaited offers its enemy, a person, to yield.
// It looks once a round, in its own turn. An offer that is not accepted is refused: it is
// made again after some rounds at the earliest.
func (p *Parley) Offers(m *Match) (side int, ok bool) {
	what, _, side := m.Awaits()
	if what != rules.AwaitsAction || len(m.players) != mostParties || m.players[side] == nil || m.players[1-side] != nil || m.course.Header.Study {
		return side, false
	}
	return side, p.looks(m, side)
}

// looks has a side look at its cause, and reports whether it gives it up.
func (p *Parley) looks(m *Match, side int) bool {
	round := m.Round()
	if p.looked[side] == round {
		return false
	}
	p.looked[side] = round
	if !ai.Hopeless(m.View(side), side) {
		p.lost[side] = 0
		return false
	}
	if p.lost[side]++; p.lost[side] < lostFor || round < yieldsFrom || round < p.quiet[side] {
		return false
	}
	p.quiet[side] = round + refusedFor
	return true
}

package match

import (
	"errors"
	"slices"

	"tenaille/game/ai"
	"tenaille/game/live"
	"tenaille/game/live/presence"
	"tenaille/game/replay"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/view"
)

// distant plays elsewhere: what it does comes over a server.
type distant struct{}

// Think decides nothing here.
func (distant) Think(*view.View, uint64, int) (a rules.Action, done bool) { return a, false }

// Distant reports whether a match waits for somebody who plays it over a server.
func Distant(m *Match) bool {
	_, _, side := m.Awaits()
	if side < 0 {
		return false
	}
	_, ok := m.players[side].(distant)
	return ok
}

// LiveSide is the side of whoever is here in a match over a server, -1 in any other.
func (t *Terms) LiveSide() int {
	away := slices.IndexFunc(t.Players[:], func(seat string) bool { _, ok := live.Seated(seat); return ok })
	if away < 0 || !IsHuman(t.Players[1-away]) {
		return -1
	}
	return 1 - away
}

// OfferLive is the set-up of the terms as it is offered over a server: nobody lies in ambush
// in it. The error says what of the terms cannot be had.
func (t *Terms) OfferLive() (live.Offer, error) {
	side := t.LiveSide()
	if side < 0 {
		return live.Offer{}, errNoLive
	}
	open := *t
	open.Ambush, open.Situation = Nobody, nil
	s, err := open.setup()
	if err != nil {
		return live.Offer{}, err
	}
	if Foggy(&s) && !live.Fogged(&s) {
		return live.Offer{}, ErrFogLive
	}
	return live.Offer{Revision: rules.Revision, Setup: s, Level: t.Level, Side: side}, nil
}

// ErrFogLive is fog where there is more to be kept from a side than a referee of a server can.
var ErrFogLive = errors.New("fog: a map with a story is played in clear weather over a server")

// Foggy reports whether a side sees no more of the map of a set-up than its own do.
func Foggy(s *rules.Setup) bool { return s.Fog == "sight" || s.Fog == "memory" }

var errNoLive = errors.New("players: a match over a server is played by one here and one there")

// Waiting reports whether something that was wished at a place is under way, or somebody
// elsewhere is awaited.
func Waiting(m *Match, p *presence.Place) bool { return p.Game.Wishing() || Distant(m) }

// Wish wishes an action of whoever is awaited, which is here; it is done when the referee
// has written so. A refusal says that the rules do not allow it.
func Wish(m *Match, p *presence.Place, a rules.Action) rules.Refusal {
	a = m.within(a)
	if r := m.check(&a); !r.OK() {
		return r
	}
	do := levels.CommandOf(m.course.Encounter(), &a)
	p.Say(live.Act, &do)
	return rules.Refusal{}
}

// Follow plays an entry at a place: m is the match so far, nil before it has begun, after
// what it is then, another one where it was built anew. The error is of an entry that cannot
// be played, [live.ErrAstray] where it made another match here.
func Follow(m *Match, p *presence.Place, e live.Entry) (after *Match, err error) {
	if !p.Note(&e) {
		return m, nil // it came twice
	}
	if e.Glimpse != nil || p.Look != nil {
		return perceive(m, p, &e)
	}
	s := stand{m, p}
	if err := p.Play(&e, &s); err != nil {
		return m, err
	}
	return s.Match, nil
}

// stand is the match of a screen as entries are played in it, nil before it has begun.
type stand struct {
	*Match
	place *presence.Place
}

// Begin begins the match of an offer.
func (s *stand) Begin(o *live.Offer, seed uint64) (err error) {
	seats := seatsAt(s.place)
	m := &Match{seed: seed}
	if err := m.seat(seats); err != nil {
		return err
	}
	header := replay.NewHeader(o.Setup, seats, seed)
	header.Reload = replay.NewDice // each action has its own
	if m.course, err = replay.NewCourse(header, false); err != nil {
		return err
	}
	s.Match = m
	return m.begin()
}

// Encounter is what actions are in.
func (s *stand) Encounter() *rules.Encounter { return s.course.Encounter() }

// Reseed has what comes next rolled from a seed of its own, which is a line of its own.
func (s *stand) Reseed(seed uint64) error {
	if err := s.course.Reseed(seed); err != nil {
		return err
	}
	s.free, s.ground = 0, s.ground[:0]
	s.stir()
	return nil
}

// Undoable counts the actions that can be taken back.
func (s *stand) Undoable() int { return s.course.Undoable() }

// Over reports whether the match has ended.
func (s *stand) Over() bool { return s.course.Over() }

// Yield ends the match as a side gives up.
func (s *stand) Yield(side int) error {
	if err := s.course.Yield(side); err != nil {
		return err
	}
	s.stir()
	s.attend()
	return nil
}

// stir counts what happened in a match without an action of the rules.
func (s *stand) stir() {
	s.actions++
	s.settle()
}

// seated reports whether a seat is one of a match over a server.
func seated(seat string) (ai.Player, bool) {
	_, ok := live.Seated(seat)
	return distant{}, ok
}

package match

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strconv"

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

// OfferLive is the set-up of the terms as it is offered over a server: everybody sees all
// of it. The error says what of the terms cannot be had.
func (t *Terms) OfferLive() (live.Offer, error) {
	side := t.LiveSide()
	if side < 0 {
		return live.Offer{}, errNoLive
	}
	open := *t
	open.Fog, open.Ambush, open.Situation = "off", Nobody, nil
	s, err := open.setup()
	if err != nil {
		return live.Offer{}, err
	}
	return live.Offer{Revision: rules.Revision, Setup: s, Level: t.Level, Side: side}, nil
}

var (
	errNoLive  = errors.New("players: a match over a server is played by one here and one there")
	errNoMatch = errors.New("the match has not begun")
)

// ErrAstray says that a match over a server is not here what it is for its referee.
var ErrAstray = errors.New("the match is another here than for its referee")

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
// what it is then, another one where it was built anew. The error is ErrAstray, or that of
// an entry that cannot be played.
func Follow(m *Match, p *presence.Place, e live.Entry) (after *Match, err error) {
	if !p.Note(&e) {
		return m, nil // it came twice
	}
	if m == nil && e.Kind != live.Began {
		return nil, fmt.Errorf("entry %d: %w", e.N, errNoMatch)
	}
	if after, err = follow(m, p, &e); err == nil && e.Hash != "" {
		if got := fmt.Sprintf("%016x", after.Hash()); got != e.Hash {
			err = fmt.Errorf("%w: %s where it has %.16s", ErrAstray, got, e.Hash)
		}
	}
	if err != nil {
		err = fmt.Errorf("entry %d: %w", e.N, err)
	}
	return after, err
}

// follow does what an entry says.
func follow(m *Match, p *presence.Place, e *live.Entry) (*Match, error) {
	switch e.Kind {
	case live.Began:
		m, err := beginLive(p, e)
		if err == nil {
			p.Played = append(p.Played[:0], *e)
		}
		return m, err
	case live.TookBack:
		return takenBack(m, p, e.To)
	case live.Drawn:
		m.Stop()
	case live.Yielded:
		giveUp(m, e.Side)
	case live.Did, live.Flagged:
		if e.Do == nil {
			giveUp(m, e.Side)
			break
		}
		p.Played = append(p.Played, *e)
		return m, carry(m, e)
	}
	return m, nil
}

// carry carries out the action of an entry, with its dice.
func carry(m *Match, e *live.Entry) error {
	if e.Seed != "" {
		seed, err := strconv.ParseUint(e.Seed, 10, 64)
		if err == nil {
			err = m.course.Reseed(seed)
		}
		if err != nil {
			return err
		}
		m.actions++ // it is a line of its own
		m.free, m.ground = 0, m.ground[:0]
		m.settle()
	}
	a, err := live.Action(m.course, e.Do)
	if err != nil {
		return err
	}
	r, err := m.Do(a)
	if err == nil && !r.OK() {
		err = fmt.Errorf("%w: %s is refused by %s", ErrAstray, a.Verb, r.Cite)
	}
	return err
}

// beginLive begins the match of an entry that says so.
func beginLive(p *presence.Place, e *live.Entry) (*Match, error) {
	if e.Glimpse != nil {
		return nil, live.ErrSecret
	}
	if e.Offer == nil || e.Offer.Revision != rules.Revision {
		return nil, fmt.Errorf("offer: %w", replay.ErrNewer)
	}
	var seats []string
	for side := range 2 {
		s := p.Seat(side)
		if side == p.Side {
			seats = append(seats, Human)
			continue
		}
		seats = append(seats, live.SeatOf(cmp.Or(s.Name, s.Machine)))
	}
	seed, err := strconv.ParseUint(e.Seed, 10, 64)
	if err != nil {
		return nil, err
	}
	m := &Match{seed: seed}
	if err := m.seat(seats); err != nil {
		return nil, err
	}
	header := replay.NewHeader(e.Offer.Setup, seats, seed)
	header.Reload = replay.NewDice // each action has its own
	if m.course, err = replay.NewCourse(header, false); err != nil {
		return nil, err
	}
	return m, m.begin()
}

// takenBack goes back to the state after an entry: as every board of the match does it, so
// that the dice are the same.
func takenBack(m *Match, p *presence.Place, to int) (*Match, error) {
	n := len(p.Played)
	for n > 1 && p.Played[n-1].N > to {
		n--
	}
	more := len(p.Played) - n
	p.Played = p.Played[:n]
	if m.course.Undoable() >= more {
		for ; more > 0; more-- {
			if err := m.Undo(); err != nil {
				return m, err
			}
		}
		return m, nil
	}
	again, err := beginLive(p, &p.Played[0])
	for i := 1; err == nil && i < n; i++ {
		err = carry(again, &p.Played[i])
	}
	if err != nil {
		return m, err
	}
	return again, nil
}

// giveUp ends the match as a side gives up, or has lost it by its clock.
func giveUp(m *Match, side int) {
	if over, _ := m.Over(); over {
		return
	}
	if m.course.Yield(side) != nil {
		m.Stop() // in the middle of an action
		return
	}
	m.actions++
	m.settle()
	m.attend()
}

// seated reports whether a seat is one of a match over a server.
func seated(seat string) (ai.Player, bool) {
	_, ok := live.Seated(seat)
	return distant{}, ok
}

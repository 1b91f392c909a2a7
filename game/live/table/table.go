package table

import (
	"strconv"

	"tenaille/game/ai"
	"tenaille/game/live"
	"tenaille/rules"
	"tenaille/rules/view"
)

// Opened is what is written down of a match before its first entry. It is for referees
// only, since it has the secret.
type Opened struct {
	Match  string      `json:"match"`
	Key    string      `json:"key"` // of whoever opened it
	Secret live.Secret `json:"secret"`
	Offer  live.Offer  `json:"offer"`
}

// Table is a match as its referee has it. It belongs to one goroutine. All times are in
// milliseconds of a clock that never goes back.
type Table struct {
	opened  Opened
	sizes   [2]int
	board   live.Board
	entries []live.Entry
	made    []int64 // when each entry was
	changed int     // the number of the last one that changed the board
	own     [2]int  // and of the last one of each side
	stage   live.Stage
	winner  int
	seats   [2]live.Seat
	heard   [2]int64 // when each person was heard of last
	meters  [2]meter
	talk    [2]meter
	asks    [2]live.Will // what each side asks the other for
	clock   clock
	players [2]ai.Player
	deaf    bool        // times are not known yet
	looks   [2]*lookout // of each side, where it may not know everything
}

// Open opens a match under a name, by whoever holds a key. The error is a live.Fault.
func Open(match, key string, o live.Offer, secret live.Secret, now int64) (*Table, error) {
	o.By = live.Clean(o.By, live.MaxName)
	o.Level = live.Clean(o.Level, 3*live.MaxName)
	if err := allowed(&o); err != nil {
		return nil, err
	}
	t, err := fresh(Opened{Match: match, Key: key, Secret: secret, Offer: o})
	if err != nil {
		return nil, err
	}
	t.heard = [2]int64{now, now}
	t.clock.since = now
	if o.Machine != "" {
		t.begin(now)
	}
	return t, nil
}

// fresh is a table at which one of the two sits.
func fresh(o Opened) (*Table, error) {
	c, err := o.Offer.Course()
	if err != nil {
		return nil, err
	}
	o.Offer.Setup = c.Header.Setup
	t := &Table{opened: o, stage: live.Waiting, winner: -1}
	creatures := c.Encounter().Creatures
	for i := range creatures {
		t.sizes[creatures[i].Side]++
	}
	if view.Secret(c.Encounter()) {
		t.watch()
	}
	own := o.Offer.Side
	t.seats[own] = live.Seat{Key: o.Key, Name: o.Offer.By}
	return t, t.sit(1-own, live.Seat{Machine: o.Offer.Machine})
}

// Bounds of what can be agreed.
const (
	longestTurn  = 24 * 3600 // seconds
	longestMatch = 7 * 24 * 3600
	longestDelay = 3600
)

// allowed says why a match cannot be offered, before anything is made of it.
func allowed(o *live.Offer) error {
	c := &o.Clock
	switch {
	case o.Revision != rules.Revision:
		return live.Fault(live.FaultRevision)
	case o.By == "", o.Side != 0 && o.Side != 1,
		o.Machine != "" && !ai.Named(o.Machine),
		o.Machine != "" && o.Ranked,
		c.Turn < 0 || c.Turn > longestTurn,
		c.Match < 0 || c.Match > longestMatch,
		c.Increment < 0 || c.Increment > longestTurn,
		c.Turn > 0 && c.Match > 0,
		c.Increment > 0 && c.Match == 0,
		o.Delay < -1 || o.Delay > longestDelay:
		return live.Fault(live.FaultOffer)
	}
	course, err := o.Course()
	switch {
	case err != nil:
		return live.Fault(live.FaultOffer)
	case view.Secret(course.Encounter()) && !live.Fogged(&course.Header.Setup):
		return live.Fault(live.FaultSecret)
	}
	return nil
}

// Opened is what is to be written down of the match before its first entry.
func (t *Table) Opened() Opened { return t.opened }

// Entries are all there are of the match, in order; they are not to be changed.
func (t *Table) Entries() []live.Entry { return t.entries }

// Over reports whether nothing can happen in the match any more.
func (t *Table) Over() bool { return t.stage == live.Over }

// Match is its name.
func (t *Table) Match() string { return t.opened.Match }

// Hash is that of the state, empty before the match has begun.
func (t *Table) Hash() string { return t.board.Hash() }

// Listing is the match as the hall lists it.
func (t *Table) Listing() live.Listing {
	o := &t.opened.Offer
	l := live.Listing{
		Match: t.opened.Match, Level: o.Level, Ruleset: o.Setup.Ruleset, Sizes: t.sizes, Seats: t.seats,
		Stage: t.stage, Winner: t.winner, Clock: o.Clock, Delay: o.Delay, Ranked: o.Ranked, Private: o.Private, Silent: o.Silent,
	}
	l.Secret = t.looks[0] != nil
	if c := t.board.Course(); c != nil {
		l.Round = int(c.Encounter().Facts.Round)
	}
	return l
}

// side is the one of whoever holds a key, -1 for none.
func (t *Table) side(key string) int {
	for i := range t.seats {
		if key != "" && t.seats[i].Key == key {
			return i
		}
	}
	return -1
}

// add writes an entry, which the board has played.
func (t *Table) add(e live.Entry, now int64) {
	e.N, e.Left = len(t.entries)+1, t.clock.left
	e.Hash = t.board.Hash()
	if e.Over {
		t.stage, t.winner = live.Over, e.Winner
	}
	t.keep(e, now)
}

// keep takes over an entry that is whole.
func (t *Table) keep(e live.Entry, now int64) {
	t.entries, t.made = append(t.entries, e), append(t.made, now)
	for _, l := range t.looks {
		if l != nil {
			l.note(e, t.board.Course(), &t.opened.Offer.Setup)
		}
	}
	switch e.Kind {
	case live.Asked:
		t.asks[e.Side] = e.Will
	case live.Declined:
		t.asks[1-e.Side] = ""
	case live.Sat:
	default:
		t.asks, t.changed = [2]live.Will{}, e.N
	}
	if e.Kind != live.Flagged {
		t.own[e.Side] = e.N
	}
}

// post plays an entry that is no action on the board and writes it.
func (t *Table) post(e live.Entry, now int64) {
	e.N = len(t.entries) + 1
	if err := t.board.Play(e); err != nil {
		return // none of those that are posted can be refused
	}
	t.add(e, now)
}

// begin plays to the first turn.
func (t *Table) begin(now int64) {
	o := t.opened.Offer
	seats := t.seats
	e := live.Entry{
		N: 1, Kind: live.Began, Side: o.Side, Offer: &o, Seats: &seats,
		Seed: strconv.FormatUint(t.opened.Secret.Seed(t.opened.Match, 1), 10), Seal: t.opened.Secret.Seal(t.opened.Match),
	}
	t.stage = live.Playing
	if err := t.board.Play(e); err != nil {
		t.stage = live.Over // what was checked broke all the same
		return
	}
	t.clock.begin(&o.Clock, t.board.Turns(), now)
	t.moved()
	t.closing(&e)
	t.add(e, now)
	t.tell(now)
}

// closing notes on an entry that the match is over by the rules.
func (t *Table) closing(e *live.Entry) {
	if c := t.board.Course(); c.Over() && !e.Over {
		e.Over, e.Winner = true, int(c.Encounter().Facts.Winner)
	}
}

// tell writes the secret of a match that has just ended.
func (t *Table) tell(now int64) {
	if t.stage == live.Over && len(t.entries) > 0 && t.entries[len(t.entries)-1].Kind != live.Told {
		t.post(live.Entry{Kind: live.Told, Side: t.opened.Offer.Side, Secret: t.opened.Secret.String(), Over: true, Winner: t.winner}, now)
	}
}

// end writes how the match ends, and its secret.
func (t *Table) end(kind live.Kind, side, winner int, now int64) {
	t.post(live.Entry{Kind: kind, Side: side, Over: true, Winner: winner}, now)
	t.tell(now)
}

package live

import (
	"slices"

	"tenaille/game/replay"
)

// Name reports whether a text can be the name of a match, or a public key: what stands
// between the dots of a subject.
func Name(s string) bool {
	if s == "" || len(s) > 80 {
		return false
	}
	for _, r := range s {
		if (r < '0' || r > '9') && (r < 'A' || r > 'Z') && (r < 'a' || r > 'z') {
			return false
		}
	}
	return true
}

// readListing reads how a match stands; ok is false for what is none.
func readListing(data []byte) (l Listing, ok bool) {
	if len(data) > MaxWish || replay.Lenient(data, &l) != nil {
		return l, false
	}
	return l, l.check()
}

// check cleans a listing and reports whether it is one.
func (l *Listing) check() bool {
	l.Level, l.Ruleset = Clean(l.Level, 3*MaxName), Clean(l.Ruleset, MaxName)
	for i := range l.Sizes {
		l.Sizes[i] = min(max(l.Sizes[i], 0), 64)
	}
	l.Round = min(max(l.Round, 0), 99_999)
	l.Clock.check()
	return Name(l.Match) && cleanSeats(&l.Seats) && slices.Contains([]Stage{Waiting, Playing, Over}, l.Stage) && l.Winner >= -1 && l.Winner <= 1
}

// check bounds a clock to what can be shown.
func (c *Clock) check() {
	for _, p := range []*int{&c.Turn, &c.Match, &c.Increment} {
		*p = min(max(*p, 0), 10_000_000)
	}
}

// cleanSeats cleans the names of those who play.
func cleanSeats(seats *[2]Seat) bool {
	for i := range seats {
		s := &seats[i]
		s.Name, s.Machine = Clean(s.Name, MaxName), Clean(s.Machine, 2*MaxName)
		if s.Key != "" && !Name(s.Key) {
			return false
		}
	}
	return true
}

// readReply reads what a referee says to whoever opens or joins.
func readReply(data []byte, r *Reply) bool {
	if len(data) > MaxWish || replay.Lenient(data, r) != nil {
		return false
	}
	r.Rule, r.Fault = Clean(r.Rule, MaxName), Clean(r.Fault, MaxName)
	return r.Fault != "" || r.Listing != nil && r.Listing.check()
}

// readAnswer reads what a referee says to a wish.
func readAnswer(data []byte, a *Answer) bool {
	if len(data) > MaxWish || replay.Lenient(data, a) != nil {
		return false
	}
	a.Rule, a.Fault = Clean(a.Rule, MaxName), Clean(a.Fault, MaxName)
	return true
}

// readSaid reads a line of talk.
func readSaid(data []byte, s *Said) bool {
	if len(data) > MaxWish || replay.Lenient(data, s) != nil {
		return false
	}
	s.Name, s.Text = Clean(s.Name, MaxName), Clean(s.Text, MaxSaid)
	return s.Text != "" && Name(s.Key)
}

// kinds are all there are.
var kinds = []Kind{Began, Sat, Did, TookBack, Yielded, Drawn, Flagged, Asked, Declined, Told, Shown}

// readEntry reads an entry.
func readEntry(data []byte, e *Entry) bool {
	return len(data) <= MaxEntry && replay.Lenient(data, e) == nil && e.check()
}

// check cleans an entry and reports whether it is one.
func (e *Entry) check() bool {
	if e.Side != 0 && e.Side != 1 || e.N < 1 || e.N > 1_000_000 || e.Winner < -1 || e.Winner > 1 || !slices.Contains(kinds, e.Kind) {
		return false
	}
	for i := range e.Left {
		e.Left[i] = min(max(e.Left[i], -1), 1_000_000_000)
	}
	if o := e.Offer; o != nil {
		o.By, o.Level = Clean(o.By, MaxName), Clean(o.Level, 3*MaxName)
		o.Clock.check()
	}
	t := e.Truth()
	if t != nil && (t.Glimpse != nil || !t.check()) {
		return false
	}
	return (e.Kind == Began) == (e.Offer != nil) && (e.Kind == Shown) == (t != nil) && (e.Seats == nil || cleanSeats(e.Seats))
}

// Read reads an entry as a line brings it. The error is one that is none, or too long.
func Read(data []byte, e *Entry) error {
	if !readEntry(data, e) {
		return Fault(FaultUnknown)
	}
	return nil
}

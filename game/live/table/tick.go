package table

import (
	"tenaille/game/live"
	"tenaille/rules"
)

// How long things may last, in milliseconds.
const (
	awayAfter    = 45_000         // without a word of a person until it is away
	waitsAtMost  = 3_600_000      // for somebody to join, after the last word of whoever opened
	silentAtMost = 48 * 3_600_000 // a match of which nobody is heard any more
)

// nodes is how long a machine thinks in one Tick: some milliseconds.
const nodes = 200

// charge takes what has gone by off the clock that runs.
func (t *Table) charge(now int64) {
	if t.deaf { // a referee has taken over: what lies between is nobody's time
		t.deaf, t.clock.since, t.heard = false, now, [2]int64{now, now}
		for i := range t.made {
			t.made[i] = now
		}
	}
	t.clock.run(t.thinker(), now)
}

// thinker is the side of the person who is awaited, -1 where none is.
func (t *Table) thinker() int {
	side := t.awaited()
	if side >= 0 && t.seats[side].Key == "" {
		return -1
	}
	return side
}

// awaited is the side that is awaited, -1 for none.
func (t *Table) awaited() int {
	if t.stage != live.Playing {
		return -1
	}
	return t.board.Course().Awaited()
}

// Tick does what time brings: flags fall, machines think for some milliseconds and act, who
// is not heard of is away. It returns the entries that come of it.
func (t *Table) Tick(now int64) []live.Entry {
	n := len(t.entries)
	t.charge(now)
	t.flags(now)
	for i := range t.seats {
		if t.seats[i].Key != "" && now-t.heard[i] >= awayAfter {
			t.seats[i].Away = true
		}
	}
	quiet := now - max(t.heard[0], t.heard[1])
	switch {
	case t.stage == live.Waiting && quiet >= waitsAtMost:
		t.stage = live.Over
	case t.stage == live.Playing && quiet >= silentAtMost:
		t.end(live.Drawn, t.opened.Offer.Side, -1, now)
	default:
		t.think(now)
	}
	return t.entries[n:len(t.entries):len(t.entries)]
}

// Wakes is when Tick has something to do, or another entry is due to whoever watches, at the
// latest: now where a machine thinks.
func (t *Table) Wakes(now int64) int64 {
	if t.stage == live.Over {
		return now + silentAtMost
	}
	side := t.awaited()
	if side >= 0 && t.players[side] != nil {
		return now
	}
	at := min(now+awayAfter/2, t.misses())
	if delay := 1000 * int64(t.opened.Offer.Delay); delay > 0 && t.looks[0] == nil && !t.deaf {
		for i := len(t.made) - 1; i >= 0 && t.made[i]+delay > now; i-- {
			at = min(at, t.made[i]+delay)
		}
	}
	if side >= 0 && t.clock.left[side] >= 0 {
		at = min(at, t.clock.since+int64(t.clock.left[side]))
	}
	return at
}

// misses is when Tick finds that somebody is away, or that nobody is there any more.
func (t *Table) misses() int64 {
	at := max(t.heard[0], t.heard[1]) + silentAtMost
	if t.stage == live.Waiting {
		at += waitsAtMost - silentAtMost
	}
	for i := range t.seats {
		if s := &t.seats[i]; s.Key != "" && !s.Away {
			at = min(at, t.heard[i]+awayAfter)
		}
	}
	return at
}

// flags ends the turn of a side whose time is up, or the match where it was for all of it.
func (t *Table) flags(now int64) {
	side := t.thinker()
	if !t.clock.up(side) {
		return
	}
	if t.clock.terms.Match > 0 {
		t.end(live.Flagged, side, 1-side, now)
		return
	}
	for turn, n := t.board.Turns(), 0; n < 40 && t.thinker() == side && t.board.Turns() == turn && t.clock.up(side); n++ {
		a, ok := t.board.Course().Rest()
		if !ok {
			return
		}
		if answer := t.do(live.Flagged, side, a, now); answer != (live.Answer{}) {
			return
		}
	}
}

// think has the machine that is awaited think a little, and act when it has decided.
func (t *Table) think(now int64) {
	side := t.awaited()
	if side < 0 || t.players[side] == nil {
		return
	}
	a, done := t.decide(side)
	if !done {
		return
	}
	if answer := t.do(live.Did, side, a, now); answer == (live.Answer{}) {
		return
	}
	if a, ok := t.board.Course().Rest(); ok {
		t.do(live.Did, side, a, now)
	}
}

// decide is what a machine decides; one that fails ends its turn.
func (t *Table) decide(side int) (a rules.Action, done bool) {
	defer func() {
		if recover() != nil {
			a, done = t.board.Course().Rest()
		}
	}()
	return t.players[side].Think(t.Perceived(side), uint64(len(t.entries)), nodes)
}

// Due are the entries after number n that a reader may know by now: a seat all there are, as
// it perceives them where it may not know everything, and once the match is over as they
// were; whoever watches those that are old enough, of a match with fog none, or all once the
// match is over. Readers are sides 0 and 1, and -1 for whoever watches.
func (t *Table) Due(reader, n int, now int64) []live.Entry {
	end := len(t.entries)
	n = max(n, 0)
	switch secret := t.looks[0] != nil; {
	case secret && reader >= 0:
		list := t.looks[reader].entries
		if n < end {
			return list[min(n, len(list)):len(list):len(list)]
		}
		return t.shown(n - end)
	case secret && t.stage != live.Over:
		return nil
	case reader >= 0:
		return t.entries[min(n, end):end:end]
	}
	delay := t.opened.Offer.Delay
	n = min(n, end)
	switch {
	case delay < 0:
		return nil
	case t.stage == live.Over, delay == 0:
		return t.entries[n:end:end]
	case t.deaf:
		return nil
	}
	for end > n && t.made[end-1]+1000*int64(delay) > now {
		end--
	}
	return t.entries[n:end:end]
}

// Last is the number of the last entry that a reader is told in the end, as far as the match
// has come.
func (t *Table) Last(reader int) int {
	switch n := len(t.entries); {
	case t.looks[0] == nil:
		return n
	case t.stage == live.Over && reader >= 0:
		return 2 * n
	case t.stage == live.Over || reader >= 0:
		return n
	}
	return 0
}

// shown are the entries after number n of a match that is over as they were, for those who
// have played it without knowing everything.
func (t *Table) shown(n int) (list []live.Entry) {
	if t.stage != live.Over {
		return nil
	}
	for i := min(n, len(t.entries)); i < len(t.entries); i++ {
		e := &t.entries[i]
		list = append(list, live.Entry{N: len(t.entries) + i + 1, Kind: live.Shown, Side: e.Side, Left: t.clock.left, Over: true, Winner: t.winner, Glimpse: &live.Glimpse{Heard: live.Heard{Truth: e}}})
	}
	return list
}

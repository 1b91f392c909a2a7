package table

import "tenaille/game/live"

// clock measures how long the sides may think. Only that of a person who is awaited runs.
type clock struct {
	terms live.Clock
	left  [2]int // milliseconds, -1 for no clock
	since int64  // when it was looked at last
	turns int    // how many had begun then
	side  int    // who was awaited then, -1 for nobody
	turn  int    // whose turn it is
}

// begin starts it.
func (c *clock) begin(terms *live.Clock, turns int, now int64) {
	*c = clock{terms: *terms, since: now, turns: turns, side: -1, turn: -1}
	c.left = [2]int{-1, -1}
	if n := 1000 * (terms.Turn + terms.Match); n > 0 {
		c.left = [2]int{n, n}
	}
}

// run takes off what has gone by until now for a side that is awaited, -1 for none or one
// that no clock is for.
func (c *clock) run(side int, now int64) {
	gone := max(now-c.since, 0)
	c.since = max(now, c.since)
	if side >= 0 && c.left[side] >= 0 {
		c.left[side] = int(max(int64(c.left[side])-gone, 0))
	}
}

// move goes on to who is awaited after an action: awaited is the side, acts whether it is
// its own turn, turns how many have begun.
func (c *clock) move(awaited int, acts bool, turns int) {
	if turns != c.turns {
		if c.terms.Match > 0 && c.turn >= 0 {
			c.left[c.turn] += 1000 * c.terms.Increment
		}
		if c.terms.Turn > 0 {
			c.left = [2]int{1000 * c.terms.Turn, 1000 * c.terms.Turn}
		}
		c.turns, c.turn = turns, -1
	}
	if c.terms.Turn > 0 && awaited >= 0 && awaited != c.side && !acts {
		c.left[awaited] = 1000 * c.terms.Turn // somebody is asked in the turn of another
	}
	if acts {
		c.turn = awaited
	}
	c.side = awaited
}

// back goes back to where so many turns had begun: into an earlier one with all its time.
func (c *clock) back(turns int) {
	if turns != c.turns && c.terms.Turn > 0 {
		c.left = [2]int{1000 * c.terms.Turn, 1000 * c.terms.Turn}
	}
	if turns != c.turns {
		c.turns, c.turn, c.side = turns, -1, -1
	}
}

// up reports whether the time of a side is up.
func (c *clock) up(side int) bool { return side >= 0 && c.left[side] == 0 }

// meter counts what somebody asks within a second.
type meter struct {
	second int64
	n      int
}

// over counts one more, and reports whether it is more than so many within so many seconds.
func (m *meter) over(most int, seconds, now int64) bool {
	if s := now / (1000 * seconds); s != m.second {
		m.second, m.n = s, 0
	}
	m.n++
	return m.n > most
}

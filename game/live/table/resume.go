package table

import (
	"fmt"

	"tenaille/game/live"
)

// Resume builds a match again from what was written down of it, so that another referee goes
// on. Times begin anew with the first thing that is asked of the table. The error names the
// entry that is not right.
func Resume(o Opened, entries []live.Entry) (*Table, error) {
	if o.Offer.Side != 0 && o.Offer.Side != 1 {
		return nil, live.Fault(live.FaultOffer)
	}
	t, err := fresh(o)
	if err != nil {
		return nil, err
	}
	t.deaf = true
	for i := range entries {
		e := &entries[i]
		if e.Side != 0 && e.Side != 1 {
			return nil, fmt.Errorf("entry %d: side %d is none of the two", e.N, e.Side)
		}
		if err := t.board.Play(*e); err != nil {
			return nil, err
		}
		if e.Seats != nil {
			for side := range e.Seats {
				if err := t.sit(side, e.Seats[side]); err != nil {
					return nil, fmt.Errorf("entry %d: %w", e.N, err)
				}
			}
		}
		switch e.Kind {
		case live.Began:
			t.stage = live.Playing
			t.clock.begin(&t.opened.Offer.Clock, t.board.Turns(), 0)
			t.moved()
		case live.TookBack:
			t.clock.back(t.board.Turns())
			t.moved()
		case live.Did, live.Flagged:
			t.moved()
		}
		t.clock.left = e.Left
		if e.Over {
			t.stage, t.winner = live.Over, e.Winner
		}
		t.keep(*e, 0)
	}
	if t.opened.Offer.Machine != "" && len(entries) == 0 {
		t.begin(0)
	}
	return t, nil
}

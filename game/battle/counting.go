package battle

import (
	"time"

	"tenaille/game/match"
	"tenaille/game/model"
	"tenaille/rules"
)

// What an action with several who may interrupt it comes to is counted out over as
// many ticks as it takes, so that no picture waits for it. Pieces are of answers of
// the dice; the clock says only how many of them a tick has room for.
const (
	glanceAnswers = 400                  // looked at once, when it is first asked for
	countAnswers  = 100                  // of one piece
	countFor      = 4 * time.Millisecond // after which a tick begins no further piece
)

// foresee is the preview of an action, worked out once in a situation: the
// signs of the board ask for it with every picture. What takes long is counted
// on with the ticks.
func (b *battle) foresee(a *rules.Action) *match.Preview {
	if v, ok := b.sit.foreseen[*a]; ok {
		return v
	}
	v := b.match.Glance(a, glanceAnswers)
	if b.sit.foreseen == nil {
		b.sit.foreseen = map[rules.Action]*match.Preview{}
	}
	b.sit.foreseen[*a] = &v
	if v.Counting() {
		b.sit.counted = append(b.sit.counted, &v)
	}
	return &v
}

// count goes on with what is still to be counted, as far as a tick has room for,
// and plans anew when one more is known.
func (b *battle) count() {
	if len(b.sit.counted) == 0 || b.busy() {
		return
	}
	known := false
	slice(time.Now, countFor, func() bool {
		for len(b.sit.counted) > 0 {
			if !b.sit.counted[0].Count(countAnswers) {
				return false
			}
			b.sit.counted, known = b.sit.counted[1:], true
		}
		return true
	})
	if known {
		b.plot()
	}
}

// countOut counts all that a click at this place hangs on to its end: what it
// means may not depend on how long one waited.
func (b *battle) countOut() {
	for len(b.sit.counted) > 0 {
		for _, v := range b.sit.counted {
			for !v.Count(1 << 16) {
			}
		}
		b.sit.counted = nil
		b.plot()
	}
}

// uncounted reports whether the numbers of a scheme are not known yet. One attack
// that nobody may interrupt is known by its own odds.
func (b *battle) uncounted(p *scheme) bool {
	switch {
	case !p.planned || !p.refusal.OK() || p.view == nil && len(p.reactors)+len(p.provoked) == 0:
		return false
	case p.view != nil:
		return p.view.Counting()
	}
	return len(p.acts) == 1 && b.foresee(&p.acts[0]).Counting()
}

// hush leaves out of a slip whatever is not known yet, and says that it is being
// counted.
func (b *battle) hush(s *model.Slip) {
	s.Chance, s.Product, s.Mean, s.Kill, s.Outcomes, s.Parts = "…", "", "", "", nil, nil
	s.Notes = []model.Line{{Icon: "dice", Words: b.T("still counting the ways it can come out"), Rule: rules.AOO10.String()}}
}

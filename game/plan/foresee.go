package plan

import (
	"time"

	"tenaille/game/match"
	"tenaille/rules"
)

// What an action with several who may interrupt it comes to is counted out over as
// many ticks as it takes, so that no picture waits for it. Pieces are of answers of
// the dice; the clock says only how many of them a tick has room for.
const (
	glanceAnswers = 400                  // looked at once, when it is first asked for
	CountAnswers  = 100                  // of one piece
	CountFor      = 4 * time.Millisecond // after which a tick begins no further piece
)

// Foresee is the preview of an action, worked out once in a situation: the
// signs of the board ask for it with every picture. What takes long is counted
// on with the ticks.
func (t *Turn) Foresee(a *rules.Action) *match.Preview {
	if v, ok := t.Now.Known.Previews.foreseen[*a]; ok {
		return v
	}
	v := glanceAt(t, a)
	if t.Now.Known.Previews.foreseen == nil {
		t.Now.Known.Previews.foreseen = map[rules.Action]*match.Preview{}
	}
	t.Now.Known.Previews.foreseen[*a] = &v
	if v.Counting() {
		t.Now.Known.Previews.Counted = append(t.Now.Known.Previews.Counted, &v)
	}
	return &v
}

// Uncounted reports whether the numbers of a proposal are not known yet. One attack
// that nobody may interrupt is known by its own odds.
func (p *Proposal) Uncounted(t *Turn) bool {
	switch {
	case !p.Planned || !p.Refusal.OK() || p.View == nil && len(p.Reactors)+len(p.Provoked) == 0:
		return false
	case p.View != nil:
		return p.View.Counting()
	}
	return len(p.Acts) == 1 && t.Foresee(&p.Acts[0]).Counting()
}

// Foretell makes the forecast that of a proposal: the grounds it stands on, from where its
// target would be flanked and, if that is asked, how enemies would stand to the square
// looked at.
func (t *Turn) Foretell(p Proposal, whatIf bool) {
	t.Forecast = Forecast{Proposed: p}
	f := &t.Forecast
	f.Grounds, f.FlankFrom = f.Proposed.reason(t), f.Proposed.pincers(t)
	if whatIf {
		f.Prospects = t.prospectsThere()
	}
}

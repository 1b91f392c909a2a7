package words

import (
	"slices"

	"tenaille/rules"
)

// Puzzle is what is wanted of a turn that has an aim, in a sentence.
func (w Aims) Puzzle(e *rules.Encounter, p *rules.TurnSetup) string {
	own, mine := uint8(0), 0
	set := func(ids []int) (set uint64) {
		for id := range e.Count() {
			if slices.Contains(ids, e.Creatures[id].Sheet) {
				set |= 1 << id
			}
		}
		return set
	}
	next := false // one of one's own is waited for
	for id := range e.Count() {
		if e.Creatures[id].Sheet == p.Order[0] {
			own = e.Creatures[id].Side
		}
	}
	for id := range e.Count() {
		if c := &e.Creatures[id]; c.Side == own {
			mine++
			next = next || slices.Contains(p.Aim.Until, c.Sheet)
		}
	}
	switch keep := set(p.Aim.Keep); {
	case p.Aim.Zone != "" && next:
		return w.T("Be at %[2]s alive by your next turn: %[1]s", w.listed(e, keep), w.Zone(p.Aim.Zone))
	case p.Aim.Zone != "" && len(p.Aim.Keep) == mine:
		return w.T("Get everybody to %[1]s alive", w.Zone(p.Aim.Zone))
	case p.Aim.Zone != "":
		return w.T("Get to %[2]s alive this turn: %[1]s", w.listed(e, keep), w.Zone(p.Aim.Zone))
	case len(p.Aim.Fell) > 0 && len(p.Aim.Keep) > 0:
		return w.T("Fell %[1]s and lose nobody of these: %[2]s", w.listed(e, set(p.Aim.Fell)), w.listed(e, keep))
	case len(p.Aim.Fell) > 0 && next:
		return w.T("Fell %[1]s before your next turn", w.listed(e, set(p.Aim.Fell)))
	case len(p.Aim.Fell) > 0:
		return w.T("Fell %[1]s this turn", w.listed(e, set(p.Aim.Fell)))
	case !next:
		return w.T("On their feet at the end of your turn: %[1]s", w.listed(e, keep))
	case len(p.Aim.Keep) == mine:
		return w.T("Lose nobody until your next turn")
	}
	return w.T("Keep %[1]s alive until your next turn", w.listed(e, set(p.Aim.Keep)))
}

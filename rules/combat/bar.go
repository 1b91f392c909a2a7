package combat

import (
	"slices"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/grid"
)

// ChargeBar says why a charge may not be made, for those who have to explain
// it: the rules themselves only refuse by ACT-16.
type ChargeBar uint8

// The reasons, the first that holds.
const (
	ChargeFree   ChargeBar = iota // nothing forbids it
	ChargeOther                   // what another rule than ACT-16 forbids
	ChargeMoved                   // the creature has moved or stepped already
	ChargeUnseen                  // the target is not seen
	ChargeNoEnd                   // no square to end on is free
	ChargeNear                    // less than 2 squares to go
	ChargeFar                     // more squares than a charge goes
	ChargeLane                    // something stands or lies in the lane
)

// Barring is the reason with what belongs to it.
type Barring struct {
	Why ChargeBar
	// Squares is the way there, Most how far a charge goes, both in squares;
	// they are known from ChargeNear on.
	Squares, Most int
	// Who holds the creatures in the lane, by id, and Cells the squares whose
	// ground hinders, in order of rows: of ChargeLane only.
	Who   []rules.ID
	Cells []grid.Cell
}

// BarOf works out why a charge may not be made (ACT-16); it decides nothing.
func BarOf(e *rules.Encounter, a *rules.Action) Barring {
	r := checkCharge(e, a)
	if r.OK() {
		return Barring{}
	}
	bar := Barring{Why: ChargeOther}
	if r.Cite != rules.ACT16 || a.On < 0 || a.On >= e.Count() || !e.Present(a.On) || a.On == a.By {
		return bar
	}
	b := &e.Facts.Combatants[a.By].Budget
	switch {
	case !b.Step:
		bar.Why = ChargeMoved
		return bar
	case !attack.Sees(e, a.By, a.On):
		bar.Why = ChargeUnseen
		return bar
	}
	s := e.Space(a.By)
	bar.Most = fullSquares(e, a.By)
	end, r := chargeEnd(e, a)
	if r.OK() {
		bar.Why, bar.Squares = ChargeLane, e.Options.Grid.Distance(s.At, end)
		bar.lane(e, a, end)
		return bar
	}
	bar.Squares, bar.Why = nearestEnd(e, a, chargeReach(e, a)), ChargeNoEnd
	switch {
	case bar.Squares < 0:
	case bar.Squares < 2:
		bar.Why = ChargeNear
	case bar.Squares > bar.Most:
		bar.Why = ChargeFar
	}
	return bar
}

// nearestEnd is how far the nearest square is from which a weapon reaches the
// target of a charge, -1 when there is none.
func nearestEnd(e *rules.Encounter, a *rules.Action, iv grid.Interval) int {
	best, most := -1, 1<<30
	ends(e, a, iv, &most, func(_ grid.Space, d int) { best, most = d, d })
	return best
}

// lane gathers what stands and lies in the lane of a charge to a square.
func (bar *Barring) lane(e *rules.Encounter, a *rules.Action, end grid.Cell) {
	s := e.Space(a.By)
	to := grid.Space{At: end, N: s.N}
	f := e.Ground()
	bar.Cells = f.LaneHinders(nil, s, to)
	in := make([]bool, e.Count())
	p := chargePath(s.At, end)
	at := s
	for i := range p.Len() {
		met, why := f.Step(at, p.Step(i))
		at.At = at.At.Step(p.Step(i))
		if (why != grid.StepOK || met&(grid.EnteredLow|grid.EnteredDifficult|grid.EnteredNarrow) != 0) && len(bar.Cells) == 0 {
			bar.Cells = append(bar.Cells, at.At)
		}
		for id := range e.Count() {
			in[id] = in[id] || at.Overlaps(e.Space(id))
		}
	}
	for id := range e.Count() {
		if id != a.By && id != a.On && e.Present(id) && !e.Facts.Combatants[id].Conditions.Any(rules.HelplessSet) &&
			(in[id] || grid.LaneMeets(s, to, e.Space(id))) {
			bar.Who = append(bar.Who, id)
		}
	}
	slices.SortFunc(bar.Cells, func(p, q grid.Cell) int { return 1000*(int(p.Y)-int(q.Y)) + int(p.X) - int(q.X) })
	bar.Cells = slices.Compact(bar.Cells)
}

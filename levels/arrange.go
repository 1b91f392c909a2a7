package levels

import (
	"slices"

	"tenaille/rules"
	"tenaille/rules/grid"
)

// Arrange places a side anew by itself: those who strike hand to hand in front,
// towards the starts of the others, those who shoot behind and on high ground.
// Whoever lies in ambush is placed where it is hidden, and stands openly where
// there is no such place. It is the same for the same armies. The error is a
// *NoRoom; then nobody has moved.
func (d *Deployment) Arrange(side int) error { return d.arrange(side, nil) }

// ArrangeBy places a side anew like Arrange, each in turn, the largest first and those
// who shoot last, on the square of those left to it for which price is least: how little
// the square suits it, below 1<<30. Whoever lies in ambush is asked only about squares
// that hide it.
func (d *Deployment) ArrangeBy(side int, price func(i int, at grid.Cell) int) error {
	return d.arrangeBy(side, nil, price)
}

// LineUp places everybody whom the map gives no place of its own as Arrange does, the
// others' sides before those that lie in ambush. s is the level with its armies, as Place
// returns it; where a start has no room they stand as they stood.
func (f *Field) LineUp(s rules.Setup) (rules.Setup, error) {
	own := map[int]bool{} // by id: its place is its own
	for i := range f.Setup.Combatants {
		own[f.Setup.Combatants[i].ID] = f.fixed[i]
	}
	d, err := f.Deploy(s)
	if err != nil {
		return s, err
	}
	fixed := make([]bool, len(s.Combatants))
	loose := make([]bool, len(f.Sides))
	for i := range s.Combatants {
		c := &s.Combatants[i]
		fixed[i] = own[c.ID] && slices.ContainsFunc(f.Setup.Combatants, func(o rules.Sheet) bool { return o.ID == c.ID && o.At == c.At && o.Kind == c.Kind })
		if side := d.side[i]; side >= 0 {
			loose[side] = loose[side] || !fixed[i]
		}
	}
	for _, waits := range []bool{false, true} {
		for side, name := range f.Sides {
			if lies, _ := s.LiesInAmbush(name); lies == waits && loose[side] {
				_ = d.arrange(side, fixed) // without room they stand as they stood
			}
		}
	}
	return d.Setup, nil
}

// Shoots reports whether a combatant fights from behind the others: it shoots, throws
// spells or heals.
func (d *Deployment) Shoots(i int) bool { return behind(&d.Setup.Combatants[i]) > 0 }

// Sees reports whether there is a line of sight from one square to another, whatever the
// light.
func (f *Field) Sees(from, to grid.Cell) bool {
	return from == to || f.ground.Sight(from, to, away(to, grid.Space{At: from, N: 1}) <= 1)
}

// High is the highest elevation of a space.
func (f *Field) High(s grid.Space) int { return f.ground.Map.HighestElevation(s) }

// arrange leaves those that are fixed where they stand.
func (d *Deployment) arrange(side int, fixed []bool) error {
	foe := d.middleOfOthers(side)
	own := middle(d.Field.Starts[side])
	return d.arrangeBy(side, fixed, func(i int, at grid.Cell) int {
		if d.Lies(i) {
			return d.lairPrice(i, at)
		}
		return d.price(i, at, own, foe)
	})
}

// arrangeBy gives those of a side that are not fixed the places that cost them least.
func (d *Deployment) arrangeBy(side int, fixed []bool, price func(i int, at grid.Cell) int) error {
	before := make([][2]int, len(d.side))
	var order []int
	for i := range d.side {
		before[i] = d.Setup.Combatants[i].At
		if d.side[i] == side && (fixed == nil || !fixed[i]) {
			order = append(order, i)
		}
	}
	n := func(i int) int { return int(d.spaceAt(i, grid.Cell{}).N) }
	slices.SortStableFunc(order, func(a, b int) int {
		if n(a) != n(b) {
			return n(b) - n(a)
		}
		return behind(&d.Setup.Combatants[a]) - behind(&d.Setup.Combatants[b])
	})
	failed := -1
	// Where the good places leave no room, the first ones may.
	for _, price := range []func(i int, at grid.Cell) int{
		price,
		func(int, grid.Cell) int { return 0 },
	} {
		for _, i := range order {
			d.Setup.Combatants[i].At = [2]int{-1, -1}
			d.list(i, d.lies[i])
		}
		if failed = d.fill(order, price); failed < 0 {
			return nil
		}
	}
	for i := range before {
		d.Setup.Combatants[i].At = before[i]
	}
	return &NoRoom{Side: side, Kind: d.Setup.Combatants[failed].Kind}
}

// fill gives each in turn the cheapest place of those left; who finds none to
// lie in ambush takes one in the open. It returns the first for whom there is
// none, else -1.
func (d *Deployment) fill(order []int, price func(i int, at grid.Cell) int) int {
	for _, i := range order {
		best, ok := d.cheapest(i, price)
		if !ok && d.Lies(i) {
			d.list(i, false)
			best, ok = d.cheapest(i, price)
		}
		if !ok {
			return i
		}
		d.Setup.Combatants[i].At = [2]int{int(best.X), int(best.Y)}
	}
	return -1
}

// cheapest is the place of those left that costs a combatant least.
func (d *Deployment) cheapest(i int, price func(i int, at grid.Cell) int) (best grid.Cell, ok bool) {
	least := 1 << 30
	for _, c := range d.Field.Starts[d.side[i]] {
		if p := price(i, c); p < least && d.Misfit(i, c).OK() {
			best, least, ok = c, p, true
		}
	}
	return best, ok
}

// price is how little a place suits a combatant: places are measured in half
// squares from own, the middle of its start, along the way to foe.
func (d *Deployment) price(i int, at grid.Cell, own, foe [2]int) int {
	s := d.spaceAt(i, at)
	x, y := 2*int(at.X)+int(s.N), 2*int(at.Y)+int(s.N)
	wx, wy := foe[0]-own[0], foe[1]-own[1]
	way := max(wx, -wx, wy, -wy, 1)
	ahead := ((x-own[0])*wx + (y-own[1])*wy) * 4 / way
	aside := ((x-own[0])*wy - (y-own[1])*wx) * 2 / way
	p := max(aside, -aside)
	if behind(&d.Setup.Combatants[i]) > 0 {
		p += ahead
		p -= 12 * d.Field.ground.Map.HighestElevation(s)
	} else {
		p -= ahead
	}
	for k := range s.Len() {
		for _, ft := range d.Field.ground.Map.CellFeatures(s.Cell(k)) {
			if ft.Kind == grid.FeatureDifficult {
				p += 6
			}
		}
	}
	return p
}

// lairFar is how many squares from its prey one who shoots from an ambush lies
// best: near enough for a sneak attack (ATK-19), out of reach of a blade.
const lairFar = 5

// lairPrice is how little a place suits one who lies in ambush: those who strike
// lie as near to an enemy as they can, those who shoot a few squares off and
// high, and no two close together, so that the prey is surrounded.
func (d *Deployment) lairPrice(i int, at grid.Cell) int {
	s := d.spaceAt(i, at)
	near, crowd := 1<<10, 0
	for o := range d.side {
		switch {
		case d.side[o] < 0:
		case d.side[o] == d.side[i]:
			if o != i && d.Placed(o) {
				crowd += max(0, 4-d.Field.ground.Rules.SpaceDistance(s, d.Space(o)))
			}
		case d.Placed(o) && !d.veiled():
			near = min(near, d.Field.ground.Rules.SpaceDistance(s, d.Space(o)))
		default:
			for _, c := range d.Field.Starts[d.side[o]] {
				near = min(near, d.Field.ground.Rules.SpaceDistance(s, d.spaceAt(o, c)))
			}
		}
	}
	if behind(&d.Setup.Combatants[i]) == 0 && d.Setup.Combatants[i].Sneak == 0 {
		return 2*near + crowd
	}
	off := near - lairFar
	return 2*max(off, -off) + crowd - 4*d.Field.ground.Map.HighestElevation(s)
}

// behind is 1 for a creature that fights from behind the others, 0 for one that
// stands in front.
func behind(s *rules.Sheet) int {
	for i := range s.Weapons {
		w := &s.Weapons[i]
		if w.Ready != nil && !*w.Ready {
			continue
		}
		if w.Kind == "ranged" {
			return 1
		}
		break
	}
	for i := range s.Powers {
		if p := &s.Powers[i]; p.Heal != "" && p.PerMatch > 0 || p.Range > 4 && p.Damage != "" {
			return 1
		}
	}
	return 0
}

// middleOfOthers is the middle of the starts of the other sides, in half
// squares.
func (d *Deployment) middleOfOthers(side int) [2]int {
	var cells []grid.Cell
	for o, list := range d.Field.Starts {
		if o != side {
			cells = append(cells, list...)
		}
	}
	return middle(cells)
}

// middle is the mean of the middles of squares, in half squares.
func middle(cells []grid.Cell) [2]int {
	x, y := 0, 0
	for _, c := range cells {
		x, y = x+2*int(c.X)+1, y+2*int(c.Y)+1
	}
	n := max(len(cells), 1)
	return [2]int{x / n, y / n}
}

package battle

import (
	"math/bits"

	"tenaille/render/board"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// aside is how far, in squares, those who share a square stand from its middle.
const aside = .3

// spread lets grapplers who share a square stand side by side, so that each can
// be seen and pointed at (GRP-02).
func (b *battle) spread(p *board.Picture) {
	f := &b.play.facts
	for i := range p.Pieces {
		q := &p.Pieces[i]
		if q.ID >= len(f.Combatants) || f.Combatants[q.ID].Grip == 0 {
			continue
		}
		n, mine := 0, 0
		for k := range p.Pieces {
			o := &p.Pieces[k]
			if o.ID < len(f.Combatants) && f.Combatants[o.ID].Grip != 0 && o.At == q.At {
				if o.ID == q.ID {
					mine = n
				}
				n++
			}
		}
		if n > 1 {
			step := 2 * aside / float64(n-1)
			q.DX += float64(mine)*step - aside
			q.Left = mine == 0 // its badges stand outside of both faces
			q.DY += .06 * float64(mine%2)
		}
	}
}

// gripSigns tie the grapplers who stand in squares of their own.
func (b *battle) gripSigns(s *board.Signs, pieces []board.Piece) {
	f := &b.play.facts
	space := func(id rules.ID) grid.Space {
		return grid.Space{At: f.Combatants[id].At, N: b.e.Creatures[id].Space}
	}
	outside := func(west, east rules.ID) { // their badges stand clear of the rings between them
		if f.Combatants[west].At.X > f.Combatants[east].At.X {
			west = east
		}
		for i := range pieces {
			if q := &pieces[i]; q.ID == int(west) {
				q.Left = true
			}
		}
	}
	for id := range b.e.Count() {
		for set := f.Combatants[id].Grip >> id >> 1 << id << 1; set != 0; set &= set - 1 {
			if o := rules.ID(bits.TrailingZeros64(set)); int(o) < len(f.Combatants) && f.Combatants[o].At != f.Combatants[id].At {
				s.Links = append(s.Links, board.Link{A: space(id), B: space(o)})
				outside(id, o)
			}
		}
	}
}

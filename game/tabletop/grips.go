package tabletop

import (
	"math/bits"

	"tenaille/render/board"
	"tenaille/render/board/piece"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// aside is how far, in squares, those who share a square stand from its middle.
const aside = .3

// spread lets those who share a square stand side by side, so that each can be
// seen and pointed at: grapplers (GRP-02), and Tiny and smaller creatures with
// whomever they stand (MOV-05).
func (tb *Table) spread(p *board.Picture) {
	f := &tb.Shown.Facts
	for i := range p.Pieces {
		q := &p.Pieces[i]
		if q.ID >= len(f.Combatants) {
			continue
		}
		if f.Combatants[q.ID].Grip == 0 {
			huddle(tb.E, p.Pieces, q)
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

// corners are where those stand who share a square, one after the other, in
// squares from its middle.
var corners = [...][2]float64{{-.26, .04}, {.26, .04}, {-.26, -.24}, {.26, -.24}}

// huddle puts a creature that may share a square into a corner of it when
// somebody alive stands there too, before a larger one.
func huddle(e *rules.Encounter, pieces []piece.Piece, q *piece.Piece) {
	if !e.Creatures[q.ID].Size.Row().Shares || q.Pose == piece.Dead {
		return
	}
	mine, company := 0, false
	for k := range pieces {
		o := &pieces[k]
		if o.ID == q.ID || o.Pose == piece.Dead || o.ID >= len(e.Creatures) || !(grid.Space{At: o.At, N: uint8(max(o.N, 1))}).Contains(q.At) {
			continue
		}
		company = true
		if !e.Creatures[o.ID].Size.Row().Shares {
			q.Front = true
		} else if o.ID < q.ID {
			mine++
		}
	}
	if company {
		at := corners[mine%len(corners)]
		q.DX, q.DY, q.Left = q.DX+at[0], q.DY+at[1], at[0] < 0
	}
}

// gripSigns tie the grapplers who stand in squares of their own.
func (tb *Table) gripSigns(s *board.Signs, pieces []piece.Piece) {
	f := &tb.Shown.Facts
	space := func(id rules.ID) grid.Space {
		return grid.Space{At: f.Combatants[id].At, N: tb.E.Creatures[id].Space}
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
	for id := range tb.E.Count() {
		for set := f.Combatants[id].Grip >> id >> 1 << id << 1; set != 0; set &= set - 1 {
			if o := rules.ID(bits.TrailingZeros64(set)); int(o) < len(f.Combatants) && f.Combatants[o].At != f.Combatants[id].At {
				s.Links = append(s.Links, board.Link{A: space(id), B: space(o)})
				outside(id, o)
			}
		}
	}
}

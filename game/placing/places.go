package placing

import (
	"slices"

	"tenaille/levels"
	"tenaille/rules/grid"
)

// Standing is where a combatant stands, and whether it lies in ambush there.
type Standing struct {
	At   [2]int
	Lies bool
}

// Places are how everybody stands.
func (p *Placing) Places() []Standing {
	out := make([]Standing, len(p.Setup.Combatants))
	for i := range out {
		out[i] = Standing{p.Setup.Combatants[i].At, p.Lies(i)}
	}
	return out
}

// restore puts those of a side where they stood.
func (p *Placing) restore(side int, places []Standing) {
	for i := range places {
		if p.Side(i) == side {
			p.Setup.Combatants[i].At = places[i].At
		}
	}
	for i := range places {
		if p.Side(i) == side && p.Lies(i) != places[i].Lies {
			p.Lie(i, places[i].Lies)
		}
	}
}

// settle has a side hide anew where the others, who stand elsewhere by
// now, would see one of those that lie in ambush.
func (p *Placing) settle(side int) {
	for i := range p.Setup.Combatants {
		if p.Side(i) == side && p.Lies(i) && !p.Misfit(i, p.Space(i).At).OK() {
			_ = p.Arrange(side) // who finds no place stays where it is
			return
		}
	}
}

// changed keeps what the places were before a change, and tells whether there was one.
func (p *Placing) changed(before []Standing) bool {
	if slices.Equal(before, p.Places()) {
		return false
	}
	p.past = append(p.past, before)
	return true
}

// Take takes a combatant of the side in hand, held at a square of its space, and tells
// whether it is one of that side.
func (p *Placing) Take(i int, at grid.Cell) bool {
	if !p.Own(i) {
		return false
	}
	s := p.Space(i)
	p.Hold, p.grab = i, [2]int{int(at.X - s.At.X), int(at.Y - s.At.Y)}
	if !s.Contains(at) {
		p.grab = [2]int{}
	}
	return true
}

// Following is the combatant of the side that comes next after the one in hand, or
// before it with a step of -1; -1 where the side has none.
func (p *Placing) Following(step int) int {
	n, at := len(p.Setup.Combatants), p.Hold
	if at < 0 && step < 0 {
		at = 0
	}
	for k := 1; k <= n; k++ {
		if i := ((at+step*k)%n + n) % n; p.Own(i) {
			return i
		}
	}
	return -1
}

// Corner is where the space of the one in hand would begin with the hand at a
// square.
func (p *Placing) Corner(at grid.Cell) grid.Cell {
	return grid.C(int(at.X)-p.grab[0], int(at.Y)-p.grab[1])
}

// Trades reports whether a misfit is no more than that another of the side stands
// there, with whom places can be changed.
func (p *Placing) Trades(m levels.Misfit) bool { return m.Why == levels.OnCreature && p.Own(m.With) }

// Put puts the one in hand down at a square: on a free one, or in exchange for
// another of its side; otherwise it stays in hand and the misfit says why. moved tells
// whether anybody stands elsewhere by now.
func (p *Placing) Put(at grid.Cell) (m levels.Misfit, moved bool) {
	i, before, to := p.Hold, p.Places(), p.Corner(at)
	if p.Space(i).At == to {
		p.Hold = -1
		return levels.Misfit{With: -1}, false
	}
	m = p.Place(i, to)
	if p.Trades(m) {
		if s := p.Swap(i, m.With); s.OK() {
			m = s
		}
	}
	if !m.OK() {
		return m, false
	}
	p.Hold = -1
	p.past = append(p.past, before)
	return m, true
}

// ToggleLie has the one in hand lie in ambush, or stand openly; the misfit says why it
// cannot.
func (p *Placing) ToggleLie() levels.Misfit {
	before := p.Places()
	m := p.Lie(p.Hold, !p.Lies(p.Hold))
	if m.OK() {
		p.past = append(p.past, before)
	}
	return m
}

// Auto has the side placed by itself and tells whether anybody stands elsewhere by
// now. The error says that its start has no room for all.
func (p *Placing) Auto() (moved bool, err error) {
	before := p.Places()
	if err := p.Arrange(p.Now); err != nil {
		return false, err
	}
	p.Hold = -1
	return p.changed(before), nil
}

// Reset puts the side back to where it stood at first and tells whether anybody stood
// elsewhere.
func (p *Placing) Reset() bool {
	before := p.Places()
	p.restore(p.Now, p.fresh)
	p.settle(p.Now)
	p.Hold = -1
	return p.changed(before)
}

// Changes is how many changes of the side can be taken back.
func (p *Placing) Changes() int { return len(p.past) }

// Undo takes the last change of the side back and tells whether there was one.
func (p *Placing) Undo() bool {
	n := len(p.past)
	if n == 0 {
		return false
	}
	p.restore(p.Now, p.past[n-1])
	p.past, p.Hold = p.past[:n-1], -1
	return true
}

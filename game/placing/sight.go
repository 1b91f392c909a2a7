package placing

import (
	"slices"

	"tenaille/game/match"
	"tenaille/rules/grid"
)

// fog is what a side may know in the match.
func (p *Placing) fog() string {
	if p.Terms.Fog != "" {
		return p.Terms.Fog
	}
	return p.Field.Setup.Fog
}

// foggy reports whether the sides may not see each other's places.
func (p *Placing) foggy() bool {
	fog := p.fog()
	return fog == "sight" || fog == "memory"
}

// Secret reports whether a person places what another person at the screen must not
// see.
func (p *Placing) Secret() bool {
	persons := 0
	for _, name := range p.Terms.Seats(len(p.Field.Sides)) {
		if match.IsHuman(name) {
			persons++
		}
	}
	return (p.foggy() || len(p.hiders) > 0) && persons > 1
}

// Shown reports whether a combatant is in sight of the side that is placing.
func (p *Placing) Shown(i int) bool {
	return p.Own(i) || p.Side(i) >= 0 && !p.foggy() && !p.Lurks(p.Side(i))
}

// Look finds the squares that the side has not seen yet, and those of the other's
// start: ground, which only the fog of memory hides until it is seen. Where an
// ambush lies is not told.
func (p *Placing) Look() {
	p.Unseen, p.Enemy = nil, nil
	if p.fog() == "memory" {
		p.Unseen = p.Field.Unseen(p.Now)
	}
	if other := p.Other(); other < len(p.Field.Starts) && !p.Lurks(other) {
		p.Enemy = slices.DeleteFunc(slices.Clone(p.Field.Starts[other]), func(c grid.Cell) bool { return slices.Contains(p.Unseen, c) })
	}
}

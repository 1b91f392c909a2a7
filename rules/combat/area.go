package combat

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// Caught reports whether an area catches a creature, and the bonus that cover
// gives it on a Reflex save (GEO-19, COV-08).
func Caught(e *rules.Encounter, id rules.ID, a *grid.Area) (caught bool, reflex int) {
	return caughtIn(e, id, a, e.Field().AreaCells(nil, a))
}

func caughtIn(e *rules.Encounter, id rules.ID, a *grid.Area, cells []grid.Cell) (caught bool, reflex int) {
	s := e.Space(id)
	for _, c := range cells {
		caught = caught || s.Contains(c)
	}
	if !caught {
		return false, 0
	}
	return true, e.Field().AreaCover(a, cells, s, int(e.Creatures[id].Height)).Reflex()
}

// areaOf places the area of a power aimed at a square.
func areaOf(e *rules.Encounter, by rules.ID, p *rules.Ability, at grid.Cell) grid.Area {
	a := grid.Area{Kind: p.Area, From: grid.Space{At: at, N: 1}, Size: int(p.Size), Toward: at}
	if p.Area == grid.AreaCone || p.Area == grid.AreaLine {
		a.From = e.Space(by)
		a.Dir = grid.DirToward(a.Origin(e.Options.Grid), at)
	}
	return a
}

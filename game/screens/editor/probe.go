package editor

import (
	"tenaille/game/probe"
	"tenaille/rules/grid"
)

// Probe tells where the squares are that are in sight, and who stands on them.
func (e *Editor) Probe(s *probe.State) {
	e.Screen.Probe(s)
	s.Message = e.told.words
	for c, r := range e.view.InSight(e.Style.Scale()) {
		s.Squares[c.Name()] = e.Independent([4]int{r.Min.X, r.Min.Y, r.Dx(), r.Dy()})
	}
	for i := range e.easel.Sketch.Setup.Combatants {
		c := &e.easel.Sketch.Setup.Combatants[i]
		s.Creatures = append(s.Creatures, probe.Creature{ID: c.ID, Kind: c.Kind, Side: c.Side, Square: grid.C(c.At[0], c.At[1]).Name(), Space: int(c.Fills()), HP: c.HP})
	}
}

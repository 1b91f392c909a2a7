package editor

import (
	"tenaille/game/probe"
	"tenaille/rules/grid"
)

// Probe tells where the squares are that are in sight, and who stands on them.
func (e *Editor) Probe(s *probe.State) {
	e.Screen.Probe(s)
	s.Message = e.told.words
	w, h := e.view.Board.Size()
	for y := range h {
		for x := range w {
			c := grid.C(x, y)
			r := e.view.Camera.CellRect(c)
			if m := r.Min.Add(r.Max).Div(2); !r.In(e.view.Camera.View) || e.onPanel(m.X, m.Y) {
				continue
			}
			s.Squares[c.Name()] = e.Independent([4]int{r.Min.X, r.Min.Y, r.Dx(), r.Dy()})
		}
	}
	for i := range e.easel.Sketch.Setup.Combatants {
		c := &e.easel.Sketch.Setup.Combatants[i]
		s.Creatures = append(s.Creatures, probe.Creature{ID: c.ID, Kind: c.Kind, Side: c.Side, Square: grid.C(c.At[0], c.At[1]).Name(), Space: int(c.Fills()), HP: c.HP})
	}
}

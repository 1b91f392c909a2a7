package deploy

import (
	"tenaille/game/probe"
	"tenaille/rules/grid"
)

// Probe tells where everything is that the side on screen may see.
func (d *Deploy) Probe(s *probe.State) {
	if d.curtain != nil {
		d.curtain.Probe(s)
		return
	}
	d.Screen.Probe(s)
	s.Message = d.said.words
	if d.armies.Now >= 0 && d.armies.Now < len(d.armies.Field.Sides) {
		s.Side = d.armies.Field.Sides[d.armies.Now]
	}
	w, h := d.view.Board.Size()
	for y := range h {
		for x := range w {
			c := grid.C(x, y)
			r := d.view.Camera.CellRect(c)
			if m := r.Min.Add(r.Max).Div(2); !r.In(d.view.Camera.View) || d.onPanel(m.X, m.Y) {
				continue
			}
			s.Squares[c.Name()] = d.Independent([4]int{r.Min.X, r.Min.Y, r.Dx(), r.Dy()})
		}
	}
	if d.armies.Hold >= 0 {
		s.Acting = d.armies.Setup.Combatants[d.armies.Hold].ID
	}
	for _, c := range d.armies.Fits() {
		s.Reachable = append(s.Reachable, c.Name())
	}
	for i := range d.armies.Setup.Combatants {
		if c := &d.armies.Setup.Combatants[i]; d.armies.Shown(i) {
			sp := d.armies.Space(i)
			s.Creatures = append(s.Creatures, probe.Creature{ID: c.ID, Kind: c.Kind, Side: c.Side, Square: sp.At.Name(), Space: int(sp.N), HP: c.HP})
		}
	}
}

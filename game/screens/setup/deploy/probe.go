package deploy

import "tenaille/game/probe"

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
	for c, r := range d.view.InSight(d.Style.Scale()) {
		s.Squares[c.Name()] = d.Independent([4]int{r.Min.X, r.Min.Y, r.Dx(), r.Dy()})
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

package area

import "tenaille/render/art"

// goalGold is the colour of one's own goals.
var goalGold = art.RGB(0xffd24a)

// paintZones paints what goals are about: a thin wash and long dashes.
func (u *Layer) paintZones(s *Areas, c float64, outline outliner) {
	p := &u.Ink
	for i := range s.Zones {
		z := &s.Zones[i]
		colour, light := goalGold, goalGold
		if !z.Own {
			look := art.SideLook(z.Side)
			colour, light = look.Colour, look.Light
		}
		d := outline(.07*c, .16, z.Cells)
		u.wash(z.Cells, colour, .10)
		p.Loops(d).Stroke(u.img, art.Ink, .095*c, .5)
		p.Dash(d, .34*c, .14*c).Stroke(u.img, light, .06*c, 1)
	}
}

package area

import (
	"image/color"

	"tenaille/render/art"
	"tenaille/render/pen"
	"tenaille/rules/grid"
)

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
		if len(z.Cells) > 0 {
			at := flagged(z.Cells)
			u.flag((float64(int(at.X)-u.cells.Min.X)+.5)*c, (float64(int(at.Y)-u.cells.Min.Y)+.5)*c, c, colour, light)
		}
	}
}

// flagged is the square of a zone on which its banner stands: near the middle, in the row under the
// middle one, where the zone has one: what it is called stands over it.
func flagged(zone []grid.Cell) (best grid.Cell) {
	from, to := zone[0], zone[0]
	for _, c := range zone[1:] {
		from, to = grid.C(int(min(from.X, c.X)), int(min(from.Y, c.Y))), grid.C(int(max(to.X, c.X)), int(max(to.Y, c.Y)))
	}
	x, y := int(from.X+to.X+1)/2, int(from.Y+to.Y+1)/2
	least := 1 << 30
	for _, c := range zone {
		dx, dy := int(c.X)-x, int(c.Y)-y
		if d := dx*dx + dy*dy; d < least {
			best, least = c, d
		}
	}
	return best
}

// flag draws the banner that stands in what a goal is about, around a point.
func (u *Layer) flag(x, y, c float64, colour, light color.NRGBA) {
	at := func(dx, dy float64) pen.Vec { return pen.V(x+dx*c, y+dy*c) }
	p := &u.Ink
	p.Reset().Circle(x-.12*c, y+.38*c, .13*c).Fade(u.img, art.Ink, .35)
	p.Polyline(at(-.16, .38), at(-.16, -.42)).Stroke(u.img, art.Ink, .12*c, 1).Stroke(u.img, art.RGB(0xb98a52), .055*c, 1)
	p.Polygon(at(-.13, -.38), at(.34, -.38), at(.22, -.19), at(.34, 0), at(-.13, 0)).Stroke(u.img, art.Ink, .08*c, 1).Fill(u.img, colour)
	p.Polyline(at(-.06, -.3), at(.2, -.3)).Stroke(u.img, towardsBone(light), .05*c, .8)
	p.Reset().Circle(x-.16*c, y-.42*c, .06*c).Stroke(u.img, art.Ink, .05*c, 1).Fill(u.img, light)
}

// towardsBone is a colour half way to bone.
func towardsBone(c color.NRGBA) color.NRGBA {
	mid := func(a, b uint8) uint8 { return uint8((int(a) + int(b)) / 2) }
	return color.NRGBA{mid(c.R, art.Bone.R), mid(c.G, art.Bone.G), mid(c.B, art.Bone.B), 255}
}

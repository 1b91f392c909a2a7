package svg

import (
	"image/color"
	"math"
)

// gradient is a linear or radial one, in the box of the shape it fills or in the
// drawing's units.
type gradient struct {
	radial, user   bool
	x1, y1, x2, y2 float64 // linear: from, to; radial: centre, radius in x2
	stops          []gradientStop
}

type gradientStop struct {
	at float64
	c  color.NRGBA
}

func newGradient(kind string, a map[string]string) *gradient {
	g := &gradient{radial: kind == "radialGradient", user: a["gradientUnits"] == "userSpaceOnUse"}
	if g.radial {
		g.x1, g.y1, g.x2 = number(a, "cx", .5), number(a, "cy", .5), number(a, "r", .5)
	} else {
		g.x1, g.y1, g.x2, g.y2 = number(a, "x1", 0), number(a, "y1", 0), number(a, "x2", 1), number(a, "y2", 0)
	}
	return g
}

func (g *gradient) stop(a map[string]string) error {
	c, err := Color(a["stop-color"])
	if err != nil {
		return err
	}
	c.A = uint8(number(a, "stop-opacity", 1)*255 + .5)
	g.stops = append(g.stops, gradientStop{number(a, "offset", 0), c})
	return nil
}

// at returns the colour at a point of the drawing, for a shape with that box.
func (g *gradient) at(p point, box [4]float64) color.NRGBA {
	x, y := p.x, p.y
	if !g.user {
		x, y = (p.x-box[0])/(box[2]-box[0]), (p.y-box[1])/(box[3]-box[1])
	}
	var t float64
	if g.radial {
		t = math.Hypot(x-g.x1, y-g.y1) / g.x2
	} else {
		dx, dy := g.x2-g.x1, g.y2-g.y1
		t = ((x-g.x1)*dx + (y-g.y1)*dy) / (dx*dx + dy*dy)
	}
	return blend(g.stops, t)
}

func blend(stops []gradientStop, t float64) color.NRGBA {
	if len(stops) == 0 {
		return color.NRGBA{}
	}
	if t <= stops[0].at {
		return stops[0].c
	}
	for i := 1; i < len(stops); i++ {
		a, b := stops[i-1], stops[i]
		if t <= b.at {
			k := (t - a.at) / (b.at - a.at)
			mix := func(u, v uint8) uint8 { return uint8(float64(u) + (float64(v)-float64(u))*k + .5) }
			return color.NRGBA{mix(a.c.R, b.c.R), mix(a.c.G, b.c.G), mix(a.c.B, b.c.B), mix(a.c.A, b.c.A)}
		}
	}
	return stops[len(stops)-1].c
}

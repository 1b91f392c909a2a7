package terrain

import (
	"math"

	"tenaille/rules"
	"tenaille/rules/grid"
)

// light sets the ambient light and the lamps of a set-up, how each square is lit
// for human eyes (GEO-17), and which squares a lamp does not see.
func (t *Terrain) light(s *rules.Setup, open uint64) {
	l := s.Map.Light
	if l == nil {
		return
	}
	ambient, _ := grid.ParseLight(l.Ambient)
	t.Ambient = [...]Ambience{grid.LightBright: Bright, grid.LightDim: Dusk, grid.LightDark: Night}[ambient]
	for _, src := range l.Sources {
		t.Lamps = append(t.Lamps, Lamp{At: grid.C(src.Cell[0], src.Cell[1]), Radius: src.Bright, Flame: true})
	}
	m := sightMap(s, t.W, t.H)
	if m == nil || t.Ambient == Bright {
		return
	}
	m.SetAmbient(ambient)
	for _, lamp := range t.Lamps {
		if err := m.AddLight(lamp.At, lamp.Radius); err != nil {
			return
		}
	}
	f := grid.Field{Map: m, OpenDoors: open}
	for y := range t.H {
		for x := range t.W {
			t.Square(x, y).Light = f.LightFor(grid.Vision{}, grid.Space{N: 1}, grid.C(x, y))
		}
	}
	for i := range t.Lamps {
		t.Lamps[i].Hidden = t.shadows(&f, &t.Lamps[i])
	}
}

// sightMap is the map with what may stop light; nil when it has no size.
func sightMap(s *rules.Setup, w, h int) *grid.Map {
	m, err := grid.NewMap(w, h)
	if err != nil {
		return nil
	}
	of := func(f *rules.FeatureSetup, door int) (grid.Feature, bool) {
		name := f.Feature
		if f.Door != 0 {
			name = "wall"
		}
		switch name {
		case "wall", "curtain", "opaque":
		default:
			return grid.Feature{}, false
		}
		kind, ok := grid.ParseFeature(name)
		g := grid.Feature{Kind: kind}
		if f.Door != 0 {
			g.Door = int8(door + 1)
		}
		return g, ok
	}
	features(s, func(at grid.Cell, f *rules.FeatureSetup, door int) {
		if g, ok := of(f, door); ok && err == nil {
			err = m.AddCell(at, g)
		}
	}, func(e grid.Edge, f *rules.FeatureSetup, door int) {
		if g, ok := of(f, door); ok && err == nil {
			err = m.AddEdge(e, g)
		}
	})
	if err != nil {
		return nil // the rules will say what is wrong with it
	}
	return m
}

// shadows returns the squares in a lamp's pool that it does not see. A wall is lit
// when an open square beside it is.
func (t *Terrain) shadows(f *grid.Field, l *Lamp) (hidden []grid.Cell) {
	n := int(math.Ceil(l.reach()))
	sees := func(x, y int) bool {
		dx, dy := x-int(l.At.X), y-int(l.At.Y)
		return t.Inside(x, y) && f.Sight(l.At, grid.C(x, y), max(dx*dx, dy*dy) <= 1)
	}
	for y := int(l.At.Y) - n; y <= int(l.At.Y)+n; y++ {
		for x := int(l.At.X) - n; x <= int(l.At.X)+n; x++ {
			dx, dy := x-int(l.At.X), y-int(l.At.Y)
			if !t.Inside(x, y) || dx*dx+dy*dy > n*n {
				continue
			}
			lit := sees(x, y)
			if t.tall(x, y) {
				for _, d := range [...][2]int{{-1, 0}, {1, 0}, {0, -1}, {0, 1}, {-1, -1}, {1, -1}, {-1, 1}, {1, 1}} {
					lit = lit || !t.tall(x+d[0], y+d[1]) && sees(x+d[0], y+d[1])
				}
			}
			if !lit {
				hidden = append(hidden, grid.C(x, y))
			}
		}
	}
	return hidden
}

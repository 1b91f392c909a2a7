package terrain

import (
	"sort"

	"tenaille/rules/grid"
)

// dressed returns the terrain as it is painted: stairs given as props become the
// ground, solid props stand in place of the wall or pit that the rules see there,
// water is no hole, and props are sorted from north to south. t stays as it is.
func dressed(t *Terrain) *Terrain {
	d := *t
	d.Squares = append([]Square(nil), t.Squares...)
	d.Props = nil
	for _, p := range t.Props {
		x, y := int(p.At.X), int(p.At.Y)
		if !t.Inside(x, y) {
			continue
		}
		s := &d.Squares[y*t.W+x]
		if way, ok := stairs[p.Name]; ok {
			s.Ground, s.Uphill = Stairs, way
			continue
		}
		if !onWall[p.Name] && (s.Block == Wall || s.Block == Pit || s.Block == Low) && heightOf(p.Name) == standing {
			s.Block = Open
		}
		d.Props = append(d.Props, p)
	}
	d.overgrow()
	d.stock()
	d.piers = d.findPiers()
	d.Edges = append([]Edge(nil), t.Edges...)
	for i := range d.Edges {
		d.Edges[i].timber = d.timbered(d.Edges[i])
	}
	sort.SliceStable(d.Props, func(i, j int) bool { return d.Props[i].At.Before(d.Props[j].At) })
	for i := range d.Squares {
		if s := &d.Squares[i]; s.Block == Pit && (s.Ground == Water || s.Ground == Bridge) {
			s.Block = Open
		}
	}
	return &d
}

var stairs = map[string]grid.Dir{"stairs-n": grid.N, "stairs-e": grid.E, "stairs-s": grid.S, "stairs-w": grid.W}

// onWall are the props that hang on a wall and leave it standing.
var onWall = map[string]bool{"banner": true, "sconce": true, "ivy": true, "moss": true, "crack": true, "ruin": true, "ruin-1": true, "ruin-2": true, "moss-1": true, "moss-2": true}

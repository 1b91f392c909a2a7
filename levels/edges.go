package levels

import (
	"slices"

	"tenaille/rules"
)

// layEdges reads the object layer "edges": polylines along the grid.
func (b *builder) layEdges() error {
	type key struct {
		edge    edge
		feature string
	}
	seen := map[key]bool{}
	for _, o := range b.objectsOf("edges") {
		spot := b.objects[o.ID]
		if len(o.PolyLines) != 1 || o.PolyLines[0].Points == nil {
			return fault(b.file, spot, "must be a polyline")
		}
		f, err := b.edgeFeature(o.Class, properties{b.file, spot, o.Properties})
		if err != nil {
			return err
		}
		var points [][2]int
		for i, p := range *o.PolyLines[0].Points {
			x, y, ok := b.corner(o.X+p.X, o.Y+p.Y)
			if !ok {
				return fault(b.file, spot, "point %d at %v,%v is not a corner of the grid", i+1, o.X+p.X, o.Y+p.Y)
			}
			points = append(points, [2]int{x, y})
		}
		for i := 1; i < len(points); i++ {
			line := between(points[i-1], points[i])
			if line == nil {
				return fault(b.file, spot, "points %d and %d are not on one line of the grid", i, i+1)
			}
			for _, e := range line {
				if seen[key{e, f.Feature}] {
					return fault(b.file, spot, "%v has %s twice", e, quote(f.Feature))
				}
				seen[key{e, f.Feature}] = true
				if len(seen) > 4*maxSide*maxSide {
					return fault(b.file, spot, "too many edges")
				}
				b.setup.Map.Edges = append(b.setup.Map.Edges, rules.EdgeSetup{Edge: e.String(), FeatureSetup: f})
				if barsEdge(f) {
					b.walls[e] = true
				}
			}
		}
	}
	return nil
}

// edgeFeature reads the class of an edge object: a feature of GEO-05 or door.
func (b *builder) edgeFeature(class string, props properties) (rules.FeatureSetup, error) {
	if err := props.only("height", "grade", "pct", "walkable", "open", "locked"); err != nil {
		return rules.FeatureSetup{}, err
	}
	open, err := props.truth("open")
	if err != nil {
		return rules.FeatureSetup{}, err
	}
	locked, err := props.truth("locked")
	if err != nil {
		return rules.FeatureSetup{}, err
	}
	switch {
	case class == "door":
		if open && locked {
			return rules.FeatureSetup{}, fault(b.file, props.place, "a door is not both open and locked")
		}
		return rules.FeatureSetup{Feature: "wall", Door: rules.SomeDoor, Open: open, Locked: locked}, nil
	case class == "":
		return rules.FeatureSetup{}, fault(b.file, props.place, "no class: one of %v or door", edgeFeatures)
	case !slices.Contains(edgeFeatures, class):
		return rules.FeatureSetup{}, fault(b.file, props.place, "unknown class %s: one of %v or door", quote(class), edgeFeatures)
	case open || locked:
		return rules.FeatureSetup{}, fault(b.file, props.place, "open and locked go with %s only", quote("door"))
	}
	return props.feature(class)
}

// between lists the unit edges from corner p to corner q, nil when they are
// the same or not on one line of the grid.
func between(p, q [2]int) []edge {
	var line []edge
	switch {
	case p[0] == q[0]:
		for y := min(p[1], q[1]); y < max(p[1], q[1]); y++ {
			line = append(line, edge{true, p[0], y})
		}
	case p[1] == q[1]:
		for x := min(p[0], q[0]); x < max(p[0], q[0]); x++ {
			line = append(line, edge{false, x, p[1]})
		}
	}
	return line
}

// barsEdge reports whether nobody walks through an edge with this feature.
func barsEdge(f rules.FeatureSetup) bool {
	switch f.Feature {
	case "wall":
		return !f.Open
	case "glass", "slit", "window":
		return true
	case "cover":
		return f.Walkable != nil && !*f.Walkable
	}
	return false
}

// torch is the bright radius of a light that names none (GEO-17).
const torch = 4

// layLights reads the object layer "lights".
func (b *builder) layLights() error {
	for _, o := range b.objectsOf("lights") {
		spot := b.objects[o.ID]
		if err := b.classOf(o, "light"); err != nil {
			return err
		}
		x, y, err := b.cellOf(o)
		if err != nil {
			return err
		}
		props := properties{b.file, spot, o.Properties}
		if err := props.only("bright"); err != nil {
			return err
		}
		bright, err := props.whole("bright", torch, 1, maxSide)
		if err != nil {
			return err
		}
		light := b.light()
		light.Sources = append(light.Sources, rules.SourceSetup{Cell: [2]int{x, y}, Bright: bright})
	}
	return nil
}

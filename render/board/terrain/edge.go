package terrain

import (
	"image"
	"sort"
	"strings"

	"tenaille/rules/grid"
)

// edgeNames are the drawings of what stands on an edge.
var edgeNames = map[Block]string{
	Wall: "edge-wall", Ruin: "edge-wall", Low: "edge-low", Glass: "edge-glass", Slit: "edge-slit",
	Window: "edge-window", Door: "edge-door", DoorOpen: "edge-open", Curtain: "edge-curtain",
	Hedge: "edge-hedge", Palisade: "edge-palisade",
}

// posts says which edges end in a post of stone, and whether it is a low one.
func posts(k Block) (post, low bool) {
	switch k {
	case Wall, Ruin, Slit, Window, Door, DoorOpen:
		return true, false
	case Low:
		return true, true
	}
	return false, false
}

// joint is a corner of squares where edges meet: one bit for each way N1 E2 S4 W8
// that an edge leaves it.
type joint struct {
	ways, tall int
	timber     bool
}

// edgeMap is how the edges of a terrain are drawn: sorted, with their joints.
type edgeMap struct {
	edges  []Edge
	joints map[grid.Cell]joint
	order  []grid.Cell // the joints, row by row
}

func newEdgeMap(edges []Edge) edgeMap {
	m := edgeMap{edges: append([]Edge(nil), edges...), joints: map[grid.Cell]joint{}}
	sort.SliceStable(m.edges, func(i, j int) bool { return m.edges[i].At.Before(m.edges[j].At) })
	for _, e := range m.edges {
		post, low := posts(e.Kind)
		if !post {
			continue
		}
		add := func(at grid.Cell, way int) {
			j, known := m.joints[at]
			if !known {
				m.order = append(m.order, at)
			}
			j.ways |= way
			if !low {
				j.tall |= way
			}
			j.timber = j.timber || e.timber
			m.joints[at] = j
		}
		if e.Vertical {
			add(e.At, 4)
			add(grid.Cell{X: e.At.X, Y: e.At.Y + 1}, 1)
		} else {
			add(e.At, 2)
			add(grid.Cell{X: e.At.X + 1, Y: e.At.Y}, 8)
		}
	}
	sort.Slice(m.order, func(i, j int) bool { return m.order[i].Before(m.order[j]) })
	return m
}

// edges lays the thin walls between squares, from north to south: on each line of
// the lattice the walls along it, those that leave it southwards, and the posts
// where they meet.
func (p *painter) edges(around image.Rectangle) {
	m := &p.b.edges
	for y := around.Min.Y; y <= around.Max.Y; y++ {
		for _, vertical := range [...]bool{false, true} {
			for _, e := range m.edges {
				if int(e.At.Y) == y && e.Vertical == vertical && int(e.At.X) >= around.Min.X && int(e.At.X) <= around.Max.X {
					p.edge(e)
				}
			}
		}
		for _, at := range m.order {
			if int(at.Y) == y && int(at.X) >= around.Min.X && int(at.X) <= around.Max.X {
				p.post(at, m.joints[at])
			}
		}
	}
}

func (p *painter) edge(e Edge) {
	name, x, y := edgeAt(e)
	if e.Kind == Curtain {
		name = "edge-curtain" + p.b.edges.dye(e) + strings.TrimPrefix(name, "edge-curtain")
	}
	p.put(name, x, y, 1)
}

// dyes are the colours of curtains and awnings, red without a word.
var dyes = [...]string{"", "-blue", "-ochre", "-green"}

// dye is the colour of a curtain: one for all that hang in a row.
func (m *edgeMap) dye(e Edge) string {
	dx, dy := 1, 0
	if e.Vertical {
		dx, dy = 0, 1
	}
	from := e
	for more := true; more; {
		more = false
		for _, o := range m.edges {
			if o.Kind == Curtain && o.Vertical == e.Vertical && int(o.At.X) == int(from.At.X)-dx && int(o.At.Y) == int(from.At.Y)-dy {
				from, more = o, true
				break
			}
		}
	}
	return dyes[(int(from.At.X)/8+int(from.At.Y)/6)%len(dyes)] // stalls beside each other differ
}

func (p *painter) post(at grid.Cell, j joint) {
	if j.ways == 2+8 || j.ways == 1+4 && j.tall != 1 && j.tall != 4 {
		return // a straight run needs none
	}
	name := "edge-"
	if j.timber {
		name = "timber-"
	}
	if j.ways&4 != 0 {
		name += "knob"
	} else {
		name += "post"
	}
	if j.tall == 0 {
		name += "-low"
	}
	p.put(name, float64(at.X)-.5, float64(at.Y)-.5, 1)
}

// edgeAt is the drawing of what stands on an edge and where its corner lies, in
// squares.
func edgeAt(e Edge) (name string, x, y float64) {
	x, y = float64(e.At.X), float64(e.At.Y)
	name = edgeNames[e.Kind]
	if e.timber {
		name = edgeTimber[e.Kind]
	}
	if !e.Vertical {
		return name + "-h", x, y - .5
	}
	// The top of a wall is drawn as high above its foot as that of the post it runs
	// into.
	lift := 0.0
	switch post, low := posts(e.Kind); {
	case post && low:
		lift = 6.0 / 64
	case post:
		lift = 13.0 / 64
	}
	return name + "-v", x - .5, y - lift
}

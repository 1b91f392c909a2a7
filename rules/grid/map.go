package grid

import "fmt"

// Map is the fixed ground: cells, edges and their features, elevation and
// light sources. It is built once with the Add and Set methods and not changed
// after the first question; doors and creatures lie on top of it, in a Field.
type Map struct {
	w, h       int
	cells      []place // w*h, row-major
	vs, hs     []place // (w+1)*h and w*(h+1)
	elevation  []int8
	steps      []uint8 // legal directions of a one-cell creature, doors closed
	around     []trait // what lies in a cell, in its neighbours and between them
	doors      int
	ambient    Light
	sources    []source
	effect     layer // blocksEffect
	sight      layer // blocksSight or isOpaque
	covers     layer // coverAny
	lows       plane // isLow: cells, and those whose west or north edge is
	tallest    int   // height in centimetres of the tallest low obstacle
	concealing layer // hides
	slits      bool
	improved   bool
	foggy      bool // something conceals
	foggyEdges bool // some edge conceals
	veiled     bool // something stops effect and sight unlike
	survey     *survey
}

// place is the features of one cell or edge and what they do together.
type place struct {
	traits   trait
	pct      uint8 // greatest percentage of its concealing features
	features []Feature
}

// MaxSide is the greatest width or height of a map (GEO-01).
const MaxSide = 256

// NewMap returns a bare floor of w by h cells, each 1 to 256.
func NewMap(w, h int) (*Map, error) {
	if w < 1 || h < 1 || w > MaxSide || h > MaxSide {
		return nil, fmt.Errorf("map of %d by %d cells: each side must be 1 to %d", w, h, MaxSide)
	}
	m := &Map{
		w: w, h: h,
		cells: make([]place, w*h), vs: make([]place, (w+1)*h), hs: make([]place, w*(h+1)),
		elevation: make([]int8, w*h), steps: make([]uint8, w*h), around: make([]trait, w*h),
		effect: newLayer(w, h), sight: newLayer(w, h),
		covers: newLayer(w, h), lows: newPlane(w+1, h+1), concealing: newLayer(w, h),
	}
	m.openSteps()
	return m, nil
}

// W is the width in cells.
func (m *Map) W() int { return m.w }

// H is the height in cells.
func (m *Map) H() int { return m.h }

// Inside reports whether c is a cell of the map.
func (m *Map) Inside(c Cell) bool { return m.inside(int(c.X), int(c.Y)) }

// InsideSpace reports whether every cell of s is a cell of the map.
func (m *Map) InsideSpace(s Space) bool {
	return s.At.X >= 0 && s.At.Y >= 0 && int(s.At.X)+int(s.N) <= m.w && int(s.At.Y)+int(s.N) <= m.h
}

func (m *Map) inside(x, y int) bool { return uint(x) < uint(m.w) && uint(y) < uint(m.h) }

// Index is the place of c in a row-major grid of W*H entries, the form that
// Walk reads.
func (m *Map) Index(c Cell) int { return int(c.Y)*m.w + int(c.X) }

// CellAt is the cell of a row-major index.
func (m *Map) CellAt(i int) Cell { return C(i%m.w, i/m.w) }

// HasSlits reports whether there is a slit anywhere (COV-13).
func (m *Map) HasSlits() bool { return m.slits }

// AddCell fills c with one more feature. It refuses cells outside the map,
// features that lie only on edges and impossible percentages or doors.
func (m *Map) AddCell(c Cell, f Feature) error {
	if !m.Inside(c) {
		return fmt.Errorf("cell (%d,%d): outside the map of %d by %d", c.X, c.Y, m.w, m.h)
	}
	if !f.Kind.OnCell() {
		return fmt.Errorf("cell (%d,%d): %v lies only on an edge", c.X, c.Y, f.Kind)
	}
	if err := m.complete(&f); err != nil {
		return fmt.Errorf("cell (%d,%d): %w", c.X, c.Y, err)
	}
	x, y := int(c.X), int(c.Y)
	t := m.cells[m.Index(c)].add(f)
	m.mark(t)
	for _, k := range m.layers(t) {
		if k != nil {
			k.cells.set(x, y)
		}
	}
	m.laid(x, y, t)
	return nil
}

// AddEdge lays one more feature on e, which may lie on the rim of the map. It
// refuses edges outside the map, features that lie only in cells and
// impossible percentages or doors.
func (m *Map) AddEdge(e Edge, f Feature) error {
	p := m.edge(e)
	if p == nil {
		return fmt.Errorf("edge %v: outside the map of %d by %d", e, m.w, m.h)
	}
	if !f.Kind.OnEdge() {
		return fmt.Errorf("edge %v: %v lies only in a cell", e, f.Kind)
	}
	if err := m.complete(&f); err != nil {
		return fmt.Errorf("edge %v: %w", e, err)
	}
	x, y := int(e.At.X), int(e.At.Y)
	t := p.add(f)
	m.mark(t)
	m.foggyEdges = m.foggyEdges || t&hides != 0
	for _, k := range m.layers(t) {
		switch {
		case k == nil:
		case e.Vertical:
			k.v.set(x, y)
		default:
			k.h.set(x, y)
		}
	}
	m.laid(x, y, t)
	return nil
}

// laid brings what is known of the neighbourhood up to date where something of
// the traits t was put.
func (m *Map) laid(x, y int, t trait) {
	if t&isLow != 0 {
		m.lows.set(x, y)
	}
	m.spread(x, y, t)
	if t&(barsWalk|isSolid) != 0 {
		m.refreshSteps(x-1, y-1, x+1, y+1)
	}
}

// complete writes the defaults of GEO-05 into f and checks its numbers.
func (m *Map) complete(f *Feature) error {
	switch f.Kind {
	case FeatureLow:
		if f.Height == 0 {
			f.Height = 90
		}
		m.tallest = max(m.tallest, int(f.Height))
	case FeatureConceal:
		if f.Pct == 0 {
			f.Pct = 20
		}
		if f.Pct > 49 {
			return fmt.Errorf("conceal %d: the percentage must be 1 to 49", f.Pct)
		}
	case FeatureCover:
		if f.Grade != CoverPartial && f.Grade != CoverStandard && f.Grade != CoverImproved {
			return fmt.Errorf("cover %v: the grade must be partial, standard or improved", f.Grade)
		}
	}
	if f.Door < 0 || f.Door > 64 {
		return fmt.Errorf("door %d: a map has at most 64 doors", f.Door-1)
	}
	m.doors = max(m.doors, int(f.Door))
	return nil
}

func (p *place) add(f Feature) trait {
	t := f.traits()
	p.features = append(p.features, f)
	p.traits |= t
	if f.Kind == FeatureConceal {
		p.pct = max(p.pct, f.Pct)
	}
	return t
}

func (m *Map) mark(t trait) {
	m.slits = m.slits || t&isSlit != 0
	m.improved = m.improved || t&coverImproved != 0
	m.foggy = m.foggy || t&hides != 0
	m.veiled = m.veiled || t&isOpaque != 0 || (t&blocksEffect != 0) != (t&blocksSight != 0)
	m.survey = nil
}

// layers lists the layers that a feature with traits t belongs to.
func (m *Map) layers(t trait) (l [4]*layer) {
	if t&blocksEffect != 0 {
		l[0] = &m.effect
	}
	if t&(blocksSight|isOpaque) != 0 {
		l[1] = &m.sight
	}
	if t&coverAny != 0 {
		l[2] = &m.covers
	}
	if t&hides != 0 {
		l[3] = &m.concealing
	}
	return l
}

// edge returns the place of e, nil outside the map.
func (m *Map) edge(e Edge) *place {
	x, y := int(e.At.X), int(e.At.Y)
	switch {
	case x < 0 || y < 0:
		return nil
	case e.Vertical && x <= m.w && y < m.h:
		return &m.vs[y*(m.w+1)+x]
	case !e.Vertical && x < m.w && y <= m.h:
		return &m.hs[y*m.w+x]
	}
	return nil
}

// CellFeatures returns the features of c in the order they were added, none
// outside the map. The slice belongs to the map.
func (m *Map) CellFeatures(c Cell) []Feature {
	if !m.Inside(c) {
		return nil
	}
	return m.cells[m.Index(c)].features
}

// EdgeFeatures returns the features of e in the order they were added, none
// outside the map. The slice belongs to the map.
func (m *Map) EdgeFeatures(e Edge) []Feature {
	if p := m.edge(e); p != nil {
		return p.features
	}
	return nil
}

// Doors is the number of doors: one more than the greatest index in use.
func (m *Map) Doors() int { return m.doors }

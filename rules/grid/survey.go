package grid

import "slices"

// survey is what the fixed ground does to the lines between all cells of a
// map, doors counted as open and low obstacles left out, since both depend on
// who looks and when: closed doors, low obstacles and creatures are laid on top
// of it, question by question.
type survey struct {
	w, h int
	// grades are the corner lines that are obstructed at all, by standard cover
	// or better, by improved cover (GEO-06 to GEO-10). Where nothing is partial
	// the second, where nothing is improved the third is not kept.
	grades [3]lines
	// own are the same for the corners of cells that hold cover themselves,
	// which does not count for who stands there (COV-01).
	own [3][]lines
	// ownAt is 1 plus the place in own of each such cell, 0 for the others.
	ownAt []int16
	// stars are what covers around each lattice point.
	stars []star
	// effect has, for each cell, the cells it has line of effect to (GEO-11),
	// undecided those of which that is not known: see findEffect.
	effect, undecided []uint64
	// plain tells that sight meets what effect meets: no glass, no curtain, no
	// thick smoke.
	plain bool
	// doors are the places whose features come and go.
	doors []blocker
}

// lines is one bit for each pair of lattice points: the word of a point and a
// column has a bit for each row.
type lines []uint64

// surveySide is the greatest side of a map that is surveyed: the rows of a
// column must fit into a word. surveyCells bounds the memory, at less than four
// bits a pair of cells.
const (
	surveySide  = 62
	surveyCells = 2304
)

// Survey works out the lines between all cells of a map of up to 2304 cells
// and 62 a side, so that questions about them become quicker; larger maps are
// left as they are. It is called once the map is whole and before it is shared.
func (m *Map) Survey() {
	if m.w > surveySide || m.h > surveySide || m.w*m.h > surveyCells {
		return
	}
	s := &survey{w: m.w, h: m.h, plain: !m.veiled}
	s.doors = m.blockers(func(p *place) bool { return p.traits&isDoor != 0 })
	stops, stopped := s.findEffect(m)
	s.findCover(m, stops, stopped)
	m.survey = s
}

// SurveyAs is Survey for a map that may have the cells and edges of another, which
// has been surveyed: what is known of its lines is then taken over. Nobody changes
// it, so that any number of maps may share it.
func (m *Map) SurveyAs(o *Map) {
	if o == nil || o.survey == nil || !m.laidAs(o) {
		m.Survey()
		return
	}
	m.survey = o.survey
}

// laidAs reports whether the features of two maps are the same, place by place.
func (m *Map) laidAs(o *Map) bool {
	same := func(a, b place) bool { return a.traits == b.traits && slices.Equal(a.features, b.features) }
	return m.w == o.w && m.h == o.h &&
		slices.EqualFunc(m.cells, o.cells, same) && slices.EqualFunc(m.vs, o.vs, same) && slices.EqualFunc(m.hs, o.hs, same)
}

// still is what the features of p do that are no doors.
func (p *place) still() trait {
	if p.traits&isDoor == 0 {
		return p.traits
	}
	open := Field{OpenDoors: ^uint64(0)}
	return open.now(p)
}

// blocker is a cell or an edge that may stop a line.
type blocker struct {
	x, y uint8
	form shape
}

// blockers lists the places that want says yes to, cells first, then edges.
func (m *Map) blockers(want func(*place) bool) (list []blocker) {
	add := func(p *place, x, y int, form shape) {
		if p.traits != 0 && want(p) {
			list = append(list, blocker{uint8(x), uint8(y), form})
		}
	}
	for i := range m.cells {
		add(&m.cells[i], i%m.w, i/m.w, aCell)
	}
	for i := range m.vs {
		add(&m.vs[i], i%(m.w+1), i/(m.w+1), aV)
	}
	for i := range m.hs {
		add(&m.hs[i], i%m.w, i/m.w, anH)
	}
	return list
}

// at returns the place of b.
func (m *Map) at(b blocker) *place {
	switch b.form {
	case aV:
		return &m.vs[int(b.y)*(m.w+1)+int(b.x)]
	case anH:
		return &m.hs[int(b.y)*m.w+int(b.x)]
	}
	return &m.cells[int(b.y)*m.w+int(b.x)]
}

// row is the words of the lattice point (x,y).
func (s *survey) row(l lines, x, y int) []uint64 {
	return l[(y*(s.w+1)+x)*(s.w+1):][:s.w+1]
}

// aspect is where a quadrant lies on the map: which way its columns and rows
// are counted from the eye, and the eye's place seen from there.
func (s *survey) aspect(side, x, y, w, h int) (fromX, fromY, step int) {
	fromX, fromY, step = x, y, 1
	if side&1 == 1 {
		fromX, step = w-x, -1
	}
	if side&2 == 2 {
		fromY = h - y
	}
	return fromX, fromY, step
}

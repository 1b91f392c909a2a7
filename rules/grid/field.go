package grid

// Body is the space of a creature that may stand in the way. Tag is the
// caller's name for it; a query leaves out the tags of attacker and target.
type Body struct {
	Space Space
	Tag   int16
}

// NoTag names no body.
const NoTag int16 = -1

// Field is a map and what changes on it: open doors and bodies. Questions do
// not change it. Bodies are in canonical order (GEO-18) and without the dead.
type Field struct {
	Map *Map
	// OpenDoors has bit i set while door i is open.
	OpenDoors uint64
	Bodies    []Body
	Rules     Options
	// Memo, if there is one, remembers lines from one question to the next.
	Memo *Memo
}

// cell is what the features of the cell (x,y) do now; outside the map it is a
// wall (GEO-01).
func (f *Field) cell(x, y int) trait {
	if !f.Map.inside(x, y) {
		return blocksEffect | blocksSight | coverStandard | isSolid | barsWalk
	}
	return f.now(&f.Map.cells[y*f.Map.w+x])
}

// v is what the features of the edge V(x,y) do now, nothing outside the map.
func (f *Field) v(x, y int) trait {
	m := f.Map
	if x < 0 || x > m.w || y < 0 || y >= m.h {
		return 0
	}
	return f.now(&m.vs[y*(m.w+1)+x])
}

// h is what the features of the edge H(x,y) do now, nothing outside the map.
func (f *Field) h(x, y int) trait {
	m := f.Map
	if x < 0 || x >= m.w || y < 0 || y > m.h {
		return 0
	}
	return f.now(&m.hs[y*m.w+x])
}

// now leaves out the features that are open doors.
func (f *Field) now(p *place) trait {
	if p.traits&isDoor == 0 || f.OpenDoors == 0 {
		return p.traits
	}
	var t trait
	for i := range p.features {
		if f.stands(&p.features[i]) {
			t |= p.features[i].traits()
		}
	}
	return t
}

// stands reports whether a feature is there: always, unless it is a door and
// the door is open.
func (f *Field) stands(x *Feature) bool {
	return x.Door == 0 || f.OpenDoors>>(x.Door-1)&1 == 0
}

// percent is the greatest percentage of the concealing features of p (CON-02).
func (f *Field) percent(p *place) int {
	if p.traits&isDoor == 0 || f.OpenDoors == 0 {
		return int(p.pct)
	}
	pct := 0
	for i := range p.features {
		if x := &p.features[i]; x.Kind == FeatureConceal && f.stands(x) {
			pct = max(pct, int(x.Pct))
		}
	}
	return pct
}

package grid

// CornerLine is one of the lines that decide about cover, with what obstructs
// it, for the screen.
type CornerLine struct {
	// P and Q are its ends, lattice points.
	P, Q Cell
	// Grade is the cover that what obstructs the line gives by itself:
	// CoverNone for a clear line, CoverTotal for one that stops the attack.
	Grade Grade
	// By is the obstacle, its Set false for a clear line.
	By Obstruction
	// Seam tells that it obstructs as one side of a seam, not by lying across
	// the line (GEO-10).
	Seam bool
}

// CornerLines appends the lines that decide the answer r to the question q:
// those of the chosen corner (COV-01), those between all corners in adjacent
// melee (COV-02), and, when nothing can pass, those of the nearest pair of
// cells with what stops each (COV-12). Out of reach there are none.
func (f *Field) CornerLines(q *CoverQuery, r *CoverResult, dst []CornerLine) []CornerLine {
	switch {
	case !r.InReach:
		return dst
	case !r.Effect:
		return f.stoppedLines(q, dst)
	}
	var room [64]obstacle
	b := bandBetween(r.From, r.To)
	all := q.Melee && r.Adjacent
	list := f.obstacles(room[:0], q, &b, !all)
	first := len(dst)
	for i := range 4 {
		x, y := corner(r.From, i)
		if !all && C(x, y) != r.Corner {
			continue
		}
		for j := range 4 {
			l := lineBetween(r.From, i, r.To, j)
			if l.dx != 0 || l.dy != 0 {
				dst = append(dst, f.cornerLine(&l, list))
			}
		}
	}
	if r.Grade == CoverImproved {
		f.markAperture(q, &b, dst[first:])
	}
	return dst
}

// cornerLine tells what obstructs a line: of several obstacles the one that
// covers best, the first of them in canonical order.
func (f *Field) cornerLine(l *line, list []obstacle) CornerLine {
	c := CornerLine{P: C(l.px, l.py), Q: C(l.px+l.dx, l.py+l.dy), Grade: f.obstructed(l, list).grade()}
	worst := 0
	for k := range list {
		o := &list[k]
		if int(o.w.rank()) > worst && (l.through(o) || f.atSeam(l, list, o)) {
			worst = int(o.w.rank())
			c.By, c.Seam = obstruction(l, o), !l.through(o)
		}
	}
	return c
}

// markAperture names the frame of an aperture on every line where improved
// cover comes from it and from no corner line (COV-10).
func (f *Field) markAperture(q *CoverQuery, b *band, lines []CornerLine) {
	for i := range lines {
		if lines[i].Grade == CoverImproved {
			return
		}
	}
	var room [24]box
	frames := apart(f.gather(room[:0], &f.Map.covers, b, coverImproved), q.Attacker)
	if len(frames) == 0 {
		return
	}
	for i := range lines {
		c := &lines[i]
		c.Grade, c.By = CoverImproved, c.boxed(&frames[0])
	}
}

// boxed is the obstruction of the line by a feature in fine coordinates.
func (c *CornerLine) boxed(b *box) Obstruction {
	o := Obstruction{Set: true, P: c.P, Q: c.Q, By: C(int(b.x0)/fine, int(b.y0)/fine), Body: NoTag}
	switch {
	case b.x0 == b.x1:
		o.OnEdge, o.Edge = true, Edge{o.By, true}
	case b.y0 == b.y1:
		o.OnEdge, o.Edge = true, Edge{o.By, false}
	}
	return o
}

// stoppedLines appends the four lines between the like corners of the nearest
// pair of cells, each with the first thing from the attacker on that stops it.
func (f *Field) stoppedLines(q *CoverQuery, dst []CornerLine) []CornerLine {
	a, t := f.nearest(q)
	if f.Effect(a, t) { // what stops it is a barrier to sight (CFL-05)
		return f.UnseenLines(q, dst)
	}
	var room [48]box
	b := bandBetween(a, t)
	return stopped(a, t, f.gather(room[:0], &f.Map.effect, &b, blocksEffect), nil, dst)
}

// UnseenLines appends the four lines between the like corners of the nearest
// pair of cells, each with the first thing from the attacker on that hides the
// target, if any does (GEO-12).
func (f *Field) UnseenLines(q *CoverQuery, dst []CornerLine) []CornerLine {
	a, t := f.nearest(q)
	var room [48]box
	var thick [32]box
	b := bandBetween(a, t)
	smoke := thick[:0]
	if !near(a, t) {
		smoke = f.gather(smoke, &f.Map.sight, &b, isOpaque)
	}
	return stopped(a, t, f.gather(room[:0], &f.Map.sight, &b, blocksSight), smoke, dst)
}

// nearest is the nearest pair of cells of the question, in reach for melee.
func (f *Field) nearest(q *CoverQuery) (a, t Cell) {
	least := 1 << 30
	for i := range q.Attacker.Len() {
		for j := range q.Target.Len() {
			x, y := q.Attacker.Cell(i), q.Target.Cell(j)
			if q.Melee && !f.pairInReach(q, x, y) {
				continue
			}
			if d := f.Rules.Distance(x, y); d < least {
				a, t, least = x, y, d
			}
		}
	}
	return a, t
}

// stopped appends the lines between the like corners of two cells with what
// stops them: of several the nearest to the first cell.
func stopped(a, t Cell, stops, smoke []box, dst []CornerLine) []CornerLine {
	for k := range 4 {
		r := eyeRay(a, t, k+1, k+1) // the eye points just inside the corners
		px, py := corner(a, k)
		tx, ty := corner(t, k)
		c := CornerLine{P: C(px, py), Q: C(tx, ty)}
		least := int64(1) << 62
		try := func(s *box) {
			dx, dy := int64(s.x0+s.x1)-2*r.px, int64(s.y0+s.y1)-2*r.py
			if d := dx*dx + dy*dy; d < least {
				least, c.By, c.Grade = d, c.boxed(s), CoverTotal
			}
		}
		for i := range stops {
			if r.touches(&stops[i]) {
				try(&stops[i])
			}
		}
		for i := range smoke {
			if r.through(&smoke[i]) {
				try(&smoke[i])
			}
		}
		dst = append(dst, c)
	}
	return dst
}

// Feature returns the feature that an obstruction is, of several the one that
// hinders most; ok is false for a creature and for the rim of the map.
func (f *Field) Feature(o *Obstruction) (x Feature, ok bool) {
	if !o.Set || o.Body != NoTag {
		return Feature{}, false
	}
	list := f.Map.CellFeatures(o.By)
	if o.OnEdge {
		list = f.Map.EdgeFeatures(o.Edge)
	}
	best := -1
	for i := range list {
		if n := list[i].Kind.weight(); f.stands(&list[i]) && n > best {
			x, best, ok = list[i], n, true
		}
	}
	return x, ok
}

// Barrier returns the feature of a cell that keeps creatures from standing there, of
// several the one that hinders an attack most; ok is false where none does.
func (f *Field) Barrier(c Cell) (x Feature, ok bool) {
	best := -1
	if !f.Map.Inside(c) {
		return x, false
	}
	list := f.Map.CellFeatures(c)
	for i := range list {
		if n := list[i].Kind.weight(); f.stands(&list[i]) && list[i].traits()&barsWalk != 0 && n > best {
			x, best, ok = list[i], n, true
		}
	}
	return x, ok
}

// weight orders the kinds of features by how much they hinder an attack.
func (k FeatureKind) weight() int {
	for i, other := range [...]FeatureKind{FeatureOpaque, FeatureConceal, FeatureCurtain, FeatureLow, FeatureCover, FeatureWindow, FeatureSlit, FeatureGlass, FeatureWall} {
		if k == other {
			return i + 1
		}
	}
	return 0
}

package grid

// The plain version: every rule of lines, cover and concealment written once
// more straight from the rule book, over the whole map, without bitsets, boxes
// or early ends. The property tests compare it with the real one.

type plain struct{ *Field }

func (p plain) cellAt(c Cell) []Feature {
	if !p.Map.Inside(c) {
		return []Feature{{Kind: FeatureWall}}
	}
	return p.standing(p.Map.CellFeatures(c))
}

func (p plain) edgeAt(e Edge) []Feature { return p.standing(p.Map.EdgeFeatures(e)) }

func (p plain) standing(list []Feature) (out []Feature) {
	for _, f := range list {
		if f.Door == 0 || p.OpenDoors&(1<<(f.Door-1)) == 0 {
			out = append(out, f)
		}
	}
	return out
}

// places visits every cell, with one ring outside the map, and every edge.
func (p plain) places(cell func(Cell, []Feature), edge func(Edge, []Feature)) {
	for y := -1; y <= p.Map.H(); y++ {
		for x := -1; x <= p.Map.W(); x++ {
			c := C(x, y)
			if list := p.cellAt(c); len(list) > 0 {
				cell(c, list)
			}
			for _, e := range []Edge{V(x, y), H(x, y)} {
				if list := p.edgeAt(e); len(list) > 0 {
					edge(e, list)
				}
			}
		}
	}
}

func anyKind(list []Feature, kinds ...FeatureKind) bool {
	for _, f := range list {
		for _, k := range kinds {
			if f.Kind == k {
				return true
			}
		}
	}
	return false
}

type pt struct{ x, y int }

func cross(p, q, z pt) int64 {
	return int64(q.x-p.x)*int64(z.y-p.y) - int64(q.y-p.y)*int64(z.x-p.x)
}

// minmax is the range of f over the four corners of a box.
func minmax(p, q pt, x0, y0, x1, y1 int) (lo, hi int64) {
	lo, hi = 1<<60, -1<<60
	for _, z := range []pt{{x0, y0}, {x1, y0}, {x0, y1}, {x1, y1}} {
		lo, hi = min(lo, cross(p, q, z)), max(hi, cross(p, q, z))
	}
	return lo, hi
}

// throughBox is GEO-07 for a cell of any scale.
func throughBox(p, q pt, x0, y0, x1, y1 int) bool {
	lo, hi := minmax(p, q, x0, y0, x1, y1)
	return max(p.x, q.x) > x0 && min(p.x, q.x) < x1 && max(p.y, q.y) > y0 && min(p.y, q.y) < y1 && lo < 0 && hi > 0
}

// throughSegment is GEO-08.
func throughSegment(p, q, u, v pt) bool {
	return sign(cross(p, q, u))*sign(cross(p, q, v)) < 0 && sign(cross(u, v, p))*sign(cross(u, v, q)) < 0
}

func touchBox(p, q pt, x0, y0, x1, y1 int) bool {
	lo, hi := minmax(p, q, x0, y0, x1, y1)
	return max(p.x, q.x) >= x0 && min(p.x, q.x) <= x1 && max(p.y, q.y) >= y0 && min(p.y, q.y) <= y1 && lo <= 0 && hi >= 0
}

func scaledEdge(e Edge) (u, v pt) {
	a, b := e.Ends()
	return pt{1024 * int(a.X), 1024 * int(a.Y)}, pt{1024 * int(b.X), 1024 * int(b.Y)}
}

// eyeLines visits the 25 eye lines of GEO-11.
func eyeLines(a, t Cell, visit func(p, q pt)) {
	points := func(c Cell) []pt {
		x, y := 1024*int(c.X), 1024*int(c.Y)
		return []pt{{x + 1, y + 1}, {x + 1023, y + 1}, {x + 1, y + 1023}, {x + 1023, y + 1023}, {x + 512, y + 512}}
	}
	for _, p := range points(a) {
		for _, q := range points(t) {
			visit(p, q)
		}
	}
}

// touched reports whether an eye line touches a feature of the kinds.
func (p plain) touched(a, b pt, kinds ...FeatureKind) bool {
	hit := false
	p.places(func(c Cell, list []Feature) {
		x, y := 1024*int(c.X), 1024*int(c.Y)
		hit = hit || anyKind(list, kinds...) && touchBox(a, b, x, y, x+1024, y+1024)
	}, func(e Edge, list []Feature) {
		u, v := scaledEdge(e)
		hit = hit || anyKind(list, kinds...) && touchBox(a, b, u.x, u.y, v.x, v.y)
	})
	return hit
}

func (p plain) effect(a, t Cell) bool {
	free := a == t
	eyeLines(a, t, func(x, y pt) {
		free = free || !p.touched(x, y, FeatureWall, FeatureGlass)
	})
	return free
}

func (p plain) sight(a, t Cell, adjacent bool) bool {
	free := a == t
	eyeLines(a, t, func(x, y pt) {
		if free || p.touched(x, y, FeatureWall, FeatureCurtain) {
			return
		}
		smoke := false
		p.places(func(c Cell, list []Feature) {
			cx, cy := 1024*int(c.X), 1024*int(c.Y)
			smoke = smoke || anyKind(list, FeatureOpaque) && throughBox(x, y, cx, cy, cx+1024, cy+1024)
		}, func(Edge, []Feature) {})
		free = !smoke || adjacent
	})
	return free
}

// bonus is one obstruction of a line.
type bonus struct {
	ac, reflex int
	soft       bool
	low        bool // a low obstacle with 2h < H
	edge       *Edge
	cell       Cell
}

func (b bonus) hard() bool { return !b.soft }

// obstructors lists everything that may obstruct a corner line (COV-01, COV-05,
// COV-07).
func (p plain) obstructors(q *CoverQuery, soft bool) (out []bonus) {
	grade := func(f Feature, dA, dT int, own bool) (bonus, bool) {
		std := bonus{ac: 4, reflex: 2}
		switch f.Kind {
		case FeatureWall, FeatureGlass, FeatureWindow:
			return std, true
		case FeatureSlit:
			return bonus{ac: 8, reflex: 4}, true
		case FeatureCover:
			return bonus{ac: f.Grade.AC(), reflex: f.Grade.Reflex()}, true
		case FeatureLow:
			if own {
				return bonus{}, false
			}
			if 2*int(f.Height) > q.TargetHeight {
				return std, true
			}
			std.low = 2*int(f.Height) < q.TargetHeight
			return std, dT <= 6 && !(dA < dT)
		}
		return bonus{}, false
	}
	dist := func(s Space, c Cell) int {
		best := 1 << 30
		for _, o := range s.Cells(nil) {
			best = min(best, p.Rules.Distance(o, c))
		}
		return best
	}
	p.places(func(c Cell, list []Feature) {
		if q.Attacker.Contains(c) {
			return
		}
		for _, f := range list {
			if b, ok := grade(f, dist(q.Attacker, c), dist(q.Target, c), q.Target.Contains(c)); ok {
				b.cell = c
				out = append(out, b)
			}
		}
	}, func(e Edge, list []Feature) {
		c, d := e.Cells()
		dA := 1 + min(dist(q.Attacker, c), dist(q.Attacker, d))
		dT := 1 + min(dist(q.Target, c), dist(q.Target, d))
		for _, f := range list {
			if b, ok := grade(f, dA, dT, false); ok {
				b.edge = &e
				out = append(out, b)
			}
		}
	})
	if !soft {
		return out
	}
	for _, body := range p.Bodies {
		if body.Tag == q.AttackerTag || body.Tag == q.TargetTag {
			continue
		}
		for _, c := range body.Space.Cells(nil) {
			if !q.Attacker.Contains(c) && !q.Target.Contains(c) {
				out = append(out, bonus{ac: 4, soft: true, cell: c})
			}
		}
	}
	return out
}

func (b *bonus) through(p, q pt) bool {
	if b.edge == nil {
		x, y := int(b.cell.X), int(b.cell.Y)
		return throughBox(p, q, x, y, x+1, y+1)
	}
	u, v := b.edge.Ends()
	return throughSegment(p, q, pt{int(u.X), int(u.Y)}, pt{int(v.X), int(v.Y)})
}

// touchSide is the side of the line on which b touches the lattice point z, 0
// when it does not.
func (b *bonus) touchSide(p, q, z pt) int {
	if b.edge == nil {
		x, y := int(b.cell.X), int(b.cell.Y)
		if z.x < x || z.x > x+1 || z.y < y || z.y > y+1 {
			return 0
		}
		return int(sign(cross(pt{2 * p.x, 2 * p.y}, pt{2 * q.x, 2 * q.y}, pt{2*x + 1, 2*y + 1})))
	}
	u, v := b.edge.Ends()
	switch (pt{int(u.X), int(u.Y)}) {
	case z:
		return int(sign(cross(p, q, pt{int(v.X), int(v.Y)})))
	}
	if (pt{int(v.X), int(v.Y)}) == z {
		return int(sign(cross(p, q, pt{int(u.X), int(u.Y)})))
	}
	return 0
}

// onLine lists what obstructs the line, through or by a seam (GEO-10).
func onLine(p, q pt, list []bonus) (out []bonus) {
	hit := make([]bool, len(list))
	for i := range list {
		hit[i] = list[i].through(p, q)
	}
	g := gcd(abs(q.x-p.x), abs(q.y-p.y))
	for k := 1; k < g; k++ {
		z := pt{p.x + k*(q.x-p.x)/g, p.y + k*(q.y-p.y)/g}
		left, right := false, false
		for i := range list {
			s := list[i].touchSide(p, q, z)
			left, right = left || s < 0, right || s > 0
		}
		for i := range list {
			if left && right && list[i].touchSide(p, q, z) != 0 {
				hit[i] = true
			}
		}
	}
	for i := range list {
		if hit[i] {
			out = append(out, list[i])
		}
	}
	return out
}

func corners(c Cell) []pt {
	x, y := int(c.X), int(c.Y)
	return []pt{{x, y}, {x + 1, y}, {x, y + 1}, {x + 1, y + 1}}
}

// worst combines obstructions: the two maxima apart, and the grade's name.
func worst(list []bonus) (r CoverResult) {
	soft := false
	for _, b := range list {
		r.AC, r.Reflex = max(r.AC, int8(b.ac)), max(r.Reflex, int8(b.reflex))
		soft = soft || b.soft
	}
	switch {
	case r.AC == 8:
		r.Grade = CoverImproved
	case r.AC == 4 && r.Reflex == 2:
		r.Grade = CoverStandard
	case r.AC == 4 && soft:
		r.Grade = CoverSoft
	case r.AC == 2:
		r.Grade = CoverPartial
	}
	return r
}

// inReach is GEO-14 with its reading of the lower bound.
func (p plain) inReach(q *CoverQuery, a, t Cell) bool {
	nearest := 1 << 30
	for _, c := range q.Attacker.Cells(nil) {
		nearest = min(nearest, p.Rules.ReachDistance(c, t))
	}
	lower := nearest >= int(q.Reach.Min) || nearest == 0 && q.Reach.Min == 1
	return lower && p.Rules.ReachDistance(a, t) <= int(q.Reach.Max)
}

func (p plain) usable(q *CoverQuery, a, t Cell) bool {
	if q.Melee && !p.inReach(q, a, t) || !p.effect(a, t) {
		return false
	}
	return !p.Rules.TotalByBarrier || p.sight(a, t, true)
}

// apertures is COV-10's rule and COV-13's.
func (p plain) apertures(q *CoverQuery, a, t Cell) (improved, slit bool) {
	if a == t {
		return false, false
	}
	improved, slit = true, true
	eyeLines(a, t, func(x, y pt) {
		if p.touched(x, y, FeatureWall, FeatureGlass) {
			return
		}
		good, narrow := false, false
		p.places(func(c Cell, list []Feature) {
			beside := false
			for _, o := range q.Attacker.Cells(nil) {
				beside = beside || abs(int(o.X)-int(c.X))+abs(int(o.Y)-int(c.Y)) <= 1
			}
			cx, cy := 1024*int(c.X), 1024*int(c.Y)
			for _, f := range list {
				good = good || f.Kind == FeatureCover && f.Grade == CoverImproved && !beside && throughBox(x, y, cx, cy, cx+1024, cy+1024)
			}
		}, func(e Edge, list []Feature) {
			c, d := e.Cells()
			u, v := scaledEdge(e)
			if !throughSegment(x, y, u, v) {
				return
			}
			beside := q.Attacker.Contains(c) || q.Attacker.Contains(d)
			for _, f := range list {
				narrow = narrow || f.Kind == FeatureSlit
				good = good || !beside && (f.Kind == FeatureSlit || f.Kind == FeatureCover && f.Grade == CoverImproved)
			}
		})
		improved, slit = improved && good, slit && narrow
	})
	return improved, slit
}

func (p plain) cover(q *CoverQuery) CoverResult {
	best := CoverResult{Grade: CoverTotal, InReach: !q.Melee}
	found := false
	key := func(r CoverResult) int {
		k := int(r.AC)*10 + int(r.Reflex)
		if q.Blunt && r.SlitOnly {
			k += 1000
		}
		return k
	}
	for _, a := range q.Attacker.Cells(nil) {
		for _, t := range q.Target.Cells(nil) {
			if q.Melee && p.inReach(q, a, t) {
				best.InReach = true
			}
			if !p.usable(q, a, t) {
				continue
			}
			for _, r := range p.pair(q, a, t) {
				if !found || key(r) < key(best) {
					best, found = r, true
				}
			}
		}
	}
	return best
}

// pair is the cover of one pair from every corner, or from all in adjacent
// melee.
func (p plain) pair(q *CoverQuery, a, t Cell) (out []CoverResult) {
	adjacent := p.Rules.Distance(a, t) <= 1
	improved, slit := p.apertures(q, a, t)
	finish := func(r CoverResult, at pt) {
		if improved {
			r.Grade, r.AC, r.Reflex = CoverImproved, 8, 4
		}
		r.From, r.To, r.Corner = a, t, C(at.x, at.y)
		r.Effect, r.InReach, r.Adjacent, r.SlitOnly = true, true, adjacent, slit
		out = append(out, r)
	}
	if q.Melee && adjacent {
		list := p.obstructors(q, false)
		var all []bonus
		for _, x := range corners(a) {
			for _, y := range corners(t) {
				if x != y {
					all = append(all, onLine(x, y, list)...)
				}
			}
		}
		finish(worst(all), corners(a)[0])
		return out
	}
	list := p.obstructors(q, true)
	for _, x := range corners(a) {
		var all []bonus
		hardLines := 0
		for _, y := range corners(t) {
			if x == y {
				continue
			}
			on := onLine(x, y, list)
			all = append(all, on...)
			for _, b := range on {
				if b.hard() {
					hardLines++
					break
				}
			}
		}
		finish(worst(p.byBody(all, hardLines)), x)
	}
	return out
}

// byBody is COV-09 with partial_by=body.
func (p plain) byBody(all []bonus, hardLines int) []bonus {
	if !p.Rules.PartialByBody {
		return all
	}
	onlyLow := true
	for _, b := range all {
		onlyLow = onlyLow && (b.soft || b.low)
	}
	if hardLines != 1 && !onlyLow {
		return all
	}
	out := []bonus{}
	for _, b := range all {
		if b.hard() && b.ac == 4 {
			b.ac, b.reflex = 2, 1
		}
		out = append(out, b)
	}
	return out
}

// concealment is CON-02, CON-03 and light, as CON-05 takes their maximum. In melee the
// attacker picks where any pair of squares that it can use is adjacent.
func (p plain) concealment(q *CoverQuery, light *[36]uint8) int {
	var values []int
	hand := false
	for _, a := range q.Attacker.Cells(nil) {
		for j, t := range q.Target.Cells(nil) {
			if !p.usable(q, a, t) {
				continue
			}
			hand = hand || q.Melee && p.Rules.Distance(a, t) <= 1
			v := p.mistBetween(q, a, t)
			if light != nil {
				v = max(v, int(light[j]))
			}
			values = append(values, v)
		}
	}
	if len(values) == 0 {
		return 0
	}
	if p.Rules.ConcealDefender && !hand {
		return maxOf(values)
	}
	return minOf(values)
}

func (p plain) mistBetween(q *CoverQuery, a, t Cell) int {
	adjacent := p.Rules.Distance(a, t) <= 1
	smoke := 50
	if adjacent {
		smoke = 20
	}
	pct := func(f Feature) int {
		switch f.Kind {
		case FeatureConceal:
			return int(f.Pct)
		case FeatureOpaque:
			return smoke
		}
		return 0
	}
	if q.Melee && adjacent {
		v := 0
		for _, f := range p.cellAt(t) {
			v = max(v, pct(f))
		}
		return v
	}
	var byCorner []int
	for _, x := range corners(a) {
		var lines []int
		for _, y := range corners(t) {
			if x == y {
				continue
			}
			v := 0
			p.places(func(c Cell, list []Feature) {
				for _, f := range list {
					b := bonus{cell: c}
					if pct(f) > 0 && (b.through(x, y) || p.Rules.ConcealAlong && alongCell(x, y, c)) {
						v = max(v, pct(f))
					}
				}
			}, func(e Edge, list []Feature) {
				for _, f := range list {
					b := bonus{edge: &e}
					if pct(f) > 0 && (b.through(x, y) || p.Rules.ConcealAlong && alongEdge(x, y, e)) {
						v = max(v, pct(f))
					}
				}
			})
			lines = append(lines, v)
		}
		if p.Rules.ConcealAll {
			byCorner = append(byCorner, minOf(lines))
		} else {
			byCorner = append(byCorner, maxOf(lines))
		}
	}
	if p.Rules.ConcealDefender {
		return maxOf(byCorner)
	}
	return minOf(byCorner)
}

// alongEdge is GEO-09.
func alongEdge(p, q pt, e Edge) bool {
	a, b := e.Ends()
	u, v := pt{int(a.X), int(a.Y)}, pt{int(b.X), int(b.Y)}
	if cross(p, q, u) != 0 || cross(p, q, v) != 0 {
		return false
	}
	if e.Vertical {
		return min(max(p.y, q.y), v.y)-max(min(p.y, q.y), u.y) > 0
	}
	return min(max(p.x, q.x), v.x)-max(min(p.x, q.x), u.x) > 0
}

func alongCell(p, q pt, c Cell) bool {
	x, y := int(c.X), int(c.Y)
	for _, e := range []Edge{V(x, y), V(x+1, y), H(x, y), H(x, y+1)} {
		if alongEdge(p, q, e) {
			return true
		}
	}
	return false
}

func maxOf(list []int) int {
	m := list[0]
	for _, v := range list {
		m = max(m, v)
	}
	return m
}

func minOf(list []int) int {
	m := list[0]
	for _, v := range list {
		m = min(m, v)
	}
	return m
}

// skirmish is SKI-07 and SKI-08; the two figures have the tags 0 and 1.
func (p plain) skirmish(a, t Space) (covered bool, at Cell) {
	adjacent := func(c Cell) bool {
		for _, o := range a.Cells(nil) {
			if abs(int(o.X)-int(c.X)) <= 1 && abs(int(o.Y)-int(c.Y)) <= 1 {
				return true
			}
		}
		return false
	}
	hinders := func(list []Feature, nearby bool) bool {
		return anyKind(list, FeatureWall, FeatureGlass, FeatureWindow, FeatureSlit, FeatureCover) || anyKind(list, FeatureLow) && !nearby
	}
	var list []bonus
	p.places(func(c Cell, features []Feature) {
		if hinders(features, adjacent(c)) {
			list = append(list, bonus{cell: c})
		}
	}, func(e Edge, features []Feature) {
		c, d := e.Cells()
		if hinders(features, adjacent(c) || adjacent(d)) {
			list = append(list, bonus{edge: &e})
		}
	})
	for _, body := range p.Bodies {
		for _, c := range body.Space.Cells(nil) {
			if body.Tag > 1 && !a.Contains(c) && !t.Contains(c) {
				list = append(list, bonus{cell: c})
			}
		}
	}
	points := func(s Space) (out []pt) {
		for y := int(s.At.Y); y <= int(s.At.Y)+int(s.N); y++ {
			for x := int(s.At.X); x <= int(s.At.X)+int(s.N); x++ {
				out = append(out, pt{x, y})
			}
		}
		return out
	}
	for _, x := range points(a) {
		clear := true
		for _, y := range points(t) {
			clear = clear && (x == y || len(onLine(x, y, list)) == 0)
		}
		if clear {
			return false, C(x.x, x.y)
		}
	}
	return true, a.At
}

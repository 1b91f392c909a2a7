package grid

// obstacles appends what may obstruct the corner lines of the pair of cells of
// b for the query q: features that cover, low ones that qualify (COV-05), and,
// when soft is set, the cells of other creatures (COV-07).
func (f *Field) obstacles(dst []obstacle, q *CoverQuery, b *band, soft bool) []obstacle {
	m := f.Map
	gx0, gy0, gx1, gy1 := b.grown()
	left, y0, right, y1 := within(gx0, gy0, gx1, gy1, m.w-1, m.h-1)
	l := &m.covers
	for y := y0; y <= y1; y++ {
		x0, x1 := b.row(y, left, right)
		for k := x0 >> 6; k <= x1>>6; k++ {
			for w := l.cells.word(y, k, x0, x1); w != 0; w &= w - 1 {
				x := k<<6 + low(w)
				if b.nearCell(x, y) {
					dst = f.addCell(dst, q, x, y)
				}
			}
		}
		v0, v1 := max(x0, b.x0+1), min(x1, b.x1)
		for k := v0 >> 6; k <= v1>>6; k++ {
			for w := l.v.word(y, k, v0, v1); w != 0; w &= w - 1 {
				x := k<<6 + low(w)
				if b.nearEdge(x, y, x, y+1) {
					dst = f.addEdge(dst, q, V(x, y))
				}
			}
		}
		if y <= b.y0 || y > b.y1 {
			continue
		}
		for k := x0 >> 6; k <= x1>>6; k++ {
			for w := l.h.word(y, k, x0, x1); w != 0; w &= w - 1 {
				x := k<<6 + low(w)
				if b.nearEdge(x, y, x+1, y) {
					dst = f.addEdge(dst, q, H(x, y))
				}
			}
		}
	}
	if !soft {
		return dst
	}
	return f.inTheWay(dst, q, b)
}

// inTheWay appends the cells of other creatures near the lines of b (COV-07).
func (f *Field) inTheWay(dst []obstacle, q *CoverQuery, b *band) []obstacle {
	gx0, gy0, gx1, gy1 := b.grown()
	for i := range f.Bodies {
		o := &f.Bodies[i]
		n := int(o.Space.N) - 1
		ox, oy := int(o.Space.At.X), int(o.Space.At.Y)
		if ox > gx1 || ox+n < gx0 || oy > gy1 || oy+n < gy0 || o.Tag == q.AttackerTag || o.Tag == q.TargetTag {
			continue
		}
		for j := range o.Space.Len() {
			c := o.Space.Cell(j)
			if b.nearCell(int(c.X), int(c.Y)) && !q.Attacker.Contains(c) && !q.Target.Contains(c) {
				dst = append(dst, obstacle{c.X, c.Y, o.Tag, aBody, weighsSoft})
			}
		}
	}
	return dst
}

// hard is the cover that a place with traits t always gives.
func hard(t trait) (w weight) {
	if t&coverPartial != 0 {
		w |= weighsPartial
	}
	if t&coverStandard != 0 {
		w |= weighsStandard
	}
	if t&coverImproved != 0 {
		w |= weighsImproved
	}
	return w
}

func (f *Field) addCell(dst []obstacle, q *CoverQuery, x, y int) []obstacle {
	c := C(x, y)
	if q.Attacker.Contains(c) {
		return dst
	}
	w := hard(f.cell(x, y)) | f.lowCell(q, x, y)
	if w == 0 {
		return dst
	}
	return append(dst, obstacle{c.X, c.Y, NoTag, aCell, w})
}

// lowCell is the cover that low obstacles of the cell (x,y) give.
func (f *Field) lowCell(q *CoverQuery, x, y int) weight {
	p, s := &f.Map.cells[y*f.Map.w+x], Square(C(x, y))
	if p.traits&isLow == 0 || q.Attacker.Contains(s.At) || q.Target.Contains(s.At) {
		return 0
	}
	return f.low(p, q.TargetHeight, f.Rules.SpaceDistance(q.Attacker, s), f.Rules.SpaceDistance(q.Target, s))
}

func (f *Field) addEdge(dst []obstacle, q *CoverQuery, e Edge) []obstacle {
	p := f.Map.edge(e)
	w := hard(f.now(p)) | f.lowEdge(q, p, e)
	if w == 0 {
		return dst
	}
	s := anH
	if e.Vertical {
		s = aV
	}
	return append(dst, obstacle{e.At.X, e.At.Y, NoTag, s, w})
}

// lowEdge is the cover that low obstacles on the edge e give.
func (f *Field) lowEdge(q *CoverQuery, p *place, e Edge) weight {
	if p.traits&isLow == 0 {
		return 0
	}
	c, d := e.Cells()
	dA := 1 + min(f.Rules.SpaceDistance(q.Attacker, Square(c)), f.Rules.SpaceDistance(q.Attacker, Square(d)))
	dT := 1 + min(f.Rules.SpaceDistance(q.Target, Square(c)), f.Rules.SpaceDistance(q.Target, Square(d)))
	return f.low(p, q.TargetHeight, dA, dT)
}

// low is the cover that the low obstacles of p give a target of the given
// height (COV-05): ordinary cover when taller than half of it, else only
// within 6 squares of the target and not nearer to the attacker.
func (f *Field) low(p *place, height, dA, dT int) (w weight) {
	for i := range p.features {
		x := &p.features[i]
		if x.Kind != FeatureLow || !f.stands(x) {
			continue
		}
		switch tall := 2 * int(x.Height); {
		case tall > height:
			w |= weighsStandard
		case dT > 6 || dA < dT:
		case tall == height:
			w |= weighsStandard
		default:
			w |= weighsLow
		}
	}
	return w
}

package grid

// Effect reports whether cell a has line of effect to cell t (GEO-11): one of
// the 25 eye lines touches nothing that blocks effects. It is symmetric.
func (f *Field) Effect(a, t Cell) bool {
	if a == t {
		return true
	}
	s, open, known := f.Map.survey, false, false
	if s != nil && f.Map.Inside(a) && f.Map.Inside(t) {
		if open, known = s.sees(a, t); known && (!open || len(s.doors) == 0) {
			return open
		}
	}
	p := f.Memo.pair(f, a, t)
	if p != nil && *p&effectKnown != 0 {
		return *p&effectOpen != 0
	}
	b := bandBetween(a, t)
	l := &f.Map.effect
	if open && !f.shut(s, &b, blocksEffect) || s == nil && l.clear(b.x0, b.y0, b.x1, b.y1) {
		return remember(p, effectKnown, true)
	}
	var room [48]box
	sc := screen{stops: f.gather(room[:0], l, &b, blocksEffect)}
	return remember(p, effectKnown, sc.open(a, t))
}

// EffectSpaces reports whether some cell of a has line of effect to some cell
// of t (GEO-11).
func (f *Field) EffectSpaces(a, t Space) bool {
	if a.N == 1 && t.N == 1 {
		return f.Effect(a.At, t.At)
	}
	if f.Map.effect.clear(f.box(a, t)) {
		return true
	}
	for i := range a.Len() {
		for j := range t.Len() {
			if f.Effect(a.Cell(i), t.Cell(j)) {
				return true
			}
		}
	}
	return false
}

// Sight reports whether cell a has geometric sight of cell t: part (4) of
// GEO-12. Thick smoke is ignored when adjacent is true.
func (f *Field) Sight(a, t Cell, adjacent bool) bool {
	if a == t {
		return true
	}
	if s := f.Map.survey; s != nil && s.plain {
		return f.Effect(a, t)
	}
	b := bandBetween(a, t)
	l := &f.Map.sight
	if l.clear(b.x0, b.y0, b.x1, b.y1) {
		return true
	}
	known := sightKnown
	if adjacent {
		known = closeKnown
	}
	p := f.Memo.pair(f, a, t)
	if p != nil && *p&known != 0 {
		return *p&(known<<1) != 0
	}
	var room [48]box
	var smoke [32]box
	s := screen{stops: f.gather(room[:0], l, &b, blocksSight)}
	if !adjacent {
		s.smoke = f.gather(smoke[:0], l, &b, isOpaque)
	}
	return remember(p, known, s.open(a, t))
}

// SightSpaces reports whether some cell of a has geometric sight of some cell
// of t; adjacent as in Sight.
func (f *Field) SightSpaces(a, t Space, adjacent bool) bool {
	if a.N == 1 && t.N == 1 {
		return f.Sight(a.At, t.At, adjacent)
	}
	if f.Map.sight.clear(f.box(a, t)) {
		return true
	}
	for i := range a.Len() {
		for j := range t.Len() {
			if f.Sight(a.Cell(i), t.Cell(j), adjacent) {
				return true
			}
		}
	}
	return false
}

// gather appends the boxes of the features of layer l with any of the traits
// want that eye lines within b can touch.
func (f *Field) gather(dst []box, l *layer, b *band, want trait) []box {
	for y := b.y0; y <= b.y1; y++ {
		x0, x1 := b.row(y, b.x0, b.x1)
		for k := x0 >> 6; k <= x1>>6; k++ {
			for w := l.cells.word(y, k, x0, x1); w != 0; w &= w - 1 {
				x := k<<6 + low(w)
				if b.overCell(x, y) && f.cell(x, y)&want != 0 {
					dst = append(dst, cellBox(x, y))
				}
			}
		}
		for k := max(x0, b.x0+1) >> 6; k <= x1>>6; k++ {
			for w := l.v.word(y, k, max(x0, b.x0+1), x1); w != 0; w &= w - 1 {
				x := k<<6 + low(w)
				if b.nearEdge(x, y, x, y+1) && f.v(x, y)&want != 0 {
					dst = append(dst, vBox(x, y))
				}
			}
		}
		if y == b.y0 {
			continue
		}
		for k := x0 >> 6; k <= x1>>6; k++ {
			for w := l.h.word(y, k, x0, x1); w != 0; w &= w - 1 {
				x := k<<6 + low(w)
				if b.nearEdge(x, y, x+1, y) && f.h(x, y)&want != 0 {
					dst = append(dst, hBox(x, y))
				}
			}
		}
	}
	return dst
}

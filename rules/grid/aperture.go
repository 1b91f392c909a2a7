package grid

// apertures looks at the free eye lines of the pair of cells of b: improved
// tells that all of them pass through an improved feature that does not border
// the attacker's own cells (COV-10), slit that all pass through a slit
// (COV-13).
func (f *Field) apertures(q *CoverQuery, b *band) (improved, slit bool) {
	l := &f.Map.covers
	if l.clear(b.x0, b.y0, b.x1, b.y1) {
		return false, false
	}
	var frames, slits [24]box
	fine := f.gather(frames[:0], l, b, coverImproved)
	narrow := f.gather(slits[:0], l, b, isSlit)
	fine = apart(fine, q.Attacker)
	if len(fine) == 0 && len(narrow) == 0 {
		return false, false
	}
	var room [48]box
	s := screen{stops: f.gather(room[:0], &f.Map.effect, b, blocksEffect)}
	improved, slit = len(fine) > 0, len(narrow) > 0
	a := Cell{int16(b.ax), int16(b.ay)}
	t := Cell{int16(b.ax + b.dx), int16(b.ay + b.dy)}
	for i := range eyes {
		for j := range eyes {
			r := eyeRay(a, t, i, j)
			if s.blocked(&r) {
				continue
			}
			improved = improved && throughAny(&r, fine)
			slit = slit && throughAny(&r, narrow)
			if !improved && !slit {
				return false, false
			}
		}
	}
	return improved, slit
}

func throughAny(r *ray, list []box) bool {
	for i := range list {
		if r.through(&list[i]) {
			return true
		}
	}
	return false
}

// apart removes from list what borders a cell of s: its cells, the cells and
// the edges along its sides.
func apart(list []box, s Space) []box {
	x0, y0 := int(s.At.X)*fine, int(s.At.Y)*fine
	x1, y1 := x0+int(s.N)*fine, y0+int(s.N)*fine
	kept := list[:0]
	for _, b := range list {
		// A common border is more than a common corner: the boxes meet along
		// one axis and overlap along the other.
		w := min(int(b.x1), x1) - max(int(b.x0), x0)
		h := min(int(b.y1), y1) - max(int(b.y0), y0)
		if w < 0 || h < 0 || w+h == 0 {
			kept = append(kept, b)
		}
	}
	return kept
}

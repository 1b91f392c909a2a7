package grid

// AreaCover is the cover of the space t against the area a, of which cells are
// the cells (AreaCells): its Reflex method is the bonus to the save (COV-08).
// Creatures give none, and nothing helps against a spread. A target of several
// cells uses the affected one where its bonus is best. height is the target's,
// in centimetres.
func (f *Field) AreaCover(a *Area, cells []Cell, t Space, height int) Grade {
	best := CoverNone
	if a.Kind == AreaSpread {
		return best
	}
	for _, c := range cells {
		if !t.Contains(c) {
			continue
		}
		var g Grade
		if a.Kind == AreaBurst {
			g = f.burstCover(a.From.At, c, t, height)
		} else {
			g = f.coneCover(a.From, c, t, height)
		}
		best = max(best, g)
	}
	return best
}

// coneCover is COV-01 from the creature in the space a to the cell c of t,
// without soft cover.
func (f *Field) coneCover(a Space, c Cell, t Space, height int) Grade {
	bare := Field{Map: f.Map, OpenDoors: f.OpenDoors, Rules: f.Rules}
	q := CoverQuery{Attacker: a, Target: t, TargetHeight: height, AttackerTag: NoTag, TargetTag: NoTag}
	var r CoverResult
	best := 1 << 16
	for i := range a.Len() {
		o := a.Cell(i)
		if !bare.Effect(o, c) {
			continue
		}
		e := exposure{f: &bare, q: &q, a: o, t: c, adjacent: near(o, c)}
		if rank := e.find(best); rank < best {
			best = rank
			e.fill(&r)
		}
	}
	return r.Grade
}

// burstCover is the highest grade among what obstructs the lines from the
// centre of the cell o to the corners of the cell c of t (COV-08); the
// feature that fills o is ignored, apertures and seams count.
func (f *Field) burstCover(o, c Cell, t Space, height int) Grade {
	q := CoverQuery{Attacker: Square(o), Target: t, TargetHeight: height, AttackerTag: NoTag, TargetTag: NoTag}
	b := bandBetween(o, c)
	var room [64]obstacle
	list := f.obstacles(room[:0], &q, &b, false)
	if len(list) == 0 {
		return CoverNone
	}
	var w weight
	if o != c {
		if improved, _ := f.apertures(&q, &b); improved {
			w = weighsImproved
		}
	}
	for j := range 4 {
		qx, qy := corner(c, j)
		r := ray{2*int64(o.X) + 1, 2*int64(o.Y) + 1, 2 * int64(qx), 2 * int64(qy)}
		for i := range list {
			x := &list[i]
			place := x.doubled()
			if r.through(&place) {
				w |= x.w
			}
		}
		w |= rayseams(&r, list)
	}
	return w.grade()
}

// doubled is the box of o in doubled coordinates.
func (o *obstacle) doubled() box {
	switch o.shape {
	case aV:
		return twice(int(o.x), int(o.y), 0, 1)
	case anH:
		return twice(int(o.x), int(o.y), 1, 0)
	}
	return twice(int(o.x), int(o.y), 1, 1)
}

// rayseams is GEO-10 for a line from the centre of a cell to a lattice point,
// in doubled coordinates. Such a line never runs along the rim of the map.
func rayseams(r *ray, list []obstacle) (w weight) {
	px, py := int(r.px), int(r.py)
	dx, dy := int(r.qx)-px, int(r.qy)-py
	g := gcd(abs(dx), abs(dy))
	for k := 1; k < g; k++ {
		x, y := px+k*(dx/g), py+k*(dy/g)
		if x&1 != 0 || y&1 != 0 {
			continue // the centre of a cell
		}
		// Sides do not change with the scale, only with the line's direction.
		l := line{x / 2, y / 2, dx, dy}
		var left, right weight
		for i := range list {
			switch side, ok := l.side(&list[i], x/2, y/2); {
			case ok && side < 0:
				left |= list[i].w
			case ok && side > 0:
				right |= list[i].w
			}
		}
		if left != 0 && right != 0 {
			w |= left | right
		}
	}
	return w
}

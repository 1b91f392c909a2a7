package battle

import (
	"tenaille/render/board"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// lineSigns show, when asked for, what lies between the acting creature and its
// enemies: its lines to them from where it stands, theirs to where it is about to
// go, its chances, and the light as its eyes have it (GEO-17).
func (b *battle) lineSigns(s *board.Signs) {
	if b.mode == modeAttack || b.lines && b.mode == modeFree && !b.aim.planned && len(b.views) == 0 {
		b.chanceSigns(s)
	}
	if !b.lines || b.mode == modeFire || b.aim.planned && b.aim.target != rules.Nobody {
		return // of one that is aimed at the lines are drawn by themselves
	}
	who := b.sit.who
	here, end := b.e.Space(who), b.e.Space(who)
	if len(b.aim.path) > 1 {
		end.At = b.aim.path[len(b.aim.path)-1]
	}
	for id := range b.e.Count() {
		switch {
		case !b.e.Hostile(id, who) || !b.e.Present(id):
		case end.At != here.At:
			if at := b.e.Space(id); grid.Adjacent(at, end) || len(b.views) > 0 && !b.shoots(id) {
				continue // what matters there is who could shoot at it
			}
			l := line(b.e, b.e.Space(id), end, id, who)
			l.Own = false
			s.Lines = append(s.Lines, l)
		default:
			l := line(b.e, here, b.e.Space(id), who, id)
			l.Quiet = !b.sit.marks[id]
			s.Lines = append(s.Lines, l)
		}
	}
	if b.aim.planned {
		return // enough is shown
	}
	if !b.sit.lit {
		b.sit.lit = true
		shades(b.e, &b.sit)
	}
	s.Dim, s.Dark = b.sit.dim, b.sit.dark
}

// shoots reports whether an enemy could strike at the square that is looked at.
func (b *battle) shoots(id rules.ID) bool {
	for i := range b.views {
		if b.views[i].On == id {
			return b.views[i].Strikes
		}
	}
	return false
}

// line is the sight line between two creatures in the spaces given.
func line(e *rules.Encounter, from, to grid.Space, by, on rules.ID) board.Line {
	l := board.Line{From: from, To: to, Own: true}
	f := e.Field()
	q := grid.CoverQuery{
		Attacker: l.From, Target: l.To, TargetHeight: int(e.Creatures[on].Height), AttackerTag: int16(by), TargetTag: int16(on),
	}
	c := f.Cover(&q)
	o := f.Obstruction(&q, &c)
	if o.Set {
		at := placeOf(e, &o)
		if !o.OnEdge {
			at = entered(heart(from), heart(to), o.By, at)
		}
		l.At = &at
	}
	switch {
	case !c.Effect || c.Grade == grid.CoverTotal:
		l.Kind = board.Blocked
	case c.Grade != grid.CoverNone:
		l.Kind, l.Full = board.Covered, c.Grade == grid.CoverImproved
	}
	return l
}

// heart is the middle of a space, in squares.
func heart(s grid.Space) board.Point {
	return board.Point{X: float64(s.At.X) + float64(s.N)/2, Y: float64(s.At.Y) + float64(s.N)/2}
}

// shades are the squares that are dim or dark for the eyes of the acting creature.
func shades(e *rules.Encounter, s *situation) {
	f := e.Field()
	v, eyes := e.Creatures[s.who].Vision, e.Space(s.who)
	for y := range e.Map.H() {
		for x := range e.Map.W() {
			c := grid.C(x, y)
			switch f.LightFor(v, eyes, c) {
			case grid.LightDim:
				s.dim = append(s.dim, c)
			case grid.LightDark:
				s.dark = append(s.dark, c)
			}
		}
	}
}

// coverSigns put an arc on each side of a space on which something covers it from
// an enemy who could strike there.
func (b *battle) coverSigns(s *board.Signs, at grid.Space) {
	var grades [8]grid.Grade
	for i := range b.views {
		p := &b.views[i]
		if c := &p.Theirs.Aim.Cover; p.Strikes && c.Effect {
			d := towards(at, b.e.Space(p.On))
			grades[d] = max(grades[d], c.Grade)
		}
	}
	for d, g := range grades {
		if g == grid.CoverStandard || g == grid.CoverImproved || g == grid.CoverPartial || g == grid.CoverSoft {
			s.Covers = append(s.Covers, board.Cover{On: at, Side: grid.Dir(d), Full: g == grid.CoverImproved})
		}
	}
}

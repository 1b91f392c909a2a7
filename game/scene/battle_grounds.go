package scene

import (
	"slices"
	"strings"

	"tenaille/render/board"
	"tenaille/render/hud"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// reason works out why the first attack of a scheme stands as it does: where
// its lines run and what is in their way.
func (b *battle) reason(p *scheme) combat.Grounds {
	if !p.planned || len(p.strikes) == 0 {
		return combat.Grounds{}
	}
	v := &p.strikes[0]
	return combat.GroundsOf(b.asIfAt(p.from.At), b.sit.who, v.on, v.weapon, &v.aim)
}

// asIfAt is the encounter with the acting creature at a square: b.e itself
// where it stands there.
func (b *battle) asIfAt(at grid.Cell) *rules.Encounter {
	who := b.sit.who
	from := b.e.Facts.Combatants[who].At
	if from == at {
		return b.e
	}
	there := b.e.Clone()
	there.Emit(rules.Event{Kind: rules.Moved, Who: who, From: from, To: at})
	return there
}

// hangsOnLines reports whether what stands between decides about a scheme: an attack that
// may be made, or one that only cover or sight forbids.
func (p *scheme) hangsOnLines() bool {
	switch p.refusal.Cite {
	case rules.COV12, rules.COV13, rules.CON07, rules.SKI09:
		return true
	}
	return p.refusal.OK()
}

// groundSigns draw the lines that decide the planned attack and mark what
// stands in them. A clear way is one line, and none between neighbours; all lines of
// the corner are drawn where something stands in one of them, or on demand.
func (b *battle) groundSigns(s *board.Signs, p *scheme, v *blow) {
	c, g := &b.why.Cover, &b.why
	if !p.hangsOnLines() && !b.lines {
		return // out of range, say: what stands between is of no account
	}
	to := b.e.Space(v.on)
	near := grid.Adjacent(p.from, to) && c.Effect
	beams := b.mode == modeFire // they tell the way of each shot
	met := slices.ContainsFunc(g.Lines, func(l grid.CornerLine) bool { return l.Grade != grid.CoverNone })
	decides := slices.IndexFunc(g.Lines, func(l grid.CornerLine) bool {
		return c.Effect && l.By.Set && l.Grade == c.Grade && l.Grade != grid.CoverNone
	})
	switch {
	case beams || near:
	case !met && !b.lines:
		s.Lines = append(s.Lines, board.Line{From: p.from, To: to, Own: true})
	case c.Effect && c.InReach && !g.Unseen:
		s.Corner = &board.Point{X: float64(c.Corner.X), Y: float64(c.Corner.Y)}
	}
	seen := map[grid.Obstruction]bool{}
	if decides >= 0 {
		b.mark(s, seen, &g.Lines[decides], c, true)
	}
	drawn := 0
	for i := range g.Lines {
		l := &g.Lines[i]
		t := board.Trace{From: point(l.P), To: point(l.Q), In: to, Faint: decides >= 0 && i != decides}
		if l.By.Set {
			t.Kind = board.Covered
			if l.Grade == grid.CoverTotal {
				t.Kind = board.Blocked
			}
			at := b.place(&l.By)
			if !l.By.OnEdge {
				at = entered(t.From, t.To, l.By.By, at)
			}
			t.At = &at
			if !beams {
				b.mark(s, seen, l, c, decides < 0)
			}
		} else if l.Grade != grid.CoverNone {
			t.Kind = board.Covered // by the rim of the map
		}
		switch {
		case beams || !met && !b.lines:
			continue
		case near:
			// Of all the lines between neighbours one, and only outside of both.
			if drawn > 0 || l.Grade == grid.CoverNone || decides >= 0 && i != decides {
				continue
			}
			t.Out = p.from
		}
		s.Traces = append(s.Traces, t)
		drawn++
	}
	b.veilSigns(s, g, to, p.refusal.OK())
	if !beams && c.Effect && c.Grade != grid.CoverNone && c.Grade != grid.CoverTotal {
		s.Covers = append(s.Covers, board.Cover{On: to, Side: towards(to, p.from), Full: c.Grade == grid.CoverImproved, Bare: true})
	}
}

// mark marks what obstructs a line, each thing once: what decides with a frame and
// the bonus, anything else with its sign alone.
func (b *battle) mark(s *board.Signs, seen map[grid.Obstruction]bool, l *grid.CornerLine, c *grid.CoverResult, decides bool) {
	thing := l.By
	thing.P, thing.Q = grid.Cell{}, grid.Cell{}
	if thing.Body != grid.NoTag {
		thing.By = grid.Cell{} // a creature of several squares is one thing
	}
	if seen[thing] {
		return
	}
	seen[thing] = true
	m := board.Mark{On: grid.Square(l.By.By), Icon: "cover-half", Bare: !decides}
	switch {
	case l.Grade == grid.CoverTotal:
		m.Kind, m.Icon = board.Stops, ""
	case l.Grade == grid.CoverImproved:
		m.Icon = "cover-full"
	}
	switch {
	case l.By.Body != grid.NoTag:
		m.On = b.e.Space(rules.ID(l.By.Body))
	case l.By.OnEdge:
		e := l.By.Edge
		m.Edge = &e
	}
	if c.AC > 0 && decides {
		m.Text = signed(int(c.AC))
	}
	s.Marks = append(s.Marks, m)
}

// veilSigns mark the square or edge that conceals, and the line that meets it.
func (b *battle) veilSigns(s *board.Signs, g *combat.Grounds, on grid.Space, labelled bool) {
	v := &g.Veil
	if v.Pct == 0 {
		return
	}
	m := board.Mark{On: grid.Square(v.To), Kind: board.Conceals, Icon: "darkness", Text: b.percent(v.Pct)}
	if v.Fog {
		m.On, m.Icon = grid.Square(v.By), "concealment"
		if v.OnEdge {
			e := v.Edge
			m.Edge = &e
		}
	}
	if labelled { // the label over the target has the miss chance
		m.Text = ""
	}
	if !labelled || v.Fog || on.N == 1 {
		s.Marks = append(s.Marks, m)
	}
	if v.Fog && v.Line {
		s.Traces = append(s.Traces, board.Trace{From: point(v.P), To: point(v.Q), Kind: board.Veiled})
	}
}

func point(c grid.Cell) board.Point { return board.Point{X: float64(c.X), Y: float64(c.Y)} }

// place is the middle of what obstructs, in squares.
func (b *battle) place(o *grid.Obstruction) board.Point {
	switch {
	case o.OnEdge && o.Edge.Vertical:
		return board.Point{X: float64(o.Edge.At.X), Y: float64(o.Edge.At.Y) + .5}
	case o.OnEdge:
		return board.Point{X: float64(o.Edge.At.X) + .5, Y: float64(o.Edge.At.Y)}
	}
	return board.Point{X: float64(o.By.X) + .5, Y: float64(o.By.Y) + .5}
}

// entered is where a line from a to z comes into a square, the place given when it
// passes it by.
func entered(a, z board.Point, c grid.Cell, other board.Point) board.Point {
	lo, hi := 0.0, 1.0
	for _, v := range [...][3]float64{{a.X, z.X - a.X, float64(c.X)}, {a.Y, z.Y - a.Y, float64(c.Y)}} {
		if v[1] == 0 {
			if v[0] < v[2] || v[0] > v[2]+1 {
				return other
			}
			continue
		}
		t, u := (v[2]-v[0])/v[1], (v[2]+1-v[0])/v[1]
		lo, hi = max(lo, min(t, u)), min(hi, max(t, u))
	}
	if lo > hi {
		return other
	}
	return board.Point{X: a.X + (z.X-a.X)*lo, Y: a.Y + (z.Y-a.Y)*lo}
}

// obstacle names what obstructs a line, with its square.
func (b *battle) obstacle(o *grid.Obstruction) string {
	if o.Body != grid.NoTag {
		return b.nameOf(rules.ID(o.Body))
	}
	f := b.e.Field()
	x, ok := f.Feature(o)
	name := "rim"
	if ok {
		name = x.Kind.String()
		if x.Door != 0 {
			name = "door"
		}
	}
	thing := b.Key("obstacle." + name)
	if !o.OnEdge && ok {
		thing = b.drawn(o.By, thing)
	}
	words := b.T("%[1]s %[2]s", thing, cellName(o.By))
	if ok && x.Kind == grid.FeatureLow {
		words = b.T("%[1]s, %[2]s high", words, b.tall(int(max(x.Height, 1))))
	}
	return words
}

// drawn is the name of what the map shows on a square, or the given words where
// it shows nothing that has a name of its own.
func (b *battle) drawn(at grid.Cell, words string) string {
	look := b.match.Setup().Look
	if look == nil {
		return words
	}
	for _, p := range look.Props {
		if key := "obstacle.prop." + p.Name; p.Cell == [2]int{int(at.X), int(at.Y)} && b.Text.Has(key) {
			return b.Key(key)
		}
	}
	return words
}

// coverNote says in a line what gives cover: how many of the lines of which
// corner are obstructed, and by what.
func (b *battle) coverNote() string {
	n := 0
	var by []string
	for i := range b.why.Lines {
		l := &b.why.Lines[i]
		if l.Grade == grid.CoverNone {
			continue
		}
		n++
		if l.By.Set {
			if words := b.obstacle(&l.By); !slices.Contains(by, words) {
				by = append(by, words)
			}
		}
	}
	if n == 0 {
		return ""
	}
	if len(by) > 3 {
		by = append(by[:3], "…")
	}
	if len(by) == 0 {
		by = []string{b.Key("obstacle.rim")}
	}
	return b.T("%[1]d of %[2]d lines: %[3]s", n, len(b.why.Lines), strings.Join(by, ", "))
}

// veilNote is where concealment comes from.
func (b *battle) veilNote() string {
	v := &b.why.Veil
	switch {
	case v.Pct == 0:
		return ""
	case v.Fog:
		return cellName(v.By)
	}
	return cellName(v.To)
}

// explain puts what decided under the modifiers of a planned attack's slip.
func (b *battle) explain(s *hud.Slip, a *combat.Aim) {
	for i := range s.Defence {
		if s.Defence[i].Rule == rules.COV06.String() && a.Cover.AC > 0 {
			s.Defence[i].Note = b.coverNote()
		}
	}
	if at := b.veilNote(); at != "" {
		for i := range s.Notes {
			switch s.Notes[i].Rule {
			case rules.CON02.String(), rules.CON03.String(), rules.GEO17.String():
				s.Notes[i].Words = b.T("%[1]s (%[2]s)", s.Notes[i].Words, at)
			}
		}
	}
}

// whyNot is why an attack may not be made, with what stands in the way.
func (b *battle) whyNot(p *scheme) string {
	plain := b.refusalOf(p.verb(b.mode), p.refusal)
	if len(p.strikes) == 0 {
		return plain
	}
	v := &p.strikes[0]
	w := b.e.Creatures[b.sit.who].Weapon(v.weapon)
	far := b.e.Options.Grid.SpaceDistance(p.from, b.e.Space(v.on))
	switch p.refusal.Cite {
	case rules.GEO14:
		if far < int(w.Interval.Min) {
			return b.T("Too close: %[1]s away, the weapon strikes from %[2]s.", b.length(far), b.length(int(w.Interval.Min)))
		}
		return b.T("Out of reach: %[1]s away, the weapon reaches %[2]s.", b.length(far), b.length(int(w.Interval.Max)))
	case rules.ATK05:
		return b.T("Out of range: %[1]s away, the weapon carries %[2]s.", b.length(far), b.length(w.MaxRange()))
	case rules.COV12:
		if by := b.stoppers(); by != "" {
			return b.T("Total cover: no line passes %[1]s.", by)
		}
	case rules.CON07:
		if words := b.whyUnseen(v.on); words != "" {
			return words
		}
	}
	return plain
}

// stoppers names what stops the lines, each thing once.
func (b *battle) stoppers() string {
	var by []string
	for i := range b.why.Lines {
		if l := &b.why.Lines[i]; l.By.Set {
			if words := b.obstacle(&l.By); !slices.Contains(by, words) && len(by) < 3 {
				by = append(by, words)
			}
		}
	}
	return strings.Join(by, ", ")
}

// whyUnseen is why the acting creature does not see another.
func (b *battle) whyUnseen(on rules.ID) string {
	me, it := &b.e.Facts.Combatants[b.sit.who], &b.e.Facts.Combatants[on]
	switch {
	case me.Conditions.Any(rules.SightlessSet):
		return b.T("Not seen: %[1]s sees nothing.", b.nameOf(b.sit.who))
	case it.Conditions.Has(rules.Invisible):
		return b.T("Not seen: it is invisible.")
	case it.Conditions.Has(rules.Hidden):
		return b.T("Not seen: it is hidden.")
	case b.why.Unseen:
		if by := b.stoppers(); by != "" {
			return b.T("Not seen: %[1]s hides it.", by)
		}
	case b.why.Veil.Dark:
		return b.T("Not seen: darkness at %[1]s.", cellName(b.why.Veil.To))
	}
	return ""
}

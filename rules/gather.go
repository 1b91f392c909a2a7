package rules

import (
	"math/bits"
	"slices"
)

// Gather visits the rows of one stat in their order and collects those that
// apply into b, with what stacking and denial leave of them (STK-01 to
// STK-03).
func Gather(rows []Row, stat Stat, c *Case, terms *Terms, b *Breakdown) {
	s := newStack(b)
	for i := range rows {
		r := &rows[i]
		if r.Stat != stat || !r.When.calls(c.Attacker, c.Target) || !r.When.holds(c.How) || !r.When.suits(c) {
			continue
		}
		if v := r.value(terms); v != 0 {
			s.add(i, r, v, c.How)
		}
	}
}

// value is what a row gives, 0 when it does not count.
func (r *Row) value(terms *Terms) int8 {
	if r.From == FixedValue {
		return r.Value
	}
	return terms[r.From]
}

// calls reports whether the conditions of attacker and target call for a row.
func (w *When) calls(attacker, target Conditions) bool {
	return (w.Attacker == 0 || attacker&w.Attacker != 0) && (w.Target == 0 || target&w.Target != 0)
}

// holds reports whether the circumstances are those of a row.
func (w *When) holds(c Circumstance) bool { return c&w.All == w.All && c&w.None == 0 }

// asks reports whether a row asks for traits or a distance.
func (w *When) asks() bool { return w.With|w.Against != 0 || w.Within != 0 }

// suits reports whether the traits and the distance are those of a row.
func (w *When) suits(c *Case) bool {
	return c.With&w.With == w.With && c.Against&w.Against == w.Against && (w.Within == 0 || c.Apart > 0 && c.Apart <= w.Within)
}

// stack is a breakdown while its lines are added.
type stack struct {
	b    *Breakdown
	best [bonusTypeCount]int8 // 1 + line of the highest bonus of a type
	seen [sourceCount/64 + 1]uint64
}

func newStack(b *Breakdown) stack {
	b.N, b.Total = 0, 0
	return stack{b: b}
}

// add adds the line of a row that applies with the value v.
func (s *stack) add(i int, r *Row, v int8, c Circumstance) {
	b := s.b
	if int(b.N) == len(b.Lines) {
		return
	}
	line := &b.Lines[b.N]
	line.Row, line.Value, line.Lost = uint8(i), v, NoCite
	word, bit := r.Source/64, uint64(1)<<(r.Source%64)
	switch {
	case v > 0 && r.Lost&c != 0:
		line.Lost = r.LostBy
	case v > 0 && r.Type <= SacredBonus:
		if k := s.best[r.Type]; k == 0 {
			s.best[r.Type] = int8(b.N) + 1
		} else if old := &b.Lines[k-1]; old.Value >= v {
			line.Lost = lostSameType
		} else {
			old.Lost = lostSameType
			b.Total -= int16(old.Value)
			s.best[r.Type] = int8(b.N) + 1
		}
	case r.Type == DodgeBonus && v > 0: // STK-02
	case s.seen[word]&bit != 0:
		line.Lost = lostSameSource
	default:
		s.seen[word] |= bit
	}
	if line.Lost == NoCite {
		b.Total += int16(v)
	}
	b.N++
}

// Without is what a breakdown would come to without some of its lines, by their places: what
// only they had kept from counting counts then (STK-01, STK-03). The rows are those it was
// gathered from.
func (b *Breakdown) Without(rows []Row, lines ...int) int {
	var rest Breakdown
	s := newStack(&rest)
	for i := range b.Lines[:b.N] {
		l := &b.Lines[i]
		stacked := l.Lost == NoCite || l.Lost == lostSameType || l.Lost == lostSameSource
		if stacked && !slices.Contains(lines, i) {
			s.add(int(l.Row), &rows[l.Row], l.Value, 0)
		}
	}
	return int(rest.Total)
}

// Gather is the function of the same name for a table of the ruleset: it
// passes over the rows that no condition of attacker or target calls for. The
// conditions of rows must not change once they were gathered.
func (e *Encounter) Gather(rows []Row, stat Stat, c *Case, terms *Terms, b *Breakdown) {
	x := e.index(rows)
	if x == nil {
		Gather(rows, stat, c, terms, b)
		return
	}
	of := &x[stat]
	set := of.held(rows, c.How)
	if c.With&of.with|c.Against&of.against == 0 { // as in most attacks
		set &^= of.traited
	}
	for asking := set & of.asking; asking != 0; asking &= asking - 1 {
		if i := bits.TrailingZeros64(asking); !rows[i].When.suits(c) {
			set &^= 1 << i
		}
	}
	if set == 0 {
		b.N, b.Total = 0, 0
		return
	}
	s := newStack(b)
	for set &= of.called(c.Attacker, c.Target); set != 0; set &= set - 1 {
		i := bits.TrailingZeros64(set)
		r := &rows[i]
		if v := r.value(terms); v != 0 {
			s.add(i, r, v, c.How)
		}
	}
}

// callers are the rows of one stat, as sets of their places in a table, and
// which of them each condition calls for.
type callers struct {
	rows               uint64
	attacker, target   uint64 // those that ask for a condition at all
	asking, traited    uint64 // those that ask for traits or a distance, for traits
	with, against      Traits // all that some row asks for
	ofAttack, ofTarget [ConditionCount]uint64
	// The circumstances asked for last, and the rows that hold in them.
	last    Circumstance
	holding uint64
}

// index is the callers of a table of at most 64 rows, by stat.
type index struct {
	of    *Row // the first row, nil for none
	n     int
	stats [statCount]callers
}

// index returns the callers of a table, made when it is first asked for; nil
// for a table too large for it.
func (e *Encounter) index(rows []Row) *[statCount]callers {
	if len(rows) == 0 || len(rows) > 64 {
		return nil
	}
	for i := range e.work.indexes {
		if x := &e.work.indexes[i]; x.of == &rows[0] && x.n == len(rows) {
			return &x.stats
		}
	}
	x := &e.work.indexes[e.work.turn%len(e.work.indexes)]
	e.work.turn++
	*x = index{of: &rows[0], n: len(rows)}
	for i := range rows {
		w := &rows[i].When
		s, bit := &x.stats[rows[i].Stat], uint64(1)<<i
		s.rows |= bit
		if w.holds(s.last) {
			s.holding |= bit
		}
		if w.asks() {
			s.asking |= bit
		}
		if w.With|w.Against != 0 {
			s.traited |= bit
			s.with, s.against = s.with|w.With, s.against|w.Against
		}
		if w.Attacker != 0 {
			s.attacker |= bit
		}
		if w.Target != 0 {
			s.target |= bit
		}
		for c := range ConditionCount {
			if w.Attacker.Has(c) {
				s.ofAttack[c] |= bit
			}
			if w.Target.Has(c) {
				s.ofTarget[c] |= bit
			}
		}
	}
	return &x.stats
}

// held returns the rows that hold in the circumstances, which are mostly the
// same from one attack to the next.
func (s *callers) held(rows []Row, c Circumstance) uint64 {
	if s.last != c {
		s.last, s.holding = c, 0
		for set := s.rows; set != 0; set &= set - 1 {
			if i := bits.TrailingZeros64(set); rows[i].When.holds(c) {
				s.holding |= 1 << i
			}
		}
	}
	return s.holding
}

// called returns the rows that the conditions of attacker and target call for.
func (s *callers) called(attacker, target Conditions) uint64 {
	mine, theirs := ^s.attacker, ^s.target
	for ; attacker != 0; attacker = attacker.Rest() {
		mine |= s.ofAttack[attacker.First()]
	}
	for ; target != 0; target = target.Rest() {
		theirs |= s.ofTarget[target.First()]
	}
	return s.rows & mine & theirs
}

package odds

import (
	"slices"

	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
)

// health is how the hit points stand in one of the ways that lead to a knot, of those
// creatures that the walk has seen struck; 0 of one whose hit points the encounter has,
// since it has none left.
type health [8]int16

// entry is a way the hit points can stand in a knot, and how many throws lead there.
type entry struct {
	hp health
	n  wide
}

// A knot is where ways of a plan come together: an encounter that waits for a die, or
// that the plan has come to an end in, with what has come of the plan. Hit points that
// are left to a creature change nothing but whether it falls: they stand beside the
// encounter, in as many ways as there are.
type knot struct {
	e *rules.Encounter
	// at is the action under way, did and won have a bit of each that was begun, and
	// that has done what it was for.
	at       uint8
	did, won uint16
	goal     goal
	so       progress
	next     dice.Set   // a die that is set and not thrown yet
	over     bool       // the plan has come to its end
	bar      rules.Cite // what kept the next action from being begun
	per      *denominator
	ways     []entry
	index    map[health]int // where there are many
	key      string
}

// few is how many ways are looked through one after another.
const few = 12

// way returns the place of a way the hit points stand, made where there is none.
func (k *knot) way(hp health) int {
	if len(k.ways) > few {
		if k.index == nil {
			k.index = make(map[health]int, 4*few)
			for i := range k.ways {
				k.index[k.ways[i].hp] = i
			}
		}
		if i, known := k.index[hp]; known {
			return i
		}
		k.index[hp] = len(k.ways)
	} else if i := slices.IndexFunc(k.ways, func(w entry) bool { return w.hp == hp }); i >= 0 {
		return i
	}
	k.ways = append(k.ways, entry{hp: hp})
	return len(k.ways) - 1
}

// weight is the sum of the throws of all its ways.
func (k *knot) weight() (n wide) {
	for i := range k.ways {
		n.add(&k.ways[i].n)
	}
	return n
}

// scant is about how often the share of a knot can be halved: the less, the likelier it is.
func (k *knot) scant() int {
	n := k.weight()
	return k.per.of.big().BitLen() - n.bits()
}

// appendKey appends what tells a knot from others, its hit points aside.
func (k *knot) appendKey(b []byte) []byte {
	b = k.e.AppendBinary(b)
	return append(b, k.at, uint8(k.did), uint8(k.did>>8), uint8(k.won), uint8(k.won>>8), uint8(k.goal), uint8(k.so), uint8(k.so>>8), k.next.Sides, k.next.Face)
}

// strikes has the hit points of a creature stand beside the encounters from now on; false
// where there is no room for them.
func (l *line) strikes(id rules.ID) bool {
	if id == rules.Nobody || slices.Contains(l.struck, id) {
		return id != rules.Nobody
	}
	if len(l.struck) == len(health{}) {
		return false
	}
	l.struck = append(l.struck, id)
	open := l.open
	l.open = make([][]*knot, len(open))
	clear(l.known)
	for _, list := range open {
		for _, k := range list {
			l.lift(k)
			l.keep(k)
		}
	}
	return true
}

// lift takes the hit points of those who have been struck out of the encounter of a knot.
func (l *line) lift(k *knot) {
	lifted := false
	for i, id := range l.struck {
		hp := k.e.Facts.Combatants[id].HP
		if hp <= 0 || k.ways[0].hp[i] != 0 {
			continue
		}
		lifted = true
		for w := range k.ways {
			k.ways[w].hp[i] = hp
		}
		combat.SetHealth(k.e, id, 1)
	}
	if lifted {
		k.index = nil
	}
}

// wear puts the hit points of a way back into an encounter.
func (l *line) wear(e *rules.Encounter, hp *health) {
	for i, id := range l.struck {
		if hp[i] != 0 {
			combat.SetHealth(e, id, hp[i])
		}
	}
}

// shed takes those of an encounter out and returns them.
func (l *line) shed(e *rules.Encounter) (hp health) {
	for i, id := range l.struck {
		if n := e.Facts.Combatants[id].HP; n > 0 {
			hp[i] = n
			combat.SetHealth(e, id, 1)
		}
	}
	return hp
}

// pour adds a share of one way to a knot: n times by, over per. It reports whether numbers
// are large enough for that; where they are not, the share stays open.
func (l *line) pour(k *knot, hp health, n *wide, by uint64, per *denominator) bool {
	at := k.way(hp)
	if k.per == per {
		k.ways[at].n.plus(n, by)
		return true
	}
	if k.per == nil {
		k.per = per
		k.ways[at].n.plus(n, by)
		return true
	}
	old, more := l.per.junction(k.per, per), l.per.junction(per, k.per)
	if old.common == nil {
		return false
	}
	for i := range k.ways {
		old.raise(&k.ways[i].n)
	}
	var add wide
	add.plus(n, by)
	more.raise(&add)
	k.ways[at].n.add(&add)
	k.per = old.common
	return true
}

// keep puts a knot among those that are open, or to the one that it is the same as.
func (l *line) keep(k *knot) *knot {
	l.key = k.appendKey(l.key[:0])
	if same := l.known[string(l.key)]; same != nil {
		for i := range k.ways {
			l.pour(same, k.ways[i].hp, &k.ways[i].n, 1, k.per)
		}
		l.free = append(l.free, k)
		return same
	}
	k.key = string(l.key)
	l.known[k.key] = k
	l.queue(k)
	return k
}

// queue puts a knot behind those that are as far: the walk goes on where most is still to
// come, so that what leads to the same is put together before it is gone on from. Once it
// is clear that not all can be walked, the likeliest come first.
func (l *line) queue(k *knot) {
	level := (len(l.plan.Acts)-int(k.at))*256 + min(len(k.e.Agenda.Steps), 255)
	if l.heavy {
		level = 1024 - min(k.scant(), 1024)
	}
	for len(l.open) <= level {
		l.open = append(l.open, nil)
	}
	l.open[level] = append(l.open[level], k)
}

// pop takes the next knot to be gone on from; nil where none is left.
func (l *line) pop() *knot {
	for n := len(l.open) - 1; n >= 0; n-- {
		if list := l.open[n]; len(list) > 0 {
			k := list[0]
			l.open[n] = list[1:]
			delete(l.known, k.key)
			return k
		}
		l.open = l.open[:n]
	}
	return nil
}

// hasten puts the knots that are open in the order of their shares.
func (l *line) hasten() {
	l.heavy = true
	open := l.open
	l.open = nil
	for n := len(open) - 1; n >= 0; n-- {
		for _, k := range open[n] {
			l.queue(k)
		}
	}
}

// copied is a copy of a knot that no way leads to yet.
func (l *line) copied(k *knot) *knot {
	c := l.blank()
	k.e.CopyTo(c.e)
	c.at, c.did, c.won, c.goal, c.so, c.next = k.at, k.did, k.won, k.goal, k.so, k.next
	return c
}

func (l *line) blank() *knot {
	if n := len(l.free) - 1; n >= 0 {
		k := l.free[n]
		l.free = l.free[:n]
		*k = knot{e: k.e, ways: k.ways[:0]}
		return k
	}
	return &knot{e: new(rules.Encounter)}
}

package odds

import (
	"encoding/binary"
	"math/big"
	"slices"

	"tenaille/rules"
	"tenaille/rules/grid"
)

// Band is what the hit points of a creature come to (HP-01 to HP-04, SKI-05).
type Band uint8

// The bands, the better ones first.
const (
	Unhurt   Band = iota // all its hit points
	Hurt                 // some of them
	Disabled             // 0
	Down                 // less, dying or stable
	Killed
	BandCount
)

var bandNames = [BandCount]string{"unhurt", "hurt", "disabled", "dying", "dead"}

// String returns the name of a band, such as "hurt".
func (b Band) String() string { return bandNames[b] }

// State is what a plan leaves a creature in.
type State struct {
	Band       Band
	Conditions rules.Conditions
	At         grid.Cell
	Spent      Spent
}

// Spent is what of a creature's turn, its weapons and its powers is left, and how many
// opportunities it has taken since its last turn began (ACT-01, AOO-08).
type Spent struct {
	Standard, Move, Blows uint8 // left of its turn
	Step                  bool  // the 5-foot step is left
	Opportunities         uint8 // taken
	Loaded                uint16
	Uses                  [rules.MaxPowers]uint8 // made of each power
}

// End is one of the ways a plan can come out.
type End struct {
	// Share is the exact chance of it.
	Share *big.Rat
	// Begun and Succeeded have a bit of each action of the plan: it was begun, and it has
	// done what it was for.
	Begun, Succeeded uint16
	// Bar is the rule that kept the next action from being begun, NoCite where all were.
	Bar rules.Cite
	// Reached has a bit of each goal that is reached then (SKI-19).
	Reached uint32
	// States are those of all creatures, by ID.
	States []State
}

// Outlook is what a plan comes to.
type Outlook struct {
	// Reactions are those that were assumed.
	Reactions Reactions
	// Ends are the ways it can come out, the likeliest first.
	Ends []End
	// Open is the share of the throws that were not walked to their end: 0 where all is
	// known exactly.
	Open *big.Rat
	acts int
}

// Range is a chance: exactly From where it is also To, else no less and no more.
type Range struct{ From, To *big.Rat }

// Exact reports whether the chance is known exactly.
func (r Range) Exact() bool { return r.From.Cmp(r.To) == 0 }

// String writes a chance as a fraction in lowest terms, such as "11/20"; one of which only
// limits are known as "1/3..1/2".
func (r Range) String() string {
	if r.Exact() {
		return r.From.RatString()
	}
	return r.From.RatString() + ".." + r.To.RatString()
}

// Fraction is the chance, of one that is not known exactly its lower limit; one whose terms
// do not fit loses their last bits.
func (r Range) Fraction() Fraction { return fractionOf(r.From) }

// Percent rounds a chance to whole percent, but never a chance to none or to a certainty;
// of one that is not known exactly, its lower limit.
func (r Range) Percent() int { return percent(r.From) }

// PercentTo is Percent of the upper limit.
func (r Range) PercentTo() int { return percent(r.To) }

func percent(r *big.Rat) int {
	n := new(big.Int).Mul(r.Num(), big.NewInt(200))
	n.Add(n, r.Denom())
	p := int(n.Quo(n, new(big.Int).Lsh(r.Denom(), 1)).Int64())
	switch {
	case p == 0 && r.Sign() > 0:
		return 1
	case p == 100 && !r.IsInt():
		return 99
	}
	return p
}

// Chance is that of the ends for which a function says so.
func (o *Outlook) Chance(so func(*End) bool) Range {
	from := new(big.Rat)
	for i := range o.Ends {
		if so(&o.Ends[i]) {
			from.Add(from, o.Ends[i].Share)
		}
	}
	return Range{from, new(big.Rat).Add(from, o.Open)}
}

// Begun is the chance that it comes to an action of the plan.
func (o *Outlook) Begun(action int) Range {
	return o.Chance(func(e *End) bool { return e.Begun>>action&1 == 1 })
}

// Succeeds is the chance that an action of the plan does what it is for.
func (o *Outlook) Succeeds(action int) Range {
	return o.Chance(func(e *End) bool { return e.Succeeded>>action&1 == 1 })
}

// Headline is the chance that the last action of the plan does what it is for.
func (o *Outlook) Headline() Range { return o.Succeeds(o.acts - 1) }

// All is the chance that every action of the plan does what it is for.
func (o *Outlook) All() Range {
	all := uint16(1)<<o.acts - 1
	return o.Chance(func(e *End) bool { return e.Succeeded == all })
}

// Reaches is the chance that a goal is reached then (SKI-19).
func (o *Outlook) Reaches(goal int) Range {
	return o.Chance(func(e *End) bool { return e.Reached>>goal&1 == 1 })
}

// InBand is the chance that a creature ends in a band.
func (o *Outlook) InBand(id rules.ID, b Band) Range {
	return o.Chance(func(e *End) bool { return e.States[id].Band == b })
}

// Stands is the chance that a creature ends with hit points left.
func (o *Outlook) Stands(id rules.ID) Range {
	return o.Chance(func(e *End) bool { return e.States[id].Band <= Hurt })
}

// ending is an end being added up.
type ending struct {
	End
	key string
	n   wide
	per *denominator
}

// StateOf is what a creature is in now.
func StateOf(e *rules.Encounter, id rules.ID) State { return stateOf(e, id, 0) }

// stateOf is what a creature is left in, of whose hit points so many are left that do not
// stand in the encounter; 0 where they do.
func stateOf(e *rules.Encounter, id rules.ID, hp int16) State {
	c := &e.Facts.Combatants[id]
	if hp == 0 {
		hp = c.HP
	}
	b := &c.Budget
	s := State{Conditions: c.Conditions, At: c.At, Spent: Spent{b.Standard, b.Move, b.Blows, b.Step, c.Opportunities, c.Loaded, c.Uses}}
	switch {
	case c.Conditions.Has(rules.Dead):
		s.Band = Killed
	case hp < 0:
		s.Band = Down
	case hp == 0:
		s.Band = Disabled
	case int(hp) < e.MaxHP(id):
		s.Band = Hurt
	}
	return s
}

// ending is the end that a knot has come to in one way of its hit points.
func (l *line) ending(k *knot, hp health) *ending {
	end := End{Begun: k.did, Succeeded: k.won, Bar: k.bar, States: make([]State, k.e.Count())}
	for i := range k.e.Objectives {
		if k.e.Facts.Quest.Goals[i] == rules.Reached {
			end.Reached |= 1 << i
		}
	}
	le := binary.LittleEndian
	b := le.AppendUint16(le.AppendUint16(le.AppendUint16(l.key[:0], k.did), k.won), uint16(k.bar))
	for id := range k.e.Count() {
		own := int16(0)
		for i, s := range l.struck {
			if s == id {
				own = hp[i]
			}
		}
		s := stateOf(k.e, id, own)
		end.States[id] = s
		b = append(le.AppendUint64(b, uint64(s.Conditions)), uint8(s.Band), s.Spent.Standard, s.Spent.Move, s.Spent.Blows, bit(s.Spent.Step), s.Spent.Opportunities)
		b = le.AppendUint16(le.AppendUint16(le.AppendUint16(b, uint16(s.At.X)), uint16(s.At.Y)), s.Spent.Loaded)
		b = append(b, s.Spent.Uses[:]...)
	}
	if end.Reached != 0 {
		b = le.AppendUint32(b, end.Reached)
	}
	l.key = b
	if known := l.ended[string(b)]; known != nil {
		return known
	}
	x := &ending{End: end, key: string(b)}
	l.ended[x.key] = x
	l.ends = append(l.ends, x)
	return x
}

func bit(so bool) uint8 {
	if so {
		return 1
	}
	return 0
}

// end adds a share to the end that a knot has come to.
func (l *line) end(k *knot, hp health, n *wide, by uint64, per *denominator) {
	l.add(l.ending(k, hp), n, by, per)
}

// add adds a share to an end.
func (l *line) add(x *ending, n *wide, by uint64, per *denominator) {
	if x.per == nil {
		x.per = per
	}
	var more wide
	more.plus(n, by)
	if x.per != per {
		old, new := l.per.junction(x.per, per), l.per.junction(per, x.per)
		if old.common == nil {
			return // numbers are too small for it: it stays open
		}
		old.raise(&x.n)
		new.raise(&more)
		x.per = old.common
	}
	x.n.add(&more)
}

// outlook adds up what has been walked.
func (l *line) outlook() Outlook {
	o := Outlook{Reactions: l.plan.Reactions, Open: big.NewRat(1, 1), acts: len(l.plan.Acts)}
	slices.SortFunc(l.ends, func(a, b *ending) int {
		if a.key < b.key {
			return -1
		}
		return 1
	})
	for _, x := range l.ends {
		x.Share = new(big.Rat).SetFrac(x.n.big(), x.per.of.big())
		o.Open.Sub(o.Open, x.Share)
		o.Ends = append(o.Ends, x.End)
	}
	slices.SortStableFunc(o.Ends, func(a, b End) int { return b.Share.Cmp(a.Share) })
	return o
}

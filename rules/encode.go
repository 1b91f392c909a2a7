package rules

import (
	"encoding/binary"
	"math/bits"
)

// AppendBinary appends the one canonical encoding of facts and agenda. Equal
// states have equal encodings; it serves hashes, tests and merging, never a
// file.
func (e *Encounter) AppendBinary(b []byte) []byte {
	le := binary.LittleEndian
	f := &e.Facts
	b = append(b, uint8(len(f.Combatants)))
	for i := range f.Combatants {
		c := &f.Combatants[i]
		b = le.AppendUint64(b, uint64(c.Conditions))
		b = le.AppendUint64(b, c.Taken)
		b = le.AppendUint16(b, uint16(c.At.X))
		b = le.AppendUint16(b, uint16(c.At.Y))
		b = le.AppendUint16(b, uint16(c.HP))
		for _, n := range c.Lowered {
			b = append(b, uint8(n))
		}
		b = append(b, c.Spent)
		b = le.AppendUint16(b, c.Ready)
		b = le.AppendUint16(b, c.Loaded)
		b = le.AppendUint16(b, uint16(c.Initiative))
		b = append(b, c.Opportunities, c.Rolls, bit(c.Absent), bit(c.Surprised), bit(c.Lurking), bit(c.Activated))
		b = le.AppendUint64(b, c.HiddenFrom)
		b = le.AppendUint16(b, uint16(c.HideTotal))
		b = append(b, uint8(c.Readied.Trigger), uint8(c.Readied.Then), uint8(c.Readied.Weapon), c.Readied.Option, bit(c.Readied.Steps))
		b = le.AppendUint16(b, uint16(c.Readied.Cell.X))
		b = le.AppendUint16(b, uint16(c.Readied.Cell.Y))
		b = le.AppendUint16(b, uint16(c.Readied.To.X))
		b = le.AppendUint16(b, uint16(c.Readied.To.Y))
		b = append(b, c.Uses[:]...)
		b = le.AppendUint64(b, c.Grip)
		b = le.AppendUint64(b, c.Held)
		b = le.AppendUint64(b, c.Pins)
		b = append(b, bit(c.Renewed), bit(c.NetThrown), bit(c.Loosed))
		g := &c.Budget
		b = append(b, g.Standard, g.Move, g.Free, bit(g.Step), bit(g.Moved), g.Diagonals, bit(g.Restricted), bit(g.Over), g.Blows, bit(g.Delaying), bit(g.Began), bit(g.Shot), bit(g.Paired), g.Walked, bit(g.Struck), bit(g.Lost), g.Used)
	}
	b = append(b, f.Ordered)
	for _, id := range f.Order[:f.Ordered] {
		b = append(b, uint8(id))
	}
	b = le.AppendUint16(b, f.Round)
	b = append(b, f.Turn, bit(f.Started), bit(f.Over), uint8(f.Winner), uint8(f.Goal))
	b = le.AppendUint64(b, f.OpenDoors)
	b = append(b, uint8(f.Last), uint8(len(f.Effects)))
	for _, x := range f.Effects {
		b = append(b, uint8(x.Kind), uint8(x.Who), uint8(x.By), uint8(x.Against), uint8(x.Condition), uint8(x.Value), uint8(x.Left), uint8(x.Score))
	}
	p := &f.Phase
	b = append(b, uint8(p.Side), p.Left, uint8(p.Lead), bit(p.Open))
	b = append(b, p.Rolled[:]...)
	b = append(b, uint8(len(f.Items)))
	for _, it := range f.Items {
		b = append(b, uint8(it.Owner), uint8(it.Weapon), uint8(it.Holder), uint8(it.At.X), uint8(it.At.Y))
	}
	if f.Quest != noQuest || f.away() {
		b = f.Quest.append(append(b, questFollows))
		for i := range f.Combatants {
			b = append(b, uint8(f.Combatants[i].Away))
		}
	}
	if f.located() {
		b = append(b, locatedFollows)
		for i := range f.Combatants {
			b = le.AppendUint64(b, f.Combatants[i].Located)
		}
	}
	a := &e.Agenda
	b = append(b, uint8(len(a.Steps)))
	if len(a.Steps) == 0 {
		return b // the frames are only read by pending steps
	}
	for i := range a.Steps {
		s := &a.Steps[i]
		b = append(b, uint8(s.Op), uint8(s.Verb), uint8(s.Who), uint8(s.Whom), uint8(s.Weapon))
		b = le.AppendUint16(b, uint16(s.A))
		b = le.AppendUint16(b, uint16(s.B))
		b = le.AppendUint16(b, uint16(s.Cell.X))
		b = le.AppendUint16(b, uint16(s.Cell.Y))
		b = le.AppendUint16(b, s.Flags)
	}
	b = appendFrame(b, &a.Blow)
	return appendAction(b, &a.Action)
}

// questFollows stands where the number of steps on the agenda would, which is
// never so great; most matches have no goals to encode.
const questFollows = 255

// locatedFollows is the same for those whose squares are known (STL-03).
const locatedFollows = 254

// located reports whether anybody's square is known without its being seen.
func (f *Facts) located() bool {
	for i := range f.Combatants {
		if f.Combatants[i].Located != 0 {
			return true
		}
	}
	return false
}

// away reports whether anybody is away from the board for a reason of the goals.
func (f *Facts) away() bool {
	for i := range f.Combatants {
		if f.Combatants[i].Away != Here {
			return true
		}
	}
	return false
}

// append encodes how far the goals of a match have come.
func (q *Quest) append(b []byte) []byte {
	le := binary.LittleEndian
	for _, g := range q.Goals {
		b = append(b, uint8(g))
	}
	b = le.AppendUint32(le.AppendUint32(b, q.Revealed), q.Played)
	for _, t := range q.Tokens {
		b = le.AppendUint16(le.AppendUint16(append(b, uint8(t.Holder)), uint16(t.At.X)), uint16(t.At.Y))
	}
	return b
}

func appendFrame(b []byte, r *Frame) []byte {
	le := binary.LittleEndian
	b = append(b, uint8(r.Attacker), uint8(r.Target), uint8(r.Weapon), uint8(r.Stage))
	b = le.AppendUint32(b, uint32(r.Mode))
	for _, v := range [...]int16{r.From.X, r.From.Y, r.To.X, r.To.Y, r.Bonus, r.AC, r.Dice.Count, r.Dice.Sides, r.Dice.Plus, r.Extra.Count, r.Extra.Sides, r.Extra.Plus, r.Damage} {
		b = le.AppendUint16(b, uint16(v))
	}
	p := &r.Sap
	b = le.AppendUint16(le.AppendUint16(le.AppendUint16(b, uint16(p.Points.Count)), uint16(p.Points.Sides)), uint16(p.Points.Plus))
	b = append(b, uint8(p.Score), uint8(p.Has), uint8(p.Dice), p.Fails, uint8(p.Loss))
	return append(b, r.HitFrom, r.ThreatFrom, r.Conceal, r.Multiplier, r.More, r.Sneak,
		bit(r.Harmless), bit(r.Sure), bit(r.AutoMiss), bit(r.Hit), bit(r.Lost), bit(r.Threat), bit(r.Critical))
}

func appendAction(b []byte, a *Action) []byte {
	le := binary.LittleEndian
	b = append(b, uint8(a.Verb), uint8(a.By), uint8(a.On), uint8(a.Weapon), uint8(a.Ally), uint8(a.Then), a.Option, a.NBlows, a.Step)
	b = le.AppendUint16(b, uint16(a.Cell.X))
	b = le.AppendUint16(b, uint16(a.Cell.Y))
	b = le.AppendUint16(b, uint16(a.Amount))
	b = le.AppendUint64(b, a.With)
	b = le.AppendUint64(b, a.Declined)
	for i := range a.Blows[:a.NBlows] {
		b = append(b, uint8(a.Blows[i].Weapon), uint8(a.Blows[i].On))
	}
	b = append(b, a.Path.n)
	return append(b, a.Path.dirs[:(a.Path.n+1)/2]...)
}

// Hash returns the 64-bit FNV-1a hash of the canonical encoding.
func (e *Encounter) Hash() uint64 { return Sum(e.AppendBinary(nil)) }

// The constants of FNV-1a with 64 bits.
const (
	fnvBasis uint64 = 14695981039346656037
	fnvPrime uint64 = 1099511628211
)

// fnvPrimes are the powers of the prime: to hash n zeros is to multiply by the n-th.
var fnvPrimes = func() (p [9]uint64) {
	p[0] = 1
	for n := range 8 {
		p[n+1] = p[n] * fnvPrime
	}
	return p
}()

// Sum returns the 64-bit FNV-1a hash of what is encoded. Of most encodings two bytes of
// three are zeros, which are taken together.
func Sum(b []byte) uint64 {
	h := fnvBasis
	for ; len(b) >= 8; b = b[8:] {
		w, left := binary.LittleEndian.Uint64(b), 8
		if w == 0 {
			h *= fnvPrimes[8]
			continue
		}
		if n := bits.TrailingZeros64(w) / 8; n > 0 {
			h *= fnvPrimes[n&7]
			w, left = w>>(8*n), left-n
		}
		for ; w != 0; w, left = w>>8, left-1 {
			h = (h ^ w&0xff) * fnvPrime
		}
		h *= fnvPrimes[left&7]
	}
	for _, c := range b {
		h = (h ^ uint64(c)) * fnvPrime
	}
	return h
}

func bit(v bool) uint8 {
	if v {
		return 1
	}
	return 0
}

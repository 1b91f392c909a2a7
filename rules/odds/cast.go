package odds

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/dice"
)

// blow is an attack before its dice, throwsOf what they may show.
type (
	blow struct {
		frame rules.Frame
		next  dice.Set
	}
	throwsOf struct {
		casts []cast
		total uint64
	}
)

// casts is castsOf, walked once for each frame.
func (l *line) casts(f *rules.Frame, next dice.Set) (casts []cast, total uint64) {
	of := blow{*f, next}
	r, known := l.blows[of]
	if !known {
		r.casts, r.total = castsOf(f, next)
		l.blows[of] = r
	}
	return r.casts, r.total
}

// castsOf walks the dice of an attack that are still to be rolled by its frame alone, and
// puts together what does the same; total is 0 where there are too many throws.
func castsOf(f *rules.Frame, next dice.Set) (casts []cast, total uint64) {
	if throwBits(f) > 120 {
		return nil, 0
	}
	type fork struct {
		cast
		w weight
	}
	var at [stages][]fork
	whole := throws(f)
	at[f.Stage] = []fork{{cast{frame: *f, next: next}, whole}}
	var room [64]dice.Outcome
	alike := map[uint64]int{}
	for stage := f.Stage; stage < rules.StageDone; stage++ {
		for i := range at[stage] {
			h := &at[stage][i]
			q, _ := attack.Ask(&h.frame)
			out, of, rest := h.next.Outcomes(room[:0], q)
			if of == 0 {
				return nil, 0
			}
			share := h.w.over(of)
			for _, o := range out {
				n := fork{cast{h.frame, h.answer, rest, 0}, share.times(o.Weight)}
				attack.Answer(&n.frame, o.Answer)
				if stage == f.Stage {
					n.answer = o.Answer
				}
				n.frame.Threat = n.frame.Threat && n.frame.Stage != rules.StageDone
				n.frame.Critical = n.frame.Critical && n.frame.Stage != rules.StageDone
				goesOn := n.alike()
				if x, known := alike[goesOn]; known {
					list := at[n.frame.Stage]
					list[x].w = list[x].w.plus(n.w)
					continue
				}
				alike[goesOn] = len(at[n.frame.Stage])
				at[n.frame.Stage] = append(at[n.frame.Stage], n)
			}
		}
	}
	ends := at[rules.StageDone]
	common := whole
	for i := range ends {
		common = common.divisor(ends[i].w)
	}
	if whole = whole.by(common); whole.hi != 0 {
		return nil, 0
	}
	for i := range ends {
		c := ends[i].cast
		c.n = ends[i].w.by(common).lo
		casts = append(casts, c)
	}
	return casts, whole.lo
}

// alike is one number for those casts of an attack that go on in the same way.
func (c *cast) alike() uint64 {
	f := &c.frame
	b := bit(f.Hit) | bit(f.Lost)<<1 | bit(f.Threat)<<2 | bit(f.Critical)<<3 | uint8(f.Stage)<<4
	return uint64(uint16(f.Damage)) | uint64(b)<<16 | uint64(uint8(f.Sap.Loss))<<24 | uint64(c.next.Sides)<<32 | uint64(c.next.Face)<<40
}

// throwBits is as many bits as the throws of an attack may take.
func throwBits(f *rules.Frame) int {
	n := 9 + 7
	n += 7 * int(f.Dice.Count) * attack.Times(f, true)
	n += 7*int(f.Extra.Count) + 3*int(f.Sneak) + 5
	return n + 7*int(f.Sap.Points.Count)
}

// divisor is the greatest common divisor of two weights.
func (w weight) divisor(v weight) weight {
	for !v.zero() {
		w, v = v, w.rest(v)
	}
	return w
}

// rest is what is left of w when it is divided by v.
func (w weight) rest(v weight) weight {
	if v.hi == 0 {
		return weight{0, w.minus(w.over(v.lo).times(v.lo)).lo}
	}
	r := w.big()
	return weightOf(r.Rem(r, v.big()))
}

// by divides by v, which must divide w.
func (w weight) by(v weight) weight {
	if v.hi == 0 {
		return w.over(v.lo)
	}
	q := w.big()
	return weightOf(q.Quo(q, v.big()))
}

package odds

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
)

// job is a knot being gone on from, one way of its hit points after another.
type job struct {
	k       *knot
	per     *denominator // of the shares that come of it
	casts   []cast
	blow    bool // the casts are whole attacks
	coup    bool // of a coup de grâce
	contest bool
	apart   bool // each way of the hit points goes on for itself
	known   map[class]*verdicts
	of      []*verdicts // by cast, once one was looked at
	done    int         // ways gone on from
}

// verdicts are those on a class: where its target still stands, and where it does not, by how
// many hit points below 0.
type verdicts struct {
	stands *verdict
	falls  []*verdict
}

// cast is a way the dice can fall, and how many throws fall so: of one die, or of all
// those of an attack.
type cast struct {
	frame  rules.Frame // of an attack, as its dice leave it
	answer dice.Answer // the first of them
	next   dice.Set
	n      uint64
}

// class is what casts have in common that go on alike where they leave as much of their target:
// of one die its number, of an attack what it does.
type class struct {
	cast      int16
	hit, lost bool
	loss      int8  // points of a score
	damage    int16 // where its amount matters
	next      dice.Set
}

// verdict is what a class leads to.
type verdict struct {
	k     *knot
	kept  bool
	apart bool // it depends on the hit points themselves
	fixed bool // as it did of the only way they stand in
	hp    health
	ends  []ended // by who is unhurt
	most  [len(health{})]int16
}

// left reports whether there is one to be gone on with.
func (j *job) left() bool { return j.k != nil }

// expand looks at what a knot waits for.
func (l *line) expand(k *knot) {
	l.lift(k)
	q, _ := k.e.Pending()
	l.job = job{k: k, known: map[class]*verdicts{}}
	j := &l.job
	if combat.Contested(k.e) {
		j.contest = true
		return
	}
	total := uint64(0)
	if f := &k.e.Agenda.Blow; blown(k.e, q) && (f.Target == rules.Nobody || l.strikes(f.Target)) {
		l.lift(k)
		j.casts, total = l.casts(f, k.next)
		j.blow = total > 0
		j.coup = k.e.Agenda.Steps[len(k.e.Agenda.Steps)-1].Verb == rules.CoupDeGrace
	}
	if !j.blow {
		var out []dice.Outcome
		var rest dice.Set
		out, total, rest = k.next.Outcomes(nil, q)
		for _, o := range out {
			j.casts = append(j.casts, cast{answer: o.Answer, next: rest, n: o.Weight})
		}
	}
	j.of = make([]*verdicts, len(j.casts))
	if total > 0 {
		j.per = l.per.product(k.per, total)
	}
	if j.per == nil { // more throws than can be counted: they stay open
		l.job = job{}
	}
}

// work goes on from the next way of the hit points.
func (l *line) work() {
	j := &l.job
	w := &j.k.ways[j.done]
	switch {
	case j.contest:
		l.oppose(j, w)
	default:
		for i := range j.casts {
			l.fall(j, w, int16(i))
		}
		l.answers += len(j.casts) / 16 // what goes on as others do costs as much less
	}
	if j.done++; j.done < len(j.k.ways) {
		return
	}
	l.free = append(l.free, j.k)
	l.job = job{}
	for id := rules.ID(0); l.wounded != 0; id++ {
		if l.wounded>>id&1 == 1 {
			l.wounded &^= 1 << id
			l.strikes(id)
		}
	}
}

// fall lets the dice fall in one way.
func (l *line) fall(j *job, w *entry, i int16) {
	c := &j.casts[i]
	lost, left := int16(0), int16(1)
	if j.blow {
		lost, left = j.lands(l, w, c)
	}
	at := j.place(i, left)
	if *at == nil {
		*at = l.judge(j, w, c, left, lost)
	}
	v := *at
	if v.apart {
		k := l.copied(j.k)
		l.wear(k.e, &w.hp)
		l.worn, l.expected = 0, rules.Nobody
		l.throw(j, k, c)
		l.arrive(k, l.shed(k.e), &w.n, c.n, j.per)
		return
	}
	l.transfer(j, v, w, lost, c.n)
}

// ended is an end, and who of those struck is unhurt in it, a bit of each.
type ended struct {
	unhurt uint8
	as     *ending
}

// lands says what hit points an attack takes from its target in a way of them, and what it
// leaves there: 1 for any number of them.
func (j *job) lands(l *line, w *entry, c *cast) (lost, left int16) {
	f := &c.frame
	if !deals(f) {
		return 0, 1
	}
	if left = l.hp(j.k, w, f.Target) - f.Damage; left > 0 {
		return f.Damage, 1
	}
	return f.Damage, max(left, int16(-j.k.e.DeathThreshold(f.Target)))
}

// deals reports whether an attack takes hit points from somebody.
func deals(f *rules.Frame) bool { return attack.Strikes(f) && !f.Harmless && f.Target != rules.Nobody }

// place is where the verdict stands on a cast that leaves its target so many hit points.
func (j *job) place(i, left int16) **verdict {
	of := j.of[i]
	if of == nil {
		class := j.class(i)
		if of = j.known[class]; of == nil {
			of = new(verdicts)
			j.known[class] = of
		}
		j.of[i] = of
	}
	if left > 0 {
		return &of.stands
	}
	for len(of.falls) <= int(-left) {
		of.falls = append(of.falls, nil)
	}
	return &of.falls[-left]
}

// class is that of a cast; damage of 50 and more may be told apart, and that of a coup de
// grâce is (HP-07, HLP-04).
func (j *job) class(i int16) class {
	c := &j.casts[i]
	if !j.blow {
		return class{cast: i, next: c.next}
	}
	f := &c.frame
	of := class{cast: -1, hit: f.Hit, lost: f.Lost, loss: f.Sap.Loss, next: c.next}
	switch {
	case !deals(f):
	case j.coup:
		of.damage = f.Damage
	case f.Damage >= 50:
		of.damage = 50
	default:
		of.damage = 1
	}
	return of
}

// hp is what a creature has in a way of the hit points.
func (l *line) hp(k *knot, w *entry, id rules.ID) int16 {
	for i, s := range l.struck {
		if s == id && w.hp[i] != 0 {
			return w.hp[i]
		}
	}
	return k.e.Facts.Combatants[id].HP
}

// judge plays one of a class for all of them.
func (l *line) judge(j *job, w *entry, c *cast, left, lost int16) *verdict {
	k := l.copied(j.k)
	l.wear(k.e, &w.hp)
	l.worn, l.expected, l.touched = 0, rules.Nobody, false
	for i, id := range l.struck {
		if w.hp[i] != 0 {
			l.worn |= 1 << id
		}
	}
	if t := c.frame.Target; j.blow && lost > 0 {
		l.expected = t
		if left <= 0 {
			l.worn &^= 1 << t
			combat.SetHealth(k.e, t, left+lost)
		}
	}
	wounded := l.wounded
	l.throw(j, k, c)
	if l.touched && (len(j.k.ways) > 1 || j.blow) {
		l.free, l.wounded = append(l.free, k), wounded
		return &verdict{apart: true}
	}
	v := l.verdict(k)
	v.fixed = l.touched
	return &v
}

// verdict is what comes of a stretch of play.
func (l *line) verdict(k *knot) verdict {
	v := verdict{k: k, hp: l.shed(k.e)}
	if k.over {
		for i, id := range l.struck {
			v.most[i] = int16(k.e.MaxHP(id))
		}
	}
	return v
}

// throw gives a knot a cast of its dice and plays on.
func (l *line) throw(j *job, k *knot, c *cast) {
	k.next = c.next
	l.play(k, func() bool {
		k.e.Answer(c.answer)
		if j.blow { // of its later dice nothing is told
			k.e.Agenda.Blow = c.frame
			if c.frame.Lost && l.mine(&c.frame) {
				l.so &^= landed
			}
		}
		return true
	})
}

// transfer adds a way of the hit points to what a verdict leads to.
func (l *line) transfer(j *job, v *verdict, w *entry, lost int16, n uint64) {
	hp := v.hp
	for i := range hp {
		if hp[i] == 0 || w.hp[i] == 0 || v.fixed {
			continue
		}
		if hp[i] = w.hp[i]; lost > 0 && l.struck[i] == l.job.target() {
			hp[i] -= lost
		}
	}
	switch {
	case v.k.over:
		unhurt := uint8(0)
		for i := range hp {
			if hp[i] > 0 && hp[i] >= v.most[i] {
				unhurt |= 1 << i
			}
		}
		l.add(l.endOf(v, unhurt, hp), &w.n, n, j.per)
	case l.pour(v.k, hp, &w.n, n, j.per) && !v.kept:
		v.k, v.kept = l.keep(v.k), true
	}
}

// endOf is the end that a verdict has come to where those are unhurt.
func (l *line) endOf(v *verdict, unhurt uint8, hp health) *ending {
	for i := range v.ends {
		if v.ends[i].unhurt == unhurt {
			return v.ends[i].as
		}
	}
	v.ends = append(v.ends, ended{unhurt, l.ending(v.k, hp)})
	return v.ends[len(v.ends)-1].as
}

// target is whom the attack of a job strikes.
func (j *job) target() rules.ID {
	if j.blow {
		return j.k.e.Agenda.Blow.Target
	}
	return rules.Nobody
}

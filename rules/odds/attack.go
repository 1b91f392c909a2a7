package odds

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
)

// Attack is what one attack can come to.
type Attack struct {
	// Hit is the chance that the d20 hits, before any miss chance.
	Hit Fraction
	// Damages is the chance that damage is dealt, after the miss chance.
	Damages Fraction
	// Critical is the chance of a critical hit, after the miss chance.
	Critical Fraction
	// Miss is the chance that no damage is dealt.
	Miss Fraction
	// Drops is the chance that this attack takes as many hit points as were asked for:
	// all there are, which leaves 0 or less, or those that fell (combat.ToFell); or that
	// it brings a score of the target to 0 (DMG-11).
	Drops Fraction
	// Mean is the expected damage, 0 on a miss.
	Mean Fraction
	// Taken is the expected damage where more than the hit points asked for counts as
	// so many: what the target has to lose.
	Taken Fraction
	// Most is the greatest damage there is a chance of.
	Most int
	// Saps is the chance that points of a score are lost, Loss the expected
	// number of them, Spends the chance that the score comes to 0; none where the
	// attack does no ability damage (DMG-11).
	Saps, Loss, Spends Fraction
}

// OfFrame walks an attack whose dice are still to be rolled through every
// answer; hp are the hit points whose loss Drops asks for.
func OfFrame(f *rules.Frame, hp int) Attack { return of(f, tally{hp: hp}) }

// OfFrameWith is OfFrame with a die that is set: the first of its dice of as many sides
// shows what it is set to.
func OfFrameWith(f *rules.Frame, hp int, next dice.Set) Attack {
	t := tally{hp: hp}
	t.next[0] = next
	return of(f, t)
}

// OfAttack is OfFrameWith for a target as it is: Drops is the chance that it is felled.
func OfAttack(e *rules.Encounter, f *rules.Frame, next dice.Set) Attack {
	return OfFrameWith(f, combat.ToFell(e, f.Target), next)
}

// OfDeath is OfFrame for a target that is down, with left hit points until it is
// dead: Drops is the chance that it dies, of damage or of its Constitution, which
// also decides how much it takes (HP-04, DMG-11).
func OfDeath(f *rules.Frame, left int) Attack { return of(f, tally{hp: left, dying: true}) }

func of(f *rules.Frame, t tally) Attack {
	whole := throws(f)
	t.frames[0] = *f
	t.walk(0, whole)
	of := func(n weight) Fraction { return Fraction{n, whole} }
	return Attack{
		Hit: of(t.hit), Damages: of(t.damages), Critical: of(t.critical),
		Miss: of(t.miss), Drops: of(t.drops), Mean: of(t.sum), Taken: of(t.taken), Most: t.most,
		Saps: of(t.saps), Loss: of(t.loss), Spends: of(t.spends),
	}
}

// throws is a number of equally likely throws that every branch of the walk
// divides: all the dice the attack could ask for, a critical hit's included.
func throws(f *rules.Frame) weight {
	w := one().times(20 * 20)
	if f.Conceal > 0 {
		w = w.times(100)
	}
	for range int(f.Dice.Count) * attack.Times(f, true) {
		w = w.times(uint64(f.Dice.Sides))
	}
	for range f.Extra.Count {
		w = w.times(uint64(f.Extra.Sides))
	}
	for range f.Sneak {
		w = w.times(6)
	}
	if p := &f.Sap; !p.Points.None() {
		w = w.times(20) // its save
		for range p.Points.Count {
			w = w.times(uint64(p.Points.Sides))
		}
	}
	return w
}

// tally adds up the ends of the walk in throws.
type tally struct {
	hp                                              int
	dying                                           bool // hp are those until death
	hit, damages, critical, miss, drops, sum, taken weight
	saps, loss, spends                              weight
	most                                            int
	// frames holds the fork under way at every depth, one a question, next the die that
	// is set there.
	frames [stages]rules.Frame
	next   [stages]dice.Set
}

// stages is one more than the questions an attack can ask.
const stages = int(rules.StageDone) + 1

// walk forks the frame of a depth for every answer to its question; w is the
// throws that lead here.
func (t *tally) walk(depth int, w weight) {
	f := &t.frames[depth]
	q, owed := attack.Ask(f)
	if !owed {
		t.end(f, w)
		return
	}
	if q.Cuts != 0 {
		t.forkBands(depth, w, &q)
		return
	}
	t.forkSums(depth, w, &q)
}

// forkBands and forkSums give the fork room on the stack, each what it needs.
func (t *tally) forkBands(depth int, w weight, q *dice.Question) {
	var room [4]dice.Outcome
	t.fork(depth, w, room[:0], *q)
}

func (t *tally) forkSums(depth int, w weight, q *dice.Question) {
	var room [48]dice.Outcome
	t.fork(depth, w, room[:0], *q)
}

func (t *tally) fork(depth int, w weight, room []dice.Outcome, q dice.Question) {
	f := &t.frames[depth]
	out, total, rest := t.next[depth].Outcomes(room, q)
	t.next[depth+1] = rest
	share := w.over(total)
	for i := range out {
		next := &t.frames[depth+1]
		*next = *f
		attack.Answer(next, out[i].Answer)
		if next.Stage == rules.StageDone {
			t.end(next, share.times(out[i].Weight))
			continue
		}
		t.walk(depth+1, share.times(out[i].Weight))
	}
}

func (t *tally) end(f *rules.Frame, w weight) {
	if f.Hit {
		t.hit = t.hit.plus(w)
	}
	if !attack.Strikes(f) {
		t.miss = t.miss.plus(w)
		return
	}
	t.damages = t.damages.plus(w)
	if f.Critical {
		t.critical = t.critical.plus(w)
	}
	t.sum = t.sum.plus(w.times(uint64(f.Damage)))
	t.taken = t.taken.plus(w.times(uint64(min(int(f.Damage), t.hp))))
	t.most = max(t.most, int(f.Damage))
	if int(f.Damage) >= t.hp {
		t.drops = t.drops.plus(w)
	}
	if p := &f.Sap; p.Loss > 0 {
		t.sap(f, failing(p, w))
	}
}

// sap adds up an end in which points of a score are lost.
func (t *tally) sap(f *rules.Frame, w weight) {
	p := &f.Sap
	t.saps = t.saps.plus(w)
	t.loss = t.loss.plus(w.times(uint64(p.Taken())))
	if p.Spends() {
		t.spends = t.spends.plus(w)
	}
	cost, fatal := int(f.Damage)+p.Withers(), p.Spends()
	if t.dying {
		fatal = fatal && p.Score == rules.Con
		if p.Score == rules.Con {
			cost += max(10, int(p.Has)) - max(10, int(p.Has)-p.Taken())
		}
	}
	if int(f.Damage) < t.hp && (fatal || cost >= t.hp) {
		t.drops = t.drops.plus(w)
	}
}

// failing are those of so many throws in which the save against the ability
// damage fails.
func failing(p *rules.FrameSap, w weight) weight { return w.over(20).times(uint64(p.Fails)) }

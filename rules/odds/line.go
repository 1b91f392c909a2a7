package odds

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
)

// A line is a plan being walked through every answer of the dice, by the steps that carry
// it out.
type line struct {
	deed
	plan Plan

	per     denominators
	struck  []rules.ID // whose hit points stand beside the encounters
	open    [][]*knot  // by how much is still to come
	known   map[string]*knot
	key     []byte
	free    []*knot
	ends    []*ending
	ended   map[string]*ending
	blows   map[blow]throwsOf
	answers int
	heavy   bool
	job     job

	// Of the stretch that is being played: of whom its hit points are but an example,
	// which of them is known to lose some, and whether others change. Of wounded the
	// hit points were in the encounter.
	worn     uint64
	expected rules.ID
	touched  bool
	wounded  uint64
}

// begin puts the first action on the agenda.
func (l *line) begin(e *rules.Encounter) {
	l.per, l.known, l.ended, l.blows = denominators{}, map[string]*knot{}, map[string]*ending{}, map[blow]throwsOf{}
	k := l.blank()
	e.CopyTo(k.e)
	k.next = l.plan.Next
	l.worn, l.expected, l.touched = 0, rules.Nobody, false
	l.play(k, func() bool { return l.enter(k) })
	var one wide
	one[0] = 1
	l.arrive(k, l.shed(k.e), &one, 1, l.per.one())
}

// enter begins the action that a knot has come to; false where it cannot be begun. What
// follows an action is no part of it.
func (l *line) enter(k *knot) bool {
	act := l.plan.Acts[k.at]
	a := &act
	if a.Path.Len() > 0 && led(a.Verb) && !onto(a, combat.PathStart(k.e, a)) {
		k.bar = k.e.Rules.Grounds.Far // the way was planned from elsewhere
		return false
	}
	if r := k.e.Check(a); !r.OK() {
		k.bar = r.Cite
		return false
	}
	l.act, l.so, l.ready = *a, 0, false
	l.goal = l.goalOf(k.e)
	k.did |= 1 << k.at
	k.e.Begin(a)
	k.e.Agenda.Steps = k.e.Agenda.Steps[1:]
	return true
}

// onto has the way of an action, which was planned by its squares, begin where its creature
// stands: the first of them is reached from there, the others as they were planned. False
// where that is no single step.
func onto(a *rules.Action, from grid.Cell) bool {
	first := a.Cell
	for i := a.Path.Len() - 1; i > 0; i-- {
		first = first.Step((a.Path.Step(i) + 4) % 8)
	}
	d, ok := grid.DirBetween(from, first)
	if !ok || d == a.Path.Step(0) {
		return ok
	}
	var way rules.Path
	way.Add(d)
	for i := 1; i < a.Path.Len(); i++ {
		way.Add(a.Path.Step(i))
	}
	a.Path = way
	return true
}

// led reports whether the square of an action is where its way leads.
func led(v rules.Verb) bool { return v != rules.Ready && v != rules.Power && v != rules.Charge }

// follow goes on with the next action, once what follows the last one is settled; false
// where the plan ends here.
func (l *line) follow(k *knot) bool {
	if k.at++; int(k.at) == len(l.plan.Acts) {
		if k.e.HasQuest() && k.e.Rules.Turn.Settle != nil { // which goals the last of them reaches (SKI-19)
			k.e.Rules.Turn.Settle(k.e)
			k.e.Agenda.Steps = k.e.Agenda.Steps[:0]
		}
		return false
	}
	if k.e.Rules.Turn.Settle != nil {
		k.e.Rules.Turn.Settle(k.e)
	}
	if len(k.e.Agenda.Steps) > 0 { // whoever acted has no turn any more
		k.e.Agenda.Steps = k.e.Agenda.Steps[:0]
		k.bar = k.e.Rules.Grounds.Order
		return false
	}
	return l.enter(k)
}

// play goes on in a knot until the next die is owed or the plan has ended, answering for
// everybody who is asked.
func (l *line) play(k *knot, begin func() bool) {
	e := k.e
	l.answers++
	l.e, l.act, l.goal, l.so, l.ready = e, l.plan.Acts[min(int(k.at), len(l.plan.Acts)-1)], k.goal, k.so, false
	e.Watch = l.hear
	k.over = !begin()
	l.equal(k.so)
	for !k.over {
		if _, owed := e.Pending(); owed {
			break
		}
		if asked, ok := e.Asked(); ok {
			e.Begin(&rules.Action{Verb: l.plan.answer(int(k.at), e, &asked), By: asked.Who, On: rules.Nobody})
			continue
		}
		if l.succeeded(l.so) {
			k.won |= 1 << k.at
		}
		k.over = !l.follow(k)
	}
	e.Watch = nil
	if e.Agenda.Blow.Stage == rules.StageDone {
		e.Agenda.Blow = rules.Frame{} // it has landed, and nobody looks at it any more
	}
	k.goal, k.so = l.goal, l.so&^(critical|rolled|felled)
}

// hear follows what happens: what comes of the action, and of hit points.
func (l *line) hear(ev rules.Event) {
	switch ev.Kind {
	case rules.Damaged, rules.Healed, rules.AbilityDamaged, rules.AbilityHealed:
		switch {
		case l.worn>>ev.Who&1 == 0:
			l.wounded |= 1 << ev.Who
		case ev.Kind == rules.Damaged && ev.Who == l.expected:
			l.expected = rules.Nobody
		default:
			l.touched = true
		}
	}
	l.heed(&ev)
}

// arrive puts a share where a stretch of play has led: to the end of the plan, or to a knot
// to be gone on from.
func (l *line) arrive(k *knot, hp health, n *wide, by uint64, per *denominator) {
	if k.over {
		l.end(k, hp, n, by, per)
		l.free = append(l.free, k)
		return
	}
	l.pour(k, hp, n, by, per)
	l.keep(k)
}

// goOn walks until nothing is open or so many answers of dice have been looked at; done
// reports that no more will be walked.
func (l *line) goOn(answers int) (done bool) {
	for l.answers < answers {
		if l.job.left() {
			l.work()
			continue
		}
		if l.answers >= l.plan.most() {
			return true
		}
		if !l.heavy && l.answers >= l.plan.most()/2 {
			l.hasten()
		}
		k := l.pop()
		if k == nil {
			return true
		}
		l.expand(k)
	}
	return false
}

// blown reports whether a die is the next of the attack under way.
func blown(e *rules.Encounter, q dice.Question) bool {
	f := &e.Agenda.Blow
	own, owed := attack.Ask(f)
	s := &e.Agenda.Steps[len(e.Agenda.Steps)-1]
	return owed && own == q && s.Who == f.Attacker && s.Whom == f.Target
}

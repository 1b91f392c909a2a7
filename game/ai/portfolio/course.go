package portfolio

import (
	"tenaille/game/ai/eval"
	"tenaille/rules"
)

// Tally is what is counted of lines that are played.
type Tally struct {
	Came          int // plays in which what it is for came about
	Opportunities int // that it gave
	Exposed       int // foes that may strike whoever acts, at the end of the turn
	Lost          int // hit points that it costs whoever acts, in the turn
}

// Add adds what was counted of another play.
func (t *Tally) Add(o *Tally) {
	t.Came += o.Came
	t.Opportunities += o.Opportunities
	t.Exposed += o.Exposed
	t.Lost += o.Lost
}

// Course is the line that was chosen, as far as it has been gone.
type Course struct {
	line  Line
	next  int
	under bool // it is being followed
	who   rules.ID
	round uint16
	hp    int16
	state rules.Conditions
	foes  uint64 // that stood when it was chosen
	asked rules.Action
}

// Set sets out on a line, whose first action is about to be done.
func (c *Course) Set(e *rules.Encounter, who rules.ID, l *Line) {
	me := &e.Facts.Combatants[who]
	*c = Course{line: *l, next: min(1, l.N), under: true, who: who, round: e.Facts.Round, hp: me.HP, state: me.Conditions, foes: Foes(e, who)}
	if l.N > 0 {
		c.stoop(&l.Acts[0])
	}
	if l.N == 0 {
		c.under = !e.Rules.Turn.Phases
	}
}

// Under reports whether it is being followed: when its actions are done, by habit.
func (c *Course) Under() bool { return c.under }

// Scheme is what the side of whoever follows it is about.
func (c *Course) Scheme() *eval.Scheme { return &c.line.Scheme }

// GoOn goes on with the line that was chosen, unless something has come otherwise; of
// a loose one that is done, habit decides what is left.
func (c *Course) GoOn(e *rules.Encounter, who rules.ID) (a rules.Action, ok bool) {
	if !c.under {
		return a, false
	}
	phases := e.Rules.Turn.Phases
	if who != c.who && !phases || e.Facts.Round != c.round {
		c.under = false
		return a, false
	}
	if c.next == c.line.N {
		if c.line.Loose {
			c.under = !phases
			return a, false
		}
		c.under = false
		c.asked = rules.Action{Verb: rules.EndTurn, By: who, On: rules.Nobody}
		return c.asked, e.Check(&c.asked).OK()
	}
	c.asked = c.line.Acts[c.next]
	a = c.asked
	me := &e.Facts.Combatants[who]
	if !phases && (me.HP != c.hp || me.Conditions&^c.state != 0) || Foes(e, who)&^c.foes != 0 || !e.Check(&c.asked).OK() || gone(e, &a) {
		c.under = false
		return a, false
	}
	c.next++
	c.stoop(&a)
	return a, true
}

// stoop counts the posture that an action of the line takes among what was foreseen.
func (c *Course) stoop(a *rules.Action) {
	switch a.Verb {
	case rules.Kneel:
		c.state = c.state.With(rules.Kneeling)
	case rules.DropProne:
		c.state = c.state.With(rules.Prone)
	}
}

// gone reports whether whom an action is aimed at fights no more.
func gone(e *rules.Encounter, a *rules.Action) bool {
	return a.On >= 0 && e.Hostile(a.By, a.On) && a.Verb != rules.CoupDeGrace && e.Rules.Attack.Defeated(e, a.On)
}

// Foes are the enemies known of that still fight.
func Foes(e *rules.Encounter, who rules.ID) (set uint64) {
	for id := range e.Count() {
		if e.Hostile(who, id) && e.Present(id) && !e.Rules.Attack.Defeated(e, id) {
			set |= 1 << id
		}
	}
	return set
}

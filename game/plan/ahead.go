package plan

import (
	"slices"

	"tenaille/game/match"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
	"tenaille/rules/odds"
)

// Ahead are the plans that wait for their turn, and whose plan is being made.
type Ahead struct {
	// For is the creature that is planned for, Nobody while the turn itself is.
	For rules.ID
	// Plans are in the order in which they were made, in which they are carried out.
	Plans []Intent
	// Dropped are those that are not legal any more, found when their turn came, until
	// somebody has told of them.
	Dropped []Dropped

	now uint64 // who may act now
}

// Intent is what a creature is to do when its turn has come.
type Intent struct {
	Who  rules.ID
	Acts []rules.Action
	Way  []grid.Cell // anchors of its way, the start first; none where it stays
	At   grid.Space  // where it ends
	On   rules.ID    // who is aimed at, or Nobody
	// Chance is that of its attack if nothing changes until then, where Sure says that it
	// has one.
	Chance odds.Fraction
	Sure   bool
	// Offered reports that the player has been told that its turn has come.
	Offered bool

	came bool // its turn has come
}

// Dropped is a plan that is not legal any more, by the refusal of one of its actions.
type Dropped struct {
	Who     rules.ID
	Verb    rules.Verb
	Refusal rules.Refusal
}

// Plannable reports whether the plan of a creature may be made now: one of the own side,
// while one of it is awaited.
func Plannable(t *Turn, id rules.ID) bool {
	if !t.Awaited() || id == rules.Nobody || id >= t.E.Count() || int(t.E.Creatures[id].Side) != t.Now.Side || !combat.Able(t.E, id) {
		return false
	}
	f := &t.E.Facts.Combatants[id]
	return !f.Conditions.Any(rules.InertSet) && !f.Budget.Delaying
}

// Plannables are those whose plan may be made, in the order of turns, who acts first.
func Plannables(t *Turn) []rules.ID {
	f := &t.E.Facts
	var list []rules.ID
	for k := range int(f.Ordered) {
		if id := f.Order[(int(f.Turn)+k)%int(f.Ordered)]; Plannable(t, id) {
			list = append(list, id)
		}
	}
	for id := range t.E.Count() { // where nobody has a place
		if Plannable(t, id) && !slices.Contains(list, id) {
			list = append(list, id)
		}
	}
	return list
}

// IntentOf is the plan of a creature, nil without one.
func IntentOf(t *Turn, id rules.ID) *Intent {
	for i := range t.Wanted.Ahead.Plans {
		if t.Wanted.Ahead.Plans[i].Who == id {
			return &t.Wanted.Ahead.Plans[i]
		}
	}
	return nil
}

// Due are the plans of the side on screen whose turn has come.
func Due(t *Turn) (list []*Intent) {
	if !t.Awaited() {
		return nil
	}
	for i := range t.Wanted.Ahead.Plans {
		if p := &t.Wanted.Ahead.Plans[i]; ours(t, p.Who) && t.Wanted.Ahead.now>>p.Who&1 == 1 {
			list = append(list, p)
		}
	}
	return list
}

// ours reports whether a creature is of the side whose view is shown.
func ours(t *Turn, id rules.ID) bool { return int(t.E.Creatures[id].Side) == t.Side }

// Intents are the plans of the side on screen, in their order.
func Intents(t *Turn) (list []*Intent) {
	for i := range t.Wanted.Ahead.Plans {
		if p := &t.Wanted.Ahead.Plans[i]; ours(t, p.Who) {
			list = append(list, p)
		}
	}
	return list
}

// Keep makes actions the plan of whom is planned for, in the place of the one it had.
func Keep(t *Turn, acts []rules.Action) {
	p := &t.Forecast.Proposed
	if !slices.Equal(p.Acts, acts) {
		q := resumed(t, acts)
		p = &q
	}
	d := Intent{Who: t.Wanted.Ahead.For, Acts: slices.Clone(acts), On: p.Target, At: p.From}
	if len(p.Path) > 1 {
		d.Way, d.At.At = slices.Clone(p.Path), p.Path[len(p.Path)-1]
	}
	d.Chance, d.Sure = p.promise(t)
	if was := IntentOf(t, d.Who); was != nil {
		*was = d
		return
	}
	t.Wanted.Ahead.Plans = append(t.Wanted.Ahead.Plans, d)
}

// Abandon drops the plan of a creature and reports whether it had one.
func Abandon(t *Turn, id rules.ID) bool {
	n := len(t.Wanted.Ahead.Plans)
	t.Wanted.Ahead.Plans = slices.DeleteFunc(t.Wanted.Ahead.Plans, func(p Intent) bool { return p.Who == id })
	return len(t.Wanted.Ahead.Plans) < n
}

// Headline is the chance of the whole of a proposal of one attack, as its label has it. It
// is not known until it is counted, nor over the end of a way on which somebody may
// strike: there the number would promise that one arrives.
func (p *Proposal) Headline(t *Turn) (f odds.Fraction, known bool) {
	switch {
	case len(p.Strikes) == 0, p.Uncounted(t), len(p.Acts) > 1 && len(p.Provoked) > 0:
		return f, false
	case len(p.Acts) == 1:
		if c := p.CourseOf(t); c != nil {
			return ChanceOf(t.E, c, p.Strikes), true
		}
	}
	return p.Strikes[0].Odds.Damages, true
}

// Whole is the chance of a proposal from its first step to its blow, as its slip tells it: of a way on
// which somebody may strike that of the whole (AOO-10), else its headline. known is false while it
// is not weighed, and where it has only limits.
func (p *Proposal) Whole(t *Turn) (f odds.Fraction, known bool) {
	o := p.OutlookOf(t)
	if o == nil {
		return p.Headline(t)
	}
	if known = o.Known && o.Headline().Exact(); known {
		f = o.Headline().Fraction()
	}
	return f, known
}

// promise is the chance that a plan is remembered by: that of the whole, of other actions that they
// come off.
func (p *Proposal) promise(t *Turn) (f odds.Fraction, known bool) {
	if p.View != nil && p.View.Sure {
		return p.View.Chance, true
	}
	if o := p.OutlookOf(t); o != nil {
		for !o.idle() && !o.Known {
			o.count(1 << 16)
		}
	}
	return p.Whole(t)
}

// suppose puts the encounter where the turn of whom is planned for begins, as far as it is
// known: those whose plans come before have gone where they go, and what dice decide has
// not happened. It reports whether there is such a turn.
func suppose(t *Turn, s *Situation) bool {
	id := t.Wanted.Ahead.For
	e := t.E
	for i := range t.Wanted.Ahead.Plans {
		p := &t.Wanted.Ahead.Plans[i]
		if p.Who == id {
			break // what is planned after it comes after it
		}
		if ours(t, p.Who) && combat.TurnComes(e, p.Who) {
			for k := range p.Acts {
				expect(e, &p.Acts[k])
			}
		}
	}
	if !combat.TurnComes(e, id) {
		return false
	}
	s.What, s.Who = rules.AwaitsAction, id
	return true
}

// expect puts an encounter where an action leaves it: whole where it hangs on no die, else
// paid for and walked, and nothing more.
func expect(e *rules.Encounter, a *rules.Action) {
	if !e.Check(a).OK() {
		return
	}
	trial := e.Clone()
	trial.Begin(a)
	if _, owed := trial.Pending(); !owed && len(trial.Agenda.Steps) == len(e.Agenda.Steps) {
		trial.CopyTo(e)
		return
	}
	steps := slices.Clone(e.Agenda.Steps)
	end, walks := e.Facts.Combatants[a.By].At, false
	switch {
	case a.Verb == rules.Charge:
		if at, _, r := combat.ChargeWay(e, a); r.OK() {
			end, walks = at, true
		}
	case a.Path.Len() > 0 || a.Step > 0:
		end, walks = EndOf(e, a), true
	}
	e.Begin(a)
	e.Agenda.Steps = steps
	if walks && e.Facts.Combatants[a.By].At != end {
		combat.StandAt(e, a.By, end)
	}
}

// resumed is the proposal of actions that were planned before, one after another, as they
// would come out now.
func resumed(t *Turn, acts []rules.Action) Proposal {
	a := &acts[0]
	p := Proposal{Planned: true, Acts: acts, Target: rules.Nobody, From: t.E.Space(a.By), Drafted: a.Verb, Power: -1}
	if a.Verb == rules.Power || a.Verb == rules.Drink {
		p.Power = int(a.Option)
	}
	view := t.Foresee(a)
	if len(acts) == 1 {
		p.View, p.Refusal = view, view.Refusal
		fill(t.E, &p, a)
		return p
	}
	p.Drafted, p.Reactors = rules.NoVerb, view.Reactors
	_, p.Refusal = barring(t, acts)
	var steps []grid.Dir
	trial := t.E.Clone()
	for i := range acts {
		for k := range acts[i].Path.Len() {
			steps = append(steps, acts[i].Path.Step(k))
		}
		if a := &acts[i]; a.Step > 0 {
			steps = append(steps, grid.Dir(a.Step-1))
		} else if a.Verb == rules.FiveFootStep && a.Path.Len() == 0 {
			if d, ok := grid.DirBetween(trial.Facts.Combatants[a.By].At, a.Cell); ok {
				steps = append(steps, d)
			}
		}
		if i < len(acts)-1 {
			advance(trial, &acts[i])
		}
	}
	if len(steps) > 0 {
		p.trace(t, steps, t.Now.Ways.Speed*max(t.Now.Ways.Moves, 1))
		p.From.At = p.Path[len(p.Path)-1]
		if a.Verb == rules.FiveFootStep {
			p.Provoked = nil // AOO-07
		}
		if acts[1].Verb == rules.Move {
			p.Split = a.Path.Len()
		}
	}
	last := match.GlanceIn(trial, &acts[len(acts)-1], glanceAnswers)
	p.Target = acts[len(acts)-1].On
	p.Strikes = append(p.Strikes, last.Strikes...)
	return p
}

// advance is expect where the action may be one on whose way somebody may strike: what
// comes after it is asked as if it arrived.
func advance(e *rules.Encounter, a *rules.Action) {
	expect(e, a)
	switch {
	case a.Verb == rules.Load:
		combat.LoadedBy(e, a.By, a.Weapon)
	case a.Verb == rules.FiveFootStep && e.Facts.Combatants[a.By].At != a.Cell && a.Step == 0:
		combat.StandAt(e, a.By, a.Cell)
	}
}

// barring is the first of some actions that may not be done, each asked where those before
// it lead, and what forbids it.
func barring(t *Turn, acts []rules.Action) (i int, r rules.Refusal) {
	trial := t.E.Clone()
	for i := range acts {
		if r := trial.Check(&acts[i]); !r.OK() {
			return i, r
		}
		advance(trial, &acts[i])
	}
	return 0, rules.Refusal{}
}

// review finds the plans whose turn has come and drops those that are not legal any more,
// and those whose turn has gone by.
func review(t *Turn) {
	e := t.E
	t.Wanted.Ahead.now = 0
	for id := range e.Count() {
		if e.Rules.Turn.Acts(e, id) {
			t.Wanted.Ahead.now |= 1 << id
		}
	}
	t.Wanted.Ahead.Plans = slices.DeleteFunc(t.Wanted.Ahead.Plans, func(p Intent) bool {
		if !ours(t, p.Who) {
			return false // of another person at this screen
		}
		if !combat.Able(e, p.Who) {
			return true
		}
		acts := e.Rules.Turn.Acts(e, p.Who)
		return p.came && !acts && (!t.Phases() || e.Facts.Combatants[p.Who].Activated)
	})
	if !t.Awaited() {
		return
	}
	t.Wanted.Ahead.Plans = slices.DeleteFunc(t.Wanted.Ahead.Plans, func(p Intent) bool {
		if !ours(t, p.Who) || !e.Rules.Turn.Acts(e, p.Who) {
			return false
		}
		i, r := barring(t, p.Acts)
		if r.OK() {
			return false
		}
		t.Wanted.Ahead.Dropped = append(t.Wanted.Ahead.Dropped, Dropped{p.Who, p.Acts[i].Verb, r})
		return true
	})
	for i := range t.Wanted.Ahead.Plans {
		if p := &t.Wanted.Ahead.Plans[i]; ours(t, p.Who) && e.Rules.Turn.Acts(e, p.Who) {
			p.came = true
		}
	}
}

// Supposed reports whether the turn that is planned is one that has not come.
func (t *Turn) Supposed() bool { return t.Wanted.Ahead.For != rules.Nobody }

// glanceAt looks at an action where it would be done.
func glanceAt(t *Turn, a *rules.Action) match.Preview {
	if t.Supposed() {
		return match.GlanceIn(t.E, a, glanceAnswers)
	}
	return t.Match.Glance(a, glanceAnswers)
}

// prospectsAt are how enemies would stand to the acting creature on a square.
func prospectsAt(t *Turn, at grid.Cell) []match.Prospect {
	if t.Supposed() {
		return match.ProspectsIn(t.E, t.Now.Who, at, t.atHand(t.Now.Who)...)
	}
	return t.Match.Prospects(t.Now.Who, at, t.atHand(t.Now.Who)...)
}

// nextDie is the die that is set for the next throw, which is nobody's in a turn that is
// supposed: others throw before.
func nextDie(t *Turn) dice.Set {
	if t.Supposed() {
		return dice.Set{}
	}
	return t.Match.NextDie()
}

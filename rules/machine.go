package rules

import "tenaille/rules/dice"

// Awaited is what an encounter is waiting for.
type Awaited uint8

// What an encounter can wait for.
const (
	// AwaitsNothing: the encounter is over, or not begun.
	AwaitsNothing Awaited = iota
	// AwaitsAction: the creature whose turn it is.
	AwaitsAction
	// AwaitsAnswer: a creature asked in the middle of an action.
	AwaitsAnswer
	// AwaitsDie: a die, given by Answer.
	AwaitsDie
)

// Pending works off the agenda until a die is owed, an answer is awaited or
// nothing is left. It returns the question when a die is owed.
func (e *Encounter) Pending() (q dice.Question, owed bool) {
	for n := len(e.Agenda.Steps); n > 0; n = len(e.Agenda.Steps) {
		s := &e.Agenda.Steps[n-1]
		if row := &e.Rules.Questions[s.Op]; row.Take != nil {
			if row.Offers == nil || row.Offers(e, s) {
				return q, false
			}
			e.Agenda.Steps = e.Agenda.Steps[:n-1]
			continue
		}
		roll := &e.Rules.Rolls[s.Op]
		if roll.Ask == nil {
			deed := &e.Rules.Deeds[s.Op]
			deed.Do(e, e.takeStep())
			continue
		}
		if q, owed := roll.Ask(e, s); owed {
			return q, true
		}
		if step := e.takeStep(); roll.Then != nil {
			roll.Then(e, step)
		}
	}
	return q, false
}

// Answer gives the die that Pending asked for.
func (e *Encounter) Answer(a dice.Answer) {
	step := e.takeStep()
	e.Rules.Rolls[step.Op].Got(e, step, a)
}

// takeStep takes the next step off the agenda. It lies in the encounter, not
// on the heap, and is valid until the next one is taken.
func (e *Encounter) takeStep() *Step {
	n := len(e.Agenda.Steps) - 1
	e.step = e.Agenda.Steps[n]
	e.Agenda.Steps = e.Agenda.Steps[:n]
	return &e.step
}

// Run works off the agenda with dice from src until an answer is awaited or
// nothing is left.
func (e *Encounter) Run(src dice.Source) {
	for {
		q, owed := e.Pending()
		if !owed {
			return
		}
		e.Answer(src.Answer(q))
	}
}

// Awaits says what the encounter waits for and whom. It must not be called
// while a die is owed.
func (e *Encounter) Awaits() (what Awaited, who ID) {
	if n := len(e.Agenda.Steps); n > 0 {
		s := &e.Agenda.Steps[n-1]
		if e.Rules.Questions[s.Op].Take != nil {
			return AwaitsAnswer, s.Who
		}
		return AwaitsDie, Nobody
	}
	if id := e.Facts.Active(); id != Nobody {
		return AwaitsAction, id
	}
	return AwaitsNothing, Nobody
}

// Check says whether an action may be taken now, and if not, by which rule.
// It changes nothing and draws nothing.
func (e *Encounter) Check(a *Action) Refusal {
	f := &e.Facts
	if int(a.By) < 0 || int(a.By) >= len(f.Combatants) || a.Verb == NoVerb || a.Verb >= VerbCount {
		return Refuse(ACT33)
	}
	if f.Over {
		return Refuse(SKI19)
	}
	row := &e.Rules.Verbs[a.Verb]
	if asked, ok := e.Asked(); ok {
		if a.By != asked.Who || a.Verb != Take && a.Verb != Decline && a.Verb != Choose {
			return Refusal{Cite: AOO10, Who: asked.Who}
		}
		return Refusal{}
	}
	if row.Start == nil { // what the ruleset does not have
		if row.Cite != NoCite {
			return Refuse(row.Cite)
		}
		return Refuse(RST01)
	}
	if !e.Free && !e.Rules.Turn.Acts(e, a.By) {
		return Refusal{Cite: e.Rules.Grounds.Order, Who: f.Active()}
	}
	if r := e.Rules.Turn.Barred(e, a, row); !r.OK() {
		return r
	}
	if row.Check != nil {
		return row.Check(e, a)
	}
	return Refusal{}
}

// Begin starts a legal action; Run works it off. It must only be given what
// Check passes.
func (e *Encounter) Begin(a *Action) {
	if len(e.Agenda.Steps) > 0 {
		s := e.takeStep()
		if row := &e.Rules.Questions[s.Op]; a.Verb == Take {
			row.Take(e, s)
		} else {
			row.Decline(e, s)
		}
		return
	}
	e.Agenda.Action = *a
	e.Push(Step{Op: OpSettle, Who: a.By})
	if e.Rules.Turn.Prepare != nil {
		e.Rules.Turn.Prepare(e, a)
	}
	e.Rules.Verbs[a.Verb].Start(e, a)
}

// Do checks an action, carries it out with dice from src and returns the
// refusal if it is not legal; a refused action changes and draws nothing.
func (e *Encounter) Do(a *Action, src dice.Source) Refusal {
	if r := e.Check(a); !r.OK() {
		return r
	}
	e.Begin(a)
	e.Run(src)
	return Refusal{}
}

// OpSettle is the op at the bottom of every action: the whole of it is done.
const OpSettle OpCode = 0

// Legal appends the canonical actions of whoever is awaited: for movement one
// per destination and kind by the cheapest path, otherwise one per target,
// weapon and option.
func (e *Encounter) Legal(dst []Action) []Action {
	switch what, who := e.Awaits(); what {
	case AwaitsAnswer:
		return append(dst, Action{Verb: Take, By: who, On: Nobody}, Action{Verb: Decline, By: who, On: Nobody})
	case AwaitsAction:
		dst = e.LegalFor(who, dst)
		for id := range e.Count() { // those who may begin in its place (SKI-15)
			if id != who && e.Rules.Turn.Acts(e, id) {
				dst = e.LegalFor(id, dst)
			}
		}
	}
	return dst
}

// Idle is what of a list of legal actions ends the matter soonest: the turn, or what keeps
// it from ending. ok is false for an empty list.
func Idle(legal []Action) (a Action, ok bool) {
	for _, verb := range [...]Verb{EndTurn, Pass, GrappleEscape, Escape} {
		for i := range legal {
			if legal[i].Verb == verb {
				return legal[i], true
			}
		}
	}
	if len(legal) == 0 {
		return a, false
	}
	return legal[0], true
}

// LegalFor appends the canonical actions of one creature, as if it were
// awaited.
func (e *Encounter) LegalFor(id ID, dst []Action) []Action {
	e.work.searched, e.work.listing = false, true
	for v := range e.Rules.Verbs {
		row := &e.Rules.Verbs[v]
		if row.List == nil {
			continue
		}
		e.work.asked = Action{Verb: Verb(v), By: id, On: Nobody}
		if e.Rules.Turn.Barred(e, &e.work.asked, row).OK() {
			dst = row.List(e, id, dst)
		}
	}
	e.work.listing = false
	return dst
}

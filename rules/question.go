package rules

// Question is what a creature is asked in the middle of an action.
type Question uint8

// The questions.
//
//names:list questionNames Ask
const (
	NoQuestion       Question = iota // ""
	AskOffer                         // an attack of opportunity (AOO-08)
	AskActNow                        // a delayed turn (INI-07)
	AskReadied                       // a readied action (INI-08)
	AskCounterTrip                   // a trip in return (MAN-02)
	AskDropInstead                   // a weapon dropped in place of falling (MAN-02)
	AskTripBlow                      // a blow at the one tripped (MAN-02)
	AskCounterDisarm                 // a disarm in return (MAN-03)
	AskFollow                        // a step after the one pushed (MAN-04)
	AskBlock                         // standing in the way of an overrun (MAN-05)
	AskKnockDown                     // knocking down who failed to overrun (MAN-05)

	QuestionCount
)

// String returns the question's name, such as "offer".
func (q Question) String() string { return questionNames[q] }

// QuestionRow is a step that waits for the answer of the creature named Who.
type QuestionRow struct {
	Name Question
	Cite Cite // the rule that asks
	// Offers reports whether the question is still worth asking; when it is not,
	// the step is dropped unasked. nil always asks.
	Offers func(e *Encounter, s *Step) bool
	// Take and Decline carry the answer out; every question has both.
	Take, Decline func(e *Encounter, s *Step)
	// Wise reports what a creature does for which nobody decides: whether it
	// takes. nil takes.
	Wise func(e *Encounter, s *Step) bool
	// Contest returns the opposed check that taking leads to, all that both sides
	// add to it; nil where it leads to none.
	Contest func(e *Encounter, s *Step) Versus
	Peril   Peril
}

// Versus is an opposed check before its dice: what both sides add, row by row
// with the rules (MAN-01).
type Versus struct {
	Verb         Verb
	By, On       ID // who begins, who resists
	Stat, Resist Stat
	Mine, Theirs Breakdown
	// MyStrike and TheirStrike are what the attack bonuses in them are made of,
	// where a check adds one whole (MAN-03).
	MyStrike, TheirStrike Breakdown
	// Lost reports that it is lost without a roll (GRP-02).
	Lost bool
}

// Asked returns the step of the question being asked; ok is false when none is.
func (e *Encounter) Asked() (s Step, ok bool) {
	if what, _ := e.Awaits(); what != AwaitsAnswer {
		return s, false
	}
	return e.Agenda.Steps[len(e.Agenda.Steps)-1], true
}

// Question returns the question being asked with the rule that asks it,
// NoQuestion when none is.
func (e *Encounter) Question() (q Question, cite Cite) {
	s, ok := e.Asked()
	if !ok {
		return NoQuestion, NoCite
	}
	row := &e.Rules.Questions[s.Op]
	return row.Name, row.Cite
}

// Wise returns the answer to the question being asked that the rule book gives
// to creatures for which nobody decides: Take or Decline (MAN-05).
func (e *Encounter) Wise() Verb {
	if s, ok := e.Asked(); ok {
		e.work.question = s
		if wise := e.Rules.Questions[s.Op].Wise; wise != nil && !wise(e, &e.work.question) {
			return Decline
		}
	}
	return Take
}

// Contest returns the opposed check that taking what is asked leads to; ok is
// false where it leads to none, or nobody is asked.
func (e *Encounter) Contest() (v Versus, ok bool) {
	s, asked := e.Asked()
	if !asked || e.Rules.Questions[s.Op].Contest == nil {
		return v, false
	}
	return e.Rules.Questions[s.Op].Contest(e, &s), true
}

package odds

import (
	"tenaille/rules"
	"tenaille/rules/dice"
)

// MaxActs bounds the actions of a plan.
const MaxActs = 16

// Plan is what somebody means to do, one action after another. Each is carried out as it
// stands when its turn comes, whatever has become of those before it; where it is not legal
// any more then, the plan ends: who acts has fallen, whom it is aimed at is dead, the way
// was to begin elsewhere. What follows the last action is no part of the plan.
type Plan struct {
	Acts      []rules.Action
	Reactions Reactions
	// Said are the answers that the actions are ordered with, each at the place of its
	// action; what is not said there follows Reactions.
	Said []Said
	// Next is the die that a player who studies has set; it has no sides where none is.
	Next dice.Set
	// Most is how many answers of the dice are looked at before the walk is given up and
	// limits are given; 0 is the usual number.
	Most int
}

// Said are answers that an action is ordered with to questions in the middle of it, such as
// whether to step after the one pushed (MAN-04). They come before what Reactions assume.
type Said struct{ of, takes uint16 }

// Say adds the answer to a question: whether it is taken.
func (s *Said) Say(q rules.Question, take bool) {
	s.of |= 1 << q
	if s.takes &^= 1 << q; take {
		s.takes |= 1 << q
	}
}

// answer is what somebody answers who is asked in the middle of the action at a place of the
// plan: what that was ordered with, else as Reactions have it. The blow at the one it has
// tripped costs whoever acts nothing, and is made (MAN-02).
func (p *Plan) answer(at int, e *rules.Encounter, asked *rules.Step) rules.Verb {
	q := e.Rules.Questions[asked.Op].Name
	takes := q == rules.AskTripBlow
	switch said := at < len(p.Said) && p.Said[at].of>>q&1 == 1; {
	case p.Acts[at].Declined>>asked.Who&1 == 1:
		takes = false
	case said:
		takes = p.Said[at].takes>>q&1 == 1
	case !takes:
		return p.Reactions.Answer(e, asked)
	}
	if takes {
		return rules.Take
	}
	return rules.Decline
}

// most is the bound of a plan's walk.
func (p *Plan) most() int {
	if p.Most > 0 {
		return p.Most
	}
	return most
}

// OfPlan walks a plan through every answer of the dice and returns what it comes to. The
// encounter must be one in which nobody is asked and no die is owed; it is not changed, and
// none of its dice are drawn. A plan has from one to MaxActs actions.
func OfPlan(e *rules.Encounter, p Plan) Outlook {
	w := Weigh(e, p)
	for !w.Go(1 << 20) {
	}
	return w.Outlook()
}

// Weighing is an Outlook that is worked out piece by piece, for those who cannot wait for
// it. However it is cut into pieces it comes to the same.
type Weighing struct {
	l    line
	done bool
}

// Weigh begins an Outlook. The encounter may change afterwards as it likes.
func Weigh(e *rules.Encounter, p Plan) *Weighing {
	w := &Weighing{l: line{plan: p}}
	w.l.begin(e)
	return w
}

// Go looks at about so many more answers of the dice and reports whether that was all.
func (w *Weighing) Go(answers int) (done bool) {
	w.done = w.done || w.l.goOn(w.l.answers+answers)
	return w.done
}

// Outlook is what is known so far: limits, until it is done.
func (w *Weighing) Outlook() Outlook { return w.l.outlook() }

// Answers are how many answers of the dice have been looked at so far.
func (w *Weighing) Answers() int { return w.l.answers }

package odds

import (
	"tenaille/rules"
)

// Reactions is what those are taken to do who are asked in the middle of an action.
// Whoever acts is taken to decline what it is offered itself, such as a step after the one
// it has pushed; a Plan says where it does not.
type Reactions uint8

// The reactions that may be assumed.
const (
	// Always: every opportunity is taken, whoever is run into blocks, whoever may try in
	// return tries. Readied actions and delayed turns are kept (AOO-08, INI-07, INI-08).
	Always Reactions = iota
	// Never: nobody takes, blocks or tries anything.
	Never
	// Orders: everybody does as one for whom nobody decides: an opportunity is taken but
	// at whom it would find out of the fight, a readied action carried out, and one who is
	// run into blocks where that is wise (MAN-05). Delayed turns are kept.
	Orders

	reactionsCount
)

var reactionNames = [reactionsCount]string{"always", "never", "orders"}

// String returns the name of a way to react, such as "always".
func (r Reactions) String() string { return reactionNames[r] }

// ReactionsByName returns the reactions of a name; ok is false when there are none.
func ReactionsByName(name string) (r Reactions, ok bool) {
	for i, n := range reactionNames {
		if n == name {
			return Reactions(i), true
		}
	}
	return Always, false
}

// Answer is what somebody who is asked in the middle of an action answers.
func (r Reactions) Answer(e *rules.Encounter, s *rules.Step) rules.Verb {
	row := &e.Rules.Questions[s.Op]
	takes := row.Name == rules.AskOffer || row.Contest != nil
	switch {
	case r == Never:
		takes = false
	case r == Orders && row.Name == rules.AskOffer:
		takes = !e.Rules.Attack.Defeated(e, s.Whom)
	case r == Orders && (takes || row.Name == rules.AskReadied || row.Name == rules.AskBlock):
		takes = e.Wise() == rules.Take
	}
	if takes {
		return rules.Take
	}
	return rules.Decline
}

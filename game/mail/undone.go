package mail

import (
	"errors"

	"tenaille/levels"
	"tenaille/rules"
)

// Undone is an order that could not be carried out when its turn came.
type Undone struct {
	// Who was to do it, Nobody where nobody is called so, and what.
	Who  rules.ID
	Verb rules.Verb
	// Cite is the rule that refused it; none where it could not even be tried.
	Cite rules.Cite
	// Why is the cause in words of the program, for records.
	Why string
}

// undone is an order that ended in an error.
func undone(e *rules.Encounter, o *levels.Command, err error) Undone {
	u := Undone{Who: sheet(e, o.By), Why: err.Error()}
	u.Verb, _ = rules.VerbByName(o.Do)
	var r refused
	if errors.As(err, &r) {
		u.Verb, u.Cite = r.verb, r.r.Cite
	}
	return u
}

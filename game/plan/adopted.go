package plan

import (
	"tenaille/rules"
)

// Adopted is an action that somebody advised, planned as long as the pointer stays where it
// was put for it.
type Adopted struct {
	Act     rules.Action // NoVerb for none
	At      Pointer
	Actions uint64 // of the match
}

// Adopt has an action planned that was advised. It shows where the target is, the way ends
// or who acts stands.
func Adopt(t *Turn, a *rules.Action) Adopted {
	at := t.E.Space(a.By).At
	switch {
	case a.NBlows > 0:
		at = t.E.Space(a.Blows[0].On).At
	case a.On != rules.Nobody && a.On < t.E.Count() && !t.E.Facts.Combatants[a.On].Absent:
		at = t.E.Space(a.On).At
	case a.Path.Len() > 0 || a.Step > 0 || Rows[a.Verb].AimsAtSquares():
		at = EndOf(t.E, a)
	}
	return Adopted{*a, Pointer{Cell: at, OnMap: true, Who: StandsAt(t.E, at), Keys: true}, t.Match.Actions()}
}

// Propose is the plan of the action; ok is false where there is none, and when something
// else is pointed at or chosen since: then it is forgotten.
func (d *Adopted) Propose(t *Turn) (p Proposal, ok bool) {
	if d.Act.Verb == rules.NoVerb || d.At != t.Wanted.Pointer || d.Actions != t.Match.Actions() || t.Wanted.Mode != FreeMode {
		d.Act.Verb = rules.NoVerb
		return Proposal{}, false
	}
	a := &d.Act
	p = Proposal{Planned: true, Acts: []rules.Action{*a}, Target: rules.Nobody, From: t.E.Space(a.By), Drafted: a.Verb, Power: -1}
	if a.Verb == rules.Power || a.Verb == rules.Drink {
		p.Power = int(a.Option)
	}
	p.View = t.Foresee(a)
	p.Refusal = p.View.Refusal
	fill(t.E, &p, a)
	return p, true
}

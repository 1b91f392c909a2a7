package plan

import (
	"slices"

	"tenaille/rules"
)

// Adopted are actions that somebody advised or that wait for their turn, planned as long
// as the pointer stays where it was put for them.
type Adopted struct {
	Acts    []rules.Action // none for nothing
	At      Pointer
	Actions uint64 // of the match
}

// Adopt has actions planned that were advised or planned before. It shows where the target
// of the last is, its way ends or who acts stands.
func Adopt(t *Turn, acts ...rules.Action) Adopted {
	there := t.E.Clone()
	for i := range acts[:len(acts)-1] {
		advance(there, &acts[i])
	}
	a := &acts[len(acts)-1]
	at := there.Space(a.By).At
	switch {
	case a.NBlows > 0:
		at = there.Space(a.Blows[0].On).At
	case a.On != rules.Nobody && a.On < there.Count() && !there.Facts.Combatants[a.On].Absent:
		at = there.Space(a.On).At
	case a.Path.Len() > 0 || a.Step > 0 || Rows[a.Verb].AimsAtSquares():
		at = EndOf(there, a)
	}
	return Adopted{slices.Clone(acts), Pointer{Cell: at, OnMap: true, Who: StandsAt(t.E, at), Keys: true}, t.Match.Actions()}
}

// Holds reports whether there are actions, and nothing else was pointed at or chosen since.
func (d *Adopted) Holds(t *Turn) bool {
	return len(d.Acts) > 0 && d.At == t.Wanted.Pointer && d.Actions == t.Match.Actions() && t.Wanted.Mode == FreeMode && d.Acts[0].By == t.Now.Who
}

// Propose is the plan of the actions; ok is false where they do not hold: then they are
// forgotten.
func (d *Adopted) Propose(t *Turn) (p Proposal, ok bool) {
	if !d.Holds(t) {
		d.Acts = nil
		return Proposal{}, false
	}
	return resumed(t, d.Acts), true
}

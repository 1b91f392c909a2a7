package rules

// Pip is one part of a turn's budget as a player counts it: what it is called
// and how many are left.
type Pip struct {
	Name string // a word of the catalog, such as "standard", "L" or "activation"
	Cost Cost   // the price it pays; NoCost when it pays none
	Cite Cite
	// Of is how many a fresh turn has.
	Of func(e *Encounter, id ID) int
	// Left is how many of them a creature could still spend now.
	Left func(e *Encounter, id ID) int
	// Instead reports that what is left of it can only be spent in place of other
	// parts that are left, so that it does not count beside them (ACT-08, LIM-08);
	// nil means never.
	Instead func(e *Encounter, id ID) bool
}

// Unspent is how many parts of a creature's turn are left that somebody could
// regret: all but free actions and activations, and none that only stands in the
// place of another.
func Unspent(e *Encounter, id ID) int {
	n := 0
	for i := range e.Rules.Turn.Pips {
		p := &e.Rules.Turn.Pips[i]
		if p.Cost != FreeAction && p.Cost != NoCost && (p.Instead == nil || !p.Instead(e, id)) {
			n += p.Left(e, id)
		}
	}
	return n
}

// Grounds are the rules that refuse what is used up or too far; each ruleset
// has its own.
type Grounds struct {
	Budget     Cite // the turn does not pay for it (ACT-01)
	Restricted Cite // nor does a turn of one action (ACT-08)
	Disabled   Cite // nor one that is disabled (HP-02)
	Far        Cite // the way is too long (MOV-01)
	Order      Cite // it is somebody else's turn (INI-02)
	Surprised  Cite // the creature is surprised (SUR-04)
}

// Passage is how a creature stands in the way of a mover (MOV-05).
type Passage uint8

// What stands in the way.
const (
	// PassFree: it may pass and may end there.
	PassFree Passage = iota
	// PassThrough: it may pass, not end there.
	PassThrough
	// PassBarred: it may not pass.
	PassBarred
)

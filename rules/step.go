package rules

import "tenaille/rules/dice"

// MaxOps bounds the op codes of a ruleset.
const MaxOps = 64

// Deed is a step that is carried out when its turn comes.
type Deed struct {
	Do    func(e *Encounter, s *Step)
	Peril Peril
}

// Roll is a step that waits for a die.
type Roll struct {
	// Ask returns the question to the dice; owed is false where none is thrown,
	// and Then is called in place of Got.
	Ask func(e *Encounter, s *Step) (q dice.Question, owed bool)
	Got func(e *Encounter, s *Step, a dice.Answer)
	// Then may be nil where a die is always owed, or nothing follows without.
	Then    func(e *Encounter, s *Step)
	Peril   Peril
	Opposed Opposed
}

// Opposed is which of the two dice of an opposed check a Roll is (MAN-01).
type Opposed uint8

// The dice of an opposed check.
const (
	NotOpposed Opposed = iota
	OpensCheck         // the first, of who begins
	MeetsCheck         // the second, of who resists
)

// Peril is whom a step that is still to come can cost hit points.
type Peril uint8

// The perils of steps; what a table says nothing of endangers everybody.
const (
	PerilToAll    Peril = iota
	PerilToNobody       // and what it leads to tells for itself
	PerilToOthers       // to everybody but the creature whose step it is
	PerilOfSave         // to its creature, where what it rolls is a save
	PerilOnTheWay       // only by the opportunities it gives
)

// Peril returns the peril of the steps of an op code, from the table that has it.
func (r *Ruleset) Peril(op OpCode) Peril {
	switch {
	case r.Questions[op].Take != nil:
		return r.Questions[op].Peril
	case r.Rolls[op].Ask != nil:
		return r.Rolls[op].Peril
	}
	return r.Deeds[op].Peril
}

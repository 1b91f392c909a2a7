package rules

import "tenaille/rules/grid"

// OpCode names a kind of step; the ruleset's table of ops gives its meaning.
type OpCode uint8

// Step is one thing still to be done, as plain data.
type Step struct {
	Op        OpCode
	Verb      Verb // the verb it serves
	Who, Whom ID
	Weapon    int8
	A, B      int16 // operands, explained by the op
	Cell      grid.Cell
	Flags     uint16
}

// set copies a step field by field: one just written field by field cannot be
// read whole before the processor has done with its writes.
func (s *Step) set(from *Step) {
	s.Op, s.Verb, s.Who, s.Whom, s.Weapon = from.Op, from.Verb, from.Who, from.Whom, from.Weapon
	s.A, s.B, s.Cell, s.Flags = from.A, from.B, from.Cell, from.Flags
}

// Agenda is what is still to be done, the last step first, with the frames
// the steps work on.
type Agenda struct {
	Steps []Step
	// Blow is the attack being resolved; there is never more than one.
	Blow Frame
	// Action is the action being carried out, read by its steps.
	Action Action
}

// Push puts steps on the agenda so that the first given is done first.
func (e *Encounter) Push(steps ...Step) {
	list := e.Agenda.Steps
	for i := len(steps) - 1; i >= 0; i-- {
		list = append(list, Step{})
		list[len(list)-1].set(&steps[i])
	}
	e.Agenda.Steps = list
}

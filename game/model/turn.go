package model

import "tenaille/rules"

// Chip is one creature in the initiative row.
type Chip struct {
	ID      string
	Figure  string
	Side    int
	HP, Max int
	Acting  bool
	Marked  bool // under the pointer on the map
	Down    bool // dying or dead
	Done    bool // has acted in this round
	Ticked  bool // and a tick says so
	Waits   bool // has not acted in this fight yet: a dot tells
	Badge   string
	Family  Family // of the badge
}

// Turn is a side's turn at activating its figures, in the middle of the row of
// chips.
type Turn struct {
	Words    string
	Side     int
	Left, Of int  // activations
	Open     bool // the first of those left is under way
	Before   int  // chips to its left; the rest stand to its right
	Tip      Tip
}

// Pip is one part of the turn's budget.
type Pip struct {
	ID, Label string
	Cost      rules.Cost // what it pays, which its sign tells; NoCost is a whole activation
	// Or is the word before it that ties it to what stands left of it.
	Or    string
	State PipState
	Tip   Tip
}

// PipState is what is left of a part of the turn.
type PipState uint8

// The states of a pip.
const (
	Ready PipState = iota
	Planned
	Spent
	// Instead: it may be spent in place of another, and does not count beside it.
	Instead
)

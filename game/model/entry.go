package model

import "fmt"

// Tone is what a result means to those who read it; a screen colours it.
type Tone uint8

// The tones of results.
const (
	Muted  Tone = iota // nothing comes of it
	Good               // for whoever acts
	Bad                // for whom it is about
	Golden             // out of the common: a critical hit, a spell, a turn
)

// Entry is one thing in the combat log.
type Entry struct {
	ID     string
	Side   int // -1 for none
	Head   string
	Tail   string // with what; on a line of its own where Head leaves no room
	Result string
	Tone   Tone // of the result
	Lines  []string
	Chip   string // rule id after the head
	Rule   bool   // the entry is a dividing line: a round
	Danger bool   // an opportunity attack: it begins with the diamond
	Tight  bool   // one of a list, closer to its neighbours
	Open   bool   // the slip shows it
	// Deed is what it says without its subject, of what takes no roll and harms nobody: several of
	// one creature become one sentence in a brief log.
	Deed string
	Turn int // how many turns had begun before it
	By   int // the creature it tells of, -1 for none
}

// EntryID is the id of the i-th entry of the log, counted from the first.
func EntryID(i int) string { return fmt.Sprintf("log.%d", i) }

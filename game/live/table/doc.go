// Package table is a match as its referee has it: who has a seat, whose clock runs, what is
// allowed, the dice. It has no clock of its own, opens no connection and writes nothing
// down: it is told what somebody wishes and what time it is, and returns the entries that
// come of it.
package table

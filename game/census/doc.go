// Package census counts in played matches how often each rule decided: an
// event that cites it, a modifier kept or lost, a wish refused, an option that
// made a difference, an answer it gave. It plays shipped maps with shipped
// creatures, machine against machine, and decides nothing itself: it may look
// at a match but not change it, and the same seed counts the same everywhere.
package census

// Command names writes what can be told from one list alone: the names of the
// constants of a package (names.go beside them), from the constants themselves,
// and the ids of the rule book (rules/cite.go), from the headings of the book. It
// is no part of the game; go generate -run names ./rules runs it, and a test compares what
// stands in the sources with what it would write.
package main

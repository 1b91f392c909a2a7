// Package limited is the ruleset of the book's section 22: limited, movement
// and attack actions, an order set anew every round by score, ambushes decided
// by tests of PER, DEF and DEP. It is a value made from package combat by the
// short list of differences in limited.go. It may hold nothing but tables and
// the few functions that they name.
package limited

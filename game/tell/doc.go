// Package tell puts a match into words: odds slips with every modifier and its
// rule, cards, refusals, questions and the log, as the plain values of package
// model, in the names and reasons of its voice. Any front end can show them; it knows
// nothing of screens.
package tell

// Package portfolio finds what could be done with a turn: whole turns, each of a
// few actions one after another, over all that the ruleset lists, and the few of
// every kind that are worth playing out.
package portfolio

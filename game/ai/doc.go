// Package ai chooses actions for machine players: each thinks about the view
// of its side and the actions legal in it, for a number of nodes at a time,
// and answers the same for the same seed on every machine. Its own are the list of
// players and those that play their ideas out. It may not see the true encounter
// or the dice to come, and no clock, map order or float decides anything in it.
package ai

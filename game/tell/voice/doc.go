// Package voice is how a match is spoken of: the names of creatures, verbs, things and
// tests, prices and what a power does, the reasons of refusals and what stands in the
// way, the score behind a rank, what happened while one was away. Everything told is made
// of it; it knows the side that is spoken to; slips, cards and the log are its users.
package voice

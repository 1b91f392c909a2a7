// Package live is a match that people play at the same time over a server: what they agree
// on, what they wish, what a referee makes of it, and the match as it is seen from a seat.
//
// A referee holds the encounter and the dice. Whoever has a seat sends a Wish; the referee
// plays it and writes an Entry, with the dice of that one action, which everybody plays
// after it: the entries are the match. Nobody but the referee knows the dice before.
//
// It knows nothing of sockets: a Line is a connection to a server, which others provide.
package live

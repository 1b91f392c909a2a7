// Package search looks at everything that may well come of a position until it is
// read: what either side may do, and every throw of the dice with its weight, by the
// steps that play a match. It is for small positions; of larger ones it says that they
// are too large.
package search

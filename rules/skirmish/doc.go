// Package skirmish is the ruleset of the book's section 23: figures of plain
// numbers, phases in which sides take turns at activating two of them, cover
// that forbids an attack unless on the nearest, combined fire. It brings its
// own steps and rows and shares with package combat only ways over the board
// and the dice of a frame. It may not read a file or keep anything outside the
// encounter.
package skirmish

// Package errand says what the goals of a match mean to a machine player: where they
// send a creature, what they add to its worth, how far each side has come (SKI-19).
// Whole numbers, and nothing that the side does not know.
package errand

// Package dice asks for chance and counts it: dice expressions, the questions
// the rules put to a die, and the sources that answer them (seeded, scripted,
// or all answers at once with their weights). Every rule die of a match comes
// from one stream in one order (DIC-01, DIC-02). It may not import any other
// package of the game, and it may use no clock, no float and no other source
// of randomness than the stream it is given.
package dice

// Package link makes of a match, a position, a puzzle, an army or a set-up a text short
// enough for the fragment of an address, and reads it again. A match travels as its
// set-up, its seed and what was done, never as what came of it: that is played again, and
// the state it comes to must be the one it came to. What is read was written by anybody:
// every number, text and list in it is bounded, a checksum is looked at before all else,
// and whatever cannot be is one error of one line. A further thing that travels so is one
// more Thing with a kind of its own. It opens no file and shows nothing.
package link

// Package music holds the pieces of music of the game as they are written, note by
// note, and plays them: every instrument is synthesised, sample by sample, while it
// is heard, and a piece goes on for ever without a seam. All four grow out of one
// motif, the jaws: five, one, four, two, three of the mode, two voices closing on
// one note.
// It may not know what is played on the board: it is told how great the danger is.
package music

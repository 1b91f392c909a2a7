// Package stage plays what a side perceived, one cue after another, on its own copy
// of the pieces: steps, blows, falls and the numbers that rise from them, in the
// timings of the game's motion table. The true state has long moved on when a cue
// is played. It knows no rule and no screen: it only sets the motion fields of
// piece.Piece and fills a board.Picture.
package stage

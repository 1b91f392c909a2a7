// Package piece is the creatures of a board as they are drawn, with their bars and
// badges, and tells which of them lies under a pixel.
package piece

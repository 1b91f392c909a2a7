// Package painting paints the board and the panels of a battle, or what of them has
// changed since the frame before.
package painting

// Package wilds lays out new grounds to fight on: from pieces, by a seed, the same
// seen from either side, and written as maps of Tiled like those drawn by hand.
package wilds

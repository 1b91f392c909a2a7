// Package smallmap is the map in a corner of a battle: its ground, its creatures as
// dots, the fog over it and the frame of what of the board is in view.
package smallmap

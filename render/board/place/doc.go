// Package place finds where words may stand on a picture of the board. It draws
// nothing.
package place

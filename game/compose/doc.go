// Package compose makes puzzles of places of recorded matches: it states the position there
// anew, and has its worth, its best line and how hard it is proved in slices. It knows no
// screen, and says why where there is no puzzle in a place.
package compose

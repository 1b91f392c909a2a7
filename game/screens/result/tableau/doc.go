// Package tableau paints the end of a battle as a picture: those who won stand whole on the
// ground they won, among those who fell. It knows kinds of creatures and a map, no match and
// no screen.
package tableau

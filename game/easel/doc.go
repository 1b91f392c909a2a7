// Package easel is the drawing of a map: the brushes there are, what a stroke of each does
// to the map, who is picked up and set down, and what of it is wrong. It knows no screen;
// what a map means is for package levels to say.
package easel

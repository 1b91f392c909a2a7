// Package board draws the battle map: the sheet on its table, ground and walls,
// pieces, and the signs that tell reach, danger and odds. It is given plain facts
// to draw (Terrain, Piece, Signs) and says which square or piece lies under a
// point. It never asks the rules anything, never changes what it is given, and
// drawing never changes the state of a game.
package board

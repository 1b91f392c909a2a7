// Package board draws the battle map: the sheet on its table, ground and walls,
// pieces, and the signs that tell reach, danger and odds. It is given plain facts
// to draw (a Terrain and a Picture) and says which square lies under a point. It
// arranges what the packages below it draw: terrain, piece, area, sight and moment,
// by one brush, where a camera says, with words in the places that place finds. It
// never asks the rules anything, never changes what it is given, and drawing never
// changes the state of a game.
package board

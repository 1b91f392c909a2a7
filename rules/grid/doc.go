// Package grid answers every geometric question of the rules in exact
// integers: squares, edges, spaces, distance, reach, lines, cover,
// concealment, flanking, steps and areas. It knows a map and the bodies on
// it, nothing about creatures' sheets, turns or dice. It may not import any
// other package of the game, and no float may decide an answer here.
package grid

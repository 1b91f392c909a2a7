// Package tactics is a player that thinks one turn ahead: of the places to stand
// and the blows from there it takes the best, by exact odds against what it would
// expose itself to.
package tactics

// Package ladder rates players by Glicko-2 (Mark Glickman, "Example of the Glicko-2 system")
// from results that a referee has signed. What is kept is in whole numbers.
package ladder

// Package riddle is a puzzle that is played on the board: it is proved while the player
// thinks, and over when its aim is read. It decides no rule and draws nothing.
package riddle

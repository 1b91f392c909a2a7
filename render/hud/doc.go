// Package hud draws the panels of the battle: initiative row, unit card, action
// bar, odds slip, combat log, questions and notes. It is given plain, already
// translated facts and says which of its parts lies under a point.
// It never asks the rules anything, keeps no state of a match and decides
// nothing.
package hud

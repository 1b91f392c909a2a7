// Package hud arranges the panels of the battle, each of which is a type of a package
// below it that lays itself out, paints itself and makes its parts known: the upper
// row (head), the lower one (foot), the odds slip, the log, the palette, and what lies
// over them (over). It is given plain, already translated facts, says which part lies
// under a point, and keeps what was painted until it changes. It never asks the rules
// anything, keeps no state of a match and decides nothing.
package hud

// Package command is what a player at a battle chooses, points at and confirms, and the
// orders for the match that come of it; which key or finger said so is not its concern.
package command

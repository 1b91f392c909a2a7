// Package foot is the lower row of a battle: the card of who acts, the action bar with
// what is left of the turn, the weapons and the strip over it, the buttons that take
// back and end the turn, and the bar of a match being watched.
package foot

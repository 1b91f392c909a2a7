// Package position is what a creature that thinks knows of where it stands: its
// foes and what they could do to it, and the ways it may go. It decides nothing.
package position

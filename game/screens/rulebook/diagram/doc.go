// Package diagram draws what a rule is about on a small board: the game's own board, with its
// pieces and its signs. What a rule says is for the book; which rule is open for the screen.
package diagram

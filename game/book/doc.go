// Package book is the rule book that a player reads during the game: one entry
// for every rule id, in each language of the game, in the order of the book.
// It reads the entries embedded by package assets, finds them by id and by
// words, and knows which entry refers to which.
// It may not know a screen, a match or any rule beyond its id.
package book

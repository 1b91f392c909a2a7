// Package hall has the screens of matches over a server: the way to one, its matches and
// its ladder, what a new match is offered with, and what there is beside the board of one
// that is played. What a match comes to is decided by package match and its referee.
package hall

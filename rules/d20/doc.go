// Package d20 is the ruleset of the book's sections 1 to 21: standard, move
// and full-round actions, initiative rolled once, Armour Class. It is a value
// made from package combat by a short list of differences. It may hold
// nothing but tables and the few functions that they name.
package d20

// Package pluck sounds plucked strings: a loop of noise that a filter wears down with
// every turn (after Karplus and Strong).
package pluck

// Package presence is the place that somebody has in a live match: at a seat or watching, with
// what has been played, asked and told there by now.
package presence

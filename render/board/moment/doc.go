// Package moment draws what happens on a board and passes: results that rise, things
// in flight, rings that open.
package moment

// Package march plays the campaign by machines, from its first battle to its end: it
// proves that there is a way through, and how hard each battle is.
// It may not touch the screen.
package march

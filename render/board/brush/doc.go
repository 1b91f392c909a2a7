// Package brush draws what all parts of the board have in common: outlines, icons,
// words on plates, seals, discs of light, and the measures of what lies on squares.
package brush

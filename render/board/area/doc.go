// Package area marks squares of a board, each for a reason of its own, such as reach,
// danger and fog, and keeps the picture of the marks.
package area

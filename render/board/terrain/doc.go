// Package terrain is the map as it is drawn: what stands on each square and edge, and
// the pictures kept of it, with what grows, burns and drifts over them.
package terrain

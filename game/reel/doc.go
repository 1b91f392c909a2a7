// Package reel joins pictures into one that moves: an animated PNG of few colours, in
// which each picture holds what has changed.
package reel

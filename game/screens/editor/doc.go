// Package editor is the screen on which maps are drawn: the board in the middle, brushes
// beside it, and the battle on what was drawn a press away.
// It may not decide what a map means: package easel paints, package levels reads.
package editor

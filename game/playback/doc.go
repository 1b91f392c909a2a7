// Package playback shows what a side has perceived of a match, later than it
// happened: it takes events one group after another, gives the stage their cues,
// brings facts of its own up to them and has them written into the log. What it
// needs of the screen it plays on is an interface; nothing of the match depends on
// what has been shown.
package playback

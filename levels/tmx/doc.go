// Package tmx holds a map of Tiled while it is being drawn: all of its file, word for
// word, so that what nobody touches is written as it was read, and what is painted on it,
// every stroke of which can be taken back. What a map means is for package levels to say.
package tmx

// Package squad commands the figures of a side (SKI-01): whom to activate next, at
// whom to strike and with whose help, where to go and when to draw back.
package squad

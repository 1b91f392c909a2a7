// Package match holds one match under way: the true encounter with its dice,
// who plays each side, what each side has perceived, previews and undo. Every
// screen, machine, replay and simulation plays through it. It shows nothing,
// reads no clock and opens no file, and hands out views, never the encounter.
package match

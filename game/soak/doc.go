// Package soak plays the game as its window does, in programs of its own and in real
// windows, and ends them at random moments, damages their files and has their writes fail: it wants nothing lost
// that was shown to a player. It is all tests: nothing of it is part of the game. It may
// mend nothing.
package soak

// Package store keeps what outlives a session: settings, saved matches and
// replays, in the player's data folder on a desktop and in the database of a
// browser. A file is written whole or not at all, and a broken one is put
// aside, never overwritten.
// It knows nothing of what a save says, and it may not touch the screen.
package store

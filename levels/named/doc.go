// Package named opens plain files by name, those that a player names and those that
// lie in the game's own folders: at once or not at all, and none that is too large.
package named

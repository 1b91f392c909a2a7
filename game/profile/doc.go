// Package profile is the player's own: the settings and the last set-up, the matches that
// are kept, the store they all lie in, and the way of files to the player and back. It
// draws nothing and knows no screen.
package profile

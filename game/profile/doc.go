// Package profile is the player's own: the settings and the last set-up, the matches that
// are kept, and the store they all lie in. It draws nothing and knows no screen.
package profile

// Package session carries on with a match on this machine: it carries out what was
// ordered, lets machines think, keeps the match where it can be gone on with, changes
// the side whose knowledge is on the screen, and ends. What a screen does about it is
// an interface.
package session

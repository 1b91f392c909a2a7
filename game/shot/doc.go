// Package shot draws any screen of the game, brought to a state that is named, into a
// picture: for the command line, the README and the tests. The same Shot gives the same
// pixels.
package shot

// Package game wires the program together: it reads the options of the command
// line or of the browser's address, opens the window and hands over to the
// scenes. Everything a match consists of lives in the packages below it. It may
// not contain rules, drawing or texts of its own.
package game

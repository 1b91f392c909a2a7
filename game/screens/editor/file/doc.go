// Package file is the sheet of a map that is being drawn: its title and size, where it is
// saved, and all maps there are, to be opened.
package file

// Package screens is the table of the screens apart from that of a battle: the routes by
// which they reach one another. A new screen is a folder here and a line there.
package screens

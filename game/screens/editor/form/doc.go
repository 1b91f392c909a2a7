// Package form is a list of rows in which something of a map that is being drawn is said: one
// of several, a number, what it is besides.
// It may not know of what: whoever lays it out says what a row changes.
package form

// Package code makes QR codes of links. It shows nothing: a code is asked square by
// square.
package code

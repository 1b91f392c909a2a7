// Package linked is the sheet on which a match, a puzzle, an army or a set-up is handed on
// as a link: its code to be scanned, and the ways to other programs. It is the same from
// wherever it is opened.
package linked

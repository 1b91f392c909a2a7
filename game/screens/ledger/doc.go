// Package ledger sets matches on a page of a ledger: a sheet of paper with a row for each,
// its map as a print, who plays it with which figures, how it stands and a seal; and after
// the last row a drawing of what is to come. What a match is, and what a press on it
// does, is for the screens to say.
package ledger

// Package palette is the sheet of all actions in groups, with what there is to tell of
// one of them.
package palette

package replay

import (
	"errors"
	"fmt"

	"tenaille/levels"
)

// Fault is what is wrong with a replay: the file, the line counted from 1, or
// 0 for the whole file, and the cause, all on one line.
type Fault struct {
	File string
	Line int
	Err  error
}

// Error returns "file: line 12: cause". What comes from the file is harmless to a
// terminal.
func (f *Fault) Error() string {
	if f.Line == 0 {
		return levels.Complaint(f.File + ": " + f.Err.Error())
	}
	return levels.Complaint(fmt.Sprintf("%s: line %d: %v", f.File, f.Line, f.Err))
}

// Unwrap returns the cause.
func (f *Fault) Unwrap() error { return f.Err }

// Causes of faults that are not damage: what a screen has words of its own for.
var (
	ErrEmpty    = errors.New("empty file")
	ErrForeign  = errors.New("not a replay")
	ErrLarge    = errors.New("larger")
	ErrNewer    = errors.New("newer") // than this program
	ErrNotBegun = errors.New("the match has not begun")
)

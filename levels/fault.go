package levels

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Fault is what is wrong with an input file: which file, where in it, and
// why. Its text is one line, whatever the file holds.
type Fault struct {
	// File is the name the file was asked for by.
	File string
	// Place is the spot inside it, such as "line 40: object 12" or
	// "cases[3].combatants[1].hp"; empty means the whole file.
	Place string
	// Err is the cause.
	Err error
}

// Error returns "file: place: cause".
func (f *Fault) Error() string {
	if f.Place == "" {
		return Complaint(f.File + ": " + f.Err.Error())
	}
	return Complaint(f.File + ": " + f.Place + ": " + f.Err.Error())
}

// Unwrap returns the cause.
func (f *Fault) Unwrap() error { return f.Err }

// Line makes one line of a text that may hold what stands in a file: line ends, escapes
// and whatever else cannot be printed are written as a Go string writes them, such as
// "\n", so that no file speaks to the terminal.
func Line(s string) string {
	clean := true
	for _, r := range s {
		clean = clean && r != utf8.RuneError && strconv.IsGraphic(r)
	}
	if clean {
		return s
	}
	var b strings.Builder
	for i, r := range s {
		switch n := utf8.RuneLen(r); {
		case r == utf8.RuneError && !strings.HasPrefix(s[i:], "\uFFFD"):
			fmt.Fprintf(&b, `\x%02x`, s[i])
		case strconv.IsGraphic(r):
			b.WriteString(s[i : i+n])
		default:
			q := strconv.QuoteRune(r)
			b.WriteString(q[1 : len(q)-1])
		}
	}
	return b.String()
}

// longest is how many bytes of what is wrong anybody reads.
const longest = 1000

// Complaint is the Line of what is wrong with a file, however much of the file it quotes:
// of a long one the middle is left out.
func Complaint(s string) string {
	s = Line(s)
	if len(s) <= longest {
		return s
	}
	head, tail := longest/2, len(s)-longest/3
	for !utf8.RuneStart(s[head]) {
		head--
	}
	for !utf8.RuneStart(s[tail]) {
		tail++
	}
	return s[:head] + " ... " + s[tail:]
}

// fault builds a Fault with a formatted cause.
func fault(file, place, format string, args ...any) *Fault {
	return &Fault{File: file, Place: place, Err: fmt.Errorf(format, args...)}
}

// quote puts text from a file into quotes on one line, cut to a length a
// person can read.
func quote(s string) string {
	const most = 48
	if len(s) <= most {
		return strconv.Quote(s)
	}
	cut := most
	for cut > 0 && !utf8.RuneStart(s[cut]) {
		cut--
	}
	return strconv.Quote(s[:cut]) + "..."
}

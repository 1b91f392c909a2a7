package ui

import (
	"slices"
	"strings"
)

// Line is a line of text that is being edited: its letters, a caret between them,
// and what is selected from a mark to the caret.
type Line struct {
	text        []rune
	caret, mark int
	// Accept, if set, tells whether a text may stand in the line.
	Accept func(string) bool
}

// NewLine is a line with a text and the caret at its end.
func NewLine(text string) Line {
	l := Line{text: []rune(text)}
	l.Move(len(l.text), false)
	return l
}

// String is the text.
func (l *Line) String() string { return string(l.text) }

// Len is the number of letters.
func (l *Line) Len() int { return len(l.text) }

// Before is the text before a place.
func (l *Line) Before(at int) string { return string(l.text[:min(max(at, 0), len(l.text))]) }

// Caret is the place of the caret, and from and to those of what is selected, the
// same for nothing.
func (l *Line) Caret() (at, from, to int) {
	return l.caret, min(l.caret, l.mark), max(l.caret, l.mark)
}

// Move puts the caret at a place; extending selects what it passes.
func (l *Line) Move(to int, extend bool) {
	l.caret = min(max(to, 0), len(l.text))
	if !extend {
		l.mark = l.caret
	}
}

// Step moves the caret by letters. Without extending, what was selected is left at
// the end that lies that way.
func (l *Line) Step(by int, extend bool) {
	at, from, to := l.Caret()
	switch {
	case from == to || extend:
		l.Move(at+by, extend)
	case by < 0:
		l.Move(from, false)
	default:
		l.Move(to, false)
	}
}

// SelectAll selects the whole text.
func (l *Line) SelectAll() { l.mark, l.caret = 0, len(l.text) }

// Insert puts letters in the place of what is selected, and tells whether the text
// is another. What Accept refuses changes nothing.
func (l *Line) Insert(letters string) bool {
	_, from, to := l.Caret()
	return l.replace(from, to, []rune(strings.Map(plain, letters)))
}

// Erase takes away what is selected, else the letter before the caret, or after it.
func (l *Line) Erase(before bool) bool {
	at, from, to := l.Caret()
	switch {
	case from < to:
	case before:
		from = max(at-1, 0)
	default:
		to = min(at+1, len(l.text))
	}
	return l.replace(from, to, nil)
}

// Set puts another text in the place of the one there is.
func (l *Line) Set(text string) bool { return l.replace(0, len(l.text), []rune(text)) }

func (l *Line) replace(from, to int, by []rune) bool {
	next := slices.Concat(l.text[:from], by, l.text[to:])
	if slices.Equal(next, l.text) || l.Accept != nil && !l.Accept(string(next)) {
		return false
	}
	l.text = next
	l.Move(from+len(by), false)
	return true
}

// plain leaves out what is no letter of a line.
func plain(r rune) rune {
	if r < ' ' || r == 0x7f {
		return -1
	}
	return r
}

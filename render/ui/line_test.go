package ui

import (
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"

	_ "tenaille/game/require/seeded"
)

// TestALineIsEdited: letters with accents are letters like any other; what is
// selected is replaced, and what is refused changes nothing.
func TestALineIsEdited(t *testing.T) {
	l := NewLine("épée")
	l.Step(-1, true)
	l.Step(-1, true)
	l.Insert("É")
	if got := l.String(); got != "épÉ" {
		t.Errorf("the last two letters of épée replaced by É give %q", got)
	}
	l.Move(1, false)
	l.Erase(true)
	if got := l.String(); got != "pÉ" {
		t.Errorf("without its first letter: %q", got)
	}
	l.Erase(false)
	l.SelectAll()
	l.Step(-1, false)
	if at, from, to := l.Caret(); at != 0 || from != to {
		t.Errorf("left of a selection stands the caret at %d of %d-%d", at, from, to)
	}
	l.Accept = func(s string) bool { return strings.Trim(s, "0123456789") == "" }
	if l.Insert("x") || l.String() != "É" {
		t.Errorf("a letter where digits are wanted: %q", l.String())
	}
	if l.Set("42"); l.String() != "42" {
		t.Errorf("set to 42: %q", l.String())
	}
	if l.Insert("\n\t7"); l.String() != "427" {
		t.Errorf("signs that are no letters are typed: %q", l.String())
	}
}

// TestLinesHoldTogether: whatever is done to a line its text stays whole and the
// caret and the mark within it.
func TestLinesHoldTogether(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		l := NewLine(rapid.String().Draw(t, "text"))
		for range rapid.IntRange(0, 20).Draw(t, "steps") {
			more := rapid.Bool().Draw(t, "more")
			switch rapid.IntRange(0, 5).Draw(t, "edit") {
			case 0:
				l.Insert(rapid.StringN(0, 3, -1).Draw(t, "letters"))
			case 1:
				l.Erase(more)
			case 2:
				l.Step(rapid.IntRange(-1, 1).Draw(t, "by"), more)
			case 3:
				l.Move(rapid.IntRange(-3, 30).Draw(t, "to"), more)
			case 4:
				l.SelectAll()
			}
			at, from, to := l.Caret()
			if n := utf8.RuneCountInString(l.String()); n != l.Len() || from < 0 || from > to || to > n || at != from && at != to {
				t.Fatalf("caret %d, %d-%d selected of %d letters", at, from, to, n)
			}
		}
	})
}

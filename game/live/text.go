package live

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Clean is a text of somebody else's on one line, of at most so many characters: without
// what moves, hides or turns other text.
func Clean(s string, most int) string {
	var b strings.Builder
	n, gap := 0, false
	for _, r := range s {
		switch {
		case unicode.IsSpace(r):
			gap = n > 0
			continue
		case r == utf8.RuneError || !unicode.IsGraphic(r):
			continue
		case unicode.Is(unicode.Mn, r) && n == 0:
			continue
		}
		if gap {
			if n++; n >= most {
				break
			}
			b.WriteByte(' ')
			gap = false
		}
		if n++; n > most {
			break
		}
		b.WriteRune(r)
	}
	return b.String()
}

package words

import (
	"unicode"
	"unicode/utf8"
)

// Capital is a text that begins with a capital letter, whatever its language.
func Capital(text string) string {
	first, n := utf8.DecodeRuneInString(text)
	if n == 0 {
		return text
	}
	return string(unicode.ToUpper(first)) + text[n:]
}

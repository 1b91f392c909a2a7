package text

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// elisionField heads, in the header of a catalog, the words of the language that lose their
// last letter before a vowel.
const elisionField = "\"X-Elides: "

// vowels are the letters before which a word is elided; a y only before a consonant.
const vowels = "aàâäeéèêëiîïoôöuùûü"

// elided is a filled text whose words lose their last letter where what was filled in begins
// with a vowel: "l'armée de Azur" becomes "l'armée d'Azur". Names of squares and ids of rules
// are spelled, not read, and leave the word as it is.
func elided(s string, words []string) string {
	if len(words) == 0 {
		return s
	}
	var b strings.Builder
	done := 0
	for i := 0; i < len(s); i++ {
		if s[i] != ' ' || !spoken(s[i+1:]) {
			continue
		}
		start := i
		for start > 0 {
			r, n := utf8.DecodeLastRuneInString(s[:start])
			if !unicode.IsLetter(r) {
				break
			}
			start -= n
		}
		for _, w := range words {
			if strings.EqualFold(s[start:i], w) {
				b.WriteString(s[done : i-1])
				b.WriteString("’")
				done = i + 1
				break
			}
		}
	}
	if done == 0 {
		return s
	}
	b.WriteString(s[done:])
	return b.String()
}

// spoken reports whether a text begins with a word that begins with a vowel.
func spoken(s string) bool {
	first, n := utf8.DecodeRuneInString(s)
	second, _ := utf8.DecodeRuneInString(s[n:])
	if !unicode.IsLower(second) {
		return false
	}
	first = unicode.ToLower(first)
	return strings.ContainsRune(vowels, first) || first == 'y' && !strings.ContainsRune(vowels, second)
}

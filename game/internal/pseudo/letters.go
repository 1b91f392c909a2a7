package pseudo

import (
	"regexp"
	"strings"
	"unicode"
)

// accents are the letters of the language.
var accents = strings.NewReplacer(
	"a", "å", "e", "é", "i", "î", "o", "ö", "u", "û", "c", "ç", "n", "ñ", "s", "š", "y", "ý", "z", "ž",
	"A", "Å", "E", "É", "I", "Î", "O", "Ö", "U", "Û", "C", "Ç", "N", "Ñ", "S", "Š", "Y", "Ý", "Z", "Ž",
)

// Percent is how much longer words are than in English.
const Percent = 35

// kept is what stands in a text for the program: verbs, names of options, ids.
var kept = regexp.MustCompile(`%%|%\[\d+\][-+ 0-9.]*[a-z]|\{[^}]*\}|\[?\b[A-Z]{2,3}-\d\d\b\]?`)

// Say writes an English text in the language. The letters it has more are added to
// its words in turn, so that long words grow as long ones do.
func Say(english string) string {
	var b strings.Builder
	owed := 0 // hundredths of a letter
	last := 0
	for _, at := range kept.FindAllStringIndex(english, -1) {
		owed = words(&b, english[last:at[0]], owed)
		b.WriteString(english[at[0]:at[1]])
		last = at[1]
	}
	words(&b, english[last:], owed)
	return b.String()
}

// words writes the words of a text that is all words, with so much owed before it,
// and returns what is owed after it.
func words(b *strings.Builder, text string, owed int) int {
	letters, vowel := 0, 'e'
	end := func() {
		owed += letters * Percent
		for ; owed >= 50 && letters > 0; owed -= 100 {
			b.WriteString(accents.Replace(string(vowel)))
		}
		letters = 0
	}
	for _, r := range text {
		if !unicode.IsLetter(r) {
			end()
			b.WriteRune(r)
			continue
		}
		letters++
		if strings.ContainsRune("aeou", r) {
			vowel = r
		}
		b.WriteString(accents.Replace(string(r)))
	}
	end()
	return owed
}

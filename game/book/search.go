package book

import "strings"

// leaf is an entry made ready to be searched.
type leaf struct{ id, title, text string }

// plain writes what is typed differently from how it is printed: accents,
// ligatures, the curved apostrophe, the sign of minus.
var plain = strings.NewReplacer(
	"à", "a", "â", "a", "ä", "a", "é", "e", "è", "e", "ê", "e", "ë", "e", "î", "i", "ï", "i",
	"ô", "o", "ö", "o", "ù", "u", "û", "u", "ü", "u", "ç", "c", "œ", "oe", "æ", "ae",
	"’", "'", "−", "-", "–", "-", "\u00a0", " ")

// Fold is a text as it is searched: small letters without accents.
func Fold(s string) string { return plain.Replace(strings.ToLower(s)) }

func (e *Entry) fold() leaf {
	return leaf{Fold(e.ID), Fold(e.Title), Fold(e.Section + "\n" + e.text())}
}

// Search finds the ids of the entries that hold every one of the words, in
// whatever case and with or without accents: first those whose id begins with
// the words, then those whose title holds them, then those whose text does,
// each group in the order of the book. Without words it finds every entry.
func (b *Book) Search(words string) []string {
	words = strings.TrimSpace(Fold(words))
	var groups [3][]string
	for i, l := range b.folded {
		if at, ok := l.place(words); ok {
			groups[at] = append(groups[at], b.entries[i].ID)
		}
	}
	return append(append(groups[0], groups[1]...), groups[2]...)
}

// place is where the leaf holds the words: 0 its id, 1 its title, 2 its text.
func (l leaf) place(words string) (at int, ok bool) {
	if strings.HasPrefix(l.id, words) || strings.HasPrefix(strings.ReplaceAll(l.id, "-", ""), words) {
		return 0, true
	}
	for _, word := range strings.Fields(words) {
		switch {
		case strings.Contains(l.title, word):
			at = max(at, 1)
		case strings.Contains(l.id, word) || strings.Contains(l.text, word):
			at = 2
		default:
			return 0, false
		}
	}
	return at, true
}

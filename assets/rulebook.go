package assets

import "embed"

//go:embed rulebook/*.md
var rulebooks embed.FS

// Rulebook returns the source of the rule book in a language, named by its
// two-letter code ("en", "fr"); an unknown language has none, which is nil. The
// caller may not change the bytes.
func Rulebook(lang string) []byte {
	b, err := rulebooks.ReadFile("rulebook/" + lang + ".md")
	if err != nil {
		return nil
	}
	return b
}

// Readings returns the source of the readings that are settled between the
// entries of the rule book, in a language named as for Rulebook; nil for an
// unknown one. The caller may not change the bytes.
func Readings(lang string) []byte { return Rulebook("readings-" + lang) }

package words

import (
	"fmt"

	"tenaille/game/text"
)

// Words writes in the language of a catalog.
type Words struct {
	Text *text.Catalog
	// distances is the unit that the player chose, "" for the custom of the
	// language; it belongs to the settings.
	distances *string
}

// New writes in the language of a catalog, lengths in the unit that distances
// holds at that time: Squares, Feet, Metres, or "" for the custom of the language.
func New(catalog *text.Catalog, distances *string) *Words {
	return &Words{Text: catalog, distances: distances}
}

// T is Text.T, for short.
func (w *Words) T(msgid string, args ...any) string { return w.Text.T(msgid, args...) }

// TN is Text.TN, for short.
func (w *Words) TN(singular, plural string, n int, args ...any) string {
	return w.Text.TN(singular, plural, n, args...)
}

// Key is Text.Key, with the distances that stand in the text itself as the player wants them.
func (w *Words) Key(key string, args ...any) string {
	words := filled(w.Text.Key(key), w.Length)
	if len(args) == 0 {
		return words
	}
	return fmt.Sprintf(words, args...) // what fills the text is left as it is
}

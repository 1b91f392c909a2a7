package assets

import (
	"embed"
	"fmt"
)

//go:embed po/*.po
var catalogs embed.FS

// PO returns the embedded PO catalog of a language, named by its two-letter
// code ("en", "fr"). The error says which language is unknown.
func PO(lang string) ([]byte, error) {
	b, err := catalogs.ReadFile("po/" + lang + ".po")
	if err != nil {
		return nil, fmt.Errorf("no catalog for language %q: %w", lang, err)
	}
	return b, nil
}

package assets

import (
	"embed"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
)

//go:embed po/*.po rulebook/*.md
var carried embed.FS

// laid is what Lay has put over the texts carried, nil for nothing.
var laid fs.FS

// Lay puts files over the texts that the program carries, under the same paths:
// "po/xx.po", "rulebook/xx.md" and "rulebook/readings-xx.md" add a language. lift
// takes them away again. It is for one goroutine, before anything has read a text
// that it changes.
func Lay(files fs.FS) (lift func()) {
	before := laid
	laid = files
	return func() { laid = before }
}

// read returns a text, the one that is laid over it first.
func read(name string) ([]byte, error) {
	if laid != nil {
		if b, err := fs.ReadFile(laid, name); err == nil {
			return b, nil
		}
	}
	return carried.ReadFile(name)
}

// Languages returns the two-letter codes of the languages that have all texts,
// sorted: a catalog, a rule book and its readings.
func Languages() []string {
	var codes []string
	for _, files := range []fs.FS{carried, laid} {
		if files == nil {
			continue
		}
		names, _ := fs.Glob(files, "po/*.po") // a pattern that is none would be the error
		for _, name := range names {
			code := strings.TrimSuffix(path.Base(name), ".po")
			if !slices.Contains(codes, code) && Rulebook(code) != nil && Readings(code) != nil {
				codes = append(codes, code)
			}
		}
	}
	slices.Sort(codes)
	return codes
}

// PO returns the PO catalog of a language, named by its two-letter code ("en",
// "fr"). The error says which language is unknown.
func PO(lang string) ([]byte, error) {
	b, err := read("po/" + lang + ".po")
	if err != nil {
		return nil, fmt.Errorf("no catalog for language %q: %w", lang, err)
	}
	return b, nil
}

// Rulebook returns the source of the rule book in a language, named by its
// two-letter code ("en", "fr"); an unknown language has none, which is nil. The
// caller may not change the bytes.
func Rulebook(lang string) []byte {
	b, err := read("rulebook/" + lang + ".md")
	if err != nil {
		return nil
	}
	return b
}

// Readings returns the source of the readings that are settled between the
// entries of the rule book, in a language named as for Rulebook; nil for an
// unknown one. The caller may not change the bytes.
func Readings(lang string) []byte { return Rulebook("readings-" + lang) }

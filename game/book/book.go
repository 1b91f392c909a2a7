package book

import (
	"fmt"
	"strings"

	"tenaille/assets"
)

// Book is the rule book in one language. It does not change once loaded and may
// be read from several goroutines.
type Book struct {
	sections []Section
	entries  []Entry
	at       map[string]int
	folded   []leaf
	// words are those before the rulesets and the example of an entry.
	words map[string]string
}

// Section is a chapter of the book.
type Section struct {
	// Title heads the chapter, in the language of the book.
	Title string
	// IDs are the rule ids of its entries in their order.
	IDs []string
}

// Entry is what the book says of one rule.
type Entry struct {
	// ID is the permanent id of the rule, such as "COV-05".
	ID string
	// Title is the name of the rule, the same as the catalog's rule.<ID>.title.
	Title string
	// Section is the title of the chapter it stands in.
	Section string
	// Paragraphs are its text; one that begins with "• " is an item of a list.
	// References to other rules stand in it as "[COV-05]".
	Paragraphs []string
	// Table holds rows of equally many cells, the first of which is the heading;
	// it is nil for an entry without table and is read after the paragraphs.
	Table [][]string
	// Example is one worked example, without the word that announces it; it may
	// be empty.
	Example string
	// Refs are the ids it refers to, each once, in the order of mention.
	Refs []string
	// Rulesets are the names of the rulesets under which the rule holds.
	Rulesets []string
}

// Naming says what players call an option, with one of its values unless that is
// "", or alone, which is the value without the option's own name. The words are
// those of the catalog in the language of the book.
type Naming func(option, value string, alone bool) string

// words puts the names of options in the place of their ids.
func (n Naming) words(source string) string {
	return option.ReplaceAllStringFunc(source, func(ref string) string {
		part := option.FindStringSubmatch(ref)
		switch id, alone, value := part[1], part[2] == ".", part[3]; {
		case n != nil:
			return n(id, value, alone)
		case alone:
			return value
		default:
			return strings.Trim(ref, "{}")
		}
	})
}

// Load reads the embedded book in the language with the given two-letter code,
// with the names given to options; nil leaves their ids. The error names an
// unknown language or the line that breaks the format.
func Load(lang string, name Naming) (*Book, error) {
	source := assets.Rulebook(lang)
	if source == nil {
		return nil, fmt.Errorf("no rule book in language %q", lang)
	}
	b, err := parse(string(source), name)
	if err != nil {
		return nil, fmt.Errorf("rule book %s.md: %w", lang, err)
	}
	return b, nil
}

// Readings reads the book of amendments and settled readings in the language
// with the given two-letter code: entries with ids of their own, "AMD-01", that
// refer to the rules they explain. The errors are those of Load.
func Readings(lang string, name Naming) (*Book, error) {
	source := assets.Readings(lang)
	if source == nil {
		return nil, fmt.Errorf("no readings in language %q", lang)
	}
	b, err := parse(string(source), name)
	if err != nil {
		return nil, fmt.Errorf("rule book readings-%s.md: %w", lang, err)
	}
	return b, nil
}

// Sections are the chapters in the order of the book. The caller may not change
// them.
func (b *Book) Sections() []Section { return b.sections }

// Entry is the entry of a rule id; ok is false when the book has none. The
// caller may not change its slices.
func (b *Book) Entry(id string) (e Entry, ok bool) {
	i, ok := b.at[id]
	if !ok {
		return Entry{}, false
	}
	return b.entries[i], true
}

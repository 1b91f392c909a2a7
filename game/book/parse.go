package book

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

var (
	heading   = regexp.MustCompile(`^### ([A-Z]+-[0-9]+) — (.+)$`)
	reference = regexp.MustCompile(`\[([A-Z]+-[0-9]+)\]`)
	underline = regexp.MustCompile(`^\|(-+\|)+$`) // the line under a table's head
	wording   = regexp.MustCompile(`^<!-- (rulesets|example): (.+) -->$`)
	option    = regexp.MustCompile(`\{([a-z0-9_]+)(?:([=.])([a-z0-9_]+))?\}`)
)

// parse reads the book's own small format: "## section", "### id — title",
// paragraphs of one line each, items "- ", a table, an example, the rulesets. The
// words before the last two are the English ones where the book does not say others
// at its head: "<!-- example: Beispiel: -->". An
// option stands in it as "{name}", with a value as "{name=value}", its value alone
// as "{name.value}"; name may be nil, which leaves the ids.
func parse(source string, name Naming) (*Book, error) {
	b := &Book{at: map[string]int{}, words: map[string]string{"rulesets": "Rulesets: ", "example": "Example: "}}
	for i, line := range strings.Split(name.words(source), "\n") {
		if err := b.line(strings.TrimRight(line, " \r")); err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
	}
	if len(b.entries) == 0 {
		return nil, fmt.Errorf("no entry")
	}
	for i := range b.entries {
		e := &b.entries[i]
		if len(e.Paragraphs)+len(e.Table) == 0 {
			return nil, fmt.Errorf("%s has no text", e.ID)
		}
		if len(e.Rulesets) == 0 { // quoted, since the spaces in it may be of several kinds
			return nil, fmt.Errorf("%s has no rulesets: no line of it begins with %q", e.ID, b.words["rulesets"])
		}
		e.refer()
		b.folded = append(b.folded, e.fold())
	}
	return b, nil
}

// line takes one line of the book.
func (b *Book) line(line string) error {
	if title, ok := strings.CutPrefix(line, "## "); ok {
		b.sections = append(b.sections, Section{Title: title})
		return nil
	}
	if strings.HasPrefix(line, "###") {
		return b.open(line)
	}
	if found := wording.FindStringSubmatch(line); found != nil && len(b.sections) == 0 {
		b.words[found[1]] = found[2] + " "
		return nil
	}
	if line == "" || strings.HasPrefix(line, "# ") {
		return nil
	}
	if len(b.entries) == 0 {
		return fmt.Errorf("text before the first entry: %q", line)
	}
	return b.entries[len(b.entries)-1].line(line, b.words)
}

// open begins an entry.
func (b *Book) open(line string) error {
	found := heading.FindStringSubmatch(line)
	if found == nil {
		return fmt.Errorf("a heading without id and title: %q", line)
	}
	if len(b.sections) == 0 {
		return fmt.Errorf("%s stands in no section", found[1])
	}
	if _, twice := b.at[found[1]]; twice {
		return fmt.Errorf("%s stands twice", found[1])
	}
	section := &b.sections[len(b.sections)-1]
	section.IDs = append(section.IDs, found[1])
	b.at[found[1]] = len(b.entries)
	b.entries = append(b.entries, Entry{ID: found[1], Title: found[2], Section: section.Title})
	return nil
}

// line takes one line of an entry in a book with the words given.
func (e *Entry) line(line string, words map[string]string) error {
	if len(e.Rulesets) > 0 {
		return fmt.Errorf("%s: text after its rulesets: %q", e.ID, line)
	}
	if names, ok := strings.CutPrefix(line, words["rulesets"]); ok {
		e.Rulesets = strings.Split(names, ", ")
		return nil
	}
	if text, ok := strings.CutPrefix(line, words["example"]); ok {
		if e.Example != "" {
			return fmt.Errorf("%s has two examples", e.ID)
		}
		e.Example = text
		return nil
	}
	if strings.HasPrefix(line, "|") {
		return e.row(line)
	}
	if item, ok := strings.CutPrefix(line, "- "); ok {
		line = "• " + item
	}
	e.Paragraphs = append(e.Paragraphs, line)
	return nil
}

// row takes one line of the entry's table.
func (e *Entry) row(line string) error {
	if underline.MatchString(line) {
		return nil
	}
	cells := strings.Split(strings.Trim(line, "|"), "|")
	for i := range cells {
		cells[i] = strings.TrimSpace(cells[i])
	}
	if len(e.Table) > 0 && len(e.Table[0]) != len(cells) {
		return fmt.Errorf("%s: a row of %d cells in a table of %d: %q", e.ID, len(cells), len(e.Table[0]), line)
	}
	e.Table = append(e.Table, cells)
	return nil
}

// refer gathers the ids the entry refers to.
func (e *Entry) refer() {
	for _, found := range reference.FindAllStringSubmatch(e.text(), -1) {
		if found[1] != e.ID && !slices.Contains(e.Refs, found[1]) {
			e.Refs = append(e.Refs, found[1])
		}
	}
}

// text is everything the entry says but its heading.
func (e *Entry) text() string {
	parts := slices.Clone(e.Paragraphs)
	for _, row := range e.Table {
		parts = append(parts, strings.Join(row, " "))
	}
	return strings.Join(append(parts, e.Example), "\n")
}

package rulebook

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"tenaille/game/book"
	"tenaille/game/internal/screentest"
	"tenaille/game/text"
	"tenaille/render/widget"
	"tenaille/rules/rulesets"
)

// TestBookSpeaksNoCode: what the book says of an option it says in the words of
// the options page, in every language; neither its id nor that of a value is read.
func TestBookSpeaksNoCode(t *testing.T) {
	code := regexp.MustCompile(`[a-z0-9]_[a-z0-9]|[a-z]=[a-z0-9]|[{}]|option\.[a-z]`)
	for _, l := range text.Languages() {
		c := screentest.NewContext(t, l.Code, 1280, 720, 1, 100)
		b, err := book.Load(l.Code, c.OptionName)
		if err != nil {
			t.Fatal(err)
		}
		extra, err := book.Readings(l.Code, c.OptionName)
		if err != nil {
			t.Fatal(err)
		}
		for _, b := range []*book.Book{b, extra} {
			for _, s := range b.Sections() {
				for _, id := range s.IDs {
					e, _ := b.Entry(id)
					said := append(slices.Clone(e.Paragraphs), e.Example)
					for _, row := range e.Table {
						said = append(said, row...)
					}
					for _, words := range said {
						if found := code.FindString(words); found != "" {
							t.Errorf("%s: %s says %q in %q", l.Code, id, found, words)
						}
					}
				}
			}
		}
		// The options are named, and as the options page names them.
		for _, o := range rulesets.Options() {
			e, _ := b.Entry(o.Cite.String())
			if words := strings.Join(e.Paragraphs, " "); !strings.Contains(words, c.Key("option."+o.Name)) {
				t.Errorf("%s: %s does not name %q: %s", l.Code, o.Cite, c.Key("option."+o.Name), words)
			}
		}
	}
}

// TestPageOfAnOptionShowsNoId: nor does what stands around the text.
func TestPageOfAnOptionShowsNoId(t *testing.T) {
	r := openedBook(t, "fr", "")
	for _, o := range rulesets.Options() {
		r.read(o.Cite.String())
		r.Layout()
		told := &widget.Ledger{}
		r.Style.Ledger = told
		r.Draw(nil)
		r.Style.Ledger = nil
		for _, m := range told.Marks {
			if strings.Contains(m.Text, "_") || strings.Contains(m.Text, o.Name+"=") {
				t.Errorf("%s: the page says %q", o.Cite, m.Text)
			}
		}
	}
}

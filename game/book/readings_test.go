package book

import (
	"slices"
	"testing"

	"tenaille/game/text"
)

// TestReadingsExplainRules: every amendment and settled reading is there in
// every language, says the same numbers, and refers to rules of the book.
func TestReadingsExplainRules(t *testing.T) {
	var first *Book
	for _, l := range text.Languages() {
		b, err := Readings(l.Code, nil)
		if err != nil {
			t.Fatal(err)
		}
		rules, err := Load(l.Code, nil)
		if err != nil {
			t.Fatal(err)
		}
		if first == nil {
			first = b
		}
		if len(b.entries) != len(first.entries) || len(b.entries) < 50 || len(b.sections) != 2 {
			t.Fatalf("%s: %d readings in %d chapters, %d in the first language", l.Code, len(b.entries), len(b.sections), len(first.entries))
		}
		for i, e := range b.entries {
			f := first.entries[i]
			if len(e.Refs) == 0 {
				t.Errorf("%s: %s explains no rule", l.Code, e.ID)
			}
			for _, id := range e.Refs {
				if _, ok := rules.Entry(id); !ok {
					t.Errorf("%s: %s refers to %s, which is not in the book", l.Code, e.ID, id)
				}
			}
			if a, z := numbers(f), numbers(e); !slices.Equal(a, z) {
				t.Errorf("%s: %s has the numbers %v, in the first language %v", l.Code, e.ID, z, a)
			}
			if a, z := slices.Sorted(slices.Values(f.Refs)), slices.Sorted(slices.Values(e.Refs)); e.ID != f.ID || !slices.Equal(a, z) || !slices.Equal(e.Rulesets, f.Rulesets) {
				t.Errorf("%s: %s is about %v in %v, in the first language %s about %v in %v", l.Code, e.ID, z, e.Rulesets, f.ID, a, f.Rulesets)
			}
		}
	}
}

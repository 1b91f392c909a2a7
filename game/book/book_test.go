package book

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"tenaille/assets"
	"tenaille/game/text"
	"tenaille/rules"
)

// shelf is the book in every language of the game, English first.
func shelf(t *testing.T) (langs []string, books []*Book) {
	t.Helper()
	for _, l := range text.Languages() {
		b, err := Load(l.Code, nil)
		if err != nil {
			t.Fatal(err)
		}
		langs, books = append(langs, l.Code), append(books, b)
	}
	if len(books) < 2 {
		t.Fatalf("%d languages, want at least 2", len(books))
	}
	return langs, books
}

func TestEveryRuleHasAnEntryInOrder(t *testing.T) {
	var want []string
	for _, c := range rules.Cites() {
		want = append(want, c.String())
	}
	langs, books := shelf(t)
	for n, b := range books {
		var got []string
		for _, s := range b.Sections() {
			if s.Title == "" || len(s.IDs) == 0 {
				t.Errorf("%s: section %q holds %d entries", langs[n], s.Title, len(s.IDs))
			}
			got = append(got, s.IDs...)
		}
		for i := range max(len(got), len(want)) {
			if i >= len(got) || i >= len(want) || got[i] != want[i] {
				t.Errorf("%s: entry %d of %d is %q, the rules have %d and there %q", langs[n], i, len(got), at(got, i), len(want), at(want, i))
				break
			}
		}
	}
}

func at(list []string, i int) string {
	if i < len(list) {
		return list[i]
	}
	return ""
}

func TestReferencesExist(t *testing.T) {
	langs, books := shelf(t)
	refs := 0
	for n, b := range books {
		for _, e := range b.entries {
			for _, id := range e.Refs {
				refs++
				if _, ok := b.Entry(id); !ok {
					t.Errorf("%s: %s refers to %s, which is not in the book", langs[n], e.ID, id)
				}
			}
			if open := strings.Count(e.text(), "["); open != len(reference.FindAllString(e.text(), -1)) {
				t.Errorf("%s: %s holds a bracket that is no reference", langs[n], e.ID)
			}
		}
	}
	if refs == 0 {
		t.Error("no entry refers to another")
	}
}

// TestTitlesAreTheCatalogs: what an entry is called on its page is what the
// game calls the rule elsewhere.
func TestTitlesAreTheCatalogs(t *testing.T) {
	langs, books := shelf(t)
	for n, b := range books {
		c, err := text.New(langs[n])
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range b.entries {
			if key := "rule." + e.ID + ".title"; c.Has(key) && c.Key(key) != e.Title {
				t.Errorf("%s: %s is %q, the catalog says %q", langs[n], e.ID, e.Title, c.Key(key))
			}
		}
	}
}

var (
	digits = regexp.MustCompile(`[0-9]+`)
	// feet is a name, not a number: the French says "pas de placement".
	feet = regexp.MustCompile(`5-foot`)
)

// numbers are the numbers of an entry, sorted, without those of references.
func numbers(e Entry) []string {
	s := feet.ReplaceAllString(reference.ReplaceAllString(e.text(), ""), "")
	found := digits.FindAllString(s, -1)
	slices.Sort(found)
	return found
}

// TestLanguagesSayTheSame compares what a translation must not change.
func TestLanguagesSayTheSame(t *testing.T) {
	langs, books := shelf(t)
	for n := 1; n < len(books); n++ {
		for _, e := range books[0].entries {
			f, _ := books[n].Entry(e.ID)
			if a, b := numbers(e), numbers(f); !slices.Equal(a, b) {
				t.Errorf("%s: numbers of %s are %v, of %s %v", e.ID, langs[0], a, langs[n], b)
			}
			a, b := slices.Sorted(slices.Values(e.Refs)), slices.Sorted(slices.Values(f.Refs))
			if !slices.Equal(a, b) {
				t.Errorf("%s: references of %s are %v, of %s %v", e.ID, langs[0], a, langs[n], b)
			}
			if !slices.Equal(e.Rulesets, f.Rulesets) {
				t.Errorf("%s: rulesets of %s are %v, of %s %v", e.ID, langs[0], e.Rulesets, langs[n], f.Rulesets)
			}
			if len(e.Table) != len(f.Table) || (e.Example == "") != (f.Example == "") || len(e.Paragraphs) != len(f.Paragraphs) {
				t.Errorf("%s: %s has %d paragraphs, %d rows, example %q; %s has %d, %d, %q", e.ID,
					langs[0], len(e.Paragraphs), len(e.Table), e.Example, langs[n], len(f.Paragraphs), len(f.Table), f.Example)
			}
		}
	}
}

// TestRulesetsAreTheGames: the catalog names every ruleset the game offers.
func TestRulesetsAreTheGames(t *testing.T) {
	langs, books := shelf(t)
	c, err := text.New(langs[0])
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range books[0].entries {
		for _, name := range e.Rulesets {
			if !c.Has("ruleset." + name) {
				t.Errorf("%s is said to hold in %q, which is no ruleset", e.ID, name)
			}
		}
	}
}

func TestFrenchTypography(t *testing.T) {
	bare := regexp.MustCompile(`[^\x{00a0}!?][!?;»]|[^\x{00a0}]:|«[^\x{00a0}]|[^\x{00a0}]%`)
	for i, line := range strings.Split(string(assets.Rulebook("fr")), "\n") {
		if wording.MatchString(line) {
			continue // for the program
		}
		if m := bare.FindString(line); m != "" {
			t.Errorf("fr.md:%d: no U+00A0 at %q in %q", i+1, m, line)
		}
		if strings.ContainsAny(line, "'\"\u202f") {
			t.Errorf("fr.md:%d: a straight quote or U+202F in %q", i+1, line)
		}
	}
}

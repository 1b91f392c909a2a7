package book

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/sfnt"

	"tenaille/assets"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// TestFontsHaveEveryCharacter: a character that the fonts lack would be printed
// as an empty box.
func TestFontsHaveEveryCharacter(t *testing.T) {
	langs, _ := shelf(t)
	for name, source := range map[string][]byte{"regular": goregular.TTF, "bold": gobold.TTF} {
		font, err := sfnt.Parse(source)
		if err != nil {
			t.Fatal(err)
		}
		var buffer sfnt.Buffer
		for _, lang := range langs {
			seen := map[rune]bool{'\n': true}
			for _, r := range string(assets.Rulebook(lang)) {
				if seen[r] {
					continue
				}
				seen[r] = true
				if glyph, err := font.GlyphIndex(&buffer, r); err != nil || glyph == 0 {
					t.Errorf("%s.md: %q (%U) is not in Go %s", lang, r, r, name)
				}
			}
		}
	}
}

// TestOptionsAreTheGames holds the table of RST-03 against the options the game
// has, and wants each named where its question is answered.
func TestOptionsAreTheGames(t *testing.T) {
	langs, books := shelf(t)
	for n, b := range books {
		table, _ := b.Entry(rules.RST03.String())
		options := rulesets.Options()
		if len(table.Table) != len(options)+1 {
			t.Errorf("%s: RST-03 has %d rows, the game %d options", langs[n], len(table.Table)-1, len(options))
			continue
		}
		for i, o := range options {
			row := table.Table[i+1]
			want := strings.Join(o.Values, ", ")
			if len(o.Values) == 0 {
				want = strconv.Itoa(o.Default)
			}
			if row[0] != o.Name || !strings.HasPrefix(row[1], want) || row[3] != "["+o.Cite.String()+"]" {
				t.Errorf("%s: RST-03 row %d is %q, the game has %s: %s (%s)", langs[n], i+1, row, o.Name, want, o.Cite)
			}
			if e, _ := b.Entry(o.Cite.String()); !strings.Contains(e.text(), o.Name) {
				t.Errorf("%s: %s does not name the option %s that settles it: %s", langs[n], e.ID, o.Name, e.text())
			}
		}
	}
}

func TestSearchFinds(t *testing.T) {
	langs, books := shelf(t)
	rows := []struct {
		lang  string
		words string
		first string // the best answer
		also  string // among the answers
	}{
		{"en", "COV-05", "COV-05", "COV-05"},
		{"en", "cov5", "", ""},
		{"en", "cov05", "COV-05", ""},
		{"en", "flk", "FLK-01", "FLK-05"},
		{"en", "Flanking BONUS", "FLK-01", "FLK-01"},
		{"en", "longspear ally", "COV-03", "FLK-04"},
		{"fr", "desarmement", "MAN-03", "ACT-10"},
		{"fr", "Manœuvres", "DIC-08", "SIL-17"},
		{"fr", "manoeuvres", "DIC-08", "SIL-17"},
		{"fr", "coup de grace", "HLP-04", "HLP-06"},
		{"fr", "l'allie doit", "FLK-04", "FLK-04"},
		{"en", "no such words", "", ""},
	}
	for _, r := range rows {
		got := books[slices.Index(langs, r.lang)].Search(r.words)
		if at(got, 0) != r.first {
			t.Errorf("Search(%q)[0] = %q, want %q (all: %v)", r.words, at(got, 0), r.first, got)
		}
		if r.also != "" && !slices.Contains(got, r.also) {
			t.Errorf("Search(%q) = %v, which lacks %s", r.words, got, r.also)
		}
	}
	if got, want := len(books[0].Search(" ")), len(rules.Cites()); got != want {
		t.Errorf("Search without words finds %d entries, want %d", got, want)
	}
}

func TestBrokenBooksAreRefused(t *testing.T) {
	whole := "## S\n### ATK-01 — Title\nText.\nRulesets: d20\n"
	if _, err := parse(whole, nil); err != nil {
		t.Fatalf("a whole book is refused: %v", err)
	}
	german := strings.NewReplacer("Rulesets:", "Regelwerke:", "## S", "<!-- rulesets: Regelwerke: -->\n## S").Replace(whole)
	if b, err := parse(german, nil); err != nil || b.entries[0].Rulesets[0] != "d20" {
		t.Errorf("a book with words of its own: %v", err)
	}
	rows := []struct{ name, source, want string }{
		{"words in the text", whole + "<!-- rulesets: Other: -->\n", "line 5: ATK-01: text after its rulesets"},
		{"empty", "", "no entry"},
		{"no section", "### ATK-01 — Title\nText.\n", "line 1: ATK-01 stands in no section"},
		{"no id", "## S\n### Title\n", "line 2: a heading without id"},
		{"twice", whole + "### ATK-01 — Title\n", "line 5: ATK-01 stands twice"},
		{"no text", "## S\n### ATK-01 — Title\nRulesets: d20\n", "ATK-01 has no text"},
		{"no rulesets", "## S\n### ATK-01 — Title\nText.\n", `ATK-01 has no rulesets: no line of it begins with "Rulesets: "`},
		{"two examples", "## S\n### ATK-01 — Title\nExample: a\nExample: b\n", "line 4: ATK-01 has two examples"},
		{"uneven table", "## S\n### ATK-01 — Title\n| a | b |\n|---|---|\n| a |\n", "line 5: ATK-01: a row of 1 cells in a table of 2"},
		{"stray text", "## S\nText.\n", "line 2: text before the first entry"},
		{"text after rulesets", whole + "More.\n", "line 5: ATK-01: text after its rulesets"},
	}
	for _, r := range rows {
		_, err := parse(r.source, nil)
		if err == nil || !strings.Contains(err.Error(), r.want) {
			t.Errorf("%s: error %v, want one with %q", r.name, err, r.want)
		}
	}
	if _, err := Load("tlh", nil); err == nil {
		t.Error("Load knows a language it has no book for")
	}
}

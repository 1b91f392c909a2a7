package book

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tenaille/rules"
	"tenaille/rules/attack"
)

// printed writes a modifier as the book does: with its sign, a true minus.
func printed(n int) string {
	return strings.ReplaceAll(fmt.Sprintf("%+d", n), "-", "−")
}

// TestModifiersAreTheGames: every fixed modifier that the game names a rule for
// stands in the entry of that rule.
func TestModifiersAreTheGames(t *testing.T) {
	langs, books := shelf(t)
	fixed := 0
	for _, row := range attack.Rows() {
		if row.Value == 0 || row.Source == rules.SourceBase {
			continue
		}
		fixed++
		for n, b := range books {
			e, _ := b.Entry(row.Cite.String())
			value := printed(int(row.Value))
			at := strings.Index(e.text(), value)
			if at < 0 || strings.ContainsAny(e.text()[at+len(value):][:1], "0123456789") {
				t.Errorf("%s: %s does not give the %s of %s: %s", langs[n], e.ID, value, row.Source, e.text())
			}
		}
	}
	if fixed < 20 {
		t.Errorf("only %d fixed modifiers found in the game", fixed)
	}
}

// TestSizesAreTheGames holds the table of SIZ-01 against the game's sizes.
func TestSizesAreTheGames(t *testing.T) {
	langs, books := shelf(t)
	for n, b := range books {
		e, _ := b.Entry(rules.SIZ01.String())
		if len(e.Table) != int(rules.Colossal)+2 {
			t.Errorf("%s: SIZ-01 has %d sizes", langs[n], len(e.Table)-1)
			continue
		}
		for s := rules.Fine; s <= rules.Colossal; s++ {
			r := s.Row()
			want := []string{printed(int(r.Attack)), printed(int(r.Special)), printed(int(r.Hide)), strconv.Itoa(int(r.Space)),
				strconv.Itoa(int(r.ReachTall)), strconv.Itoa(int(r.ReachLong)), strconv.Itoa(int(r.Height))}
			got := slices.Clone(e.Table[s+1][1:])
			got[3] = strings.Split(got[3], ",")[0]
			if !slices.Equal(got, want) {
				t.Errorf("%s: SIZ-01 gives %s as %v, the game has %v", langs[n], r.Name, got, want)
			}
		}
	}
}

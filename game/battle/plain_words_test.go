package battle

import (
	"strings"
	"testing"
	"unicode/utf8"

	"tenaille/rules"
)

// TestPartsOfTheTurnAreWords: no ruleset abbreviates the parts of a turn where
// there is room for the word (LIM-08 says Limited, Move and Attack).
func TestPartsOfTheTurnAreWords(t *testing.T) {
	for lang, want := range map[string]string{"en": "Limited Move Attack", "fr": "Limitée Mouvement Attaque"} {
		b := opening(t, lang, func(s *rules.Setup) { s.Ruleset = "limited" }, blue("rogue", 4, 4).First(), red("orc", 9, 4))
		var words []string
		for _, p := range b.desk.Panels.Bar.Pips {
			if p.Label != "" {
				words = append(words, p.Label)
			}
			if utf8.RuneCountInString(p.Label) == 1 {
				t.Errorf("%s: a part of the turn is called %q", lang, p.Label)
			}
		}
		if got := strings.Join(words, " "); !strings.HasPrefix(got, want) {
			t.Errorf("%s: the parts of the turn are %q, want %q first", lang, got, want)
		}
	}
}

// TestOthersOfASquareAreCounted: those who can neither strike nor be struck are
// counted beside those who stand on the slip, in words.
func TestOthersOfASquareAreCounted(t *testing.T) {
	for lang, want := range map[string][2]string{
		"en": {"2 others: no attack either way", "3 enemies: no attack either way"},
		"fr": {"2 autres\u00a0: aucune attaque possible de part et d’autre", "3 ennemis\u00a0: aucune attaque possible de part et d’autre"},
	} {
		b := opening(t, lang, nil, blue("fighter", 2, 4).First(), red("orc", 6, 4), red("orc", 14, 1), red("orc", 14, 8))
		b.Settings.WhatIf = true
		for i, to := range [...][2]int{{5, 4}, {1, 6}} {
			b.pointAt(at(to[0], to[1]))
			b.arrange()
			said := ""
			for _, n := range b.desk.Panels.Slip.Notes {
				if n.Rule == rules.GEO14.String() {
					said = n.Value + " " + n.Words
				}
			}
			if said != want[i] {
				t.Errorf("%s: from %s the slip says %q, want %q", lang, at(to[0], to[1]).Name(), said, want[i])
			}
		}
	}
}

// TestTouchIsInTheWordsOfTheRuleset: a trip meets the touch AC in d20 and the touch
// DEF in limited, as every other attack does (LIM-12, ATK-17).
func TestTouchIsInTheWordsOfTheRuleset(t *testing.T) {
	for _, row := range [][4]string{
		{"limited", "en", "against DEF", "Touch DEF "}, {"limited", "fr", "contre DEF", "DEF de contact "},
		{"d20", "en", "against AC", "Touch AC "}, {"d20", "fr", "contre CA", "CA de contact "},
	} {
		b := opening(t, row[1], func(s *rules.Setup) { s.Ruleset = row[0] }, blue("gaoler", 4, 4).First(), red("orc", 5, 4))
		b.pointWith("trip", at(5, 4))
		if s := b.desk.Panels.Slip; s == nil || !strings.Contains(s.Against, row[2]) || !strings.HasPrefix(s.DefenceTitle, row[3]) {
			t.Errorf("%s, %s: the slip of the trip is %+v", row[0], row[1], s)
		}
	}
}

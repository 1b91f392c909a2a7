package battle

import (
	"regexp"
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

// TestPricesAreInTheWordsOfTheRuleset: what an action costs is told as the parts of
// the turn above it are called; to withdraw is two moves (LIM-07, LIM-09).
func TestPricesAreInTheWordsOfTheRuleset(t *testing.T) {
	verbs := [...]rules.Verb{rules.Charge, rules.Attack, rules.Move, rules.Withdraw, rules.DropProne}
	for _, row := range []struct {
		ruleset, lang string
		want          [len(verbs)]string
	}{
		{"limited", "en", [...]string{"Limited", "Attack", "Move", "Two moves", "Free"}},
		{"limited", "fr", [...]string{"Limitée", "Attaque", "Mouvement", "Deux mouvements", "Libre"}},
		{"d20", "en", [...]string{"Full round", "Standard", "Move", "Full round", "Free"}},
		{"d20", "fr", [...]string{"Complexe", "Simple", "Mouvement", "Complexe", "Libre"}},
	} {
		b := opening(t, row.lang, func(s *rules.Setup) { s.Ruleset = row.ruleset }, blue("rogue", 4, 4).First(), red("orc", 9, 4))
		for i, v := range verbs {
			if got := b.tell.CostName(v); got != row.want[i] || !strings.HasPrefix(b.tell.Choices.About(v), got) {
				t.Errorf("%s, %s: %s costs %q, want %q; %q", row.ruleset, row.lang, v, got, row.want[i], b.tell.Choices.About(v))
			}
		}
	}
}

// TestEffectsAreInTheWordsOfTheRuleset: what an action does to the defence is told
// of DEF in limited, of AC elsewhere (LIM-01, DEF-01).
func TestEffectsAreInTheWordsOfTheRuleset(t *testing.T) {
	for _, row := range [][4]string{{"limited", "en", "DEF", "AC"}, {"limited", "fr", "DEF", "CA"}, {"d20", "en", "AC", "DEF"}, {"d20", "fr", "CA", "DEF"}} {
		b := opening(t, row[1], func(s *rules.Setup) { s.Ruleset = row[0] }, blue("rogue", 4, 4).First(), red("orc", 9, 4))
		told, other := 0, regexp.MustCompile(`\b`+row[3]+`\b`)
		for v := rules.NoVerb + 1; v < rules.VerbCount; v++ {
			words := b.tell.Choices.About(v)
			if strings.Contains(words, row[2]) {
				told++
			}
			if other.MatchString(words) {
				t.Errorf("%s, %s: of %s is told: %s", row[0], row[1], v, words)
			}
		}
		if told < 7 {
			t.Errorf("%s, %s: only %d actions are told to change the defence", row[0], row[1], told)
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

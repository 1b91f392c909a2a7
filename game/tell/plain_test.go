package tell

import (
	"regexp"
	"strings"
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/rules"
)

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
		te := on(t, row.lang, func(s *rules.Setup) { s.Ruleset = row.ruleset }, arena.Blue("rogue", 4, 4).First(), arena.Red("orc", 9, 4))
		for i, v := range verbs {
			if got := te.CostName(v); got != row.want[i] || !strings.HasPrefix(te.Choices.about(v), got) {
				t.Errorf("%s, %s: %s costs %q, want %q; %q", row.ruleset, row.lang, v, got, row.want[i], te.Choices.about(v))
			}
		}
	}
}

// TestEffectsAreInTheWordsOfTheRuleset: what an action does to the defence is told
// of DEF in limited, of AC elsewhere (LIM-01, DEF-01).
func TestEffectsAreInTheWordsOfTheRuleset(t *testing.T) {
	for _, row := range [][4]string{{"limited", "en", "DEF", "AC"}, {"limited", "fr", "DEF", "CA"}, {"d20", "en", "AC", "DEF"}, {"d20", "fr", "CA", "DEF"}} {
		te := on(t, row[1], func(s *rules.Setup) { s.Ruleset = row[0] }, arena.Blue("rogue", 4, 4).First(), arena.Red("orc", 9, 4))
		told, other := 0, regexp.MustCompile(`\b`+row[3]+`\b`)
		for v := rules.NoVerb + 1; v < rules.VerbCount; v++ {
			words := te.Choices.about(v)
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

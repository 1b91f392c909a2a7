package tell

import (
	"slices"
	"strings"
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/game/model"
	"tenaille/game/text"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// TestWhatTheSituationDoesToTheDefenceSaysSo: the modifiers of attack and defence may stand
// under one another without a title, and +4 because the target is prone is no bonus of the
// shot: what the situation adds to the defence names that, in the word of the ruleset. Cover
// needs no word, and what a creature brings along has none.
func TestWhatTheSituationDoesToTheDefenceSaysSo(t *testing.T) {
	words := map[string]map[string]string{
		"en": {"d20": "(AC)", "limited": "(DEF)"},
		"fr": {"d20": "(CA)", "limited": "(DEF)"},
	}
	for _, lang := range text.Codes() {
		for ruleset, word := range words[lang] {
			target := arena.Red("rogue", 5, 4)
			target.State = []string{"prone"}
			te := on(t, lang, func(s *rules.Setup) { s.Ruleset = ruleset }, arena.Blue("archer", 9, 4).First(), target)
			s := te.pointAt(grid.C(5, 4))
			if s == nil {
				t.Fatalf("%s, %s: no slip", lang, ruleset)
			}
			prone := slices.IndexFunc(s.Defence, func(l model.Line) bool { return strings.HasPrefix(l.Words, te.ConditionName(rules.Prone)) })
			if prone < 0 || !strings.HasSuffix(s.Defence[prone].Words, " "+word) {
				t.Errorf("%s, %s: a prone target is told as %+v, without %s", lang, ruleset, s.Defence, word)
			}
			for i, l := range append(slices.Clone(s.Attack), s.Defence...) {
				if strings.HasSuffix(l.Words, word) && i != len(s.Attack)+prone {
					t.Errorf("%s, %s: %+v is said to be of the defence", lang, ruleset, l)
				}
			}
		}
	}
}

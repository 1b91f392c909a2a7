package tell

import (
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// TestRefusalNamesWhatBars: where nobody can stand the refusal says what is there, in few
// words at the pointer and in a sentence, and an attack that may not be made says why at
// its target (GEO-05, GEO-14, MOV-01).
func TestRefusalNamesWhatBars(t *testing.T) {
	ground := func(s *rules.Setup) {
		s.Map.Rows[2] = ".#vv............"
		look := rules.LookSetup{Ground: make([]string, arena.Height), Props: []rules.PropSetup{}}
		for y := range look.Ground {
			look.Ground[y] = "................"
		}
		look.Ground[2] = "...w............"
		s.Look = &look
		s.Map.Legend = map[string][]rules.FeatureSetup{"v": {{Feature: "pit"}}}
	}
	for lang, want := range map[string][4]string{
		"en": {"wall", "pit", "deep water", "Nobody can stand there: deep water."},
		"fr": {"mur", "fosse", "eau profonde", "Personne ne peut se tenir là\u00a0: eau profonde."},
	} {
		te := on(t, lang, ground, arena.Blue("fighter", 4, 4).First(), arena.Red("orc", 15, 10))
		for i, at := range []grid.Cell{grid.C(1, 2), grid.C(2, 2), grid.C(3, 2)} {
			te.pointAt(at)
			if icon, words := te.Bar(&te.Forecast.Proposed); words != want[i] || icon == "" {
				t.Errorf("%s: at %s it says %q with the sign %q, want %q", lang, at.Name(), words, icon, want[i])
			}
		}
		if words := te.WhyNot(&te.Forecast.Proposed); words != want[3] {
			t.Errorf("%s: the sentence is %q", lang, words)
		}
		te.pointAt(grid.C(15, 10))
		if _, words := te.Bar(&te.Forecast.Proposed); words != te.Key("brief.GEO-14") {
			t.Errorf("%s: at an orc far away it says %q", lang, words)
		}
		te.pointAt(grid.C(4, 5))
		if _, words := te.Bar(&te.Forecast.Proposed); words != "" {
			t.Errorf("%s: at a free square it says %q", lang, words)
		}
	}
}

// TestTooFarIsToldByEveryRuleset: a square that is only too far is called so, not by what
// the ruleset's rule of it says besides (MOV-01, SKI-16).
func TestTooFarIsToldByEveryRuleset(t *testing.T) {
	for _, set := range []string{"d20", "skirmish"} {
		te := on(t, "en", func(s *rules.Setup) { s.Ruleset = set }, arena.Blue("fighter", 0, 0).First(), arena.Red("orc", 15, 9))
		te.pointAt(grid.C(15, 10))
		if _, words := te.Bar(&te.Forecast.Proposed); words != "too far" {
			t.Errorf("%s: at a square far away it says %q", set, words)
		}
	}
}

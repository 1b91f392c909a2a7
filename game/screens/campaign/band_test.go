package campaign

import (
	"slices"
	"testing"

	"tenaille/game/company"
	"tenaille/game/internal/screentest"
)

// TestSheetTellsWhatIsRaised holds that the sheet of somebody tells all that a new level or
// a thing to wear may raise, before and after: scores, saves, what each weapon does, feats.
func TestSheetTellsWhatIsRaised(t *testing.T) {
	for lang, want := range map[string][2][]string{
		"en": {
			{"Saves: Fortitude +4, Reflex +1, Will +1", "Scores: Strength 16, Dexterity 13, Constitution 14, Intelligence 10, Wisdom 12, Charisma 10", "Longsword: +4 to hit, 1d8+3", "Dagger: +4 to hit, 1d4+3", "Dodge: +1 to AC"},
			{"Saves: Fortitude +5, Reflex +1, Will +1", "Scores: Strength 18, Dexterity 13, Constitution 14, Intelligence 10, Wisdom 12, Charisma 10", "Longsword: +7 to hit, 1d8+5", "Dagger: +6 to hit, 1d4+4", "Dodge: +1 to AC", "Learnt: Strength +2"},
		},
		"fr": {
			{"Sauvegardes\u00a0: Vigueur +4, Réflexes +1, Volonté +1", "Caractéristiques\u00a0: Force 16, Dextérité 13, Constitution 14, Intelligence 10, Sagesse 12, Charisme 10", "Épée longue\u00a0: +4 à l’attaque, 1d8+3", "Esquive\u00a0: +1 à la CA"},
			{"Caractéristiques\u00a0: Force 18, Dextérité 13, Constitution 14, Intelligence 10, Sagesse 12, Charisme 10", "Épée longue\u00a0: +7 à l’attaque, 1d8+5", "Appris\u00a0: Force +2"},
		},
	} {
		s := New(screentest.NewContext(t, lang, 1280, 720, 1, 100)).(*camp)
		s.company = company.New("recruit", false, false)
		m := &s.company.Members[0]
		for i, lines := range want {
			if i == 1 {
				m.Experience = 100
				m.Choose("str")
				m.Worn = []string{"keen_edge"}
			}
			var got []string
			for _, f := range s.facts(m) {
				got = append(got, s.T("%[1]s: %[2]s", f.Head, f.Words))
			}
			for _, line := range lines {
				if !slices.Contains(got, line) {
					t.Errorf("%s: the sheet does not tell %q:\n%q", lang, line, got)
				}
			}
		}
	}
}

// TestTheDeadAreNotToldOfAsAlive: the end of a road that tells what those who joined on it
// do now is not told where one of them has fallen; the fall of others changes nothing.
func TestTheDeadAreNotToldOfAsAlive(t *testing.T) {
	for _, lang := range []string{"en", "fr"} {
		s := New(screentest.NewContext(t, lang, 1280, 720, 1, 100)).(*camp)
		for fell, want := range map[string]string{"": "tale.tale-holloway.end", "Gerda": "tale.tale-holloway.end", "Joss": "tale.end.bereft", "Wynn": "tale.end.bereft"} {
			s.company = company.New("recruit", false, false)
			for _, name := range []string{"tale-fold", "tale-holloway", "tale-stones"} {
				s.company.Chapters = append(s.company.Chapters, company.Chapter{Battle: name, Won: true})
			}
			if fell != "" {
				s.company.Fallen = []company.Fallen{{Name: fell, Kind: "spear"}}
			}
			if _, words := s.ending(); words != s.Key(want) {
				t.Errorf("%s: when %q has fallen the end is %q", lang, fell, words)
			}
		}
	}
}

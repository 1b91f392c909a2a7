package campaign

import (
	"slices"
	"testing"

	"tenaille/game/company"
	"tenaille/game/internal/screentest"
	"tenaille/game/words"
	storybook "tenaille/levels/campaign"
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

// TestEveryTextHasOneForTheBereft: what is told after a battle or at the end speaks by name
// only of people who came to the company by then, and has a text that speaks of none of them
// where one has fallen; what stands before a battle, which is read in it too, names nobody
// who may have fallen. Read again in the book it is what was told then.
func TestEveryTextHasOneForTheBereft(t *testing.T) {
	for _, lang := range []string{"en", "fr"} {
		s := New(screentest.NewContext(t, lang, 1280, 720, 1, 100)).(*camp)
		called := func(name string) string {
			got, _ := words.PersonName(s.Words, name, "")
			return got
		}
		var joined []string
		for _, p := range storybook.Read().Band {
			joined = append(joined, p.Name)
		}
		met := 0
		for _, b := range storybook.Read().Battles {
			before, after := joined, joined
			for _, p := range b.Joins {
				joined = append(joined, p.Name)
			}
			if s.Text.Has("tale." + b.Name + ".end") {
				after = joined
			}
			for _, name := range before {
				if speaksOf(s.Key("level."+b.Name+".brief"), called(name)) {
					t.Errorf("%s: %s.brief speaks of %s, who may have fallen", lang, b.Name, name)
				}
			}
			for key, who := range map[string][]string{"tale." + b.Name + ".after": before, "tale." + b.Name + ".end": after} {
				for _, name := range who {
					if !s.Text.Has(key) || !speaksOf(s.Key(key), called(name)) {
						continue
					}
					met++
					told := tale(s, key, []string{"Hobb", name})
					if told == s.Key(key) {
						t.Errorf("%s: %s speaks of %s, who has fallen", lang, key, name)
					}
					for _, other := range joined {
						if speaksOf(told, called(other)) {
							t.Errorf("%s: %s for the bereft speaks of %s", lang, key, other)
						}
					}
				}
				if s.Text.Has(key) && tale(s, key, []string{"Hobb"}) != s.Key(key) {
					t.Errorf("%s: %s is another when somebody fell of whom it does not speak", lang, key)
				}
			}
		}
		if met < 6 {
			t.Errorf("%s: %d texts speak of somebody", lang, met)
		}
		c := company.New("recruit", false, false)
		c.Chapters = []company.Chapter{{Battle: "tale-fold", Won: true}, {Battle: "tale-ford", Won: true}, {Battle: "tale-keep", Won: true, Fell: []string{"Wynn"}}, {Battle: "tale-reliquary", Won: true}}
		for i, fallen := range []int{0, 0, 1, 1} {
			if got := c.Mourned(&c.Chapters[i]); len(got) != fallen {
				t.Errorf("after chapter %d %v are mourned", i, got)
			}
		}
	}
}

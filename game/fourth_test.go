//go:build !js

package game_test

import (
	"bytes"
	"image"
	"slices"
	"strings"
	"testing"

	"tenaille/game/inspect"
	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/require"
	"tenaille/game/shot"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/limited"
	"tenaille/rules/rulesets"
	seen "tenaille/rules/view"
)

// fourth is a ruleset that the program knows nothing of: limited, with diagonals
// that count one square unless an option says otherwise, no attacks of opportunity,
// and neither of the options that decide these in limited.
func fourth(t *testing.T) *rules.Ruleset {
	t.Helper()
	r := limited.Rules()
	r.VariantOf, r.Name = r.Name, "plain-limited"
	r.Options = slices.DeleteFunc(r.Options, func(o rules.OptionRow) bool { return o.Name == "limited_aoo" })
	for i := range r.Options {
		if o := &r.Options[i]; o.Name == rules.Diagonal {
			set := o.Set
			o.Values = []string{o.Values[1], o.Values[0]}
			o.Set = func(to *rules.Options, n int) { set(to, 1-n) }
		}
	}
	r.Attack.Opportunities = func(*rules.Options) bool { return false }
	t.Cleanup(rulesets.Add(r))
	return r
}

// TestFourthRulesetIsPlayed: machines play a ruleset that was only added to the
// list to the end, and what they did verifies; nobody gets an attack of opportunity,
// as they do on the same maps under the ruleset it is made from (RST-01, RST-02).
func TestFourthRulesetIsPlayed(t *testing.T) {
	r := fourth(t)
	given := 0
	for i, level := range []string{"broken-keep", "holloway", "reliquary"} {
		if played(t, level, r.Name, uint64(3+i)) > 0 {
			t.Errorf("%s: an opportunity was given", level)
		}
		given += played(t, level, r.VariantOf, uint64(3+i))
	}
	if given == 0 {
		t.Error("no opportunity is given under any ruleset")
	}
}

// played plays a match of machines to its end and returns how many opportunities
// were taken.
func played(t *testing.T, level, ruleset string, seed uint64) int {
	t.Helper()
	f, err := levels.OpenField(level)
	if err != nil {
		t.Fatal(err)
	}
	s, err := f.Place(ruleset)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(match.Config{Setup: s, Seats: []string{"soldier", "recruit"}, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	actions := 0
	for over, _ := m.Over(); !over; over, _ = m.Over() {
		a, done := m.Think(4000)
		if !done {
			continue
		}
		if refused, err := m.Do(a); err != nil || !refused.OK() {
			t.Fatalf("%s: %+v is refused by %s: %v", level, a, refused.Cite, err)
		}
		if actions++; actions > 3000 {
			t.Fatalf("%s: no end after %d actions", level, actions)
		}
	}
	var text bytes.Buffer
	if err := m.Save(&text); err != nil {
		t.Fatal(err)
	}
	taken := strings.Count(text.String(), `"opportunity_taken"`)
	told, err := replay.Verify(&text, level)
	if err != nil || told.Ruleset != ruleset || told.Result == "" {
		t.Errorf("%s: %v, told %+v", level, err, told)
	}
	return taken
}

// TestFourthRulesetCounts: its second diagonal costs one square, unless the option
// says otherwise (SIL-05).
func TestFourthRulesetCounts(t *testing.T) {
	r := fourth(t)
	for _, c := range []struct {
		stated string
		even   bool
	}{{"", true}, {"d1111", true}, {"d1212", false}} {
		s, err := levels.Load("broken-keep")
		if err != nil {
			t.Fatal(err)
		}
		if s.Ruleset, s.Options = r.Name, nil; c.stated != "" {
			s.Options = map[string]string{rules.Diagonal: c.stated}
		}
		m, err := match.New(match.Config{Setup: s, Seed: 1})
		if err != nil {
			t.Fatal(err)
		}
		if got := m.View(seen.Everyone).Encounter().Options.Grid.Diagonal1111; got != c.even {
			t.Errorf("%q: a second diagonal counts one square: %v", c.stated, got)
		}
	}
}

// TestFourthRulesetIsTold: every place of the program that speaks of a ruleset has
// words for it, and none shows the key of a missing text: the set-up, the options,
// the sheet of an army, the rule book, the battle with its log, slip and help.
func TestFourthRulesetIsTold(t *testing.T) {
	r := fourth(t)
	for _, c := range []struct {
		name string
		shot shot.Shot
		want []string // in English
	}{
		{"setup", shot.Shot{Screen: "setup", Of: "broken-keep", Ruleset: r.Name, Seed: "1789"}, []string{"limited · " + r.Name}},
		{"options", shot.Shot{Screen: "options", Ruleset: r.Name}, []string{"limited · " + r.Name, "Squares per movement"}},
		{"army", shot.Shot{Screen: "army", Of: "broken-keep", Ruleset: r.Name, Press: []string{"army.goblin-archer"}}, nil},
		{"rules", shot.Shot{Screen: "rules", Rule: "LIM-08", Ruleset: r.Name, Press: []string{"rules.game." + r.Name}}, []string{"LIM-08"}},
		{"conflict", shot.Shot{Screen: "rules", Rule: "SIL-05", Ruleset: r.Name}, []string{"Option"}},
		{"battle", shot.Shot{Of: "broken-keep", Ruleset: r.Name, After: 60, Seed: "5"}, []string{"limited · " + r.Name}},
		{"slip", shot.Shot{Of: brawl, Ruleset: r.Name, Select: 1, Hover: "I6"}, []string{"DEF"}},
		{"keys", shot.Shot{Of: "ford", Ruleset: r.Name, Press: []string{"toggle.help"}}, []string{"Keys"}},
		{"result", shot.Shot{Screen: "result", Of: "ford", Ruleset: r.Name, Seed: "2"}, []string{"limited · " + r.Name}},
	} {
		t.Run(c.name, func(t *testing.T) {
			for _, lang := range []string{"en", "fr"} {
				p := posed(t, c.shot, laptop, 100, lang)
				var said []string
				for _, m := range p.Written() {
					said = append(said, m.Text)
				}
				all := strings.Join(said, "\n")
				for _, key := range []string{"ruleset.", "victory.", "about.", "against.", "defence.", "option.", "%!"} {
					if strings.Contains(all, key) {
						t.Errorf("%s: a text is missing: %q", lang, key)
					}
				}
				for _, words := range c.want {
					if lang == "en" && !strings.Contains(all, words) {
						t.Errorf("nothing says %q:\n%s", words, all)
					}
				}
			}
		})
	}
}

// TestFourthRulesetIsDrawn: its battle is a picture, and not that of limited.
func TestFourthRulesetIsDrawn(t *testing.T) {
	require.Display(t)
	r := fourth(t)
	var pictures [2]*image.RGBA
	for i, name := range []string{r.Name, r.VariantOf} {
		p := posed(t, shot.Shot{Of: "broken-keep", Ruleset: name, Select: 7, Hover: "M7"}, laptop, 100, "en")
		var err error
		onHost(func() {
			theHost.full = true
			pictures[i], err = p.Paint()
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if inspect.Differing(pictures[0], pictures[1]) == 0 {
		t.Error("the fourth ruleset is drawn as the one it is made from")
	}
}

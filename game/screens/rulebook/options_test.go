package rulebook

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tenaille/game/book"
	"tenaille/game/inspect"
	"tenaille/game/internal/pseudo"
	"tenaille/game/internal/screentest"
	"tenaille/game/match"
	"tenaille/game/scene"
	"tenaille/render/widget"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// agreed are the terms whose options a page is about.
type agreed struct {
	*scene.Context
	terms match.Terms
}

// optionsOf is the page of the options of a new match under a ruleset.
func optionsOf(t *testing.T, lang, ruleset string, w, h int) (*agreed, *optionPage) {
	t.Helper()
	c := screentest.NewContext(t, lang, w, h, 1, 100)
	c.Stack = &scene.Stack{}
	terms := match.Terms{Ruleset: ruleset, Level: "broken-keep", Players: [2]string{"human", "human"}, Seed: 1}
	scope := c.Routes.Setup(c, terms).(scene.Scoped).Options()
	terms.Options = scope.Chosen
	o := NewOptions(c, scope, "").(*optionPage)
	o.Layout()
	return &agreed{c, terms}, o
}

// TestEveryOptionIsOffered: every option of RST-03 is on the page of each
// ruleset it matters to, with every value, and on none else.
func TestEveryOptionIsOffered(t *testing.T) {
	for _, r := range rulesets.Options() {
		if !slices.Contains(optionChapters, r.Chapter) {
			t.Errorf("option %s stands in no chapter", r.Name)
		}
	}
	shown := map[string]bool{}
	for _, lang := range pseudo.Languages(t) {
		for _, ruleset := range []string{"d20", "limited", "skirmish"} {
			for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
				_, o := optionsOf(t, lang, ruleset, size[0], size[1])
				rects := o.Page.Rects()
				if o.sight.Long() && lang != pseudo.Code {
					t.Errorf("%s %s %v: the options are not on one page", lang, ruleset, size)
				}
				for o.sight.Long() && o.sight.By(1) {
					o.Layout()
					maps.Copy(rects, o.Page.Rects())
				}
				for _, r := range rulesets.Options() {
					_, in := rules.OptionByName(rulesets.OptionsOf(ruleset), r.Name)
					ids := []string{"option." + r.Name, "option." + r.Name + ".less", "option." + r.Name + ".more"}
					if len(r.Values) > 0 {
						ids = nil
						for _, v := range r.Values {
							ids = append(ids, "option."+r.Name+"."+v)
						}
					}
					for _, id := range ids {
						box, ok := rects[id]
						if ok != in {
							t.Errorf("%s: %s is offered %v, want %v", ruleset, id, ok, in)
						}
						if ok && (box[0] < 0 || box[1] < 0 || box[0]+box[2] > size[0] || box[1]+box[3] > size[1]-40) {
							t.Errorf("%s %v: %s at %v leaves the page", ruleset, size, id, box)
						}
					}
					shown[r.Name] = shown[r.Name] || in
					if !o.Text.Has("option."+r.Name) || !o.Text.Has("option."+r.Name+".about") {
						t.Errorf("%s: no words for option %s", lang, r.Name)
					}
					for _, v := range r.Values {
						if !o.Text.Has("option." + r.Name + "." + v) {
							t.Errorf("%s: no word for %s=%s", lang, r.Name, v)
						}
					}
				}
			}
		}
	}
	for _, r := range rulesets.Options() {
		if !shown[r.Name] {
			t.Errorf("no ruleset shows option %s", r.Name)
		}
	}
	for _, r := range rulesets.All() {
		if scope := (&scene.OptionScope{Ruleset: r.Name}); len(scope.Rows()) == 0 {
			t.Errorf("ruleset %s has no option", r.Name)
		}
	}
}

// TestOptionsReachTheEncounter sets every value of every option on the page,
// begins the battle and finds it in the encounter and in the replay's header.
func TestOptionsReachTheEncounter(t *testing.T) {
	for _, r := range rulesets.OptionsOf("d20") {
		values := r.Values
		if len(values) == 0 {
			values = []string{strconv.Itoa(r.Min), strconv.Itoa(r.Default), strconv.Itoa(r.Max)}
		}
		for _, v := range values {
			s, o := optionsOf(t, "en", "d20", 1280, 720)
			o.take(&r, v)
			if n := o.scope.Changed(); (n == 1) != (v != r.Plain()) {
				t.Errorf("%s=%s: %d options count as changed", r.Name, v, n)
			}
			m, err := s.terms.Open()
			if err != nil {
				t.Fatal(err)
			}
			want, err := rules.NewOptions(map[string]string{r.Name: v}, rulesets.OptionsOf("d20"))
			if err != nil {
				t.Fatal(err)
			}
			if got := m.View(0).Encounter().Options; got != want {
				t.Errorf("%s=%s: the encounter plays %+v, want %+v", r.Name, v, got, want)
			}
			if got := m.Setup().Options[r.Name]; got != v {
				t.Errorf("%s=%s: the header says %q", r.Name, v, got)
			}
			// It is remembered, and a restart keeps it.
			if got := s.NewTerms("human", "human").Options[r.Name]; got != v && v != r.Plain() {
				t.Errorf("%s=%s: the next set-up begins with %q", r.Name, v, got)
			}
			if again := match.TermsOf(m).Again(); again.Options[r.Name] != v {
				t.Errorf("%s=%s: a restart plays %q", r.Name, v, again.Options[r.Name])
			}
		}
	}
}

// TestResetAndBrokenOptions: one press brings all defaults back, and what is no
// option or value of this program is not taken over from the settings.
func TestResetAndBrokenOptions(t *testing.T) {
	s, o := optionsOf(t, "en", "d20", 1280, 720)
	for _, r := range o.scope.Rows() {
		if len(r.Values) > 1 {
			o.take(&r, r.Values[1])
		}
	}
	if n := o.scope.Changed(); n < 10 || n != len(s.terms.Options) {
		t.Errorf("%d options are changed, the terms holds %d", n, len(s.terms.Options))
	}
	for _, r := range o.scope.Rows() {
		o.scope.Set(r.Name, "")
	}
	if n := o.scope.Changed(); n != 0 || len(s.terms.Options) != 0 {
		t.Errorf("after the reset %d are changed: %v", n, s.terms.Options)
	}
	s.Settings.Options = map[string]string{"diagonal": "d1111", "free_action_cap": "1000", "no_such": "true", "partial_by": "luck"}
	if got := s.NewTerms("human", "human").Options; len(got) != 1 || got["diagonal"] != "d1111" {
		t.Errorf("remembered %v, want the diagonal alone", got)
	}
}

// TestOptionsOfALevelAreTheGround: what a map states holds until the player
// chooses otherwise, and choosing it is no change.
func TestOptionsOfALevelAreTheGround(t *testing.T) {
	r, _ := rulesets.OptionNamed("diagonal")
	scope := &scene.OptionScope{Ruleset: "d20", Base: map[string]string{"diagonal": "d1111"}, Chosen: map[string]string{}}
	if scope.Value(&r) != "d1111" || scope.Changed() != 0 {
		t.Errorf("the map's own value is %s, %d changed", scope.Value(&r), scope.Changed())
	}
	scope.Chosen["diagonal"] = "d1212"
	if scope.Value(&r) != "d1212" || scope.Changed() != 1 {
		t.Errorf("chosen against the map it is %s, %d changed", scope.Value(&r), scope.Changed())
	}
}

// TestConflictsLeadToTheirOptions: every conflict and silent point is listed in
// its chapter, and each that has an option shows it and leads to it.
func TestConflictsLeadToTheirOptions(t *testing.T) {
	linked := map[string]bool{}
	for _, lang := range pseudo.Languages(t) {
		r := openedBook(t, lang, "")
		for _, chapter := range []string{"CFL-", "SIL-"} {
			r.turnTo(chapter)
			r.Layout()
			for _, c := range rules.Cites() {
				if id := c.String(); strings.HasPrefix(id, chapter) != (r.list.find(id) >= 0) {
					t.Errorf("%s: %s is listed in %s: %v", lang, id, chapter, r.list.find(id) >= 0)
				}
			}
			for _, row := range r.list.rows {
				r.read(row.id)
				r.Layout()
				o, has := rulesets.OptionOf(row.id)
				if _, there := r.Screen.Page.Rects()["rules.option."+o.Name]; there != has {
					t.Errorf("%s: %s leads to an option %v, want %v", lang, row.id, there, has)
				}
				linked[o.Name] = true
			}
		}
		b, err := book.Load(lang, nil)
		if err != nil {
			t.Fatal(err)
		}
		// The text and the table speak of the same options.
		for _, row := range rulesets.Options() {
			e, ok := b.Entry(row.Cite.String())
			if !ok || !strings.Contains(strings.Join(e.Paragraphs, " "), row.Name) {
				t.Errorf("%s: %s does not name its option %s", lang, row.Cite, row.Name)
			}
		}
	}
	for _, row := range rulesets.Options() {
		if !linked[row.Name] {
			t.Errorf("no conflict leads to option %s", row.Name)
		}
	}
}

// TestOptionsOfABattleCannotBeChanged: under way they are only shown.
func TestOptionsOfABattleCannotBeChanged(t *testing.T) {
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	b := c.Routes.Battle(c, match.Terms{Level: "ford", Ruleset: "d20", Players: [2]string{"human", "human"}, Seed: 1, Options: map[string]string{"diagonal": "d1111"}})
	c.Stack = &scene.Stack{}
	screentest.Show(c, b)
	scope := c.OptionsInPlay()
	if r, _ := rulesets.OptionNamed("diagonal"); scope.Set != nil || scope.Value(&r) != "d1111" || scope.Changed() != 1 {
		t.Errorf("the battle plays diagonals %s, %d changed, settable %v", scope.Value(&r), scope.Changed(), scope.Set != nil)
	}
	o := NewOptions(c, scope, "diagonal").(*optionPage)
	o.Layout()
	if _, ok := o.Page.Rects()["options.reset"]; ok {
		t.Error("options of a battle can be reset")
	}
	r, _ := rulesets.OptionNamed("diagonal")
	o.take(&r, "d1212")
	if now := c.OptionsInPlay(); now.Value(&r) != "d1111" {
		t.Error("an option of a battle under way was changed")
	}
}

// TestMarkOfADefaultIsBesideNoWord: the dot under a value keeps off its words, in
// French on a phone too.
func TestMarkOfADefaultIsBesideNoWord(t *testing.T) {
	_, o := optionsOf(t, "fr", "d20", 844, 390)
	o.Layout()
	told := &widget.Ledger{}
	for _, style := range o.Looks {
		style.Ledger = told
	}
	o.Draw(nil)
	n := 0
	for id, at := range o.Page.Rects() {
		if strings.Count(id, ".") != 2 || !strings.HasPrefix(id, "option.") || strings.HasSuffix(id, ".less") || strings.HasSuffix(id, ".more") {
			continue
		}
		x, y := markUnder(widget.Rect{X: float64(at[0]), Y: float64(at[1]), W: float64(at[2]), H: float64(at[3])})
		for _, m := range told.Marks {
			if m.Text == "" || m.At.X > x+markRadius || m.At.X+m.At.W < x-markRadius {
				continue
			}
			if n++; m.At.Y < y+markRadius && m.At.Y+m.At.H > y-markRadius {
				t.Errorf("the mark of %s at %.0f, %.0f lies on %q at %.1f", id, x, y, m.Text, m.At)
			}
		}
	}
	if n < 4 {
		t.Errorf("%d words over marks: the test sees nothing", n)
	}
}

// TestNoOptionIsShortened: what is said about an option is on the page to its
// last word, wherever the page is scrolled to.
func TestNoOptionIsShortened(t *testing.T) {
	for _, lang := range pseudo.Languages(t) {
		for _, ruleset := range []string{"d20", "limited", "skirmish"} {
			for _, v := range append(inspect.Windows(), inspect.Window{W: 1920, H: 1080, Percent: 100}, inspect.Window{W: 1920, H: 1080, Percent: 100, Large: true}, inspect.Window{W: 1280, H: 680, Percent: 100}) {
				_, o := optionsOf(t, lang, ruleset, v.W, v.H)
				screentest.Wear(o.Context, v)
				told := &widget.Ledger{}
				for o.Layout(); ; o.Layout() {
					for _, style := range o.Looks {
						style.Ledger = told
					}
					o.Draw(nil)
					if !o.sight.Long() || !o.sight.By(1) {
						break
					}
				}
				page := ""
				for _, m := range told.Marks {
					page += m.Text + " "
					if m.Cut || strings.HasSuffix(m.Text, "…") {
						t.Errorf("%s %s %v: %q is cut", lang, ruleset, v, m.Text)
					}
				}
				for _, r := range o.scope.Rows() {
					for _, key := range []string{"option." + r.Name, "option." + r.Name + ".about"} {
						if words := o.Key(key); !strings.Contains(page, words) {
							t.Errorf("%s %s %v: the page does not say %q", lang, ruleset, v, words)
						}
					}
				}
			}
		}
	}
}

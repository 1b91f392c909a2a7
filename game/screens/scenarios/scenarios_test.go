package scenarios

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tenaille/game/input"
	"tenaille/game/internal/screentest"
	"tenaille/game/match"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/words"
	"tenaille/levels"
	"tenaille/render/widget"
)

// specimens are each scenario chosen.
func specimens(c *scene.Context) (list []scene.Scene) {
	for _, tab := range tabs {
		s := New(c).(*scenarios)
		s.list(tab)
		for i := range s.names {
			if tab == tabs[2] && i%33 > 0 { // they are alike
				continue
			}
			s := New(c).(*scenarios)
			s.list(tab)
			s.chosen = i
			list = append(list, s)
		}
	}
	return list
}

func TestWidgetsOfTheScenarios(t *testing.T) { screentest.Widgets(t, specimens) }

func TestTextsOfTheScenarios(t *testing.T) { screentest.Texts(t, specimens) }

func TestTheScenariosUpright(t *testing.T) { screentest.Upright(t, specimens) }

func TestTheScenariosForFingers(t *testing.T) { screentest.Fingers(t, specimens) }

// TestScenariosBegin: the button opens the battle of the chosen scenario by its own rules,
// against the machine that is chosen.
func TestScenariosBegin(t *testing.T) {
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	var got match.Terms
	c.Routes.Battle = func(c *scene.Context, terms match.Terms) scene.Scene {
		got = terms
		return New(c)
	}
	for i, name := range append(levels.Lessons(), levels.Scenarios()...) {
		s := New(c).(*scenarios)
		s.list(tabs[min(i/len(levels.Lessons()), 1)])
		foe := "captain"
		if s.chosen, s.foe = i, foe; !s.lessons() {
			s.chosen -= len(levels.Lessons())
		} else {
			foe = "recruit"
		}
		s.begin()
		setup, err := levels.Load(name)
		if err != nil {
			t.Fatal(err)
		}
		if got.Level != name || got.Ruleset != setup.Ruleset || got.Players != [2]string{match.Human, foe} {
			t.Errorf("%s begins %+v", name, got)
		}
		m, err := got.Open()
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if len(m.Setup().Goals) == 0 {
			t.Errorf("%s has no goals", name)
		}
	}
}

// TestTheFirstLessonToLearnIsChosen: those won bear a mark, and the first that does not is
// chosen.
func TestTheFirstLessonToLearnIsChosen(t *testing.T) {
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	for i, name := range levels.Lessons() {
		s := New(c).(*scenarios)
		if !s.lessons() || s.chosen != i || s.won(name) {
			t.Errorf("with %d lessons learnt number %d is chosen (lessons: %v)", i, s.chosen, s.lessons())
		}
		if err := saves.NoteCareer(c.Store, saves.Ended{Level: name, Ruleset: "d20", Own: 0, Winner: 0, End: uint64(i)}); err != nil {
			t.Fatal(err)
		}
		if s.Return(); !s.won(name) {
			t.Errorf("%s bears no mark", name)
		}
	}
	if s := New(c).(*scenarios); s.lessons() || s.chosen != 0 {
		t.Errorf("with all lessons learnt the lessons are listed")
	}
}

// TestKeysScrollTheScenarios: where not all fit, the next comes into sight when the focus
// walks past the last one.
func TestKeysScrollTheScenarios(t *testing.T) {
	c := screentest.NewContext(t, "en", 844, 390, 1, 100)
	s := New(c).(*scenarios)
	s.list(tabs[1])
	c.Stack.Push(s)
	c.Stack.Settle()
	s.Layout()
	if s.rows.Fit >= len(s.names) {
		t.Fatalf("all %d are in sight", len(s.names))
	}
	for at := range len(s.names) - 1 {
		c.Devices.Feign(screentest.Nowhere, input.Down)
		s.Update()
		c.Devices.Feign(screentest.Nowhere)
		s.Update()
		if want := fmt.Sprintf("scenarios.%d", at+1); s.Page.Focused() != want || !s.rows.Sees(at+1) {
			t.Fatalf("a key down from %d leads to %s, with %d on top", at, s.Page.Focused(), s.rows.Top)
		}
	}
}

// TestEveryScenarioHasItsWords: title, line and story in every language, of 40 to 120 words,
// and all that is said in it.
func TestEveryScenarioHasItsWords(t *testing.T) {
	for _, lang := range []string{"en", "fr"} {
		c := screentest.NewContext(t, lang, 1280, 720, 1, 100)
		for _, name := range append(levels.Lessons(), levels.Scenarios()...) {
			for _, key := range []string{"level." + name, "level." + name + ".about", "level." + name + ".brief"} {
				if !c.Text.Has(key) {
					t.Errorf("%s: no text %s", lang, key)
				}
			}
			if n := len(strings.Fields(c.Key("level." + name + ".brief"))); n < 40 || n > 120 {
				t.Errorf("%s: the story of %s has %d words", lang, name, n)
			}
			setup, err := levels.Load(name)
			if err != nil {
				t.Fatal(err)
			}
			for _, z := range setup.Zones {
				if (words.Aims{Words: c.Words}).Zone(z.Name) == z.Name && z.Name != "nave" {
					t.Errorf("%s: %s has no name for the zone %s", lang, name, z.Name)
				}
			}
			for _, x := range setup.Events {
				for _, l := range x.Say {
					if !c.Text.Has(l.Text) {
						t.Errorf("%s: %s has no text for the line %s", lang, name, l.Text)
					}
				}
			}
		}
	}
}

// TestThePictureNamesWhereToGo: the map beside a lesson names the part of it that the goal is
// about; a puzzle's lies in the middle of the room it has,
// together with who stands there.
func TestThePictureNamesWhereToGo(t *testing.T) {
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	s := New(c).(*scenarios)
	s.list(tabs[0])
	screentest.Show(c, s)
	s.Layout()
	s.Style.Ledger = &widget.Ledger{}
	s.Draw(nil)
	_, o := s.here()
	at := o.picture.At
	if !slices.ContainsFunc(s.Style.Ledger.Marks, func(m widget.Mark) bool {
		return m.Text == "the banner" && m.At.X > at.X && m.At.X+m.At.W < at.X+at.W && m.At.Y > at.Y && m.At.Y+m.At.H < at.Y+at.H
	}) {
		t.Errorf("the banner is not named on the map at %v", at)
	}
	s.list(tabs[2])
	s.Layout()
	s.Draw(nil)
	_, o = s.here()
	above, below := 0., s.Height
	for _, m := range s.Style.Ledger.Marks {
		if m.Text != "" && m.At.X >= o.picture.At.X-9 && m.At.Y+m.At.H < o.picture.At.Y {
			above = max(above, m.At.Y+m.At.H)
		}
		if m.Text == "Begin" && m.At.Y > o.picture.At.Y {
			below = min(below, m.At.Y)
		}
	}
	p := o.picture.At
	foot := p.Y + p.H
	for _, m := range s.Style.Ledger.Marks { // and the cards of who stands there
		if m.At.X >= p.X-9 && m.At.Y > p.Y+p.H && m.At.Y+m.At.H < below {
			foot = max(foot, m.At.Y+m.At.H)
		}
	}
	if up, down := p.Y-above, below-foot; up > 2*down+40 || down > 2*up+40 {
		t.Errorf("the board of the puzzle lies %.0f below the words and %.0f above the button", up, down)
	}
}

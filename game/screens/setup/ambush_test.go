package setup

import (
	"fmt"
	"image"
	"slices"
	"strings"
	"testing"

	"tenaille/game/draft"
	"tenaille/game/input"
	"tenaille/game/inspect"
	"tenaille/game/internal/pseudo"
	"tenaille/game/internal/screentest"
	"tenaille/game/match"
	"tenaille/game/store"
	"tenaille/rules"
)

// lyingIn are the ids of a side's creatures in a set-up.
func lyingIn(s *rules.Setup, side string) (all, lie []int) {
	for i := range s.Combatants {
		if c := &s.Combatants[i]; c.Side == side {
			if all = append(all, c.ID); slices.Contains(s.Ambush, c.ID) {
				lie = append(lie, c.ID)
			}
		}
	}
	return all, lie
}

// TestAmbushIsChosenInTheSetup: nobody as the map says, else either side, whose
// creatures lie hidden as far as there is cover; the line says who sees whom and by
// which rule the others lose a round, a turn, or nothing (SUR-03, LIM-04, SKI-18).
func TestAmbushIsChosenInTheSetup(t *testing.T) {
	for _, lang := range pseudo.Languages(t) {
		for _, r := range []struct {
			ruleset, cite string
			offered       bool
		}{{"d20", "SUR-03", true}, {"limited", "LIM-04", true}, {"skirmish", "SKI-18", false}} {
			for _, size := range [][2]int{{1280, 720}, {844, 390}} {
				s := settingUp(t, lang, size[0], size[1])
				s.Draft.Terms.Level, s.Draft.Terms.Ruleset, s.tab = "broken-keep", r.ruleset, "rules"
				s.Layout()
				if got := s.Draft.Ambush(); got != match.Nobody {
					t.Fatalf("the map lays an ambush by %q", got)
				}
				for side, id := range match.SideIDs {
					s.Page.Focus("setup.ambush." + id)
					if pressed := s.Page.Focused() == "setup.ambush."+id && s.Page.Press(); pressed != r.offered {
						t.Fatalf("%s %v: %s can be taken: %v", r.ruleset, size, id, pressed)
					}
					s.Layout()
					words := s.ambush.ambushWords(s.Draft.Ambush())
					if !r.offered {
						if !strings.Contains(words, r.cite) || len(s.Draft.Lineup().Setup.Ambush) > 0 {
							t.Errorf("%s: %q, and %v lie hidden", r.ruleset, words, s.Draft.Lineup().Setup.Ambush)
						}
						continue
					}
					if name := s.SideName(side); !strings.HasPrefix(words, name) || !strings.Contains(words, r.cite) || !strings.Contains(words, s.SideName(1-side)) {
						t.Errorf("%s %s: %q", lang, id, words)
					}
					m := s.Draft.Lineup()
					all, lie := lyingIn(&m.Setup, s.Draft.Level("broken-keep").Field.Sides[side])
					_, others := lyingIn(&m.Setup, s.Draft.Level("broken-keep").Field.Sides[1-side])
					if m.Err != nil || len(lie) == 0 || len(lie) > len(all) || len(others) > 0 {
						t.Errorf("%s %s: %v of %v lie hidden, of the others %v; %v", r.ruleset, id, lie, all, others, m.Err)
					}
				}
				s.lie(match.Nobody)
				if s.Draft.Terms.Ambush != "" || len(s.Draft.Lineup().Setup.Ambush) > 0 {
					t.Error("as the map says, it is not the map's own")
				}
			}
		}
	}
}

// TestNoAmbushIsPromisedInTheOpen: a side whose start hides nobody is told so, with the
// rule, and the battle begins without an ambush; in its own start it is promised one
// (STL-01).
func TestNoAmbushIsPromisedInTheOpen(t *testing.T) {
	for _, lang := range pseudo.Languages(t) {
		s := settingUp(t, lang, 1280, 720)
		s.Draft.Terms.Level, s.Draft.Terms.Ruleset = "holloway", "d20"
		for side, hides := range []bool{false, true} {
			s.lie(match.SideIDs[side])
			s.Layout()
			_, lie := lyingIn(&s.Draft.Lineup().Setup, s.Draft.Level("holloway").Field.Sides[side])
			words := s.ambush.ambushWords(s.Draft.Ambush())
			if (len(lie) > 0) != hides || strings.Contains(words, "STL-01") == hides || !strings.HasPrefix(words, s.SideName(side)) {
				t.Errorf("%s: %v lie hidden, and the screen says %q", lang, lie, words)
			}
		}
	}
}

// TestSituationIsSetWhereItCounts: only limited has the modifier of distance and
// surroundings, only with an ambush, within its bounds (LIM-03).
func TestSituationIsSetWhereItCounts(t *testing.T) {
	for _, ruleset := range []string{"d20", "limited", "skirmish"} {
		for _, who := range []string{match.Nobody, "red"} {
			s := settingUp(t, "en", 1280, 720)
			s.Draft.Terms.Level, s.Draft.Terms.Ruleset = "broken-keep", ruleset
			s.lie(who)
			s.Layout()
			_, there := s.Page.Rects()["setup.situation.less"]
			if want := ruleset == "limited" && who != match.Nobody; there != want {
				t.Errorf("%s with %s in ambush: the situation can be set: %v", ruleset, who, there)
			}
			if !there {
				continue
			}
			for range 50 {
				s.Page.Focus("setup.situation.less")
				s.Page.Press()
				s.Layout()
			}
			if got := s.Draft.Lineup().Setup.Situation.All; got != draft.LeastSituation || s.Draft.Situation() != draft.LeastSituation {
				t.Errorf("50 presses set %d, the match begins with %d", s.Draft.Situation(), got)
			}
			s.situate(-draft.LeastSituation)
			if s.Draft.Terms.Situation != nil {
				t.Error("as the map says, it is not the map's own")
			}
		}
	}
}

// TestAmbushIsRemembered: with the last set-up, and for each map by itself; what this
// program does not know is left out.
func TestAmbushIsRemembered(t *testing.T) {
	s := settingUp(t, "en", 1280, 720)
	s.take("broken-keep")
	s.Draft.Terms.Ruleset = "limited"
	s.lie("blue")
	s.situate(-2)
	s.take("ford")
	if s.Draft.Terms.Ambush != "" || s.Draft.Terms.Situation != nil {
		t.Errorf("on another map %q lies in ambush", s.Draft.Terms.Ambush)
	}
	s.take("broken-keep")
	v, err := store.LoadSettings(s.Store)
	if err != nil {
		t.Fatal(err)
	}
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	c.Settings = v
	if p := c.NewTerms("human", match.Machine); p.Ambush != "blue" || p.Situation == nil || *p.Situation != -2 {
		t.Errorf("remembered is %+v", p)
	}
	far := 900
	c.Settings.Last.Ambush, c.Settings.Last.Situation = "green", &far
	if err := store.SaveSettings(c.Store, c.Settings); err != nil {
		t.Fatal(err)
	}
	if c.Settings, err = store.LoadSettings(c.Store); err != nil {
		t.Fatal(err)
	}
	if p := c.NewTerms("human", match.Machine); p.Ambush != "" || p.Situation != nil {
		t.Errorf("of a damaged set-up remains %+v", p)
	}
}

// TestEveryTextOfTheAmbushHasRoom looks at the choice in every ruleset, with every
// answer, in every window.
func TestEveryTextOfTheAmbushHasRoom(t *testing.T) {
	found := inspect.Findings{}
	for _, lang := range pseudo.Languages(t) {
		c := screentest.NewContext(t, lang, 1280, 720, 1, 100)
		s := New(c, match.Terms{Level: "broken-keep", Ruleset: "d20", Players: [2]string{match.Machine, match.Machine}, Seed: 7}).(*setup)
		for _, v := range inspect.Windows() {
			screentest.Wear(c, v)
			for _, ruleset := range []string{"d20", "limited", "skirmish"} {
				for _, who := range []string{match.Nobody, "blue", "red"} {
					s.Draft.Terms.Ruleset, s.Draft.Terms.Ambush, s.tab = ruleset, who, "rules"
					low := draft.LeastSituation
					s.Draft.Terms.Situation = &low
					if marks := screentest.Inspect(c, v, s, found, fmt.Sprint("setup ", ruleset, " ", who, " ", lang)); marks < 5 {
						t.Errorf("%d marks: the ledger sees nothing", marks)
					}
				}
			}
		}
	}
	found.TellLong(t, pseudo.Code)
}

// TestAmbushIsReachedByEveryDevice: what keys and pad mean walks to every answer and
// takes it; for pointer and finger each has a place of its own, large enough, at a desk
// and on a phone.
func TestAmbushIsReachedByEveryDevice(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {844, 390}} {
		for _, ruleset := range []string{"d20", "limited"} {
			s := settingUp(t, "en", size[0], size[1])
			s.Draft.Terms.Level, s.Draft.Terms.Ruleset, s.tab = "broken-keep", ruleset, "rules"
			s.Layout()
			for _, who := range []string{"red", match.Nobody, "blue"} {
				id := "setup.ambush." + who
				seen := false
				for range 80 { // Tab walks all there is
					if seen = s.Page.Focused() == id; seen {
						break
					}
					s.Devices.Feign(input.Pointer{}, input.Next)
					s.Update()
				}
				if !seen {
					t.Fatalf("%v %s: the keys never come to %s", size, ruleset, id)
				}
				s.Devices.Feign(input.Pointer{}, input.Confirm)
				s.Update()
				if s.Draft.Ambush() != who {
					t.Errorf("%v %s: Enter on %s leaves %s in ambush", size, ruleset, id, s.Draft.Ambush())
				}
			}
			s.Layout()
			rects := s.Page.Rects()
			for _, who := range []string{"red", "blue", match.Nobody} {
				id := "setup.ambush." + who
				r := image.Rect(rects[id][0], rects[id][1], rects[id][0]+rects[id][2], rects[id][1]+rects[id][3])
				if r.Dx() < 44 || r.Dy() < 32 || !r.In(image.Rect(0, 0, size[0], size[1])) {
					t.Errorf("%v %s: %s lies at %v", size, ruleset, id, r)
				}
				for other, q := range rects {
					if other != id && r.Overlaps(image.Rect(q[0], q[1], q[0]+q[2], q[1]+q[3])) {
						t.Errorf("%v %s: %s covers %s", size, ruleset, other, id)
					}
				}
			}
		}
	}
}

//go:build !js

package shot

import (
	"slices"
	"strings"
	"testing"

	"tenaille/game/internal/screentest"
	"tenaille/game/match"
	"tenaille/game/probe"
	"tenaille/game/words"
	"tenaille/levels"
	"tenaille/render/widget"
)

// posed brings a screen to a state, as "tenaille shot" does.
func posed(t *testing.T, s Shot) *Posed {
	t.Helper()
	s.Width, s.Height = 1280, 720
	p, err := NewStudio(screentest.Routes).Pose(s)
	if err != nil {
		t.Fatalf("%+v: %v", s, err)
	}
	t.Cleanup(p.Close)
	return p
}

// TestShotSelectsAndHovers: the creature named has its turn, the pointer rests
// on the square and a way there is planned, the same at every run.
func TestShotSelectsAndHovers(t *testing.T) {
	var before string
	for range 2 {
		p := posed(t, Shot{Of: "broken-keep", Select: 7, Hover: "M7", At: -1})
		s := p.Probe()
		ogre := slices.ContainsFunc(s.Creatures, func(c probe.Creature) bool { return c.ID == 7 && c.Kind == "ogre" })
		if s.Acting != 7 || !ogre {
			t.Errorf("creature %d acts, want 7, the ogre", s.Acting)
		}
		if s.Cursor != "M7" || !s.Planned {
			t.Errorf("the pointer is at %q and plans %v, want M7 and a way", s.Cursor, s.Planned)
		}
		if before == "" {
			before = s.Hash
		} else if s.Hash != before {
			t.Errorf("the state is %s, the first time %s", s.Hash, before)
		}
	}
}

// TestShotShowsEachScreen opens every screen in every ruleset, and comes to a
// battle in which machines have fought.
func TestShotShowsEachScreen(t *testing.T) {
	for _, name := range Screens() {
		of := "ford"
		switch name {
		case "answer": // it is of a puzzle
			of = levels.Puzzles()[0]
		case "hall", "campaign": // of a server, and of battles of its own
			of = ""
		}
		p := posed(t, Shot{Of: of, Screen: name, Language: "fr", At: -1})
		if s := p.Probe(); s.Scene != name || s.Language != "fr" || len(s.Widgets) == 0 {
			t.Errorf("%s: scene %q in %q with %d widgets", name, s.Scene, s.Language, len(s.Widgets))
		}
	}
	for _, set := range []string{"d20", "limited", "skirmish"} {
		p := posed(t, Shot{Of: "broken-keep", Ruleset: set, After: 60, At: -1})
		s := p.Probe()
		if ruleset := p.OptionsInPlay().Ruleset; ruleset != set || s.Scene != "battle" || s.Seat != "human" || s.Asking != "" {
			t.Errorf("%s: ruleset %s, %s awaits %q and asks %q", set, ruleset, s.Scene, s.Seat, s.Asking)
		}
		if s.Log < 20 {
			t.Errorf("%s: the log has %d lines after 60 actions", set, s.Log)
		}
	}
}

// TestShotMarches: machines win the battles asked for, by the road named; what came of the
// last one is told, and then what is next.
func TestShotMarches(t *testing.T) {
	for of, told := range map[string]string{"": "tale-keep", "tale-mine": "tale-mine", "tale-holloway": "tale-holloway"} {
		after := 4
		if of != "" {
			after = 5
		}
		p := posed(t, Shot{Of: of, Screen: "campaign", After: after, At: -1})
		said := func() (list []string) {
			for _, m := range p.Written() {
				list = append(list, m.Text)
			}
			return list
		}
		if name := p.LevelName(told); !slices.Contains(said(), name) {
			t.Errorf("after %d battles by %q the page tells %q, not %q", after, of, said(), name)
		}
		if err := p.press("campaign.go"); err != nil {
			t.Fatal(err)
		}
		next := []string{p.LevelName("tale-reliquary")}
		if of == "" { // where the story parts
			next = []string{p.LevelName("tale-mine"), p.LevelName("tale-holloway")}
		}
		for _, name := range next {
			if !slices.Contains(said(), name) {
				t.Errorf("after %d battles by %q the next is %q, not %q", after, of, said(), name)
			}
		}
	}
}

// TestShotPresses clicks through buttons and squares.
func TestShotPresses(t *testing.T) {
	p := posed(t, Shot{Screen: "title", Press: []string{"title.rules", "rules.chapter.cfl", "rules.rule.CFL-05"}, At: -1})
	open := slices.ContainsFunc(p.Written(), func(m widget.Mark) bool { return m.Text == "CFL-05" && m.Size == 15 })
	if p.Name() != "rules" || !open {
		t.Errorf("the %s screen is on top, open at the rule %v", p.Name(), open)
	}
	p = posed(t, Shot{Of: "broken-keep", Select: 7, Press: []string{"M7"}, At: -1})
	for _, c := range p.Probe().Creatures {
		if c.ID == 7 && c.Square != "M7" {
			t.Errorf("after the click the ogre stands on %s, want M7", c.Square)
		}
	}
}

// TestShotPlaysReplays stops a recorded match where it is asked to.
func TestShotPlaysReplays(t *testing.T) {
	const file = "../replay/testdata/proving-ground-7.jsonl"
	first, later, last := posed(t, Shot{Of: file, At: 0}), posed(t, Shot{Of: file, At: 40}), posed(t, Shot{Of: file, At: -1})
	if a, b := first.Probe(), later.Probe(); a.Round != 1 || a.Hash == b.Hash || b.Round < a.Round {
		t.Errorf("round %d with %s at first, round %d with %s after 40 actions", a.Round, a.Hash, b.Round, b.Hash)
	}
	if s := last.Probe(); s.Acting != 0 || s.Scene != "battle" {
		t.Errorf("after the last action %d is to act, on the %s screen", s.Acting, s.Scene)
	}
}

// TestShotRefusals: what cannot be had is told in one line.
func TestShotRefusals(t *testing.T) {
	for _, r := range []struct {
		shot Shot
		want string
	}{
		{Shot{Of: "nowhere"}, `"nowhere": no such level`},
		{Shot{Of: "nowhere.json"}, "nowhere.json"},
		{Shot{Of: "../replay/testdata/proving-ground-7.jsonl", At: 99999}, "action 99999: it has"},
		{Shot{Of: "ford", Hover: "ZZ99"}, "square ZZ99 lies outside of the map"},
		{Shot{Of: "ford", Hover: "7C"}, `square "7C": it is written like C7`},
		{Shot{Of: "ford", Select: 77}, "creature 77: there are 1 ("},
		{Shot{Of: "ford", Select: 2, Seed: "x"}, `seed "x"`},
		{Shot{Of: "ford", Press: []string{"nothing"}}, `press "nothing": the battle screen has action.`},
		{Shot{Of: "ford", Screen: "attic"}, `screen "attic": there are battle, title`},
		{Shot{Of: "ford", Screen: "campaign"}, "ford: no battle of the campaign has that name"},
		{Shot{Screen: "campaign", After: 9}, "after 9 battles: the campaign has 8"},
		{Shot{Of: "ford", Ruleset: "ludo"}, `"ludo"`},
		{Shot{Of: "ford", Fog: "thick"}, `fog "thick": there are off, sight, memory`},
		{Shot{Of: "../replay/testdata/proving-ground-7.jsonl", Fog: "sight"}, "fog sight: a record keeps its own"},
		{Shot{Screen: "rules", Rule: "XXX-99"}, `rule "XXX-99"`},
		{Shot{Screen: "title", Hover: "C7"}, "the title screen has no board"},
		{Shot{Of: "../../levels/testdata/conformance/cover.json", Case: "none"}, `cases is "none"`},
		{Shot{Of: "../../levels/testdata/conformance/cover.json"}, "--case names the one to draw"},
	} {
		r.shot.Width, r.shot.Height = 1280, 720
		if r.shot.At == 0 {
			r.shot.At = -1
		}
		if _, err := NewStudio(screentest.Routes).Pose(r.shot); err == nil || !strings.Contains(err.Error(), r.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%+v: %v, want one line with %q", r.shot, err, r.want)
		}
	}
	if _, err := NewStudio(screentest.Routes).Pose(Shot{Of: "ford", Width: 100, Height: 720}); err == nil || !strings.Contains(err.Error(), "size 100x720") {
		t.Errorf("100x720: %v", err)
	}
}

// TestShotInFog: with fog of war over a level the side to act sees fewer of the others,
// whether the level stands on the board or in the set-up; a record keeps its own fog.
func TestShotInFog(t *testing.T) {
	clear, fog := posed(t, Shot{Of: "derelict", At: -1}), posed(t, Shot{Of: "derelict", Fog: "memory", At: -1})
	all, seen := len(clear.Probe().Creatures), len(fog.Probe().Creatures)
	if seen >= all {
		t.Errorf("in fog %d creatures are shown, %d without", seen, all)
	}
	for _, name := range match.Fogs {
		p := posed(t, Shot{Of: "ford", Fog: name, Screen: "setup", At: -1})
		brief := words.Capital(p.Key("fog."+name+".brief")) + "."
		if !slices.ContainsFunc(p.Written(), func(m widget.Mark) bool { return strings.HasPrefix(brief, m.Text) && m.Text != "" }) {
			t.Errorf("the set-up in fog %s does not say %q", name, brief)
		}
	}
}

// TestShotOfAnEndShowsTheResult: a battle that machines have played to its end is shown as the
// game goes on from it, with the result; the battle named is the board as it was left.
func TestShotOfAnEndShowsTheResult(t *testing.T) {
	for screen, want := range map[string]string{"": "result", "battle": "battle"} {
		if p := posed(t, Shot{Of: "sheepfold", Seed: "2", After: 1 << 20, Screen: screen, At: -1}); p.Name() != want {
			t.Errorf("screen %q: %s is shown, want %s", screen, p.Name(), want)
		}
	}
}

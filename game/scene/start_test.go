package scene

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/game/match"
	"tenaille/game/saves"
	"tenaille/game/store"
	"tenaille/rules/rulesets"
)

func TestOptionsAreChecked(t *testing.T) {
	missing := filepath.Join(t.TempDir(), "none.jsonl")
	whole := filepath.Join(t.TempDir(), "match.jsonl")
	f, err := os.Create(whole)
	if err != nil {
		t.Fatal(err)
	}
	if err := arena.Begun(t, 2).Save(f); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	beyond := 99
	rows := []struct {
		name string
		o    Options
		bad  string // part of the error, empty for none
		over bool   // a scene is opened over the title
	}{
		{"nothing", Options{}, "", false},
		{"a level", Options{Level: "ford", Seed: "5", Blue: "human", Red: "random"}, "", true},
		{"an unknown level", Options{Level: "atlantis"}, "atlantis", false},
		{"a bad seed", Options{Seed: "x1"}, "x1", false},
		{"an unknown player", Options{Red: "general"}, "general", false},
		{"no such replay", Options{Replay: missing}, "none.jsonl", false},
		{"a replay", Options{Replay: whole}, "", true},
		{"a replay from its first turn", Options{Replay: whole, At: new(int), Blue: "human", Red: "soldier"}, "", true},
		{"a replay from beyond its end", Options{Replay: whole, At: &beyond}, "action 99", false},
		{"an action of nothing", Options{At: new(int)}, "--replay", false},
	}
	for _, r := range rows {
		s, err := firstScene(newContext(t, "en", 1280, 720, 1, 100), r.o)
		if (err == nil) != (r.bad == "") || err != nil && !strings.Contains(err.Error(), r.bad) {
			t.Errorf("%s: error %v, want one about %q", r.name, err, r.bad)
		}
		if (s != nil) != r.over {
			t.Errorf("%s: scene %v, want one: %v", r.name, s, r.over)
		}
	}
}

func TestOptionsStandInTheSetup(t *testing.T) {
	c := newContext(t, "en", 1280, 720, 1, 100)
	if _, err := firstScene(c, Options{Seed: "42", Red: "random"}); err != nil {
		t.Fatal(err)
	}
	for _, p := range []match.Terms{c.NewTerms("human", match.Machine), c.NewTerms("human", "human")} {
		if p.Seed != 42 || p.Players != [2]string{"human", "random"} {
			t.Errorf("terms %+v, want seed 42, human against random", p)
		}
	}
}

// TestCommandLineHasTheRulesOfTheMap: a battle begun from the command line has the
// map's own rules, whatever was chosen last.
func TestCommandLineHasTheRulesOfTheMap(t *testing.T) {
	c := newContext(t, "en", 1280, 720, 1, 100)
	c.Settings.Options = map[string]string{"diagonal": "d1111"}
	s, err := firstScene(c, Options{Level: "ford", Seed: "5", Blue: "human", Red: "human"})
	if err != nil {
		t.Fatal(err)
	}
	o := s.(Scoped).Options()
	if r, _ := rulesets.OptionNamed("diagonal"); o.Changed() != 0 || o.Value(&r) == "d1111" {
		t.Errorf("from the command line %d options are as last chosen", o.Changed())
	}
	if c.NewTerms("human", "human").Options["diagonal"] != "d1111" {
		t.Error("the set-up forgets what was last chosen")
	}
}

// full is a store that refuses to save.
type full struct{ store.Memory }

func (*full) Save(string, []byte) error { return errors.New("the disk is full") }

func TestAFullStoreDoesNotStopTheGame(t *testing.T) {
	c := newContext(t, "en", 1280, 720, 1, 100)
	c.Store = &full{}
	c.SaveSettings()
	c.Keep(saves.NewKeeper(c.Store, arena.Begun(t, 1), "x"))
	saves.Forget(c.Store, "x")
	c.SetLanguage("fr")
	if c.Text.Language() != "fr" {
		t.Error("the language was not switched")
	}
}

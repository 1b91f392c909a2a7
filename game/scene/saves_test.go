package scene

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tenaille/game/eye"
	"tenaille/game/match"
	"tenaille/game/probe"
	"tenaille/game/replay"
	"tenaille/game/store"
	"tenaille/game/text"
	"tenaille/levels"
	"tenaille/render/widget"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// begun is a match some of whose turns have been played.
func begun(t *testing.T, actions int) *match.Match {
	t.Helper()
	s, err := levels.Load("proving-ground")
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(match.Config{Setup: s, Seats: []string{"random", "human"}, Seed: 11})
	if err != nil {
		t.Fatal(err)
	}
	for range actions {
		if !m.Machine() {
			break
		}
		a, done := m.Think(1 << 20)
		if !done {
			t.Fatal("random is still thinking")
		}
		if refusal, err := m.Do(a); err != nil || !refusal.OK() {
			t.Fatalf("random's action was refused: %v, %v", refusal, err)
		}
	}
	return m
}

func TestKeptMatchGoesOn(t *testing.T) {
	c := newContext(t, "fr", 1280, 720, 1, 100)
	if _, _, ok := Latest(c.Store); ok {
		t.Fatal("an empty store keeps a match")
	}
	m := begun(t, 6)
	record := NewRecord(m)
	c.Keep(m, record)
	found, about, ok := Latest(c.Store)
	_, _, side := m.Awaits()
	want := Card{Version: cardVersion, Level: "proving-ground", Ruleset: "d20", Round: m.Round(), Side: side}
	if !ok || about != want || found != record {
		t.Errorf("kept %+v as %q, %v, want %+v as %q", about, found, ok, want, record)
	}
	terms, err := Continue(c.Store, record)
	if err != nil {
		t.Fatal(err)
	}
	if terms.Begun == nil || terms.Begun.Hash() != m.Hash() {
		t.Error("the match that goes on is not in the state it was kept in")
	}
	if terms.Seed != 11 || terms.Players != [2]string{"random", "human"} || terms.Again().Begun != nil {
		t.Errorf("terms = %+v", terms)
	}
	title := NewTitle(c)
	title.Layout()
	state := probe.State{Widgets: map[string]probe.Rect{}}
	title.Probe(&state)
	if _, ok := state.Widgets["title.continue"]; !ok {
		t.Error("the title does not offer to continue")
	}
	check(t, "title with a kept match", state.Widgets, 1280, 720)
	Forget(c.Store, record)
	if _, _, ok := Latest(c.Store); ok {
		t.Error("a forgotten match is still offered")
	}
}

func TestBrokenSavesSayWhy(t *testing.T) {
	c := newContext(t, "en", 1280, 720, 1, 100)
	const record = "current"
	keptMatch, keptAbout := Unfinished+record+".jsonl.gz", Unfinished+record+".json"
	c.Keep(begun(t, 3), record)
	good, err := c.Store.Load(keptMatch)
	if err != nil {
		t.Fatal(err)
	}
	for name, blob := range map[string][]byte{"empty": {}, "no gzip": []byte("hello"), "cut": good[:len(good)/2]} {
		if err := c.Store.Save(keptMatch, blob); err != nil {
			t.Fatal(err)
		}
		_, err := Continue(c.Store, record)
		if err == nil {
			t.Errorf("%s: no error", name)
		} else if strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: more than one line: %q", name, err)
		} else if words := c.FaultWords(err, ""); words != "The file is empty." && words != "The file is no recorded match." && words != "The file is damaged." {
			t.Errorf("%s: the screen says %q", name, words)
		}
	}
	for _, card := range []string{"{", `{"version":99}`, "null"} {
		if err := c.Store.Save(keptAbout, []byte(card)); err != nil {
			t.Fatal(err)
		}
		if _, _, ok := Latest(c.Store); ok {
			t.Errorf("the card %q was taken", card)
		}
	}
}

func TestOptionsAreChecked(t *testing.T) {
	missing := filepath.Join(t.TempDir(), "none.jsonl")
	whole := filepath.Join(t.TempDir(), "match.jsonl")
	f, err := os.Create(whole)
	if err != nil {
		t.Fatal(err)
	}
	if err := begun(t, 2).Save(f); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
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
	for _, p := range []Terms{c.NewTerms("human", Machine), c.NewTerms("human", "human")} {
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
	c.Keep(begun(t, 1), "x")
	Forget(c.Store, "x")
	c.SetLanguage("fr")
	if c.Text.Language() != "fr" {
		t.Error("the language was not switched")
	}
}

// TestContinueComesFirst: a match to go on with is the first line of the title
// and has the focus; without one the first line is another match.
func TestContinueComesFirst(t *testing.T) {
	c := newContext(t, "en", 1280, 720, 1, 100)
	first := func() (id, focus string) {
		s := NewTitle(c)
		s.Layout()
		top := 1 << 20
		p := eye.Probe(s)
		for w, r := range p.Widgets {
			if !strings.HasPrefix(w, "title.language") && r[1] < top {
				id, top = w, r[1]
			}
		}
		return id, p.Focus
	}
	if id, focus := first(); id != "title.machine" || focus != id {
		t.Errorf("without a match %q comes first and %q has the focus", id, focus)
	}
	c.Keep(begun(t, 3), "20260104-101500-proving-ground-11")
	if id, focus := first(); id != "title.continue" || focus != id {
		t.Errorf("with a match %q comes first and %q has the focus", id, focus)
	}
}

// TestContinueHasRoom looks at the line of every map in both languages.
func TestContinueHasRoom(t *testing.T) {
	found := eye.Findings{}
	for _, lang := range text.Codes() {
		c := newContext(t, lang, 1280, 720, 1, 100)
		for _, level := range levels.Names() {
			card := fmt.Sprintf(`{"version":%d,"level":%q,"ruleset":"skirmish","round":12,"side":1}`, cardVersion, level)
			if err := c.Store.Save(Unfinished+"it.json", []byte(card)); err != nil {
				t.Fatal(err)
			}
			for _, v := range eye.Windows() {
				c.Settings.Scale, c.Settings.LargeText = v.Percent, v.Large
				c.Resize(v.W, v.H, 1)
				s := NewTitle(c).(*title)
				s.Layout()
				s.Style.Ledger = &widget.Ledger{}
				s.Draw(nil)
				found.Add(fmt.Sprint(level, " ", lang, " ", v), eye.Faults(s.Style.Ledger, s.Width, s.Height, s.Style.Scale()/min(float64(v.Percent)/100, 1)))
			}
		}
	}
	found.Tell(t)
}

// TestPauseTellsWhereTheMatchIs: the menu over a battle says that it is saved,
// or that it is not; over a recorded match it says nothing.
func TestPauseTellsWhereTheMatchIs(t *testing.T) {
	c := newContext(t, "en", 1280, 720, 1, 100)
	menu := NewPause(c, Terms{Level: "ford"}, false).(*pause)
	if s := menu.whereSaved(); !strings.Contains(s, "saved after every action") || !strings.Contains(s, "Continue") {
		t.Errorf("it says %q", s)
	}
	if s := NewPause(c, Terms{Level: "ford"}, true).(*pause).whereSaved(); s != "" {
		t.Errorf("over a recorded match it says %q", s)
	}
	c.Store = &full{}
	c.Keep(begun(t, 1), "x")
	if s := menu.whereSaved(); !strings.Contains(s, "cannot be saved") {
		t.Errorf("of a store that refuses it says %q", s)
	}
}

// TestFaultsAreSaidInTheLanguage: why a recorded match cannot be opened stands on
// the screen in French too, without the words for those who verify files.
func TestFaultsAreSaidInTheLanguage(t *testing.T) {
	good := new(bytes.Buffer)
	if err := begun(t, 3).Save(good); err != nil {
		t.Fatal(err)
	}
	old := bytes.Replace(good.Bytes(), []byte(fmt.Sprintf(`"rules_revision":%d`, rules.Revision)), []byte(`"rules_revision":1`), 1)
	other := bytes.Replace(good.Bytes(), []byte(fmt.Sprintf(`"format":%d`, replay.Format)), []byte(`"format":999`), 1)
	lines := bytes.SplitAfter(good.Bytes(), []byte("\n"))
	torn := append(append([]byte{}, lines[0]...), "no line\n"...)
	c := newContext(t, "fr", 1280, 720, 1, 100)
	for _, v := range []struct {
		name string
		text []byte
		want string
	}{
		{"empty", nil, "Le fichier est vide."},
		{"another file", []byte("hello\n"), "Le fichier n’est pas une partie enregistrée."},
		{"another format", other, "Une autre version du jeu l’a écrit."},
		{"another revision", old, "La partie suit une autre révision des règles."},
		{"torn", torn, "Le fichier est abîmé à la ligne 2."},
	} {
		_, err := replay.Read(bytes.NewReader(v.text), "match.jsonl")
		if err == nil {
			t.Errorf("%s: no error", v.name)
		} else if got := c.FaultWords(err, "match.jsonl"); got != v.want {
			t.Errorf("%s: %v is said as %q, want %q", v.name, err, got, v.want)
		}
	}
}

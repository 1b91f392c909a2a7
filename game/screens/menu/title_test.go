package menu

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"tenaille/game/company"
	"tenaille/game/inspect"
	"tenaille/game/internal/arena"
	"tenaille/game/internal/pseudo"
	"tenaille/game/internal/screentest"
	"tenaille/game/match"
	"tenaille/game/probe"
	"tenaille/game/replay"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/store"
	"tenaille/game/window"
	"tenaille/levels"
	"tenaille/render/widget"
)

func TestKeptMatchIsOffered(t *testing.T) {
	c := screentest.NewContext(t, "fr", 1280, 720, 1, 100)
	m := arena.Begun(t, 6)
	screentest.Keep(t, c, m, saves.NewRecord(c.Store, m))
	title := NewTitle(c)
	title.Layout()
	widgets := inspect.Probe(title).Widgets
	if _, ok := widgets["title.continue"]; !ok {
		t.Error("the title does not offer to continue")
	}
	screentest.Apart(t, "title with a kept match", widgets, 1280, 720)
}

// TestContinueComesFirst: a match to go on with is the first line of the title
// and has the focus; without one the first line is another match.
func TestContinueComesFirst(t *testing.T) {
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	first := func() (id, focus string) {
		s := NewTitle(c)
		s.Layout()
		top := 1 << 20
		p := inspect.Probe(s)
		for w, r := range p.Widgets {
			if !strings.HasPrefix(w, "title.language") && r[1] < top {
				id, top = w, r[1]
			}
		}
		return id, p.Focus
	}
	if id, focus := first(); id != "title.scenarios" || focus != id {
		t.Errorf("without a match %q comes first and %q has the focus", id, focus)
	}
	screentest.Keep(t, c, arena.Begun(t, 3), "20260104-101500-proving-ground-11")
	if id, focus := first(); id != "title.continue" || focus != id {
		t.Errorf("with a match %q comes first and %q has the focus", id, focus)
	}
}

// TestTheCampaignGoesOnFromTheTitle: a company that rests between two battles is what
// Continue goes on with, unless a match is being fought.
func TestTheCampaignGoesOnFromTheTitle(t *testing.T) {
	for lang, want := range map[string]string{"en": "The Bell of Harrow · Battle 2 of 8", "fr": "La cloche de Harrow · Combat 2 sur 8"} {
		c := screentest.NewContext(t, lang, 1280, 720, 1, 100)
		camp := company.New("recruit", false, false)
		camp.Chapters = []company.Chapter{{Battle: "tale-fold", Won: true, Rounds: 5}}
		if err := saves.KeepCampaign(c.Store, camp); err != nil {
			t.Fatal(err)
		}
		went := false
		c.Routes.Stories.Campaign = func(c *scene.Context) scene.Scene { went = true; return NewTitle(c) }
		s := NewTitle(c).(*title)
		c.Stack.Push(s)
		if v, ok := s.kept(); !ok || v.sub != want {
			t.Errorf("%s: what is gone on with is %q, want %q", lang, v.sub, want)
		}
		s.Layout()
		if !s.Press("title.continue") || !went {
			t.Errorf("%s: the first button does not lead into the camp", lang)
		}
		screentest.Keep(t, c, arena.Begun(t, 3), "20260104-101500-proving-ground-11")
		s.Return()
		if v, _ := s.kept(); v.sub == want {
			t.Errorf("%s: a match is being fought, but the camp is gone on with", lang)
		}
	}
}

// TestTheMenuIsNeverSquashed: with a match to go on with, the longest menu there is, every
// line of the title is tall enough for two lines of words in the smallest window that has
// one column; what is looked for least shares a row.
func TestTheMenuIsNeverSquashed(t *testing.T) {
	c := screentest.NewContext(t, "fr", window.LeastWidth, window.LeastHeight, 1, 100)
	c.Routes.Stories.Hall = func(c *scene.Context, _ scene.Meeting) scene.Scene { return NewTitle(c) }
	screentest.Keep(t, c, arena.Begun(t, 3), "20260104-101500-proving-ground-11")
	s := NewTitle(c)
	s.Layout()
	w := inspect.Probe(s).Widgets
	for id, r := range w {
		if strings.HasPrefix(id, "title.") && r[3] < 37 {
			t.Errorf("%s is %d units tall", id, r[3])
		}
	}
	if set, quit := w["title.settings"], w["title.quit"]; set[1] != quit[1] || set[0]+set[2] > quit[0] {
		t.Errorf("the settings lie at %v, to quit at %v", set, quit)
	}
}

// TestContinueHasRoom looks at the line of every map in both languages.
func TestContinueHasRoom(t *testing.T) {
	found := inspect.Findings{}
	for _, lang := range pseudo.Languages(t) {
		c := screentest.NewContext(t, lang, 1280, 720, 1, 100)
		var lines bytes.Buffer
		if err := arena.Begun(t, 3).Save(&lines); err != nil {
			t.Fatal(err)
		}
		file, _ := saves.Pack(lines.Bytes()) // as earlier versions kept it, with a card beside it
		if err := c.Store.Save(saves.Unfinished+"it.jsonl.gz", file); err != nil {
			t.Fatal(err)
		}
		for _, level := range levels.Names() {
			card := fmt.Sprintf(`{"version":1,"level":%q,"ruleset":"skirmish","round":12,"side":1}`, level)
			if err := c.Store.Save(saves.Unfinished+"it.json", []byte(card)); err != nil {
				t.Fatal(err)
			}
			for _, v := range inspect.Windows() {
				c.Settings.Scale, c.Settings.LargeText = v.Percent, v.Large
				c.Resize(v.W, v.H, 1)
				s := NewTitle(c).(*title)
				s.Layout()
				if v, ok := s.kept(); !ok || !strings.Contains(v.label+v.sub, c.LevelName(level)) {
					t.Fatalf("the line says %q", v.sub)
				}
				s.Style.Ledger = &widget.Ledger{}
				s.Draw(nil)
				found.Add(fmt.Sprint(level, " ", lang, " ", v), inspect.Alone(s.Style.Ledger, s.Width, s.Height, s.Style.Scale()/min(float64(v.Percent)/100, 1)))
			}
		}
	}
	found.TellLong(t, pseudo.Code)
}

// full is a store that refuses to save.
type full struct{ store.Memory }

func (*full) Save(string, []byte) error { return fmt.Errorf("the disk: %w", store.ErrFull) }

// TestPauseTellsWhereTheMatchIs: the menu over a battle says that it is saved,
// or that it is not; over a recorded match it says nothing.
func TestPauseTellsWhereTheMatchIs(t *testing.T) {
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	menu := NewPause(c, match.Terms{Level: "ford"}, nil).(*pause)
	if s := menu.whereSaved(); !strings.Contains(s, "saved after every action") || !strings.Contains(s, "Continue") {
		t.Errorf("it says %q", s)
	}
	if s := NewPause(c, match.Terms{Level: "ford"}, &replay.Replay{}).(*pause).whereSaved(); s != "" {
		t.Errorf("over a recorded match it says %q", s)
	}
	riddle, err := levels.OpenPuzzle(levels.Puzzles()[0])
	if err != nil {
		t.Fatal(err)
	}
	if s := NewPause(c, match.PuzzleTerms(riddle, 1), nil).(*pause).whereSaved(); !strings.Contains(s, "not saved") || strings.Contains(s, "Continue") {
		t.Errorf("over a puzzle it says %q", s)
	}
	c.Store = &full{}
	screentest.Keep(t, c, arena.Begun(t, 1), "x")
	if s := menu.whereSaved(); !strings.Contains(s, "cannot be saved") {
		t.Errorf("of a store that refuses it says %q", s)
	}
	c.Playing = saves.NewKeeper(c.Store, arena.Begun(t, 1), "x")
	screentest.Show(c, c.Routes.Title(c), menu)
	menu.Layout()
	if !menu.Press("pause.room") {
		t.Fatal("nothing leads to where room can be made")
	}
	if c.Stack.Settle(); c.Stack.Top().Name() != "room" {
		t.Errorf("it leads to %s", c.Stack.Top().Name())
	}
}

// TestDamagedSettingsAreToldOnTheTitle starts the game on settings that cannot
// be read.
func TestDamagedSettingsAreToldOnTheTitle(t *testing.T) {
	kept := &store.Memory{}
	if err := kept.Save("settings.json", []byte(`{"version":1,"scale":`)); err != nil {
		t.Fatal(err)
	}
	g, err := scene.New(scene.Options{Routes: screentest.Routes, Store: kept, Language: "en", Mute: true})
	if err != nil {
		t.Fatal(err)
	}
	g.Resize(1280, 720, 1)
	g.Stack.Settle()
	title := g.Stack.Top().(*title)
	title.Layout()
	state := probe.State{Widgets: map[string]probe.Rect{}, Squares: map[string]probe.Rect{}}
	title.Probe(&state)
	if _, ok := state.Widgets["title.notice"]; !ok || !strings.Contains(g.Notice, "settings-damaged.json") {
		t.Errorf("the notice is %q on the title with %v", g.Notice, state.Widgets)
	}
	if g.Settings.Scale != store.DefaultSettings().Scale {
		t.Errorf("scale %d, want the default", g.Settings.Scale)
	}
	title.Page.Focus("title.notice")
	title.Page.Press()
	title.Layout()
	if g.Notice != "" || title.Page.Focused() == "title.notice" {
		t.Errorf("%q is still told after it was put away", g.Notice)
	}
}

// TestNoKeysAreNamedOnAPhone: as long as no key has been pressed the screen of a
// phone names none, a larger one does.
func TestNoKeysAreNamedOnAPhone(t *testing.T) {
	for _, v := range []struct {
		w, h    int
		density float64
		phone   bool
	}{{844, 390, 1, true}, {1688, 780, 2, true}, {1280, 720, 1, false}} {
		c := screentest.NewContext(t, "en", v.w, v.h, v.density, 100)
		if c.Fingers() != v.phone {
			t.Errorf("%dx%d: fingers %v, want %v", v.w, v.h, c.Fingers(), v.phone)
		}
		hint := NewTitle(c).(*title).keysHint()
		if strings.Contains(hint, "F11") == v.phone {
			t.Errorf("%dx%d: the title says %q", v.w, v.h, hint)
		}
	}
}

// TestContinueLeavesOutWhatIsDamaged: a match whose every save is damaged is not
// offered while another can be gone on with; one that turns out not to be playable is
// told of, and the next one is offered.
func TestContinueLeavesOutWhatIsDamaged(t *testing.T) {
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	screentest.Keep(t, c, arena.Begun(t, 2), "good")
	screentest.Keep(t, c, arena.Begun(t, 3), "torn")
	if err := c.Store.Save(saves.Unfinished+"torn.jsonl.gz", []byte("no")); err != nil {
		t.Fatal(err)
	}
	var lines bytes.Buffer
	if err := arena.Begun(t, 4).Save(&lines); err != nil {
		t.Fatal(err)
	}
	b := bytes.Replace(lines.Bytes(), []byte(`"hash":"`), []byte(`"hash":"f`), 3) // it reads well, but plays otherwise
	file, _ := saves.Pack(b)
	card := []byte(`{"version":1,"level":"ford","ruleset":"d20","round":1,"side":0,"count":99}`)
	for name, b := range map[string][]byte{"false.jsonl.gz": file, "false.json": card} {
		if err := c.Store.Save(saves.Unfinished+name, b); err != nil {
			t.Fatal(err)
		}
	}
	title := NewTitle(c).(*title)
	screentest.Show(c, title)
	title.Layout()
	for _, want := range []string{"title", "battle"} {
		if !title.Press("title.continue") {
			t.Fatal("nothing is offered")
		}
		c.Stack.Settle()
		title.Layout()
		if got := c.Stack.Top().Name(); got != want {
			t.Fatalf("it leads to %s, want %s", got, want)
		}
	}
	if !strings.Contains(c.Notice, "cannot be continued") {
		t.Errorf("told is %q", c.Notice)
	}
}

// counted is a store that counts what is read of it.
type counted struct {
	store.Store
	read int
}

func (c *counted) Load(name string) ([]byte, error) { c.read++; return c.Store.Load(name) }

func (c *counted) Head(name string, n int) ([]byte, int, error) {
	c.read++
	return c.Store.Head(name, n)
}

func (c *counted) List(prefix string) ([]string, error) { c.read++; return c.Store.List(prefix) }

// TestTitleReadsTheStoreOnce: what can be gone on with is read when the title comes up,
// not when it is laid out again, as for another size of the window; and anew when it
// comes back from another screen.
func TestTitleReadsTheStoreOnce(t *testing.T) {
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	screentest.Keep(t, c, arena.Begun(t, 3), "it")
	st := &counted{Store: c.Store}
	c.Store = st
	title := NewTitle(c).(*title)
	screentest.Show(c, title)
	title.Layout()
	if st.read == 0 {
		t.Fatal("the title reads nothing")
	}
	st.read = 0
	c.Resize(844, 390, 1)
	title.Layout()
	if st.read != 0 {
		t.Errorf("a second layout reads %d times", st.read)
	}
	screentest.Keep(t, c, arena.Begun(t, 4), "later")
	c.Stack.Push(c.Routes.Settings(c))
	c.Stack.Settle()
	c.Stack.Pop()
	c.Stack.Settle()
	title.Layout()
	if title.offered.Record != "later" {
		t.Errorf("back from another screen it offers %q", title.offered.Record)
	}
}

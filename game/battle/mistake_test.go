package battle

import (
	"bytes"
	"maps"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/internal/arena"
	"tenaille/game/internal/screentest"
	"tenaille/game/match"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/screens"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// faulty is a battle in which the program makes a mistake when it is told to.
type faulty struct {
	*battle
	update, layout, draw func()
}

func (f *faulty) Update() bool {
	if f.update != nil {
		f.update()
	}
	return f.battle.Update()
}

func (f *faulty) Layout() {
	if f.layout != nil {
		f.layout()
	}
	f.battle.Layout()
}

func (f *faulty) Draw(*ebiten.Image) {
	if f.draw != nil {
		f.draw()
	}
}

// stored is all that a store holds under a folder.
func stored(t *testing.T, c *scene.Context, folder string) map[string]string {
	t.Helper()
	names, err := c.Store.List(folder)
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]string{}
	for _, name := range names {
		b, err := c.Store.Load(name)
		if err != nil {
			t.Fatal(err)
		}
		all[name] = string(b)
	}
	return all
}

// TestMistakesLeadToTheTitle: wherever the program makes a mistake, in the rules, in a
// machine's thoughts or on the screen, the player is back at the title and told, the
// match lies apart with what is known of the mistake, its save is what it was, and
// goes on.
func TestMistakesLeadToTheTitle(t *testing.T) {
	const cause = "a table without legs"
	oops := func() { panic(cause) }
	rs, err := rulesets.ByName("d20")
	if err != nil {
		t.Fatal(err)
	}
	whole := *rs
	defer func() { *rs = whole }()
	each := func(edit func(row *rules.VerbRow)) {
		for v := range rs.Verbs {
			if rs.Verbs[v].Start != nil {
				edit(&rs.Verbs[v])
			}
		}
	}
	end := func(b *battle) rules.Action {
		return rules.Action{Verb: rules.EndTurn, By: b.turn.Now.Who, On: rules.Nobody}
	}
	for place, inject := range map[string]func(f *faulty){
		"Check": func(f *faulty) {
			f.update = func() {
				each(func(r *rules.VerbRow) { r.Check = func(*rules.Encounter, *rules.Action) rules.Refusal { panic(cause) } })
				f.session.Do(f.turn.Now.Legal[0])
			}
		},
		"Do": func(f *faulty) {
			f.update = func() {
				each(func(r *rules.VerbRow) { r.Start = func(*rules.Encounter, *rules.Action) { panic(cause) } })
				f.session.Do(end(f.battle))
			}
		},
		"Legal": func(f *faulty) {
			f.update = func() {
				each(func(r *rules.VerbRow) {
					r.List = func(*rules.Encounter, rules.ID, []rules.Action) []rules.Action { panic(cause) }
				})
				f.session.Refresh()
			}
		},
		"previews": func(f *faulty) {
			f.update = func() {
				rs.Attack.Aim = func(*rules.Encounter, rules.ID, rules.ID, int8, rules.AttackMode, *rules.Aim) { panic(cause) }
				f.turn.Match.Preview(&rules.Action{Verb: rules.Attack, By: f.turn.Now.Who, On: 1 - f.turn.Now.Who})
			}
		},
		"odds": func(f *faulty) {
			f.update = func() {
				for op := range rs.Deeds {
					rs.Deeds[op].Do = func(*rules.Encounter, *rules.Step) { panic(cause) }
				}
				for _, a := range f.turn.Now.Legal {
					p := f.turn.Match.Preview(&a)
					p.Count(1 << 20)
				}
			}
		},
		"Think": func(f *faulty) {
			f.session.Do(end(f.battle))
			f.update = func() {
				if f.turn.Match.Machine() {
					each(func(r *rules.VerbRow) {
						r.List = func(*rules.Encounter, rules.ID, []rules.Action) []rules.Action { panic(cause) }
					})
				}
				f.session.Skip()
			}
		},
		"Update": func(f *faulty) { f.update = oops },
		"Layout": func(f *faulty) { f.layout = oops; f.Text.SetLanguage("fr") },
		"Draw":   func(f *faulty) { f.draw = oops },
	} {
		t.Run(place, func(t *testing.T) {
			*rs = whole
			c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
			c.Routes = Screens(screens.All())
			g, err := scene.New(scene.Options{Language: "en", Store: c.Store, Mute: true, Routes: c.Routes})
			if err != nil {
				t.Fatal(err)
			}
			g.Context = c
			g.LayoutF(1280, 720)
			terms := match.Terms{Level: "sheepfold", Ruleset: "d20", Players: [2]string{match.Human, "soldier"}, Seed: 11}
			if place == "odds" { // somebody is to be near
				terms = match.TermsOf(arena.Match(t, 3, nil, arena.Blue("fighter", 3, 5).First(), arena.Red("orc", 4, 5)))
			}
			f := &faulty{battle: New(c, terms).(*battle)}
			c.Stack.Replace(f)
			step := func() {
				t.Helper()
				if err := g.Update(); err != nil {
					t.Fatal(err)
				}
				g.Draw(nil)
			}
			step()
			for n := 0; !f.turn.Now.Mine || f.play.Busy(); n++ {
				if f.session.Skip(); n > 10_000 {
					t.Fatal("nobody is to act")
				}
				step()
			}
			f.session.Do(end(f.battle))
			for !f.turn.Now.Mine {
				f.session.Skip()
				step()
			}
			for f.play.Busy() {
				f.session.Skip()
				step()
			}
			inject(f)
			before, hash := stored(t, c, saves.Unfinished), f.turn.Match.Hash()
			if len(before) == 0 {
				t.Fatal("nothing was saved before")
			}
			for n := 0; c.Stack.Top() != nil && c.Stack.Top().Name() != "title"; n++ {
				if n > 600 {
					t.Fatal("the mistake leads nowhere")
				}
				step()
			}
			*rs = whole
			if after := stored(t, c, saves.Unfinished); !maps.Equal(before, after) {
				t.Errorf("the save is another one: %d files, before %d", len(after), len(before))
			}
			apart := stored(t, c, saves.Apart)
			told, played := "", 0
			for name, b := range apart {
				switch {
				case strings.HasSuffix(name, ".txt"):
					told = b
				case strings.Contains(c.Notice, name) && bytes.HasPrefix([]byte(b), []byte{0x1f, 0x8b}):
					played++
				}
			}
			if !strings.Contains(told, cause) || played != 1 || !strings.Contains(c.Notice, cause) {
				t.Errorf("apart lie %d files, told is %q, on the title %q", len(apart), told, c.Notice)
			}
			step()
			c.Still = true // so that no machine goes on
			title := c.Stack.Top()
			if p, ok := title.(interface{ Press(string) bool }); !ok || !p.Press("title.continue") {
				t.Fatal("the title offers nothing to go on with")
			}
			step()
			b, ok := c.Stack.Top().(*battle)
			if !ok || b.turn.Match.Hash() != hash {
				t.Errorf("it goes on with %s", c.Stack.Top().Name())
			}
		})
	}
}

// TestTitleThatMakesMistakesEnds: where the title itself makes a mistake after another
// the program ends with an error of one line.
func TestTitleThatMakesMistakesEnds(t *testing.T) {
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	routes := Screens(screens.All())
	opens := routes.Title
	routes.Title = func(c *scene.Context) scene.Scene { return &torn{opens(c)} }
	g, err := scene.New(scene.Options{Language: "en", Store: c.Store, Mute: true, Routes: routes})
	if err != nil {
		t.Fatal(err)
	}
	g.LayoutF(1280, 720)
	for range 10 {
		if err = g.Update(); err != nil {
			break
		}
	}
	if err == nil || strings.Contains(err.Error(), "\n") || !strings.Contains(err.Error(), "torn to pieces") {
		t.Errorf("the error is %v", err)
	}
}

// torn is a title that cannot be updated.
type torn struct{ scene.Scene }

func (*torn) Update() bool { panic("torn to pieces") }

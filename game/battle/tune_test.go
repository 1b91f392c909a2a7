package battle

import (
	"testing"

	"tenaille/game/match"
	"tenaille/game/scene"
	"tenaille/game/sound/music"
	"tenaille/rules"
)

// TestDangerIsWhatASideKnows: an enemy that could strike, hit points that are lost and
// creatures that are down make the danger greater, whom the side does not see does not.
func TestDangerIsWhatASideKnows(t *testing.T) {
	fog := func(s *rules.Setup) {
		s.Fog = "sight"
		s.Map.Light = &rules.LightSetup{Ambient: "dark"}
	}
	for _, r := range []struct {
		name  string
		setup func(*rules.Setup)
		cast  []stand
		want  int
	}{
		{"far away", nil, []stand{blue("fighter", 2, 4).First(), red("orc", 9, 4)}, 0},
		{"beside one", nil, []stand{blue("fighter", 4, 4).First(), red("orc", 5, 4)}, 1},
		{"the enemy is hurt", nil, []stand{blue("fighter", 2, 4).First(), red("orc", 9, 4).But(func(s *rules.Sheet) { s.HP = 1 })}, 0},
		{"a quarter lost", nil, []stand{blue("fighter", 2, 4).First().But(func(s *rules.Sheet) { s.HP = s.MaxHP * 3 / 4 }), red("orc", 9, 4)}, 1},
		{"half lost, beside one", nil, []stand{blue("fighter", 4, 4).First().But(func(s *rules.Sheet) { s.HP = s.MaxHP / 2 }), red("orc", 5, 4)}, 3},
		{"half down", nil, []stand{blue("fighter", 2, 4).First(), blue("fighter", 2, 6).But(func(s *rules.Sheet) { s.HP = -2 }), red("orc", 9, 4)}, 2},
		{"unseen in the dark", fog, []stand{blue("monk", 4, 4).First().But(func(s *rules.Sheet) { s.Vision = nil }), red("orc", 5, 4)}, 0},
	} {
		t.Run(r.name, func(t *testing.T) {
			b := opening(t, "en", r.setup, r.cast...)
			piece, got := b.Tune()
			if got != r.want {
				t.Errorf("the danger is %d, want %d", got, r.want)
			}
			if dark := r.setup != nil; dark != (piece == music.Stone) {
				t.Errorf("in the dark %v: %v is played", dark, piece)
			}
			b.curtain, b.mood.left = &scene.Curtain{}, 0
			if _, got := b.Tune(); got != 0 {
				t.Errorf("behind the curtain the danger is %d", got)
			}
		})
	}
}

// TestEveryScreenHasItsMusic: the title's goes on under the screens over it, the set-up
// and the battle have their own, under the menu too.
func TestEveryScreenHasItsMusic(t *testing.T) {
	c := newContext(t, "en", 1280, 720, 1, 100)
	g, err := scene.New(scene.Options{Language: "en", Store: c.Store, Mute: true, Routes: c.Routes})
	if err != nil {
		t.Fatal(err)
	}
	g.Resize(1280, 720, 1)
	terms := match.Terms{Level: "ford", Ruleset: "d20", Players: [2]string{"human", "human"}, Seed: 1}
	for _, v := range []struct {
		name string
		open func()
		want music.Piece
	}{
		{"title", func() {}, music.Jaws},
		{"settings", func() { g.Stack.Push(c.Routes.Settings(g.Context)) }, music.Jaws},
		{"set-up", func() { g.Stack.Push(c.Routes.Setup(g.Context, g.NewTerms("human", "human"))) }, music.Muster},
		{"battle", func() { g.Stack.Push(c.Routes.Battle(g.Context, terms)) }, music.Press},
		{"menu", func() { g.Stack.Push(c.Routes.Pause(g.Context, terms, nil)) }, music.Press},
	} {
		v.open()
		for range 3 { // in the background, as here, nothing dies away
			if err := g.Update(); err != nil {
				t.Fatal(err)
			}
		}
		if got := g.Sound.Playing(); got != v.want {
			t.Errorf("%s: %v is played, want %v", v.name, got, v.want)
		}
	}
}

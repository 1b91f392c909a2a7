package game_test

import (
	"io/fs"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/probe"
	"tenaille/game/require"
)

// scene waits for a scene of that name.
func (g *guest) scene(name string) probe.State {
	g.t.Helper()
	return g.await("scene "+name, 600, func(s probe.State) bool { return s.Scene == name && len(s.Widgets) > 0 })
}

func TestLanguageOnTheTitle(t *testing.T) {
	g := start(t, 1280, 720)
	g.scene("title")
	g.widget("title.language.fr")
	s := g.await("French", 120, func(s probe.State) bool { return s.Language == "fr" })
	if s.Scene != "title" {
		t.Errorf("the language led to scene %q", s.Scene)
	}
}

// TestNothingUnseenIsChosen presses where the next screen has a button, before that screen was
// ever in the picture: what lies under the pointer in the picture is all that a press can mean.
func TestNothingUnseenIsChosen(t *testing.T) {
	g := start(t, 1280, 720)
	g.scene("title")
	there := g.last.Widgets["title.settings"]
	g.widget("title.settings")
	back := g.scene("settings").Widgets["settings.back"]
	g.widget("settings.back")
	g.scene("title")
	g.click(there)
	if g.last.Scene != "settings" {
		t.Fatalf("the scene is %q", g.last.Scene)
	}
	press := func() {
		g.session.MoveCursor(float64(back[0])+float64(back[2])/2, float64(back[1])+float64(back[3])/2)
		g.tick(1)
		g.session.PressMouseButton(ebiten.MouseButtonLeft)
		g.tick(2)
		g.session.ReleaseMouseButton(ebiten.MouseButtonLeft)
		g.tick(6)
	}
	if press(); g.last.Scene != "settings" {
		t.Errorf("a press on a screen that was never drawn leads to %q", g.last.Scene)
	}
	g.frame()
	if press(); g.last.Scene != "title" {
		t.Errorf("once it is drawn, the press leads to %q", g.last.Scene)
	}
}

// TestSetupRemembersTheRuleset starts a skirmish that was chosen in an earlier
// set-up.
func TestSetupRemembersTheRuleset(t *testing.T) {
	home := t.TempDir()
	g := startAt(t, home, 1280, 720, "--lang", "fr")
	g.widget("title.machine")
	g.scene("setup")
	g.widget("setup.ruleset.skirmish")
	g.widget("setup.map.broken-keep")
	g.write("setup.seed", "1789")
	g.key(ebiten.KeyEscape)
	g.key(ebiten.KeyEscape)
	g.scene("title")
	g.widget("title.machine")
	g.scene("setup")
	g.widget("setup.start")
	s := g.await("first turn", 6000, func(s probe.State) bool { return s.Scene == "battle" && len(s.Widgets) > 0 })
	if _, there := s.Widgets["turn"]; !there {
		t.Error("the ruleset chosen before is not the one played")
	}
}

// TestWholeMatch plays from the title through set-up and battle to the result
// by the pointer, in every ruleset: a person against the machine, and two
// persons at one screen. Without require.Whole one of the six; that d20 is played to
// its end the tests of the devices show.
func TestWholeMatch(t *testing.T) {
	for i, r := range []struct {
		ruleset string
		hotSeat bool
	}{{"skirmish", true}, {"limited", false}, {"d20", false}, {"d20", true}, {"limited", true}, {"skirmish", false}} {
		if !require.Whole() && i > 0 {
			break
		}
		name := r.ruleset
		if r.hotSeat {
			name += "/two"
		}
		t.Run(name, func(t *testing.T) { wholeMatch(t, r.ruleset, r.hotSeat) })
	}
}

func wholeMatch(t *testing.T, ruleset string, hotSeat bool) {
	g := start(t, 1280, 720, "--lang", "en")
	level := "proving-ground"
	if hotSeat { // open ground, where a simple player finds the enemy
		level = "ford"
	}
	g.scene("title")
	g.widget("title.settings")
	g.scene("settings")
	g.widget("settings.speed.4") // the set-up has it only where there is room
	g.widget("settings.back")
	g.scene("title")
	g.widget("title.machine")
	g.scene("setup")
	g.widget("setup.ruleset." + ruleset)
	for range 6 { // further along the strip of maps
		if _, there := g.last.Widgets["setup.map."+level]; there {
			break
		}
		g.widget("setup.maps.after")
		g.tick(10)
	}
	g.widget("setup.map." + level)
	if hotSeat {
		g.widget("setup.red.human")
	}
	g.write("setup.seed", "1789")
	g.widget("setup.start")
	first := g.scene("battle")
	if len(first.Creatures) < 8 || len(first.Squares) < 100 {
		t.Errorf("the battle begins with %d creatures and %d squares in sight", len(first.Creatures), len(first.Squares))
	}
	g.keep("battle")
	p := &player{g: g}
	p.play(600)
	last := g.scene("result")
	g.keep("result")
	t.Logf("%d ticks, %d turns, %d attacks, %d moves, %d combined, %d answers, result %s; refused: %q", g.ticks, p.turns, p.attacks, p.moves, p.combined, p.answers, last.Result, p.refusals)
	if p.attacks == 0 || p.moves == 0 {
		t.Errorf("the match was over after %d attacks and %d moves of the person", p.attacks, p.moves)
	}
	if last.Result != "blue" && last.Result != "red" {
		t.Errorf("result %q, want a winner", last.Result)
	}
	g.verifyReplay(level + "-1789.jsonl")
	// It has come by itself: a press where the pointer rests may be one for the battle until then.
	g.await("the result to take presses", 60, func(s probe.State) bool { return !s.Busy })
	g.widget("result.rematch")
	g.scene("battle")
}

// verifyReplay has the program check the replay of the match just played.
func (g *guest) verifyReplay(name string) {
	g.t.Helper()
	found := ""
	err := filepath.WalkDir(g.home, func(path string, d fs.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(d.Name(), name) {
			found = path
		}
		return err
	})
	if err != nil || found == "" {
		g.t.Errorf("no replay %s is left of the match: %v", name, err)
		return
	}
	program, err := guestProgram()
	if err != nil {
		g.t.Fatal(err)
	}
	if out, err := exec.Command(program, "verify", found).CombinedOutput(); err != nil || !strings.Contains(string(out), ": right, ") {
		g.t.Errorf("verify: %v\n%s", err, out)
	}
}

// TestWholeMatchByKeys plays from the title to the result without a pointer.
func TestWholeMatchByKeys(t *testing.T) {
	g := start(t, 1280, 720, "--lang", "fr", "--seed", "4", "--mute")
	g.scene("title")
	g.frame()
	g.key(ebiten.KeyDown) // past the lessons, which come first for who has never played
	g.frame()
	g.key(ebiten.KeyEnter)
	g.scene("setup")
	g.frame()
	g.key(ebiten.KeyEnter)
	g.scene("battle")
	for range 2 {
		g.key(ebiten.KeyPeriod) // the animations at their fastest
	}
	p := &player{g: g, keys: true}
	p.play(600)
	last := g.scene("result")
	t.Logf("%d ticks, %d turns, %d attacks, %d moves, %d answers, result %s", g.ticks, p.turns, p.attacks, p.moves, p.answers, last.Result)
	if p.attacks == 0 || p.moves == 0 {
		t.Errorf("the match was over after %d attacks and %d moves of the person", p.attacks, p.moves)
	}
	g.key(ebiten.KeyEscape)
	g.scene("title")
}

// TestSkirmishByKeys plays a match of figures without a pointer.
func TestSkirmishByKeys(t *testing.T) {
	g := start(t, 1280, 720, "--lang", "en", "--level", "proving-ground", "--ruleset", "skirmish", "--seed", "4", "--mute", "--blue", "human", "--red", "soldier")
	g.scene("battle")
	for range 2 {
		g.key(ebiten.KeyPeriod) // the animations at their fastest
	}
	p := &player{g: g, keys: true}
	p.play(600)
	last := g.scene("result")
	t.Logf("%d ticks, %d turns, %d attacks, %d moves, result %s", g.ticks, p.turns, p.attacks, p.moves, last.Result)
	if p.attacks == 0 || p.moves == 0 {
		t.Errorf("the match was over after %d attacks and %d moves of the person", p.attacks, p.moves)
	}
}

// TestUndoAndLanguageWhilePlaying takes a move back, and changes the language
// from the menu over the battle, which stays as it was.
func TestUndoAndLanguageWhilePlaying(t *testing.T) {
	g := start(t, 1280, 720, "--lang", "en", "--level", "ford", "--seed", "2", "--blue", "human", "--red", "human")
	turn := func(s probe.State) bool {
		return s.Scene == "battle" && !s.Busy && s.Seat == "human" && len(s.Reachable) > 0
	}
	first := g.await("first turn", 6000, turn)
	p := &player{g: g, tried: map[string]int{}}
	square, ok := p.approach(first)
	if !ok || !p.do("move", square) {
		t.Fatalf("no move: %q, %q", square, p.refusals)
	}
	moved := g.await("end of the move", 3000, func(s probe.State) bool { return !s.Busy })
	if moved.Hash == first.Hash || moved.Acting != first.Acting {
		t.Fatalf("after the move to %s hash %s, acting %d; before hash %s, acting %d", square, moved.Hash, moved.Acting, first.Hash, first.Acting)
	}
	for range 2 { // a way of two moves is two actions
		if g.last.Hash != first.Hash {
			g.widget("undo")
			g.await("end of the undoing", 600, func(s probe.State) bool { return !s.Busy })
		}
	}
	if g.last.Hash != first.Hash {
		t.Errorf("the move undone, the hash is %s, not %s as before", g.last.Hash, first.Hash)
	}

	g.widget("menu")
	g.scene("pause")
	g.widget("pause.settings")
	g.scene("settings")
	g.widget("settings.language.fr")
	g.await("French", 600, func(s probe.State) bool { return s.Language == "fr" })
	g.key(ebiten.KeyEscape)
	g.scene("pause")
	g.widget("pause.resume")
	if s := g.await("battle", 600, turn); s.Hash != first.Hash || s.Language != "fr" {
		t.Errorf("back in the battle: hash %s, language %s; want %s, fr", s.Hash, s.Language, first.Hash)
	}
}

// humanTurn reports whether a person may act.
func humanTurn(s probe.State) bool {
	return s.Scene == "battle" && !s.Busy && s.Seat == "human" && len(s.Reachable) > 0
}

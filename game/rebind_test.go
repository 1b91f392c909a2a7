package game_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/probe"
)

// bind goes from the title to the page of controls and gives the end of the turn
// the key E, which means something else already.
func bind(g *guest, answer string) {
	g.t.Helper()
	g.widget("title.settings")
	g.scene("settings")
	g.widget("settings.tab.controls")
	for range 12 {
		if _, there := g.last.Widgets["keys.end_turn.key"]; there {
			break
		}
		g.widget("settings.down")
	}
	g.widget("keys.end_turn.key")
	g.key(ebiten.KeyE)
	g.await("question", 300, func(s probe.State) bool { _, there := s.Widgets["keys.end_turn.swap"]; return there })
	g.keep("clash")
	g.widget(answer)
	g.tick(10)
	g.keep("bound")
	g.key(ebiten.KeyEscape)
	g.scene("title")
}

// ends tells whether a key, pressed twice, ends the turn of the first to act.
func ends(g *guest, key ebiten.Key) bool {
	g.t.Helper()
	before := g.await("first turn", 6000, humanTurn)
	for range 2 {
		g.key(key)
		g.tick(20)
	}
	for range 30 {
		if g.last.Turn > before.Turn {
			return true
		}
		g.tick(4)
	}
	return false
}

// TestRebinding gives the end of the turn another key, plays with it, and finds
// it again after a new start.
func TestRebinding(t *testing.T) {
	home := t.TempDir()
	g := startAt(t, home, 1280, 720, "--lang", "en", "--mute")
	bind(g, "keys.end_turn.swap")
	g.widget("title.hotseat")
	g.widget("setup.start")
	if ends(g, ebiten.KeySpace) {
		t.Error("Space still ends the turn after it was swapped away")
	}
	if !ends(g, ebiten.KeyE) {
		t.Errorf("E does not end the turn: %q", g.last.Message)
	}
	again := startAt(t, home, 1280, 720, "--lang", "en", "--mute", "--level", "ford", "--seed", "2", "--blue", "human", "--red", "human")
	if !ends(again, ebiten.KeyE) {
		t.Errorf("after a new start E does not end the turn: %q", again.last.Message)
	}
}

// TestLeftKeysStay: who leaves the question keeps both keys as they were.
func TestLeftKeysStay(t *testing.T) {
	home := t.TempDir()
	g := startAt(t, home, 1280, 720, "--lang", "en", "--mute")
	bind(g, "keys.end_turn.keep")
	b, err := os.ReadFile(settingsFile(t, home))
	if err != nil || strings.Contains(string(b), `"keys"`) {
		t.Errorf("nothing was changed, yet the settings hold keys (%v):\n%s", err, b)
	}
}

// TestDamagedKeysAreAsAtFirst: a row that cannot be used falls back alone, the
// other settings hold, and the title says so.
func TestDamagedKeysAreAsAtFirst(t *testing.T) {
	home := t.TempDir()
	g := startAt(t, home, 1280, 720, "--lang", "en", "--mute")
	bind(g, "keys.end_turn.swap")
	file := settingsFile(t, home)
	b, err := os.ReadFile(file)
	if err != nil || !strings.Contains(string(b), `"end_turn": [`) {
		t.Fatalf("the settings hold no keys (%v):\n%s", err, b)
	}
	damaged := strings.Replace(string(b), `"end_turn": [`, `"end_turn": ["warp", `, 1)
	if err := os.WriteFile(file, []byte(damaged), 0o600); err != nil {
		t.Fatal(err)
	}
	again := startAt(t, home, 1280, 720, "--lang", "en", "--mute")
	s := again.scene("title")
	if _, told := s.Widgets["title.notice"]; !told {
		t.Error("the title does not tell of the damaged keys")
	}
	again.widget("title.hotseat")
	again.widget("setup.start")
	if !ends(again, ebiten.KeySpace) {
		t.Errorf("Space does not end the turn although the damaged row is as at first: %q", again.last.Message)
	}
}

// settingsFile is where the program keeps the settings.
func settingsFile(t *testing.T, home string) string {
	t.Helper()
	var found string
	filepath.WalkDir(home, func(path string, d os.DirEntry, err error) error {
		if err == nil && d.Name() == "settings.json" {
			found = path
		}
		return nil
	})
	if found == "" {
		t.Fatal("no settings were kept")
	}
	return found
}

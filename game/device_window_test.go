//go:build linux

package game_test

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"tenaille/game/probe"
	"tenaille/game/require"
)

// realWindow is the program in a window of an X server of its own, with
// xdotool in place of the player's hands.
type realWindow struct {
	t      *testing.T
	tool   string
	env    []string
	probe  string
	window string
	ended  chan error
	last   probe.State
}

// openWindow opens the program as a player does.
func openWindow(t *testing.T, args ...string) *realWindow {
	t.Helper()
	w := &realWindow{t: t, tool: require.Xdotool(t), ended: make(chan error, 1)}
	display := ownDisplay(t)
	dir := t.TempDir()
	w.probe = filepath.Join(dir, "probe")
	w.env = append(os.Environ(), "DISPLAY="+display, "TENAILLE_PROBE="+w.probe, "LIBGL_ALWAYS_SOFTWARE=1", "LANG=en_GB.UTF-8",
		"HOME="+dir, "XDG_CONFIG_HOME="+dir+"/config", "XDG_DATA_HOME="+dir+"/data")
	game := exec.Command(built(t), args...)
	game.Dir, game.Env = dir, w.env
	var words bytes.Buffer
	game.Stdout, game.Stderr = &words, &words
	if err := game.Start(); err != nil {
		t.Fatal(err)
	}
	go func() { w.ended <- game.Wait() }()
	t.Cleanup(func() {
		game.Process.Kill()
		<-w.ended
		if t.Failed() {
			t.Logf("the program said:\n%s", words.String())
		}
	})
	awaits(t, w, "first scene", func(s probe.State) bool { return s.Scene != "" })
	w.window = strings.Fields(w.do("search", "--sync", "--onlyvisible", "--name", "^Tenaille$"))[0]
	return w
}

func (*realWindow) kind() string { return "" }
func (*realWindow) press(string) {}
func (*realWindow) point(string) {}
func (*realWindow) end()         {}

func (w *realWindow) see() probe.State {
	w.t.Helper()
	time.Sleep(40 * time.Millisecond)
	select {
	case err := <-w.ended:
		w.ended <- err
		w.t.Fatalf("the program has ended: %v", err)
	default:
	}
	w.last = newest(w.t, w.probe)
	return w.last
}

// do has xdotool do something.
func (w *realWindow) do(args ...string) string {
	w.t.Helper()
	c := exec.Command(w.tool, args...)
	c.Env = w.env
	out, err := c.CombinedOutput()
	if err != nil {
		w.t.Fatalf("xdotool %s: %v\n%s", strings.Join(args, " "), err, out)
	}
	return strings.TrimSpace(string(out))
}

// changes waits a little for the snapshot to become another and tells whether it
// did.
func (w *realWindow) changes(from probe.State, which func(probe.State) string) bool {
	w.t.Helper()
	for range 25 {
		if which(w.see()) != which(from) {
			return true
		}
	}
	return false
}

func ofHash(s probe.State) string { return s.Scene + s.Hash + fmt.Sprint(s.Busy) }

// ofAll is all that a click on a widget may change.
func ofAll(s probe.State) string {
	s.Squares, s.Thinking = nil, probe.Thinking{}
	return fmt.Sprint(s)
}

// mouse plays by the mouse alone.
type mouse struct{ *realWindow }

func (*mouse) kind() string { return "mouse" }

func (m *mouse) click(r probe.Rect) {
	m.t.Helper()
	m.do("mousemove", "--window", m.window, fmt.Sprint(r[0]+r[2]/2), fmt.Sprint(r[1]+r[3]/2), "sleep", "0.1", "mousedown", "1", "sleep", "0.1", "mouseup", "1", "sleep", "0.05")
}

// press clicks a widget; where nothing at all has come of it, since a slow machine has
// not noticed the click, it does so again, as a person would.
func (m *mouse) press(id string) {
	m.t.Helper()
	s := awaits(m.t, m, "widget "+id, func(s probe.State) bool { _, there := s.Widgets[id]; return there })
	for range 3 {
		if m.click(s.Widgets[id]); m.changes(s, ofAll) {
			return
		}
	}
}

// end ends the turn; where some actions are left it is asked whether it should, and where a
// slow machine has not noticed a click it clicks again, as a person would.
func (m *mouse) end() {
	m.t.Helper()
	before := m.last
	for range 4 {
		if m.press("end_turn"); m.changes(before, ofHash) {
			return
		}
	}
}

// point clicks a square; where a slow machine has not noticed the click, it does so
// again, as a person would.
func (m *mouse) point(square string) {
	m.t.Helper()
	for range 3 {
		s := awaits(m.t, m, "square "+square, func(s probe.State) bool { _, there := s.Squares[square]; return there && !s.Busy })
		m.click(s.Squares[square])
		for range 4 {
			if m.changes(s, ofHash) {
				return
			}
		}
	}
}

// keyboard plays by the keyboard alone.
type keyboard struct {
	*realWindow
	ring map[string][]string // the widgets of a scene in the order of Tab, as far as seen
}

func (*keyboard) kind() string { return "keyboard" }

// keys presses keys one after another.
func (k *keyboard) keys(names ...string) {
	k.t.Helper()
	k.do(append([]string{"key", "--delay", "60"}, names...)...)
}

// press walks the focus to the widget and confirms.
func (k *keyboard) press(id string) {
	k.t.Helper()
	awaits(k.t, k, "widget "+id, func(s probe.State) bool { _, there := s.Widgets[id]; return there })
	if k.last.Scene == "battle" && k.last.Asking != "" {
		k.keys("Return")
		return
	}
	for n := 0; k.last.Focus != id; n++ {
		if n > 200 {
			k.t.Fatalf("the focus does not come to %q: it is on %q", id, k.last.Focus)
		}
		k.tab(id)
	}
	k.keys("Return")
}

// tab goes on to the next widget, or all the way to one that was met before.
func (k *keyboard) tab(to string) {
	k.t.Helper()
	before := k.last
	list := k.ring[before.Scene]
	at, goal := slices.Index(list, before.Focus), slices.Index(list, to)
	switch {
	case at >= 0 && goal > at:
		k.keys(slices.Repeat([]string{"Tab"}, goal-at)...)
	case goal >= 0 && at > goal:
		k.keys(slices.Repeat([]string{"shift+Tab"}, at-goal)...)
	default:
		k.keys("Tab")
	}
	k.changes(before, func(s probe.State) string { return s.Focus })
	for still := 0; still < 2; still++ { // until the last key has arrived
		if was := k.last.Focus; k.see().Focus != was {
			still = 0
		}
	}
	if !slices.Contains(list, before.Focus) {
		list = append(list, before.Focus)
	}
	if goal < 0 && !slices.Contains(list, k.last.Focus) {
		list = append(list, k.last.Focus)
	}
	k.ring[before.Scene] = list
}

// end ends the turn, as the mouse does.
func (k *keyboard) end() {
	k.t.Helper()
	before := k.last
	for range 4 {
		if k.keys("space"); k.changes(before, ofHash) {
			return
		}
	}
}

// point walks the cursor to the square and acts there; where a slow machine has
// counted one key twice or none, it does so again, as a person would.
func (k *keyboard) point(square string) {
	k.t.Helper()
	before := k.last
	for range 3 {
		k.walk(square)
		k.keys("Return")
		for range 4 {
			if k.changes(before, ofHash) {
				return
			}
		}
	}
}

// walk walks the cursor to the square.
func (k *keyboard) walk(square string) {
	k.t.Helper()
	for n := 0; k.last.Cursor != square; n++ {
		if n > 40 {
			k.t.Fatalf("the cursor does not come to %s: it is on %s", square, k.last.Cursor)
		}
		before := k.last
		x, y := cell(square)
		from := k.last.Cursor
		for _, c := range k.last.Creatures {
			if from == "" && c.ID == k.last.Acting {
				from = c.Square
			}
		}
		ax, ay := cell(from)
		var list []string
		for range max(x-ax, ax-x) {
			list = append(list, map[bool]string{true: "Right", false: "Left"}[x > ax])
		}
		for range max(y-ay, ay-y) {
			list = append(list, map[bool]string{true: "Down", false: "Up"}[y > ay])
		}
		k.keys(list...)
		k.changes(before, func(s probe.State) string { return s.Cursor })
		for still := 0; still < 3; still++ { // until the last key has arrived
			if was := k.last.Cursor; k.see().Cursor != was {
				still = 0
			}
		}
	}
}

// TestMouseAlone plays the match of the other devices by the mouse alone, in a
// real window.
func TestMouseAlone(t *testing.T) {
	t.Parallel() // most of it is waiting for the window
	finishes(t, &mouse{openWindow(t, "--mute", "--lang", "en", "--seed", deviceSeed)})
}

// TestKeyboardAlone plays it by the keyboard alone, in a real window.
func TestKeyboardAlone(t *testing.T) {
	t.Parallel() // most of it is waiting for the window
	finishes(t, &keyboard{openWindow(t, "--mute", "--lang", "en", "--seed", deviceSeed), map[string][]string{}})
}

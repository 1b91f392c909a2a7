//go:build linux

package browser

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// window is the program of the desktop, as people start it, in a window on a screen of its
// own, and xdotool in place of the player's hands.
type window struct {
	t     *testing.T
	env   []string
	probe string
	id    string
}

// needed is the path of a program; without it the test is skipped, or fails under
// TENAILLE_REQUIRE=all.
func needed(t *testing.T, name string) string {
	t.Helper()
	path, err := exec.LookPath(name)
	if err != nil && os.Getenv("TENAILLE_REQUIRE") == "all" {
		t.Fatalf("%s is not installed (TENAILLE_REQUIRE=all)", name)
	}
	if err != nil {
		t.Skipf("%s is not installed", name)
	}
	return path
}

// openWindow starts the program with arguments, with the settings of calm.
func openWindow(t *testing.T, args ...string) *window {
	t.Helper()
	needed(t, "xdotool")
	dir := t.TempDir()
	w := &window{t: t, probe: filepath.Join(dir, "probe")}
	w.env = append(os.Environ(), "DISPLAY="+display(t), "TENAILLE_PROBE="+w.probe, "LIBGL_ALWAYS_SOFTWARE=1", "LANG=en_GB.UTF-8",
		"HOME="+dir, "XDG_CONFIG_HOME="+dir+"/config", "XDG_DATA_HOME="+dir+"/data", "XDG_STATE_HOME="+dir+"/state")
	program, fault := build()
	if program == "" {
		t.Fatal(fault)
	}
	settings := filepath.Join(dir, "config", "tenaille")
	if err := os.MkdirAll(settings, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(settings, "settings.json"), []byte(calm), 0o600); err != nil {
		t.Fatal(err)
	}
	game := exec.Command(program, args...)
	game.Dir, game.Env = dir, w.env
	var words bytes.Buffer
	game.Stdout, game.Stderr = &words, &words
	if err := game.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		game.Process.Kill()
		game.Wait()
		if t.Failed() {
			t.Logf("the window's program said:\n%s", words.String())
		}
	})
	w.await("first scene", func(s state) bool { return s.Scene != "" })
	w.id = strings.Fields(w.do("search", "--sync", "--onlyvisible", "--name", "^Tenaille$"))[0]
	return w
}

// display is a screen of its own.
func display(t *testing.T) string {
	t.Helper()
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	x := exec.Command(needed(t, "Xvfb"), "-displayfd", "3", "-screen", "0", "1280x720x24", "-nolisten", "tcp")
	x.ExtraFiles = []*os.File{w}
	err = x.Start()
	w.Close()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { x.Process.Kill(); x.Wait() })
	r.SetReadDeadline(time.Now().Add(time.Minute))
	number, err := bufio.NewReader(r).ReadString('\n')
	if err != nil {
		t.Fatalf("Xvfb named no display: %v", err)
	}
	return ":" + strings.TrimSpace(number)
}

// do has xdotool do something.
func (w *window) do(args ...string) string {
	w.t.Helper()
	c := exec.Command("xdotool", args...)
	c.Env = w.env
	out, err := c.CombinedOutput()
	if err != nil {
		w.t.Fatalf("xdotool %s: %v\n%s", strings.Join(args, " "), err, out)
	}
	return strings.TrimSpace(string(out))
}

// now is the newest snapshot, the last whole line of the probe.
func (w *window) now() (s state) {
	w.t.Helper()
	f, err := os.Open(w.probe)
	if err != nil {
		return s
	}
	defer f.Close()
	if end, err := f.Seek(0, io.SeekEnd); err == nil && end > 1<<18 {
		f.Seek(-1<<18, io.SeekEnd)
	} else {
		f.Seek(0, io.SeekStart)
	}
	b, err := io.ReadAll(f)
	if err != nil {
		w.t.Fatal(err)
	}
	whole := b[:bytes.LastIndexByte(b, '\n')+1]
	if len(whole) == 0 {
		return s
	}
	line := whole[bytes.LastIndexByte(whole[:len(whole)-1], '\n')+1:]
	if err := json.Unmarshal(line, &s); err != nil {
		w.t.Fatalf("the probe: %v in %s", err, line)
	}
	return s
}

// await waits until the snapshot is as wanted.
func (w *window) await(what string, wanted func(state) bool) state {
	w.t.Helper()
	for end := time.Now().Add(2 * time.Minute); ; time.Sleep(50 * time.Millisecond) {
		s := w.now()
		if wanted(s) {
			return s
		}
		if time.Now().After(end) {
			s.Squares = nil
			w.t.Fatalf("the window shows no %s: %+v", what, s)
		}
	}
}

// widget clicks the widget of that id.
func (w *window) widget(id string) {
	w.t.Helper()
	s := w.await(id, func(s state) bool { _, there := s.Widgets[id]; return there })
	r := s.Widgets[id]
	w.do("mousemove", "--window", w.id, fmt.Sprint(r[0]+r[2]/2), fmt.Sprint(r[1]+r[3]/2), "sleep", "0.2", "mousedown", "1", "sleep", "0.2", "mouseup", "1", "sleep", "0.2")
}

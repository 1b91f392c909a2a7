//go:build linux

package game_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestWithoutDisplay runs the program where there is neither window system nor
// sound card: play says so in one line, the other commands need neither.
func TestWithoutDisplay(t *testing.T) {
	program := built(t)
	for _, c := range []struct {
		args string
		code int
		want string
	}{
		{"", 1, "no window could be opened"},
		{"play --level ford", 1, "no window could be opened"},
		{"shot ford -o " + filepath.Join(t.TempDir(), "a.png"), 1, "no window could be opened"},
		{"shot moon -o " + filepath.Join(t.TempDir(), "a.png"), 1, "no such level"},
		{"--level moon", 1, "no such level"},
		{"--level /dev/null", 1, "/dev/null"},
		{"--replay /dev/null", 1, "/dev/null"},
		{"--seed twelve", 1, "twelve"},
		{"--red nobody", 1, "nobody"},
		{"--help", 0, "Usage: tenaille"},
		{"version", 0, "tenaille "},
		{"simulate --games 1", 0, "games per second"},
		{"rules d20", 0, "COV-05"},
	} {
		if strings.Contains(c.want, "window") && frameBuffer() {
			continue // the game can be played on it, without a window system
		}
		command := exec.Command(program, strings.Fields(c.args)...)
		home := t.TempDir()
		command.Env = []string{"HOME=" + home, "XDG_RUNTIME_DIR=" + home}
		out, err := command.CombinedOutput()
		if code := command.ProcessState.ExitCode(); code != c.code || !strings.Contains(string(out), c.want) {
			t.Errorf("tenaille %s: code %d (%v), want %d and %q; it printed %q", c.args, code, err, c.code, c.want, out)
		}
		if c.code == 1 && strings.Count(string(out), "\n") != 1 {
			t.Errorf("tenaille %s: more than one line: %q", c.args, out)
		}
	}
}

// frameBuffer reports whether this machine offers a screen without a window system.
func frameBuffer() bool {
	f, err := os.OpenFile("/dev/fb0", os.O_RDWR, 0)
	if err != nil {
		return false
	}
	f.Close()
	return true
}

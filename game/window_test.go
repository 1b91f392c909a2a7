//go:build linux

package game_test

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tenaille/game/probe"
	"tenaille/game/require"
)

// TestRealWindow opens the program as a player does, in a window of an X server
// of its own, and acts in it with xdotool.
func TestRealWindow(t *testing.T) {
	t.Parallel() // most of it is waiting for the window
	xdotool := require.Xdotool(t)
	display := ownDisplay(t)
	dir := t.TempDir()
	file := filepath.Join(dir, "probe")
	env := append(os.Environ(), "DISPLAY="+display, "TENAILLE_PROBE="+file, "LIBGL_ALWAYS_SOFTWARE=1", "LANG=en_GB.UTF-8",
		"HOME="+dir, "XDG_CONFIG_HOME="+dir+"/config", "XDG_DATA_HOME="+dir+"/data")
	game := exec.Command(built(t), "--mute")
	game.Dir, game.Env = dir, env
	var words bytes.Buffer
	game.Stdout, game.Stderr = &words, &words
	if err := game.Start(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- game.Wait() }()
	t.Cleanup(func() {
		game.Process.Kill()
		<-ended
		if t.Failed() {
			t.Logf("the program said:\n%s", words.String())
		}
	})
	do := func(args ...string) string {
		t.Helper()
		c := exec.Command(xdotool, args...)
		c.Env = env
		out, err := c.CombinedOutput()
		if err != nil {
			t.Fatalf("xdotool %s: %v\n%s", strings.Join(args, " "), err, out)
		}
		return strings.TrimSpace(string(out))
	}
	await := func(what string, wanted func(probe.State) bool) probe.State {
		t.Helper()
		var s probe.State
		for end := time.Now().Add(60 * time.Second); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
			select {
			case err := <-ended:
				ended <- err
				t.Fatalf("the program ended before %s: %v", what, err)
			default:
			}
			if s = newest(t, file); wanted(s) {
				return s
			}
		}
		s.Squares = nil
		t.Fatalf("no %s; the probe shows %+v", what, s)
		return s
	}
	await("first scene", func(s probe.State) bool { return s.Scene != "" })
	window := strings.Fields(do("search", "--sync", "--onlyvisible", "--name", "^Tenaille$"))[0]
	click := func(r probe.Rect) {
		t.Helper()
		do("mousemove", "--window", window, fmt.Sprint(r[0]+r[2]/2), fmt.Sprint(r[1]+r[3]/2), "sleep", "0.2", "mousedown", "1", "sleep", "0.2", "mouseup", "1", "sleep", "0.2")
	}
	rests(t, game.Process.Pid)
	short(t, await, click, func(key string) { t.Helper(); do("key", "--delay", "120", key) })
}

// rests waits for a second in which the program, left alone, takes less than a
// fifth of a processor.
func rests(t *testing.T, pid int) {
	t.Helper()
	spent := func() int {
		b, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
		if err != nil {
			t.Fatal(err)
		}
		var user, system int // in hundredths of a second, fields 14 and 15
		fields := strings.Fields(string(b[bytes.LastIndexByte(b, ')')+1:]))
		fmt.Sscan(fields[11]+" "+fields[12], &user, &system)
		return user + system
	}
	least := 1 << 30
	for end := time.Now().Add(40 * time.Second); time.Now().Before(end) && least >= 20; {
		before := spent()
		time.Sleep(time.Second)
		least = min(least, spent()-before)
	}
	if least >= 20 {
		t.Errorf("idle, the program takes %d %% of a processor; it should rest", least)
	}
}

// short is the run in the real window: to the set-up by the pointer, back by a
// key, and then into a battle for one move.
func short(t *testing.T, await func(string, func(probe.State) bool) probe.State, click func(probe.Rect), key func(string)) {
	t.Helper()
	scene := func(name string) probe.State {
		t.Helper()
		return await(name, func(s probe.State) bool { return s.Scene == name && len(s.Widgets) > 0 })
	}
	click(scene("title").Widgets["title.hotseat"])
	scene("setup")
	key("Escape")
	click(scene("title").Widgets["title.hotseat"])
	click(scene("setup").Widgets["setup.start"])
	turn := await("a person's turn", func(s probe.State) bool {
		return s.Scene == "battle" && !s.Busy && s.Seat == "human" && len(s.Reachable) > 0 && len(s.Squares) > 0
	})
	for _, square := range turn.Reachable {
		if _, seen := turn.Squares[square]; seen {
			click(turn.Squares[square])
			moved := await("the move to "+square, func(s probe.State) bool { return s.Hash != turn.Hash && !s.Busy })
			if moved.Scene != "battle" || len(moved.Creatures) != len(turn.Creatures) {
				t.Errorf("after a move the scene is %q with %d of %d creatures", moved.Scene, len(moved.Creatures), len(turn.Creatures))
			}
			return
		}
	}
	t.Errorf("none of the squares that can be reached is in sight: %v", turn.Reachable)
}

// newest is the last whole line of the probe's file.
func newest(t *testing.T, file string) probe.State {
	t.Helper()
	var s probe.State
	b, err := os.ReadFile(file)
	if err != nil {
		return s
	}
	lines := bytes.Split(b, []byte("\n"))
	if len(lines) < 2 {
		return s
	}
	if err := json.Unmarshal(lines[len(lines)-2], &s); err != nil {
		t.Fatalf("the probe: %v", err)
	}
	return s
}

// ownDisplay starts an X server that no other window shares.
func ownDisplay(t *testing.T) string {
	t.Helper()
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	server := exec.Command(require.Program(t, "Xvfb"), "-displayfd", "3", "-screen", "0", "1600x1000x24", "-nolisten", "tcp")
	server.ExtraFiles = []*os.File{w}
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	w.Close()
	t.Cleanup(func() { server.Process.Kill(); server.Wait() })
	r.SetReadDeadline(time.Now().Add(20 * time.Second))
	number, err := bufio.NewReader(r).ReadString('\n')
	if err != nil {
		t.Fatalf("Xvfb named no display: %v", err)
	}
	return ":" + strings.TrimSpace(number)
}

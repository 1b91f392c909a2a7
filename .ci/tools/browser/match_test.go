package browser

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestMatchOfPages has two pages, each in a browser of its own, play a whole match against
// each other in every ruleset, over the embedded server with its referee; a native
// spectator who comes late sees entry by entry what both of them saw.
func TestMatchOfPages(t *testing.T) {
	chromium(t)
	site := lineSite(t)
	folder := t.TempDir()
	program := filepath.Join(folder, "arbiter.test")
	made := exec.Command("go", "test", "-tags", "pages", "-c", "-o", program, "./game/live/arbiter")
	made.Dir = root(t)
	if out, err := made.CombinedOutput(); err != nil {
		t.Fatalf("the tests of game/live/arbiter: %v\n%s", err, out)
	}
	var said bytes.Buffer
	host := exec.Command(program, "-test.run", "^TestHostsBrowsers$", "-test.timeout", "30m")
	host.Dir = filepath.Join(root(t), "game", "live", "arbiter")
	host.Env = append(os.Environ(), "TENAILLE_BROWSERS="+folder)
	host.Stdout, host.Stderr = &said, &said
	if err := host.Start(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- host.Wait() }()
	over := false
	t.Cleanup(func() {
		if !over {
			host.Process.Kill()
			<-ended
		}
	})
	read := func(name string) string {
		b, _ := os.ReadFile(filepath.Join(folder, name))
		return string(b)
	}
	address := ""
	for end := time.Now().Add(time.Minute); address == ""; time.Sleep(50 * time.Millisecond) {
		if address = read("address"); time.Now().After(end) {
			t.Fatal("nobody hosts")
		}
	}
	pages := map[string]*linePage{}
	for _, role := range []string{"open", "join"} {
		pages[role] = site.open(t, "^TestMatch$", map[string]string{"TENAILLE_SERVER": address, "TENAILLE_ROLE": role})
	}
	saw := map[string]string{}
	for role, p := range pages {
		code, text := p.wait(15 * time.Minute)
		if code != 0 {
			t.Fatalf("%s: the test ends with %d:\n%s", role, code, text)
		}
		for line := range strings.Lines(text) {
			if strings.Contains(line, " entries, ") {
				saw[role] += line
			}
		}
	}
	select {
	case err := <-ended:
		over = true
		if err != nil {
			t.Fatalf("the host: %v\n%s", err, &said)
		}
	case <-time.After(2 * time.Minute):
		t.Fatalf("the spectator sees no end\n%s", &said)
	}
	seen := read("seen")
	if strings.Count(seen, " entries, ") != 3 || saw["open"] != seen || saw["join"] != seen {
		t.Errorf("one saw\n%sthe other\n%sthe spectator\n%s", saw["open"], saw["join"], seen)
	}
	t.Log("\n" + seen)
}

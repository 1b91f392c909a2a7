//go:build linux

package browser

import (
	"bufio"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"
)

// TestOnlineOnTheScreens has two pages, each in a browser of its own, play matches against
// each other over "tenaille host" from its printed link to the result, by clicks on their
// canvas alone; a window of the desktop's program comes late and watches. All three end in
// the same state. Without TENAILLE_WHOLE=1 it is one ruleset of the three, and few creatures.
func TestOnlineOnTheScreens(t *testing.T) {
	chromium(t)
	needed(t, "Xvfb")
	needed(t, "xdotool")
	for i, ruleset := range []string{"skirmish", "d20", "limited"} {
		if i > 0 && !whole() {
			break
		}
		t.Run(ruleset, func(t *testing.T) { onTheScreens(t, ruleset) })
	}
}

func onTheScreens(t *testing.T, ruleset string) {
	began := time.Now()
	program, link := hosted(t)
	anna, bert := enter(t, link, "Anna"), enter(t, link, "Bert")
	anna.widget("hall.new")
	anna.await("set-up", time.Minute, func(s state) bool { return s.Scene == "setup" && len(s.Widgets) > 0 })
	anna.widget("setup.ruleset." + ruleset)
	anna.turnTo("setup.maps.after", "setup.map.sheepfold")
	anna.widget("setup.map.sheepfold")
	if !whole() {
		anna.few("blue")
		anna.few("red")
		anna.keep("online-few")
	}
	anna.widget("setup.start")
	anna.widget("hall.open")
	anna.keep("online-waiting")
	bert.await("the match", time.Minute, func(s state) bool { _, there := s.Widgets["hall.0"]; return there })
	bert.keep("online-list")
	bert.widget("hall.0")
	for _, p := range []*player{anna, bert} {
		p.await("the board", time.Minute, func(s state) bool { return s.Scene == "battle" && s.Hash != "" })
	}
	sat := time.Now()
	t.Logf("both sit before the board after %.0f s", time.Since(began).Seconds())

	var clara *window
	one, other := anna.act(), bert.act()
	for end := time.Now().Add(12 * time.Minute); one.Scene != "result" || other.Scene != "result"; one, other = anna.act(), bert.act() {
		if time.Now().After(end) {
			anna.keep("online-late-anna")
			bert.keep("online-late-bert")
			t.Fatalf("no end: %q by %q and %q by %q, after %d and %d turns", one.Scene, one.Message, other.Scene, other.Message, anna.turns, bert.turns)
		}
		if clara == nil && anna.turns+bert.turns > 4 {
			anna.keep("online-battle")
			clara = openWindow(t, "open", program, "--lang", "en", "--mute")
			clara.widget("hall.connect")
			clara.widget("hall.0.watch")
			clara.await("the board", func(s state) bool { return s.Scene == "battle" && s.Hash != "" })
			t.Logf("the window watches after %.0f s", time.Since(sat).Seconds())
		}
	}
	if clara == nil {
		t.Fatal("nobody watches")
	}
	last := clara.await("the result", func(s state) bool { return s.Scene == "result" })
	anna.keep("online-result")
	if one.Hash == "" || one.Hash != other.Hash || one.Hash != last.Hash {
		t.Errorf("they end in %s, %s and %s", one.Hash, other.Hash, last.Hash)
	}
	if one.Result != other.Result || one.Result != last.Result {
		t.Errorf("%q, %q and %q have won", one.Result, other.Result, last.Result)
	}
	if anna.done == 0 || bert.done == 0 {
		t.Errorf("they did %d and %d things", anna.done, bert.done)
	}
	anna.quiet()
	bert.quiet()
	t.Logf("%d and %d turns, %d and %d walks and attacks, %d and %d opportunities, %q has won in round %d, %.0f s after that, of them %.0f and %.0f in clicks",
		anna.turns, bert.turns, anna.done, bert.done, anna.answers, bert.answers, last.Result, last.Round, time.Since(sat).Seconds(), anna.acting.Seconds(), bert.acting.Seconds())
}

// whole reports whether matches are played as a player finds them; else with two kinds of
// creature on each side, of one ruleset.
func whole() bool { return os.Getenv("TENAILLE_WHOLE") == "1" }

// few leaves a side two kinds of creature, in the set-up.
func (p *player) few(side string) {
	p.t.Helper()
	for range 20 {
		s, _ := p.now()
		var less []string
		for id := range s.Widgets {
			if strings.HasPrefix(id, "setup."+side+".") && strings.HasSuffix(id, ".less") {
				less = append(less, id)
			}
		}
		if len(less) <= 2 {
			return
		}
		p.widget(slices.Max(less))
	}
	p.t.Fatalf("the army of %s grows no smaller", side)
}

// enter follows a link to a server in a page, with a name.
func enter(t *testing.T, link, name string) *player {
	t.Helper()
	page, fragment, _ := strings.Cut(link, "#")
	p := &player{page: open(t, page+"?lang=en&mute=1#"+fragment, 1280, 720, calmed), tried: map[string]bool{}}
	p.await("the way in", 2*time.Minute, func(s state) bool { _, there := s.Widgets["hall.connect"]; return there })
	p.write("hall.name", name)
	p.widget("hall.connect")
	p.await("the server's matches", time.Minute, func(s state) bool { _, there := s.Widgets["hall.new"]; return there })
	return p
}

// hosted starts the host with the browser version, and returns where the program and a
// page find it, as it prints them.
func hosted(t *testing.T) (inProgram, inPage string) {
	t.Helper()
	program, site := build()
	if program == "" {
		t.Fatal(site)
	}
	host := exec.Command(program, "host", "--folder", t.TempDir(), "--port", "0", "--socket", "0", "--page-port", "0", "--web", site)
	out, err := host.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	host.Stderr = os.Stderr
	if err := host.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { host.Process.Signal(os.Interrupt); host.Wait() })
	lines := bufio.NewScanner(out)
	for lines.Scan() && inPage == "" {
		if _, address, found := strings.Cut(lines.Text(), "tenaille open "); found {
			inProgram = address
		}
		if _, link, found := strings.Cut(lines.Text(), "In a browser:"); found {
			inPage = strings.TrimSpace(link)
		}
	}
	if inProgram == "" || inPage == "" {
		t.Fatalf("the host prints %q and %q", inProgram, inPage)
	}
	return inProgram, inPage
}

package browser

import (
	"os/exec"
	"strings"
	"testing"
	"time"
)

// TestLinks: a link in the address opens what it holds after the first picture, one that is
// followed later does too, and one that is none says so on the title; none stays in the
// address.
func TestLinks(t *testing.T) {
	chromium(t)
	address := serveGame(t)
	link := func(puzzle string) string {
		t.Helper()
		c := exec.Command("go", "run", ".", "link", puzzle, "--page", address)
		c.Dir = root(t)
		out, err := c.Output()
		if err != nil {
			t.Fatal(err)
		}
		_, fragment, _ := strings.Cut(strings.TrimSpace(string(out)), "#")
		return fragment
	}
	p := open(t, address+"?lang=en&mute=1#"+link("d20-charge"), 1280, 720)
	s := p.mine("battle")
	if len(s.Creatures) == 0 {
		t.Error("nobody stands on the board of the puzzle")
	}
	p.becomes("an address without the link", `location.hash === ""`, 10*time.Second)
	p.ask(`location.hash = "`+link("d20-cover-is-enough")+`", true`, new(bool))
	p.await("another puzzle", time.Minute, func(now state) bool { return now.Scene == "battle" && now.Hash != s.Hash && !now.Busy })
	p.ask(`location.hash = "nothing.of.ours", true`, new(bool))
	p.becomes("an address without what is none", `location.hash === ""`, 10*time.Second)
	p.quiet()
}

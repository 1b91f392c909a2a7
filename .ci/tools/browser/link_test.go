package browser

import (
	"os/exec"
	"strings"
	"testing"
	"time"
)

// TestLinks: a link in the address opens what it holds after the first picture, one that is
// followed later does too, and one that is none changes nothing; none stays in the address.
// The menu over what was opened gives the same link again, for the clipboard.
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
	const clipboard = `navigator.clipboard.writeText = async (text) => { window.copied = text; };`
	p := open(t, address+"?lang=en&mute=1#"+link("d20-charge"), 1280, 720, clipboard)
	s := p.mine("battle")
	if len(s.Creatures) == 0 {
		t.Error("nobody stands on the board of the puzzle")
	}
	p.becomes("an address without the link", `location.hash === ""`, 10*time.Second)
	other := link("d20-cover-is-enough")
	p.ask(`location.hash = "`+other+`", true`, new(bool))
	p.await("another puzzle", time.Minute, func(now state) bool { return now.Scene == "battle" && now.Hash != s.Hash && !now.Busy })
	p.ask(`location.hash = "nothing.of.ours", true`, new(bool))
	p.becomes("an address without what is none", `location.hash === ""`, 10*time.Second)

	p.key("F10", "F10", 121)
	p.await("the menu", time.Minute, func(s state) bool { _, there := s.Widgets["pause.link"]; return there })
	p.widget("pause.link")
	p.await("the sheet", time.Minute, func(s state) bool { _, there := s.Widgets["link.copy"]; return there })
	p.keep("link")
	p.widget("link.copy")
	p.await("what came of the copy", time.Minute, func(s state) bool { return s.Message == "The link is in the clipboard." })
	p.becomes("the link in the clipboard", `copied === location.origin + "/#`+other+`"`, 10*time.Second)
	p.quiet()
}

package browser

import (
	"testing"
	"time"
)

// TestPlayed loads the page and clicks into it.
func TestPlayed(t *testing.T) {
	chromium(t)
	address := serveGame(t)
	began := time.Now()
	p := open(t, address+"?lang=en", 1280, 720)
	p.await("title", 90*time.Second, func(s state) bool { return s.Scene == "title" && len(s.Widgets) > 0 })
	t.Logf("title after %.1f s", time.Since(began).Seconds())
	before := p.still()
	t.Logf("title painted after %.1f s", time.Since(began).Seconds())
	if n := colours(before); n < 50 {
		p.keep("blank")
		t.Errorf("the title has %d colours: it is blank", n)
	}
	p.keep("title")
	p.widget("title.skirmish")
	p.await("set-up", 20*time.Second, func(s state) bool { return s.Scene == "setup" && len(s.Widgets) > 0 })
	after := p.still()
	p.keep("setup")
	if share := differing(before, after); share < .2 {
		t.Errorf("only %.1f %% of the picture changed between title and set-up", 100*share)
	}
	p.quiet()
}

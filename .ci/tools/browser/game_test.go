package browser

import (
	"testing"
	"time"
)

// TestPlayed loads the page and clicks into it.
func TestPlayed(t *testing.T) {
	chromium(t)
	p := open(t, serveGame(t)+"?lang=en", 1280, 720)
	p.await("title", 90*time.Second, func(s state) bool { return s.Scene == "title" && len(s.Widgets) > 0 })
	time.Sleep(2 * time.Second)
	before := p.picture()
	if n := colours(before); n < 50 {
		p.keep("blank")
		t.Errorf("the title has %d colours: it is blank", n)
	}
	p.keep("title")
	p.widget("title.skirmish")
	p.await("set-up", 20*time.Second, func(s state) bool { return s.Scene == "setup" && len(s.Widgets) > 0 })
	time.Sleep(2 * time.Second)
	p.keep("setup")
	if share := differing(before, p.picture()); share < .2 {
		t.Errorf("only %.1f %% of the picture changed between title and set-up", 100*share)
	}
	p.quiet()
}

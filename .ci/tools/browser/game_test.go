package browser

import (
	"testing"
	"time"
)

// TestPlayed loads the page and clicks into it.
func TestPlayed(t *testing.T) {
	chromium(t)
	p := open(t, serveGame(t)+"?lang=en", 1280, 720)
	first := p.await("snapshot", 90*time.Second, func(s state) bool { return s.Scene != "" })
	before := p.picture()
	if n := colours(before); n < 3 {
		p.keep("blank")
		t.Errorf("the first picture has %d colours: it is blank", n)
	}
	p.click([4]int{600, 300, 80, 80})
	p.await("reaction to a click", 20*time.Second, func(s state) bool { return s.Turn > first.Turn })
	p.keep("title")
	p.quiet()
}

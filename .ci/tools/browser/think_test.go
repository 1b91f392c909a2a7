package browser

import (
	"slices"
	"testing"
	"time"
)

// TestThinkingBetweenPictures plays against the strongest machine and logs how
// long its thinking kept the page from drawing. How long that is depends on what
// else the machine does, so that only its being cut up is asserted.
func TestThinkingBetweenPictures(t *testing.T) {
	chromium(t)
	p := open(t, serveGame(t)+"?lang=en&mute=1&seed=5", 1280, 720)
	p.await("title", 2*time.Minute, func(s state) bool { return s.Scene == "title" && len(s.Widgets) > 0 })
	p.widget("title.machine")
	p.await("set-up", time.Minute, func(s state) bool { return s.Scene == "setup" && len(s.Widgets) > 0 })
	p.widget("setup.level.red.warlord")
	p.await("a warlord", time.Minute, func(s state) bool { return slices.Contains(s.Chosen, "setup.level.red.warlord") })
	p.widget("setup.start")
	s := p.mine("battle")
	for end := time.Now().Add(3 * time.Minute); s.Thinking.Ticks < 300 && s.Scene == "battle" && time.Now().Before(end); s, _ = p.now() {
		switch {
		case s.Asking != "" && !s.Busy:
			p.widget("aoo.take")
		case !s.Busy && s.Seat == "human":
			p.widget("end_turn")
		default:
			time.Sleep(200 * time.Millisecond)
		}
	}
	n := s.Thinking
	t.Logf("round %d: a warlord thought in %d ticks, at most %.1f ms in one, %d times more than a sixtieth of a second", s.Round, n.Ticks, n.Longest, n.Late)
	if n.Ticks < 300 {
		t.Errorf("it thought in %d ticks only: its thinking is not cut up", n.Ticks)
	}
	p.quiet()
}

package browser

import (
	"testing"
	"time"
)

// TestPlayed loads the page, starts a match and plays a turn, by clicks on the
// canvas alone.
func TestPlayed(t *testing.T) {
	chromium(t)
	address := serveGame(t)
	began := time.Now()
	p := open(t, address+"?lang=en", 1280, 720)
	p.await("title", 2*time.Minute, func(s state) bool { return s.Scene == "title" && len(s.Widgets) > 0 })
	t.Logf("title after %.1f s", time.Since(began).Seconds())
	title := p.picture()
	if n := colours(title); n < 30 {
		p.keep("blank")
		t.Errorf("the title has %d colours: it is blank", n)
	}
	p.widget("title.hotseat")
	p.await("set-up", time.Minute, func(s state) bool { return s.Scene == "setup" && len(s.Widgets) > 0 })
	p.widget("setup.start")
	s := p.mine("battle")
	before := p.picture()
	p.keep("battle")
	if share := differing(title, before); share < .2 {
		t.Errorf("only %.1f %% of the picture changed between title and battle", 100*share)
	}
	if n := colours(before); n < 100 {
		t.Errorf("the battle has %d colours: it is blank", n)
	}

	// The first creature walks where it may, then its turn is ended.
	square := ""
	for _, name := range s.Reachable {
		if r, seen := s.Squares[name]; seen && inTheOpen(r) {
			square = name // the last is one of the farthest
		}
	}
	if square == "" {
		p.keep("stuck")
		t.Fatalf("no square in sight can be reached: %v", s.Reachable)
	}
	p.click(s.Squares[square])
	moved := p.await("move to "+square, time.Minute, func(now state) bool { return now.Hash != s.Hash && !now.Busy })
	for _, c := range moved.Creatures {
		if c.ID == s.Acting && c.Square != square && moved.Asking == "" && moved.Acting == s.Acting && c.Space == 1 {
			t.Errorf("creature %d stands on %s after the move to %s", c.ID, c.Square, square)
		}
	}
	p.keep("moved")
	after := p.picture()
	if share := differing(before, after); share < .002 {
		t.Errorf("only %.2f %% of the picture changed by the move", 100*share)
	}
	if n := colours(after); n < 100 {
		t.Errorf("the picture after the move has %d colours: it is blank", n)
	}
	if moved.Acting == s.Acting {
		p.widget("end_turn")
		p.widget("end_turn") // some actions are left: it asks
		p.await("next turn", time.Minute, func(now state) bool { return now.Turn > moved.Turn && now.Acting != s.Acting })
	}
	p.quiet()
}

// mine waits until a person is to act in the scene.
func (p *page) mine(scene string) state {
	p.t.Helper()
	return p.await("a person's turn in "+scene, 2*time.Minute, func(s state) bool {
		return s.Scene == scene && !s.Busy && s.Seat == "human" && len(s.Squares) > 0 && len(s.Reachable) > 0
	})
}

// inTheOpen reports whether no panel lies over a square of a battle of 1280 by
// 720: the panels stand at the right and at the foot.
func inTheOpen(r [4]int) bool {
	return r[0] > 40 && r[0]+r[2] < 1000 && r[1] > 100 && r[1]+r[3] < 560
}

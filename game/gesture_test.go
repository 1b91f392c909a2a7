package game_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/probe"
)

// TestGestures pinches and moves the map with two fingers and rests one on it:
// nothing of it acts, and the resting finger shows what a tap would plan.
func TestGestures(t *testing.T) {
	g := start(t, 844, 390, "--lang", "en", "--mute", "--level", "ford", "--seed", "2", "--blue", "human", "--red", "human")
	s := g.await("first turn", 6000, humanTurn)
	width := func(s probe.State) int {
		for _, r := range s.Squares {
			return r[2]
		}
		return 0
	}
	two := func(x0, y0, x1, y1 func(step float64) float64) {
		g.session.PressTouch(1, x0(0), y0(0))
		g.session.PressTouch(2, x1(0), y1(0))
		g.tick(1)
		for i := 1.; i <= 10; i++ {
			g.session.MoveTouch(1, x0(i), y0(i))
			g.session.MoveTouch(2, x1(i), y1(i))
			g.tick(1)
		}
		g.session.ReleaseTouch(1)
		g.tick(1)
		g.session.ReleaseTouch(2)
		g.tick(4)
	}
	at := func(v, by float64) func(float64) float64 { return func(n float64) float64 { return v + n*by } }
	two(at(400, -12), at(190, 0), at(440, 12), at(190, 0))
	large := g.await("larger squares", 60, func(now probe.State) bool { return width(now) > width(s) })
	two(at(400, 0), at(250, -6), at(450, 0), at(250, -6)) // upwards: the map may lie at its top
	g.await("the map moved", 60, func(now probe.State) bool {
		for name, r := range now.Squares {
			if was, seen := large.Squares[name]; seen && was[1] != r[1] {
				return true
			}
		}
		return false
	})
	for range 2 {
		g.session.PressTouch(3, 420, 190)
		g.tick(60)
		g.session.ReleaseTouch(3)
		g.tick(4)
	}
	if g.last.Hash != s.Hash || g.last.Cursor == "" {
		t.Errorf("resting a finger on the map: state %s, before %s, pointing at %q", g.last.Hash, s.Hash, g.last.Cursor)
	}
	toggle := g.last.Widgets["toggle.help"]
	g.session.PressTouch(4, float64(toggle[0]+8), float64(toggle[1]+8))
	g.tick(60)
	g.session.ReleaseTouch(4)
	g.tick(4)
	if _, opened := g.last.Widgets["help.close"]; opened {
		t.Error("resting a finger on a button pressed it")
	}
}

// TestKeysReachEverythingAround walks from the board to the buttons around it by
// keys alone, presses one there and comes back.
func TestKeysReachEverythingAround(t *testing.T) {
	g := start(t, 1280, 720, "--lang", "en", "--mute", "--level", "ford", "--seed", "2", "--blue", "human", "--red", "human")
	s := g.await("first turn", 6000, humanTurn)
	g.key(ebiten.KeyF6)
	met := map[string]bool{}
	for range 2 * len(s.Widgets) {
		met[g.last.Focus] = true
		g.key(ebiten.KeyTab)
	}
	for _, id := range []string{"end_turn", "menu", "ruleset", "toggle.grid", "toggle.help", "action.move", "action.more", "order.1", "unit_card.hp"} {
		if _, there := s.Widgets[id]; there && !met[id] {
			t.Errorf("the ring never comes to %s", id)
		}
	}
	for range 2 * len(s.Widgets) {
		if g.last.Focus == "toggle.help" {
			break
		}
		g.key(ebiten.KeyTab)
	}
	g.keep("ring")
	g.key(ebiten.KeyEnter)
	if _, opened := g.last.Widgets["help.close"]; !opened {
		t.Errorf("Enter on %q opened no sheet of keys", g.last.Focus)
	}
	g.key(ebiten.KeyEscape)
	g.key(ebiten.KeyArrowRight)
	if g.last.Cursor == "" || g.last.Hash != s.Hash {
		t.Errorf("back on the board the arrows move nothing: cursor %q", g.last.Cursor)
	}
}

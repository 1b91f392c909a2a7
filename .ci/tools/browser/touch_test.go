package browser

import (
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// glass is the page on a phone held across, touched through the browser's own
// protocol, as fingers would.
type glass struct{ *page }

// touch sends the points of the fingers on the glass and waits for a tick.
func (g *glass) touch(kind input.TouchType, xy ...float64) {
	g.t.Helper()
	points := []*input.TouchPoint{}
	for i := 0; i+1 < len(xy); i += 2 {
		points = append(points, &input.TouchPoint{X: xy[i], Y: xy[i+1], ID: float64(i/2 + 1)})
	}
	if err := chromedp.Run(g.ctx, input.DispatchTouchEvent(kind, points), chromedp.Sleep(70*time.Millisecond)); err != nil {
		g.t.Fatalf("%s at %v: %v", kind, xy, err)
	}
}

func (g *glass) tap(r [4]int) {
	g.t.Helper()
	g.touch(input.TouchStart, float64(r[0])+float64(r[2])/2, float64(r[1])+float64(r[3])/2)
	g.touch(input.TouchEnd)
}

func (g *glass) press(id string) {
	g.t.Helper()
	s := g.await("widget "+id, 20*time.Second, func(s state) bool { _, there := s.Widgets[id]; return there })
	g.tap(s.Widgets[id])
}

// choose brings a choice of the settings or the set-up into sight and takes it.
func (g *glass) choose(id string) {
	g.t.Helper()
	ways := []string{"settings.down", "settings.down", "setup.tab.rules", "setup.tab.red", "setup.tab.map"}
	for _, way := range append(ways, slices.Repeat([]string{"setup.maps.after"}, 12)...) {
		s, _ := g.now()
		if _, there := s.Widgets[id]; there {
			break
		}
		if _, there := s.Widgets[way]; there {
			g.press(way)
			if strings.HasPrefix(way, "setup.tab.") {
				g.await(way, 20*time.Second, func(s state) bool { return slices.Contains(s.Chosen, way) })
			}
			time.Sleep(500 * time.Millisecond) // a scrolled strip says nothing of itself
		}
	}
	g.press(id)
	g.await(id, 20*time.Second, func(s state) bool { return slices.Contains(s.Chosen, id) })
}

// point taps a square twice; what is not in sight is dragged there.
func (g *glass) point(s state, square string) {
	g.t.Helper()
	for n := 0; n < 20; n++ {
		if r, seen := s.Squares[square]; seen {
			g.tap(r)
			planned := g.await("plan on "+square, 20*time.Second, func(s state) bool { return s.Cursor == square && s.Planned && !s.Busy })
			if again, seen := planned.Squares[square]; seen {
				g.tap(again)
			} else {
				g.t.Errorf("what the first tap has planned on %s lies under a panel", square)
				g.press("plan.confirm")
			}
			return
		}
		gx, gy := cell(square)
		var x, y, mx, my, k float64
		for name, r := range s.Squares {
			cx, cy := cell(name)
			x, y, mx, my, k = x+float64(cx), y+float64(cy), mx+float64(r[0]), my+float64(r[1]), k+1
		}
		clip := func(v float64) float64 { return math.Min(math.Max(v, -70), 70) }
		mx, my = mx/k, my/k
		dx, dy := clip((x/k-float64(gx))*40), clip((y/k-float64(gy))*40)
		g.touch(input.TouchStart, mx, my)
		for i := 1.; i <= 4; i++ {
			g.touch(input.TouchMove, mx+dx*i/4, my+dy*i/4)
		}
		g.touch(input.TouchEnd)
		s = g.await("rest", 20*time.Second, func(s state) bool { return !s.Busy })
	}
	g.t.Fatalf("%s does not come into sight", square)
}

// TestTouchAlone finishes, by touch alone and on a phone, the match that the
// tests of package game finish by every other device: the end must be theirs.
func TestTouchAlone(t *testing.T) {
	chromium(t)
	p := open(t, serveGame(t)+"?lang=en&mute=1&seed=7", 844, 390)
	if err := chromedp.Run(p.ctx, emulation.SetTouchEmulationEnabled(true)); err != nil {
		t.Fatal(err)
	}
	g := &glass{p}
	scene := func(name string) state {
		t.Helper()
		return g.await(name, 2*time.Minute, func(s state) bool { return s.Scene == name && len(s.Widgets) > 0 })
	}
	scene("title")
	began := time.Now()
	g.press("title.settings")
	scene("settings")
	g.choose("settings.speed.4")
	g.press("settings.back")
	scene("title")
	g.press("title.machine")
	scene("setup")
	for _, id := range []string{"setup.ruleset.d20", "setup.map.sheepfold", "setup.level.red.soldier"} {
		g.choose(id)
	}
	g.press("setup.start")
	g.mine("battle")
	g.gestures()
	g.fight()
	end := scene("result")
	t.Logf("the match took %.1f s", time.Since(began).Seconds())
	got := "seed 7\nwinner " + end.Result + "\nstate " + end.Hash + "\n"
	want, err := os.ReadFile(filepath.Join(root(t), "game", "testdata", "device-match.txt"))
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) || end.Device != "touch" {
		t.Errorf("by %s the match ended\n%swith the other devices\n%s", end.Device, got, want)
	}
	p.quiet()
}

// rest is how long a finger lies still: far longer than a page needs to take it for
// one, since a browser that is short of time counts fewer ticks.
const rest = 2500 * time.Millisecond

// gestures pinches, moves the map with two fingers and rests a finger on it:
// nothing of it may act.
func (g *glass) gestures() {
	g.t.Helper()
	before := g.await("rest", 20*time.Second, func(s state) bool { return !s.Busy })
	g.touch(input.TouchStart, 400, 200, 440, 200)
	for i := 1.; i <= 6; i++ {
		g.touch(input.TouchMove, 400-16*i, 200, 440+16*i, 200)
	}
	g.touch(input.TouchEnd)
	wide := func(s state) (w int) {
		for _, r := range s.Squares {
			return r[2]
		}
		return 0
	}
	large := g.await("larger squares", 20*time.Second, func(s state) bool { return wide(s) > wide(before) })
	g.touch(input.TouchStart, 420, 150, 470, 150)
	for i := 1.; i <= 6; i++ {
		g.touch(input.TouchMove, 420, 150+10*i, 470, 150+10*i)
	}
	g.touch(input.TouchEnd)
	moved := func(s state) bool {
		for name, r := range s.Squares {
			if was, seen := large.Squares[name]; seen && was[1] != r[1] {
				return true
			}
		}
		return false
	}
	g.await("the map moved by two fingers", 20*time.Second, moved)
	g.touch(input.TouchStart, 420, 180)
	time.Sleep(rest)
	g.touch(input.TouchEnd)
	g.touch(input.TouchStart, 420, 180)
	time.Sleep(rest)
	g.touch(input.TouchEnd)
	if now, _ := g.now(); now.Hash != before.Hash || now.Cursor == "" {
		g.t.Errorf("resting a finger on the map acted, or planned nothing: state %s, before %s, cursor %q", now.Hash, before.Hash, now.Cursor)
	}
}

// fight gives the orders that every device gives, by the state alone.
func (g *glass) fight() {
	g.t.Helper()
	turn, moved := -1, false
	for range 200 {
		s := g.await("end of waiting", 2*time.Minute, func(s state) bool {
			return s.Scene != "battle" || !s.Busy && s.Seat == "human"
		})
		if s.Scene != "battle" {
			return
		}
		if s.Turn != turn {
			turn, moved = s.Turn, false
		}
		square, found := "", false
		if s.Asking == "" {
			if square, found = s.weakest(); !found && !moved {
				square, found = s.nearest()
				moved = found
			}
		}
		switch {
		case s.Asking != "":
			g.press("aoo.take")
		case found:
			g.point(s, square)
		default:
			asks := func(now state) bool { return strings.HasSuffix(now.Message, "again to end the turn") }
			g.await("end of what was asked before", 20*time.Second, func(now state) bool { return !asks(now) })
			g.press("end_turn")
			now := g.await("end of the turn, or whether it is meant", 20*time.Second, func(now state) bool {
				return now.Scene != "battle" || now.Busy || now.Hash != s.Hash || asks(now)
			})
			if now.Scene == "battle" && now.Hash == s.Hash && !now.Busy {
				g.press("end_turn") // some actions are left: it asks
			}
		}
		g.await("effect", 20*time.Second, func(now state) bool { return now.Scene != "battle" || now.Hash != s.Hash })
	}
	g.t.Fatal("the match does not end")
}

// weakest is the square of the enemy with the fewest hit points who may be
// attacked, the first of several.
func (s state) weakest() (square string, ok bool) {
	least := 0
	for _, c := range s.Creatures {
		if slices.Contains(s.Targets, c.ID) && (!ok || c.HP < least) {
			square, least, ok = c.Square, c.HP, true
		}
	}
	return square, ok
}

// nearest is the square in reach nearest to an enemy, if it is nearer than where
// the acting creature stands; of several the first by name.
func (s state) nearest() (square string, ok bool) {
	own, side := "", ""
	for _, c := range s.Creatures {
		if c.ID == s.Acting {
			own, side = c.Square, c.Side
		}
	}
	distance := func(square string) int {
		least := 1 << 20
		ax, ay := cell(square)
		for _, c := range s.Creatures {
			if bx, by := cell(c.Square); c.Side != side && !c.Down {
				least = min(least, max(ax-bx, bx-ax, ay-by, by-ay))
			}
		}
		return least
	}
	least := distance(own)
	for _, at := range s.Reachable {
		if d := distance(at); d < least || d == least && ok && strings.Compare(at, square) < 0 {
			square, least, ok = at, d, true
		}
	}
	return square, ok
}

var squareName = regexp.MustCompile(`^([A-Z]+)(\d+)$`)

// cell reads a square's name, like "C7".
func cell(name string) (x, y int) {
	m := squareName.FindStringSubmatch(name)
	if m == nil {
		return 0, 0
	}
	for _, r := range m[1] {
		x = 26*x + int(r-'A') + 1
	}
	for _, r := range m[2] {
		y = 10*y + int(r-'0')
	}
	return x - 1, y - 1
}

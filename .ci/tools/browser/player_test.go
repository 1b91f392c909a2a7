package browser

import (
	"encoding/base64"
	"fmt"
	"slices"
	"time"

	"github.com/chromedp/chromedp"
)

// player plays a seat in a page, by clicks on what its screen shows: it walks towards the
// nearest enemy, strikes what it may, takes every opportunity and ends its turns.
type player struct {
	*page
	turn    string // what was tried belongs to this turn
	tried   map[string]bool
	turns   int
	done    int // clicks by which the match went on
	answers int
	acting  time.Duration // spent on clicks and on waiting for what they lead to
}

// calm are the settings of a player who wants nothing to move that need not: a battle at rest
// draws no flames, which a machine without a graphics card has no time for.
const calm = `{"reduced_motion": true, "show_dice": false, "speed": 4}`

// calmed is a page's script that leaves it these settings, as an earlier version has.
var calmed = fmt.Sprintf("localStorage.setItem(%q, %q);", "tenaille/settings.json", base64.StdEncoding.EncodeToString([]byte(calm)))

// most is how many turns a player plays before it gives up.
const most = 40

// act does one thing if the page waits for its player, and returns what it shows.
func (p *player) act() state {
	p.t.Helper()
	s, there := p.now()
	if !there || s.Scene != "battle" || s.Seat != "human" || s.Busy && s.Asking == "" {
		return s
	}
	began := time.Now()
	defer func() { p.acting += time.Since(began) }()
	if turn := fmt.Sprint(s.Turn, s.Acting); turn != p.turn {
		p.turn, p.tried = turn, map[string]bool{}
		p.turns++
	}
	switch square, ok := p.choose(s); {
	case p.turns > most: // in each other's way
		p.giveUp()
	case s.Asking != "":
		p.widget("aoo.take")
		if p.changes(s) {
			p.answers++
		}
	case ok:
		p.tried[square] = true
		if p.click(s.Squares[square]); p.changes(s) {
			p.done++
		}
	default:
		p.widget("end_turn")
		if !p.changes(s) {
			if now, _ := p.now(); now.Scene == "battle" && !now.Busy && now.Hash == s.Hash {
				p.widget("end_turn") // some actions are left: it asks
				p.changes(s)
			}
		}
	}
	s, _ = p.now()
	return s
}

// changes waits a little for the match to go on.
func (p *player) changes(before state) bool {
	p.t.Helper()
	for end := time.Now().Add(3 * time.Second); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		if now, _ := p.now(); now.Hash != before.Hash || now.Scene != before.Scene {
			return true
		}
	}
	return false
}

// choose is a square to click: that of an enemy who may be attacked, or else one that is
// nearer to the enemies than where the acting creature stands.
func (p *player) choose(s state) (square string, ok bool) {
	clickable := func(name string) bool {
		r, seen := s.Squares[name]
		return seen && !p.tried[name] && inTheOpen(r)
	}
	side, least := "", 1<<20
	for _, c := range s.Creatures {
		if slices.Contains(s.Targets, c.ID) && clickable(c.Square) && c.HP < least {
			square, least = c.Square, c.HP
		}
	}
	if square != "" {
		return square, true
	}
	own := ""
	for _, c := range s.Creatures {
		if c.ID == s.Acting {
			side, own = c.Side, c.Square
		}
	}
	distance := func(name string) int {
		d := 1 << 20
		for _, c := range s.Creatures {
			if c.Side != side && !c.Down {
				d = min(d, apart(name, c.Square))
			}
		}
		return d
	}
	least = distance(own)
	for _, name := range s.Reachable {
		if clickable(name) && distance(name) < least {
			square, least = name, distance(name)
		}
	}
	return square, square != "" && len(p.tried) < 8
}

// giveUp gives the match up.
func (p *player) giveUp() {
	p.t.Helper()
	p.widget("study")
	p.widget("table.resign")
	p.widget("table.resign")
	p.await("the end", time.Minute, func(s state) bool { return s.Scene != "table" })
}

// turnTo turns pages by a widget until another one is there.
func (p *page) turnTo(next, wanted string) {
	p.t.Helper()
	for range 12 {
		if s, _ := p.now(); s.Widgets[wanted] != [4]int{} {
			return
		}
		p.widget(next)
	}
	p.t.Fatalf("no page has %s", wanted)
}

// write writes into the field of that id.
func (p *page) write(id, text string) {
	p.t.Helper()
	p.widget(id)
	for _, r := range text {
		if err := chromedp.Run(p.ctx, chromedp.KeyEvent(string(r)), chromedp.ActionFunc(frames)); err != nil {
			p.t.Fatal(err)
		}
	}
}

// apart is how many squares lie between two, diagonals counting one.
func apart(a, b string) int {
	ax, ay := cell(a)
	bx, by := cell(b)
	return max(ax-bx, bx-ax, ay-by, by-ay)
}

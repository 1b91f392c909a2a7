package game_test

import (
	"fmt"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/probe"
)

// player plays the human seats of a match in a guest. By the pointer it walks
// towards the nearest enemy, strikes what it may and ends its turns; by keys it
// strikes who comes near.
type player struct {
	g        *guest
	keys     bool   // by keys alone
	turn     string // what was tried belongs to this turn
	tried    map[string]int
	attacks  int // clicks on enemies that changed the state
	moves    int
	answers  int
	turns    int
	struck   int // turn of the last attack
	combined int // attacks with combined fire
	refusals []string
}

// play goes on until the scene is another than the battle, or limit turns of
// people are over.
func (p *player) play(limit int) {
	p.g.t.Helper()
	for p.turns < limit {
		s := p.g.await("end of waiting", 40000, func(s probe.State) bool {
			return s.Scene != "battle" || !s.Busy && s.Seat == "human"
		})
		if s.Scene != "battle" {
			return
		}
		if turn := fmt.Sprint(s.Turn, s.Acting); turn != p.turn {
			p.turn, p.tried = turn, map[string]int{}
			p.turns++
		}
		p.act(s)
	}
}

// act does one thing.
func (p *player) act(s probe.State) {
	p.g.t.Helper()
	if p.keys {
		p.press(s)
		return
	}
	if s.Asking != "" {
		p.answers++
		p.g.widget("aoo.take")
		return
	}
	if p.combine(s) {
		p.attacks, p.combined, p.struck = p.attacks+1, p.combined+1, p.turns
		return
	}
	if target, ok := p.target(s); ok && p.do("attack", target) {
		p.attacks++
		p.struck = p.turns
		return
	}
	if square, ok := p.approach(s); ok && p.do("move", square) {
		p.moves++
		return
	}
	p.g.widget("end_turn")
}

// combine puts combined fire together with the first who may lend it, once in a
// turn, and fires; it tells whether the state changed.
func (p *player) combine(s probe.State) bool {
	p.g.t.Helper()
	if _, offered := s.Widgets["action.combined_fire"]; !offered || len(s.Targets) == 0 || p.tried["combine"] > 0 {
		return false
	}
	p.tried["combine"]++
	lender := func() (string, bool) {
		for id := range p.g.last.Widgets {
			if strings.HasPrefix(id, "fire.") && id != "fire.now" {
				return id, true
			}
		}
		return "", false
	}
	p.g.widget("action.combined_fire")
	target, ok := p.target(s)
	if _, chosen := lender(); !chosen && ok { // there are several to fire at
		p.g.click(s.Squares[target])
	}
	id, found := lender()
	if !found {
		p.g.key(ebiten.KeyEscape)
		p.g.key(ebiten.KeyEscape)
		if p.g.last.Scene != "battle" { // there was nothing to step back from
			p.g.key(ebiten.KeyEscape)
		}
		return false
	}
	p.g.widget(id)
	p.g.widget("fire.now")
	return p.changed(s)
}

// press does one thing by keys: takes an opportunity, walks two squares with
// the first creature, strikes one of the enemies in turn or ends the turn.
func (p *player) press(s probe.State) {
	p.g.t.Helper()
	g := p.g
	switch {
	case s.Asking != "":
		p.answers++
		g.key(ebiten.KeyY)
	case p.moves == 0 && p.tried["move"] == 0:
		p.tried["move"]++
		g.key(ebiten.KeyArrowRight)
		g.key(ebiten.KeyArrowRight)
		g.key(ebiten.KeyEnter)
		if p.changed(s) {
			p.moves++
		}
	case len(s.Targets) > 0 && p.tried["strike"] < 5:
		p.tried["strike"]++
		g.key(ebiten.KeyTab)
		g.key(ebiten.KeyEnter)
		if p.changed(s) {
			p.attacks++
		}
	default:
		g.key(ebiten.KeySpace)
		if !p.changed(s) && g.last.Scene == "battle" && !g.last.Busy {
			g.key(ebiten.KeySpace) // some actions are left: it asks
			p.changed(s)
		}
	}
}

// changed waits a little for the state to be another.
func (p *player) changed(before probe.State) bool {
	p.g.t.Helper()
	for range 20 {
		if p.g.last.Hash != before.Hash || p.g.last.Scene != before.Scene {
			return true
		}
		p.g.tick(4)
	}
	return false
}

// do clicks a square and reports whether the state changed by it; what does
// not is not tried again in this turn.
func (p *player) do(what, square string) bool {
	p.g.t.Helper()
	before := p.g.last
	p.g.click(p.g.last.Squares[square])
	if p.changed(before) {
		return true
	}
	p.tried[square]++
	if m := p.g.last.Message; m != "" {
		p.refusals = append(p.refusals, what+" "+square+": "+m)
	}
	return false
}

// target is the square of a marked enemy that can be clicked, the weakest.
func (p *player) target(s probe.State) (string, bool) {
	best, hp := "", 0
	for _, id := range s.Targets {
		for _, c := range s.Creatures {
			if _, seen := s.Squares[c.Square]; c.ID == id && seen && p.tried[c.Square] == 0 && (best == "" || c.HP < hp) {
				best, hp = c.Square, c.HP
			}
		}
	}
	return best, best != ""
}

// approach is the reachable square nearest to an enemy, if it is nearer than
// where the acting creature stands.
func (p *player) approach(s probe.State) (string, bool) {
	own, distance := distances(s)
	best, least := "", distance(own)
	for _, square := range s.Reachable {
		if _, seen := s.Squares[square]; seen && p.tried[square] == 0 && distance(square) < least {
			best, least = square, distance(square)
		}
	}
	if p.turns > p.struck+20 && p.tried["wander"] == 0 && len(s.Reachable) > 0 { // a wall between: around it somehow
		p.tried["wander"]++
		for i := range s.Reachable {
			square := s.Reachable[(p.turns*31+i)%len(s.Reachable)]
			if _, seen := s.Squares[square]; seen {
				return square, true
			}
		}
	}
	return best, best != "" && p.tried["moved"] < 2
}

// apartness is how many squares lie between two, diagonals counting one.
func apartness(a, b string) int {
	ax, ay := cell(a)
	bx, by := cell(b)
	return max(ax-bx, bx-ax, ay-by, by-ay)
}

// cell reads a square's name, like "C7".
func cell(name string) (x, y int) {
	i := strings.IndexAny(name, "0123456789")
	for _, r := range name[:max(i, 0)] {
		x = 26*x + int(r-'A') + 1
	}
	fmt.Sscan(name[max(i, 0):], &y)
	return x - 1, y - 1
}

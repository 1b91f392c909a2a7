//go:build pages

package line_test

import (
	"errors"
	"fmt"
	"hash/fnv"
	"os"
	"strings"
	"testing"
	"time"

	"tenaille/game/ai"
	"tenaille/game/live"
	"tenaille/game/live/line"
	"tenaille/game/live/livetest"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/view"
)

// TestMatch plays one side of a match in every ruleset, opened or joined as the environment
// says, as a recruit would, and prints what became of it. TestMatchOfPages of
// .ci/tools/browser runs it in two browsers.
func TestMatch(t *testing.T) {
	server, role := os.Getenv("TENAILLE_SERVER"), os.Getenv("TENAILLE_ROLE")
	if role == "" {
		t.Fatal("runs in a browser, by TestMatchOfPages of .ci/tools/browser")
	}
	seed, err := line.NewSeed()
	if err != nil {
		t.Fatal(err)
	}
	l, err := line.Dial(t.Context(), server, seed)
	if err != nil {
		t.Fatal(err)
	}
	p := &player{T: t, hall: live.NewHall(l)}
	defer p.hall.Close()
	for _, ruleset := range []string{"d20", "limited", "skirmish"} {
		p.board, p.mind, p.over, p.hashes = live.Board{}, nil, false, nil
		if role == "open" {
			p.open(ruleset)
		} else {
			p.join(ruleset)
		}
		p.await("end of the match by "+ruleset, func() bool { return p.over })
		h := fnv.New64a()
		for _, one := range p.hashes {
			fmt.Fprintln(h, one)
		}
		fmt.Printf("%s: %d entries, %016x\n", ruleset, len(p.hashes), h.Sum64())
		p.game.Leave()
		p.game = nil
	}
}

// player plays as a machine would.
type player struct {
	*testing.T
	hall   *live.Hall
	game   *live.Game
	board  live.Board
	mind   ai.Player
	over   bool
	hashes []string // of the entries
}

func (p *player) open(ruleset string) {
	p.Helper()
	o, err := livetest.Offer("proving-ground", ruleset, "")
	if err != nil {
		p.Fatal(err)
	}
	p.game = p.hall.Open(o)
}

func (p *player) join(ruleset string) {
	p.Helper()
	p.await("match by "+ruleset, func() bool {
		for _, l := range p.hall.Listings() {
			if l.Stage == live.Waiting && l.Ruleset == ruleset && l.Seats[0].Key != p.hall.Me() {
				side := 0
				if l.Seats[0].Key != "" {
					side = 1
				}
				p.game = p.hall.Join(l.Match, live.Joining{Side: side, Name: "Berta"})
				return true
			}
		}
		return false
	})
}

// await plays until something is so.
func (p *player) await(what string, so func() bool) {
	p.Helper()
	for end := time.Now().Add(8 * time.Minute); !so(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			p.Fatalf("no %s; the hall stands at %d, %v", what, p.hall.State(), p.hall.Fault())
		}
		p.hall.Update()
		if p.game != nil {
			p.play()
			p.wish()
		}
	}
}

// play takes what has come.
func (p *player) play() {
	p.Helper()
	if err := p.game.Fault(); err != nil {
		p.Fatal(err)
	}
	for {
		e, ok := p.game.Next()
		if !ok {
			break
		}
		if err := p.board.Play(e); err != nil {
			p.Fatal(err)
		}
		p.hashes = append(p.hashes, e.Hash)
		p.over = p.over || e.Kind == live.Told
	}
	if a, refused := p.game.Refused(); refused {
		p.Errorf("refused: %+v", a)
	}
}

// wish wishes what a machine would do, when it is one's turn.
func (p *player) wish() {
	p.Helper()
	side, course := p.game.Side(), p.board.Course()
	if side < 0 || p.over || course == nil || p.game.Wishing() || p.game.Behind() > 0 {
		return
	}
	if _, ended := p.board.Over(); ended || course.Awaited() != side {
		return
	}
	if p.mind == nil {
		var err error
		if p.mind, err = ai.New("recruit", 1, side); err != nil {
			p.Fatal(err)
		}
	}
	a, done := rules.Action{}, false
	for !done {
		a, done = p.mind.Think(view.New(course.Encounter(), side), uint64(p.board.Played()), 1<<20)
	}
	do := levels.CommandOf(course.Encounter(), &a)
	p.game.Wish(live.Wish{Will: live.Act, Do: &do})
}

// TestSeed: a new seed is read, and what is none, or a letter off, is not.
func TestSeed(t *testing.T) {
	seed, err := line.NewSeed()
	if err != nil {
		t.Fatal(err)
	}
	key, err := line.PublicKey(seed + "\n")
	if err != nil || len(key) != 56 || key[0] != 'U' {
		t.Errorf("%q, %v", key, err)
	}
	other := "A"
	if seed[20] == 'A' {
		other = "B"
	}
	for _, none := range []string{"", "SU", key, seed[:57], seed + "A", seed[:20] + other + seed[21:], strings.ToLower(seed)} {
		if _, err := line.PublicKey(none); !errors.Is(err, line.ErrSeed) {
			t.Errorf("%q: %v", none, err)
		}
	}
}

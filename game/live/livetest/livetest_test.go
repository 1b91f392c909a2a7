package livetest

import (
	"math/rand/v2"
	"testing"

	"tenaille/game/live"
	"tenaille/game/live/table"
)

var rulesets = []string{"d20", "limited", "skirmish"}

func fine(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// await lets time go by until something is so.
func await(t testing.TB, s *Server, what string, so func() bool, players ...*Player) {
	t.Helper()
	for range 200_000 {
		for _, p := range players {
			if p.Game != nil {
				p.Act()
			} else {
				p.Hall.Update()
			}
			fine(t, p.Err)
		}
		if so() {
			return
		}
		s.Run(20)
	}
	for _, p := range players {
		if p.Game != nil {
			t.Logf("%s: played %d, behind %d, wishing %v, fault %v, %+v, down %v", p.Line.key, p.Board.Played(), p.Game.Behind(), p.Game.Wishing(), p.Game.Fault(), p.Game.Listing(), p.Line.down)
		}
	}
	t.Fatalf("%s never comes about", what)
}

// opened is a match that Anna has opened and Berta joined.
func opened(t testing.TB, s *Server, o live.Offer) (a, b *Player) {
	t.Helper()
	a, b = s.Player("KA", "soldier"), s.Player("KB", "soldier")
	a.Game = a.Hall.Open(o)
	await(t, s, "the match", func() bool { return len(b.Hall.Listings()) > 0 }, a, b)
	b.Game = b.Hall.Join(b.Hall.Listings()[0].Match, live.Joining{Side: 1, Name: "Berta"})
	await(t, s, "its beginning", func() bool { return a.Game.Begun() && b.Game.Begun() }, a, b)
	return a, b
}

// whole plays a match to its end with a spectator who joins late, and wants the same end of
// all of them.
func whole(t *testing.T, s *Server, ruleset string, each func(a, b *Player)) {
	t.Helper()
	o, err := Offer("proving-ground", ruleset, "")
	fine(t, err)
	o.Delay = 2
	a, b := opened(t, s, o)
	c := s.Player("KC", "soldier")
	overs := 0
	await(t, s, "the end", func() bool {
		if each != nil {
			each(a, b)
		}
		if c.Game == nil && a.Board.Played() > 20 {
			c.Game = c.Hall.Watch(a.Game.Match())
		}
		overs = 0
		for _, p := range []*Player{a, b, c} {
			if _, over := p.Board.Over(); over && p.Game.Listing().Stage == live.Over {
				overs++
			}
		}
		return overs == 3
	}, a, b, c)
	if s.absent {
		fine(t, s.Take())
	}
	await(t, s, "the secret", func() bool {
		return a.Board.Played() == b.Board.Played() && b.Board.Played() == c.Board.Played() && s.Table(a.Game.Match()) != nil && len(s.Table(a.Game.Match()).Entries()) == a.Board.Played()
	}, a, b, c)
	tb := s.Table(a.Game.Match())
	for _, p := range []*Player{a, b, c} {
		if p.Board.Hash() != tb.Hash() {
			t.Errorf("%s: a board is %s, that of the referee %s", ruleset, p.Board.Hash(), tb.Hash())
		}
		if len(p.Refused) > 0 {
			t.Errorf("%s: it was refused %+v", ruleset, p.Refused)
		}
	}
	fine(t, table.Proved(tb.Match(), tb.Entries()))
}

// TestWholeMatchesOfTwoAndASpectator plays a match in every ruleset: two seats and one who
// watches later have the same end.
func TestWholeMatchesOfTwoAndASpectator(t *testing.T) {
	for _, ruleset := range rulesets {
		whole(t, New(), ruleset, nil)
	}
}

// TestNothingIsLostInBadWeather plays matches over lines that lose, double and delay, that
// are cut for seconds and minutes, and with referees that die: they end as they must.
func TestNothingIsLostInBadWeather(t *testing.T) {
	for seed := range uint64(6) {
		s := New()
		s.Rough(seed, 700)
		chance := rand.New(rand.NewPCG(seed, 3))
		down, dead := int64(0), int64(0)
		whole(t, s, rulesets[seed%3], func(a, b *Player) {
			if s.Now() > down {
				a.Line.Mend()
				b.Line.Mend()
				if chance.IntN(600) == 0 {
					[]*Player{a, b}[chance.IntN(2)].Line.Cut()
					down = s.Now() + 100 + chance.Int64N(60_000)
				}
			}
			switch {
			case s.absent && s.Now() > dead:
				fine(t, s.Take())
			case !s.absent && chance.IntN(500) == 0:
				s.Kill()
				dead = s.Now() + chance.Int64N(8000)
			}
		})
	}
}

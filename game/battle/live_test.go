package battle

import (
	"fmt"
	"testing"

	"tenaille/game/live"
	"tenaille/game/live/livetest"
	"tenaille/game/match"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/screens/hall"
	"tenaille/rules"
)

// connected is the program of somebody who is connected to a server.
func connected(t *testing.T, s *livetest.Server, key string) *scene.Context {
	t.Helper()
	c := desktop(t)
	c.Routes.Stories.Hall = hall.Opener(hall.Ways{
		Dial:    func(string, string) (live.Line, error) { return s.Line(key), nil },
		NewSeed: func() (string, error) { return "SU" + key, nil },
	})
	if err := saves.KeepOnline(c.Store, saves.Online{Server: "nats://here:4222", Name: key, Seed: []byte(key)}); err != nil {
		t.Fatal(err)
	}
	c.Stack.Push(c.Routes.Stories.Hall(c, scene.Meeting{}))
	lives(c)
	press(t, c, "hall.connect")
	c.Hall.Close()
	c.Hall, _ = s.Hall(key) // by the clock of the server, which is the only one of these tests
	pass(s, c)
	return c
}

// lives lets some ticks of a program go by, without showing anything that lasts.
func lives(c *scene.Context) {
	for range 6 {
		c.Stack.Settle()
		if c.Hall != nil {
			c.Hall.Update()
		}
		top := c.Stack.Top()
		top.Layout()
		if b, ok := top.(*battle); ok {
			b.session.Skip()
		}
		top.Update()
	}
	c.Stack.Settle()
}

// pass lets some time go by on a server and in programs.
func pass(s *livetest.Server, list ...*scene.Context) {
	for range 3 {
		s.Run(100)
		for _, c := range list {
			lives(c)
		}
	}
}

func press(t *testing.T, c *scene.Context, id string) {
	t.Helper()
	c.Stack.Top().Layout()
	if !c.Stack.Top().(presser).Press(id) {
		t.Fatalf("%s has no %s to press", c.Stack.Top().Name(), id)
	}
	lives(c)
}

// onBoard is the board that a program shows.
func onBoard(t *testing.T, c *scene.Context) *battle {
	t.Helper()
	lives(c)
	b, ok := c.Stack.Top().(*battle)
	if !ok {
		t.Fatalf("on top is %s", c.Stack.Top().Name())
	}
	if b.turn.Match == nil {
		t.Fatal(b.fault)
	}
	return b
}

// met are two programs, each before the board of one match.
func met(t *testing.T, ruleset string) (s *livetest.Server, a, b *scene.Context) {
	t.Helper()
	return meet(t, ruleset, false)
}

// meet is met with a say in whether the match counts for the ladder.
func meet(t *testing.T, ruleset string, ranked bool) (s *livetest.Server, a, b *scene.Context) {
	t.Helper()
	s = livetest.New()
	a, b = connected(t, s, "ANNA"), connected(t, s, "BERT")
	terms := a.NewTerms(match.Human, match.Machine)
	terms.Level, terms.Ruleset, terms.Players[1] = "ford", ruleset, live.SeatOf("")
	a.Stack.Push(a.Routes.Battle(a, terms))
	lives(a)
	if ranked {
		press(t, a, "hall.ranked")
	}
	press(t, a, "hall.open")
	pass(s, a, b)
	if name := a.Stack.Top().Name(); name != "hall" {
		t.Fatalf("who has opened a match is on %s", name)
	}
	press(t, b, "hall.0")
	if ranked { // which is asked twice
		pass(s, a, b)
		if name := b.Stack.Top().Name(); name != "hall" || a.Stack.Top().Name() != "hall" {
			t.Fatalf("one press on a ranked match leads to %s", name)
		}
		press(t, b, "hall.0")
	}
	pass(s, a, b)
	onBoard(t, a)
	onBoard(t, b)
	return s, a, b
}

// acts does one thing of whoever is awaited, chosen by a number; false where none of the two
// is.
func acts(t *testing.T, b *battle, n int) bool {
	t.Helper()
	_, _, side := b.turn.Match.Awaits()
	if side != b.terms.Live.Side || b.session.Busy() && !b.session.Asking() {
		return false
	}
	legal := b.turn.Match.View(side).Legal(nil)
	if idle, ok := rules.Idle(legal); ok && n%3 == 0 {
		b.session.Do(idle)
		return true
	}
	best := legal[n*7%len(legal)]
	for _, a := range legal {
		if a.Verb == rules.Attack || a.Verb == rules.FullAttack || a.Verb == rules.Charge {
			best = a
			break
		}
	}
	b.session.Do(best)
	return true
}

// TestLiveMatchOnTheScreen has two programs play a whole match over a server in each
// ruleset: what one wishes is on both boards, with the state that the referee has.
func TestLiveMatchOnTheScreen(t *testing.T) {
	for _, ruleset := range []string{"d20", "limited", "skirmish"} {
		t.Run(ruleset, func(t *testing.T) {
			s, a, b := met(t, ruleset)
			w := connected(t, s, "WILL")
			press(t, w, "hall.0.watch")
			pass(s, w)
			first, second, watcher := onBoard(t, a), onBoard(t, b), onBoard(t, w)
			if watcher.terms.Live.Side >= 0 || !watcher.session.Busy() {
				t.Error("a spectator may act")
			}
			ref := s.Table(first.terms.Live.Game.Match())
			done := 0
			for n := 0; n < 40 && !ref.Over(); n++ {
				for _, one := range []*battle{first, second} {
					if acts(t, one, n) {
						done++
					}
				}
				pass(s, a, b)
				if over, _ := first.turn.Match.Over(); over {
					break
				}
				if n%8 == 0 {
					lives(w)
				}
			}
			for range 10 {
				pass(s, w)
			}
			want := ref.Hash()
			for who, one := range map[string]*battle{"Anna": first, "Bert": second, "a spectator": watcher} {
				if got := hash(one); got != want {
					t.Errorf("the state of %s is %s, for the referee %s", who, got, want)
				}
			}
			if done < 15 {
				t.Errorf("only %d actions were done", done)
			}
			if !ref.Over() {
				b.Stack.Top().Layout()
				tableOf(second)
				lives(b)
				press(t, b, "table.resign")
				press(t, b, "table.resign")
			}
			for range 15 {
				pass(s, a, b)
			}
			if a.Stack.Top().Name() != "result" || b.Stack.Top().Name() != "result" {
				t.Fatalf("the match ends on %s and %s", a.Stack.Top().Name(), b.Stack.Top().Name())
			}
			if x, y := hash(first), hash(second); x != y || x != ref.Hash() {
				t.Errorf("it ends in %s and %s, for the referee in %s", x, y, ref.Hash())
			}
			if c := saves.LoadCareer(a.Store); c.Matches != 1 {
				t.Errorf("the career has %d matches", c.Matches)
			}
			if list, _ := a.Store.List(saves.Finished); len(list) != 1 {
				t.Errorf("%d matches are kept", len(list))
			}
		})
	}
}

func hash(b *battle) string { return fmt.Sprintf("%016x", b.turn.Match.Hash()) }

package session_test

import (
	"strings"
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/game/internal/unseen"
	"tenaille/game/match"
	"tenaille/game/notice"
	"tenaille/game/playback"
	"tenaille/game/profile"
	"tenaille/game/saves"
	"tenaille/game/session"
	"tenaille/game/sound"
	"tenaille/game/store"
	"tenaille/rules"
	"tenaille/rules/grid"
	"tenaille/rules/rulesets"
)

// front is a screen that only notes what it is told.
type front struct {
	unseen.Screen
	held    bool
	hides   bool // the next side has secrets
	handed  int
	ordered int
	over    int // ticks in which it was told so
	winner  int
}

func (f *front) Held() bool { return f.held }

func (f *front) Acting() {}

func (f *front) Ordered() { f.ordered++ }

func (f *front) Refreshed() { f.Changed() }

func (f *front) Sought() {}

func (f *front) Handed() bool { f.handed++; return f.hides }
func (f *front) Away()        {}

func (f *front) Over(winner int) { f.over++; f.winner = winner }

// opened is a session of a match, begun.
type opened struct {
	*session.Session
	front   *front
	play    *playback.Player
	notices *notice.Notices
}

func open(t *testing.T, m *match.Match) *opened {
	t.Helper()
	st := &store.Memory{}
	return openAs(t, m, saves.NewRecord(st, m), st)
}

// openAs opens a match that is kept under a record of a store.
func openAs(t *testing.T, m *match.Match, record string, st store.Store) *opened {
	t.Helper()
	o := &opened{front: &front{Screen: unseen.Screen{Speed: 4}}, notices: notice.New(sound.Open(true))}
	o.play = o.front.Play(t, m)
	terms := match.TermsOf(m)
	terms.Record = record
	o.Session = session.New(o.play.Words, &profile.Profile{Store: st}, o.play, &terms, o.notices, o.front)
	o.Begin()
	return o
}

// west is a move of one square to the west.
func west(who rules.ID) rules.Action {
	a := rules.Action{Verb: rules.Move, By: who, On: rules.Nobody}
	a.Path.Add(grid.W)
	return a
}

// tick lets a tick pass.
func (o *opened) tick() {
	o.play.Update()
	o.Run()
}

// rest lets ticks pass until a person is awaited or the match is over.
func (o *opened) rest(t *testing.T) {
	t.Helper()
	for n := 0; n == 0 || o.Busy() && o.front.over == 0; n++ {
		if n > 100_000 {
			t.Fatal("it never comes to rest")
		}
		o.Skip()
		o.tick()
	}
}

// begun is a match of a level between two players.
func begun(t *testing.T, ruleset, fog, blue, red string) *match.Match {
	t.Helper()
	terms := match.Terms{Level: "sheepfold", Ruleset: ruleset, Players: [2]string{blue, red}, Seed: 11, Fog: fog}
	m, err := terms.Open()
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestMachinesPlayAsWithoutAScreen: a session of machines ends with the match that they
// play alone, and its end is told once everything has been shown.
func TestMachinesPlayAsWithoutAScreen(t *testing.T) {
	for _, rs := range rulesets.All() {
		alone := begun(t, rs.Name, "off", "soldier", "recruit")
		for alone.Machine() {
			for {
				if a, done := alone.Think(1000); done {
					if r, err := alone.Do(a); err != nil || !r.OK() {
						t.Fatalf("%s: %+v: %v, %v", rs.Name, a, r, err)
					}
					break
				}
			}
		}
		o := open(t, begun(t, rs.Name, "off", "soldier", "recruit"))
		for n := 0; o.front.over == 0; n++ {
			if n > 500_000 {
				t.Fatalf("%s: no end", rs.Name)
			}
			o.Skip()
			o.tick()
		}
		over, winner := alone.Over()
		if got := o.play.Match.Hash(); !over || got != alone.Hash() || o.front.winner != winner {
			t.Errorf("%s: shown %016x won by %d, alone %016x won by %d", rs.Name, got, o.front.winner, alone.Hash(), winner)
		}
		if n := len(o.front.Events); n == 0 || o.play.Past() != o.play.Heard() {
			t.Errorf("%s: over with %d of %d events shown", rs.Name, o.play.Past(), o.play.Heard())
		}
		if o.Thought.Probe().Ticks == 0 {
			t.Errorf("%s: nobody counted the thinking", rs.Name)
		}
	}
}

// TestHeldMatchStandsStill: while it is held for a picture no machine acts.
func TestHeldMatchStandsStill(t *testing.T) {
	o := open(t, begun(t, "d20", "off", "soldier", "soldier"))
	o.front.held = true
	for range 200 {
		o.tick()
	}
	if n := o.play.Match.Actions(); n != 0 {
		t.Errorf("%d actions", n)
	}
}

// TestWoundEndsTheOrders: who is struck on the way carries out nothing more of the
// orders, and the player is told which rule let it happen (AOO-10); who is missed goes
// on to the end.
func TestWoundEndsTheOrders(t *testing.T) {
	met := map[bool]int{}
	for seed := uint64(1); seed < 60 && (met[true] == 0 || met[false] == 0); seed++ {
		m := arena.Match(t, seed, nil, arena.Blue("fighter", 3, 5), arena.Red("orc", 4, 4).First())
		o := open(t, m)
		o.rest(t)
		o.Do(rules.Action{Verb: rules.EndTurn, By: o.play.Now.Who, On: rules.Nobody}) // it is flat-footed no more
		o.rest(t)
		me, hp := o.play.Now.Who, o.play.E.Facts.Combatants[0].HP
		o.Order(west(me), west(me))
		if len(o.Orders) != 2 || o.front.ordered != 1 || !o.Busy() {
			t.Fatalf("seed %d: %d orders", seed, len(o.Orders))
		}
		for n := 0; o.Busy() && n < 10_000; n++ {
			o.Skip()
			o.tick()
			for o.Asking() {
				o.Answer(rules.Take)
			}
		}
		c := &o.play.E.Facts.Combatants[0]
		wounded := c.HP < hp
		met[wounded]++
		told := o.notices.Toast.Rule == rules.AOO10.String() && o.notices.Toast.Bad
		if at := c.At; wounded != told || !wounded && at != grid.C(1, 5) || wounded && at == grid.C(1, 5) {
			t.Errorf("seed %d: wounded %v, told %v, stands on %s", seed, wounded, told, at.Name())
		}
	}
	if met[true] == 0 || met[false] == 0 {
		t.Errorf("wounded %d times, missed %d times: both are to be seen", met[true], met[false])
	}
}

// TestScreenBelongsToWhoIsAwaited: the side on screen is that of the person to act, the
// screen is told when it is another, and while it hides what that side knows nothing
// goes on.
func TestScreenBelongsToWhoIsAwaited(t *testing.T) {
	for _, fog := range []string{"off", "sight"} {
		o := open(t, begun(t, "d20", fog, match.Human, match.Human))
		if o.Secret() != (fog == "sight") {
			t.Errorf("fog %s: secret %v", fog, o.Secret())
		}
		handed, seen := 0, map[int]bool{}
		for range 16 {
			o.rest(t)
			_, _, side := o.play.Match.Awaits()
			if o.play.Side != side {
				t.Fatalf("fog %s: side %d is awaited, %d is on the screen", fog, side, o.play.Side)
			}
			seen[side] = true
			before := o.front.handed
			o.Order(rules.Action{Verb: rules.EndTurn, By: o.play.Now.Who, On: rules.Nobody})
			o.rest(t)
			if _, _, next := o.play.Match.Awaits(); (next != side) != (o.front.handed > before) {
				t.Fatalf("fog %s: from side %d to %d, handed %v", fog, side, next, o.front.handed > before)
			}
			handed += o.front.handed - before
		}
		if handed == 0 || len(seen) != 2 {
			t.Errorf("fog %s: handed %d times, %d sides seen", fog, handed, len(seen))
		}
	}
}

// TestAlwaysTakesEveryOpportunity: a player who has said so is not asked, and strikes
// (AOO-07).
func TestAlwaysTakesEveryOpportunity(t *testing.T) {
	for _, always := range []bool{false, true} {
		m := arena.Match(t, 3, nil, arena.Blue("fighter", 3, 5), arena.Red("orc", 4, 4).First())
		o := open(t, m)
		o.Settings.AlwaysOpportunity = always
		o.rest(t)
		o.Do(rules.Action{Verb: rules.EndTurn, By: o.play.Now.Who, On: rules.Nobody}) // it is flat-footed no more
		o.rest(t)
		o.Do(west(o.play.Now.Who))
		asked := false
		for n := 0; n < 400; n++ {
			o.Skip()
			o.tick()
			asked = asked || o.Asking()
		}
		struck := false
		for i := range o.front.Events {
			struck = struck || o.front.Events[i].Kind == rules.AttackRolled
		}
		if asked == always || struck != always {
			t.Errorf("always %v: asked %v, struck %v", always, asked, struck)
		}
	}
}

// TestUndoTakesBack: what rolled no die is taken back, on the screen too.
func TestUndoTakesBack(t *testing.T) {
	o := open(t, arena.Match(t, 3, nil, arena.Blue("fighter", 3, 5).First(), arena.Red("orc", 12, 4)))
	o.rest(t)
	before, lines := o.play.Match.Hash(), len(o.play.Log.Records)
	o.Do(west(o.play.Now.Who))
	o.rest(t)
	if o.play.Match.Hash() == before {
		t.Fatal("nothing was done")
	}
	if !o.Undo() || o.play.Match.Hash() != before || len(o.play.Log.Records) != lines || o.play.Busy() {
		t.Errorf("hash %016x, want %016x; %d lines, want %d", o.play.Match.Hash(), before, len(o.play.Log.Records), lines)
	}
}

// TestRefusalIsTold: an action that is not allowed changes nothing, ends the orders and
// is told with its rule.
func TestRefusalIsTold(t *testing.T) {
	o := open(t, arena.Match(t, 3, nil, arena.Blue("fighter", 3, 5).First(), arena.Red("orc", 12, 4)))
	o.rest(t)
	hash := o.play.Match.Hash()
	o.Order(rules.Action{Verb: rules.StandUp, By: o.play.Now.Who, On: rules.Nobody}, rules.Action{Verb: rules.EndTurn, By: o.play.Now.Who, On: rules.Nobody})
	o.rest(t)
	if n := o.notices.Toast; !n.Bad || n.Text == "" || !strings.Contains(n.Rule, "-") || len(o.Orders) > 0 || o.play.Match.Hash() != hash {
		t.Errorf("the toast is %+v, %d orders are left", n, len(o.Orders))
	}
}

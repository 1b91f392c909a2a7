package battle

import (
	"strings"
	"testing"

	"tenaille/game/inspect"
	"tenaille/game/internal/screentest"
	"tenaille/game/live/livetest"
	"tenaille/game/scene"
	"tenaille/rules"
)

// hears lets time pass until the board of a program tells something.
func hears(t *testing.T, s *livetest.Server, c *scene.Context, words string, others ...*scene.Context) {
	t.Helper()
	b := onBoard(t, c)
	for range 30 {
		if strings.Contains(b.notices.Toast.Text, words) {
			return
		}
		pass(s, append(others, c)...)
	}
	t.Fatalf("it is not told that %q; the last that was told is %q", words, b.notices.Toast.Text)
}

// stands wants the boards to stand as the match does for its referee.
func stands(t *testing.T, s *livetest.Server, what string, boards ...*battle) {
	t.Helper()
	want := s.Table(boards[0].terms.Live.Game.Match()).Hash()
	for i, b := range boards {
		if got := hash(b); got != want {
			t.Errorf("%s: board %d stands at %s, the referee at %s", what, i, got, want)
		}
	}
}

// turnOf are two programs by whose turn it is: the one that is awaited first.
func turnOf(a, b *scene.Context) (now, other *scene.Context) {
	one := a.Stack.Top().(*battle)
	if _, _, side := one.turn.Match.Awaits(); side == one.terms.Live.Side {
		return a, b
	}
	return b, a
}

// steps has whoever is awaited do something that throws no dice.
func steps(t *testing.T, s *livetest.Server, now, other *scene.Context) {
	t.Helper()
	b := onBoard(t, now)
	before := hash(b)
	for _, a := range b.turn.Match.View(b.terms.Live.Side).Legal(nil) {
		if a.Verb == rules.Move {
			b.session.Do(a)
			break
		}
	}
	pass(s, now, other)
	if hash(b) == before {
		t.Fatal("nobody has moved")
	}
}

// TestTakingBackByConsent asks for the last action back: the other is asked on a sheet over
// the board, may decline, which is told, or agree, and then both stand where they stood.
func TestTakingBackByConsent(t *testing.T) {
	s, a, b := met(t, "d20")
	now, other := turnOf(a, b)
	mine, theirs := onBoard(t, now), onBoard(t, other)
	name := mine.session.LiveName(mine.terms.Live.Side)
	before := hash(mine)
	steps(t, s, now, other)
	after := hash(mine)

	ask := func() {
		t.Helper()
		tableOf(mine)
		lives(now)
		press(t, now, "table.undo")
		pass(s, now, other)
		if line := mine.session.LiveLine(); !strings.HasPrefix(line, "Asked: ") {
			t.Errorf("who asks reads %q", line)
		}
		if got := other.Stack.Top().Name(); got != "table" {
			t.Fatalf("who is asked is on %s", got)
		}
		shown := reads(other)
		if !strings.Contains(shown, name+" asks to take the last action back.") {
			t.Errorf("who is asked reads %q", shown)
		}
	}
	ask()
	press(t, other, "table.decline")
	hears(t, s, now, "declines.", other)
	if hash(mine) != after {
		t.Error("what was declined has happened")
	}
	stands(t, s, "declined", mine, theirs)

	ask()
	press(t, other, "table.accept")
	hears(t, s, now, "The last action has been taken back.", other)
	if hash(mine) != before {
		t.Errorf("taken back, it stands at %s and not %s", hash(mine), before)
	}
	stands(t, s, "taken back", mine, theirs)
	steps(t, s, now, other)
	stands(t, s, "gone on", mine, theirs)
}

// TestDrawByConsent asks for a draw, which is declined once and then agreed: both see the
// result.
func TestDrawByConsent(t *testing.T) {
	s, a, b := met(t, "skirmish")
	now, other := turnOf(a, b)
	mine, theirs := onBoard(t, now), onBoard(t, other)
	for _, answer := range []string{"table.decline", "table.accept"} {
		tableOf(theirs) // it need not be one's turn
		lives(other)
		press(t, other, "table.draw")
		pass(s, other, now)
		if got := now.Stack.Top().Name(); got != "table" {
			t.Fatalf("who is asked is on %s", got)
		}
		if shown := reads(now); !strings.Contains(shown, "asks for a draw.") {
			t.Errorf("who is asked reads %q", shown)
		}
		press(t, now, answer)
		if answer == "table.decline" {
			hears(t, s, other, "declines.", now)
		}
	}
	for range 20 {
		pass(s, now, other)
	}
	for _, c := range []*scene.Context{now, other} {
		if got := c.Stack.Top(); got.Name() != "result" || inspect.Probe(got).Result != "draw" {
			t.Errorf("agreed, it is on %s, won by %q", got.Name(), inspect.Probe(got).Result)
		}
	}
	if ref := s.Table(mine.terms.Live.Game.Match()); !ref.Over() || hash(mine) != hash(theirs) {
		t.Errorf("over for the referee: %v; it ends in %s and %s", ref.Over(), hash(mine), hash(theirs))
	}
}

// TestLineLostAndFound cuts the line of whoever is awaited in the middle of the match: the
// strip says so on both screens, what is done meanwhile is sent when the line is there
// again, and both stand where the referee does.
func TestLineLostAndFound(t *testing.T) {
	s, a, b := met(t, "d20")
	now, other := turnOf(a, b)
	mine, theirs := onBoard(t, now), onBoard(t, other)
	quiet := [2]string{mine.session.LiveLine(), theirs.session.LiveLine()}
	line := s.LineOf(mine.terms.Live.Hall.Me())
	line.Cut()
	pass(s, now, other)
	if got := mine.session.LiveLine(); got != "Connection lost: reconnecting…" {
		t.Errorf("without a line it is told %q", got)
	}
	before := hash(mine)
	for _, x := range mine.turn.Match.View(mine.terms.Live.Side).Legal(nil) {
		if x.Verb == rules.Move {
			mine.session.Do(x)
			break
		}
	}
	for range 200 { // a minute
		pass(s, now, other)
	}
	if hash(mine) != before || !mine.session.Busy() {
		t.Error("something has happened without the referee")
	}
	if got, want := theirs.session.LiveLine(), mine.session.LiveName(mine.terms.Live.Side)+" is away"; got != want {
		t.Errorf("the other is told %q, wanted is %q", got, want)
	} else if end := theirs.desk.Screen().End; end.Label != "Waiting" || end.Sub != want {
		t.Errorf("above it is told that %q, below %q: %q", want, end.Label, end.Sub)
	}
	line.Mend()
	for range 12 {
		pass(s, now, other)
	}
	if hash(mine) == before {
		t.Errorf("what was ordered is not done when the line is there: %q", mine.notices.Toast.Text)
	}
	if got := [2]string{mine.session.LiveLine(), theirs.session.LiveLine()}; got != quiet {
		t.Errorf("the strips say %q, before %q", got, quiet)
	}
	stands(t, s, "found again", mine, theirs)
	for n := range 12 {
		x, y := turnOf(now, other)
		acts(t, onBoard(t, x), n)
		pass(s, x, y)
	}
	stands(t, s, "gone on", mine, theirs)
}

// TestReactionsAreAskedOfTheOther: an opportunity that a step gives is asked on the screen of
// the other seat alone, whoever stepped waits for it, and the answer is on both boards.
func TestReactionsAreAskedOfTheOther(t *testing.T) {
	s, a, b := met(t, "d20")
	asked := 0
	for n := 0; n < 400 && asked < 3; n++ {
		now, other := turnOf(a, b)
		if now.Stack.Top().Name() != "battle" || other.Stack.Top().Name() != "battle" {
			break
		}
		mine, theirs := onBoard(t, now), onBoard(t, other)
		if mine.session.Asking() {
			asked++
			if theirs.session.Asking() || !theirs.session.Busy() {
				t.Error("who is not asked may answer")
			}
			p := inspect.Probe(mine)
			if p.Asking != "opportunity" || inspect.Probe(theirs).Asking != "" {
				t.Errorf("asked are %q and %q", p.Asking, inspect.Probe(theirs).Asking)
			}
			press(t, now, []string{"aoo.take", "aoo.decline"}[asked%2])
			pass(s, now, other)
			if mine.session.Asking() && inspect.Probe(mine).Hash == p.Hash {
				t.Error("the answer has changed nothing")
			}
			stands(t, s, "answered", mine, theirs)
			continue
		}
		provokes(t, mine, n)
		pass(s, now, other)
	}
	if asked < 3 {
		t.Errorf("only %d opportunities were asked", asked)
	}
}

// provokes has whoever is awaited walk near the others and away from them, or end its turn.
func provokes(t *testing.T, b *battle, n int) {
	t.Helper()
	legal := b.turn.Match.View(b.terms.Live.Side).Legal(nil)
	var moves []rules.Action
	for _, a := range legal {
		if a.Verb == rules.Move {
			moves = append(moves, a)
		}
	}
	if len(moves) == 0 {
		idle, ok := rules.Idle(legal)
		if !ok {
			idle = legal[0]
		}
		b.session.Do(idle)
		return
	}
	e := b.turn.E
	best, least := moves[n%len(moves)], 1<<20
	for _, a := range moves {
		end := a.Path.End(e.Facts.Combatants[a.By].At)
		for i := range e.Facts.Combatants {
			if c := &e.Facts.Combatants[i]; int(e.Creatures[i].Side) != b.terms.Live.Side && e.Present(rules.ID(i)) {
				if d := max(end.X-c.At.X, c.At.X-end.X, end.Y-c.At.Y, c.At.Y-end.Y); int(d) < least {
					best, least = a, int(d)
				}
			}
		}
	}
	b.session.Do(best)
}

// reads is what a program shows in words.
func reads(c *scene.Context) string { return strings.Join(screentest.Told(c, c.Stack.Top()), "\n") }

// TestRankedNothingIsTakenBack: after a step that could be taken back elsewhere the button for it is
// grey in a ranked match and says why, and so does its key; nobody is asked.
func TestRankedNothingIsTakenBack(t *testing.T) {
	const why = "Ranked: nothing is taken back."
	for _, ranked := range []bool{false, true} {
		s, a, b := meet(t, "d20", ranked)
		now, other := turnOf(a, b)
		mine := onBoard(t, now)
		steps(t, s, now, other)
		if !mine.turn.Match.CanUndo(mine.turn.Now.Side) {
			t.Fatal("the step could be taken back nowhere")
		}
		after := hash(mine)
		if undo := mine.desk.Screen().Undo; undo.Off != ranked || (undo.Tip.Text == why) != ranked {
			t.Errorf("ranked %v: taking back is off: %v, told is %q", ranked, undo.Off, undo.Tip.Text)
		}
		mine.click("undo")
		pass(s, now, other)
		if said := mine.notices.Toast.Text == why; said != ranked {
			t.Errorf("ranked %v: pressed, it says %q", ranked, mine.notices.Toast.Text)
		}
		if stayed := hash(mine) == after; stayed != ranked {
			t.Errorf("ranked %v: the step stands: %v", ranked, stayed)
		}
	}
}

package session_test

import (
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/game/match"
	"tenaille/game/saves"
	"tenaille/game/store"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// later is the match kept last as it is gone on with after the window was closed.
func (o *opened) later(t *testing.T) *match.Match {
	t.Helper()
	record, _, ok := saves.Latest(o.Store)
	if !ok {
		t.Fatalf("nothing is kept after %d actions", o.play.Match.Actions())
	}
	terms, err := saves.Continue(o.Store, record)
	if err != nil {
		t.Fatal(err)
	}
	return terms.Begun
}

// kept fails unless what is kept is the match as it is.
func (o *opened) kept(t *testing.T, when string) {
	t.Helper()
	if m := o.later(t); m.Hash() != o.play.Match.Hash() || m.Actions() != o.play.Match.Actions() {
		t.Fatalf("%s: %d of %d actions are kept", when, m.Actions(), o.play.Match.Actions())
	}
}

// TestEverythingDoneIsKept: the match is kept after every action and every answer, of
// the person and of the machine, before any of it is shown; one in which nothing was
// done is not.
func TestEverythingDoneIsKept(t *testing.T) {
	for _, rs := range rulesets.All() {
		o := open(t, begun(t, rs.Name, "off", match.Human, "soldier"))
		o.KeepOn()
		if record, _, ok := saves.Latest(o.Store); ok {
			t.Fatalf("%s: kept as %s before anything was done", rs.Name, record)
		}
		shown := o.play.Match.Actions()
		rest := func() { // every tick, so that no action of the machine goes by
			for n := 0; o.Busy() && o.front.over == 0; n++ {
				if n > 100_000 {
					t.Fatal("it never comes to rest")
				}
				o.Skip()
				o.tick()
				if m := o.play.Match; m.Actions() != shown {
					shown = m.Actions()
					if over, _ := m.Over(); !over {
						o.kept(t, rs.Name+": the machine has acted")
					}
				}
			}
		}
		rest()
		for n := range 12 {
			if over, _ := o.play.Match.Over(); over {
				break
			}
			if o.Asking() {
				o.Answer(rules.Decline)
			} else {
				o.Do(o.play.Now.Legal[n*7%len(o.play.Now.Legal)])
			}
			if over, _ := o.play.Match.Over(); !over {
				o.kept(t, rs.Name+": the person has acted")
			}
			shown = o.play.Match.Actions()
			rest()
		}
	}
}

// TestQuestionIsAskedAgain: a window that is closed while somebody is asked in the
// middle of an action asks the same again, and the dice that were rolled stay:
// answered as before, both matches are one.
func TestQuestionIsAskedAgain(t *testing.T) {
	for _, answer := range []rules.Verb{rules.Take, rules.Decline} {
		m := arena.Match(t, 3, nil, arena.Blue("fighter", 3, 5), arena.Red("orc", 4, 4).First())
		o := open(t, m)
		o.rest(t)
		o.Do(rules.Action{Verb: rules.EndTurn, By: o.play.Now.Who, On: rules.Nobody}) // it is flat-footed no more
		o.rest(t)
		o.Do(west(o.play.Now.Who))
		if what, _, _ := m.Awaits(); what != rules.AwaitsAnswer {
			t.Fatal("nobody is asked")
		}
		o.kept(t, "asked") // nothing of the move has been shown yet
		again := open(t, o.later(t))
		again.rest(t)
		if !again.Asking() || again.play.Now.Who != 1 {
			t.Fatalf("gone on with, %d is awaited, asked: %v", again.play.Now.Who, again.Asking())
		}
		again.Answer(answer)
		again.kept(t, "answered")
		o.rest(t)
		o.Answer(answer)
		o.kept(t, "answered at once")
		if again.play.Match.Hash() != m.Hash() {
			t.Errorf("%s: hash %016x, without the closed window %016x", answer, again.play.Match.Hash(), m.Hash())
		}
	}
}

// TestWhatWasTakenBackStaysSo: an action that was taken back is not done when the
// match goes on.
func TestWhatWasTakenBackStaysSo(t *testing.T) {
	o := open(t, arena.Match(t, 3, nil, arena.Blue("fighter", 3, 5).First(), arena.Red("orc", 12, 4)))
	o.rest(t)
	before := o.play.Match.Hash()
	o.Do(west(o.play.Now.Who))
	o.Undo()
	if got := o.later(t).Hash(); got != before {
		t.Errorf("hash %016x, want %016x as before the action", got, before)
	}
}

// TestLastActionIsRecordedAtOnce: the action that ends a match has its replay written
// before it is shown, and what is told at the end is what became of that.
func TestLastActionIsRecordedAtOnce(t *testing.T) {
	o := open(t, begun(t, "d20", "off", "soldier", "recruit"))
	for n := 0; ; n++ {
		if over, _ := o.play.Match.Over(); over {
			break
		}
		if n > 500_000 {
			t.Fatal("no end")
		}
		o.Skip()
		o.tick()
	}
	names, err := o.Store.List("")
	if err != nil || len(names) != 1 || o.Archive().Name != names[0] || o.front.over != 0 {
		t.Errorf("kept are %v, told is %+v, %v", names, o.Archive(), err)
	}
}

// TestTwoWindowsKeepTwoMatches: two windows that go on with one save keep both what
// was done in the one and what was done in the other, and the one that comes second is
// told; both are recorded when they are over.
func TestTwoWindowsKeepTwoMatches(t *testing.T) {
	st := &store.Memory{}
	first := open(t, begun(t, "d20", "off", "soldier", "recruit"))
	first.Store = st
	for first.play.Match.Actions() == 0 {
		first.Skip()
		first.tick()
	}
	record, _, _ := saves.Latest(st)
	second := openAs(t, first.later(t), record, st)
	hashes := map[uint64]bool{}
	told := map[*opened]bool{}
	for n, over := 0, 0; over < 2; n++ {
		if n > 500_000 {
			t.Fatal("no end")
		}
		over = 0
		for _, o := range []*opened{first, second} {
			o.Skip()
			o.tick()
			told[o] = told[o] || o.notices.Toast.Bad
			if done, _ := o.play.Match.Over(); done {
				over++
				hashes[o.play.Match.Hash()] = true
			} else if o == second && n == 3 { // else both would play the same
				o.play.Match.Stop()
				o.KeepOn()
			}
		}
	}
	names, _ := st.List(saves.Finished)
	if left := saves.List(st); len(names) != 2 || len(left) != 0 || len(hashes) != 2 {
		t.Errorf("recorded are %v of %d different matches, left %v", names, len(hashes), left)
	}
	if told[first] == told[second] {
		t.Errorf("told are the first: %v, the second: %v", told[first], told[second])
	}
}

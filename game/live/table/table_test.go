package table

import (
	"testing"

	"tenaille/game/live"
	"tenaille/levels"
	"tenaille/rules"
)

// agreed is a match on a level, by one person against a machine or another person.
func agreed(t testing.TB, ruleset, machine string) live.Offer {
	t.Helper()
	s, err := levels.Load("proving-ground")
	if err != nil {
		t.Fatal(err)
	}
	s.Ruleset = ruleset
	return live.Offer{Revision: rules.Revision, Setup: s, Machine: machine, By: "Anna"}
}

// rest has a side end its turn, or say no.
func rest(t testing.TB, tb *Table, key string, now int64) {
	t.Helper()
	a, _ := tb.board.Course().Rest()
	cmd := levels.CommandOf(tb.board.Course().Encounter(), &a)
	if _, answer := tb.Wish(key, live.Wish{Seen: len(tb.entries), Will: live.Act, Do: &cmd}, now); answer != (live.Answer{}) {
		t.Fatalf("%+v is refused: %+v", cmd, answer)
	}
}

// rested is a match against a soldier that is over: whoever sat first ended every turn.
func rested(t testing.TB, ruleset string) *Table {
	t.Helper()
	tb, err := Open("M1", "KA", agreed(t, ruleset, "soldier"), live.Secret{1}, 0)
	if err != nil {
		t.Fatal(err)
	}
	for now := int64(0); !tb.Over(); now += 100 {
		if now > 2_000_000 {
			t.Fatalf("%s: after %d s it is not over", ruleset, now/1000)
		}
		if tb.Tick(now); tb.awaited() == 0 {
			rest(t, tb, "KA", now)
		}
	}
	return tb
}

// TestWholeMatchAgainstAMachine plays a match in every ruleset: its dice are proved, and
// a referee that takes over has the same state.
func TestWholeMatchAgainstAMachine(t *testing.T) {
	for _, ruleset := range []string{"d20", "limited", "skirmish"} {
		tb := rested(t, ruleset)
		if l := tb.Listing(); l.Stage != live.Over || l.Winner != 1 {
			t.Errorf("%s: it ends as %+v", ruleset, l)
		}
		if err := Proved("M1", tb.Entries()); err != nil {
			t.Error(err)
		}
		again, err := Resume(tb.Opened(), tb.Entries())
		if err != nil || again.Hash() != tb.Hash() {
			t.Errorf("%s: taken over it is %v", ruleset, err)
		}
	}
}

package combat_test

import (
	"slices"
	"testing"

	"tenaille/rules"
	"tenaille/rules/dice"
)

// After a turn those are asked who wait and can act, in the order of their places;
// not who is asleep, dead or not on the board (INI-07).
func TestWhoIsAskedToActNow(t *testing.T) {
	for _, c := range []struct {
		what   string
		change func(*rules.Setup)
		absent bool
		want   []rules.ID
	}{
		{"both can", nil, false, []rules.ID{2, 0}},
		{"the first sleeps", state(2, "asleep"), false, []rules.ID{0}},
		{"the first is dead", state(2, "dead"), false, []rules.ID{0}},
		{"the first is not there", nil, true, []rules.ID{0}},
	} {
		e := set(t, c.change, "G..g", "G..g")
		e.Free = false
		for i, id := range []rules.ID{2, 1, 0, 3} {
			e.Emit(rules.Event{Kind: rules.Placed, Who: id, Whom: rules.Nobody, A: int16(i)})
		}
		e.Facts.Started, e.Facts.Turn, e.Facts.Round = true, 1, 1
		e.Facts.Combatants[0].Budget.Delaying, e.Facts.Combatants[2].Budget.Delaying = true, true
		e.Facts.Combatants[2].Absent = c.absent
		if r := e.Do(&rules.Action{Verb: rules.EndTurn, By: 1, On: rules.Nobody}, dice.NewScripted(nil)); !r.OK() {
			t.Fatalf("%s: refused by %s", c.what, r.Cite)
		}
		var got []rules.ID
		for asked, ok := e.Asked(); ok; asked, ok = e.Asked() {
			if name, _ := e.Question(); name != rules.AskActNow {
				t.Fatalf("%s: %d is asked %q", c.what, asked.Who, name)
			}
			got = append(got, asked.Who)
			e.Do(&rules.Action{Verb: rules.Decline, By: asked.Who, On: rules.Nobody}, dice.NewScripted(nil))
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %v are asked, want %v", c.what, got, c.want)
		}
	}
}

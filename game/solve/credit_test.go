package solve

import (
	"bytes"
	"slices"
	"testing"

	"tenaille/game/replay"
	"tenaille/levels"
	"tenaille/rules"
)

// played is a match of a puzzle in which its side does the actions of these verbs, each
// the first of its kind in the list.
func played(t *testing.T, c *levels.Case, verbs ...rules.Verb) *replay.Replay {
	t.Helper()
	setup := c.Setup
	setup.Turn, setup.Name = c.Puzzle.Turn(), c.ID
	course, err := replay.NewCourse(replay.NewHeader(setup, []string{"human", "human"}, 1), false)
	if err == nil {
		err = course.Begin(func(rules.Event) {})
	}
	if err != nil {
		t.Fatal(err)
	}
	for _, v := range verbs {
		list := course.Encounter().Legal(nil)
		i := slices.IndexFunc(list, func(a rules.Action) bool { return a.Verb == v })
		if i < 0 {
			t.Fatalf("%s: %v cannot be done", c.ID, v)
		}
		if r, err := course.Do(list[i]); err != nil || !r.OK() {
			t.Fatalf("%s: %v: %v %v", c.ID, v, r, err)
		}
	}
	rp, err := replay.Read(bytes.NewReader(course.Text()), c.ID)
	if err != nil {
		t.Fatal(err)
	}
	return rp
}

// TestWhatIsMadeGoodIsCredited: who does something harmless first and then what is best
// gives nothing away, though the puzzle looks at nothing of the kind second; who does not
// make it good does.
func TestWhatIsMadeGoodIsCredited(t *testing.T) {
	for _, p := range []struct {
		name  string
		verbs []rules.Verb
		best  bool
	}{
		{"d20-total-defence", []rules.Verb{rules.Drop, rules.TotalDefenceAction}, true},
		{"d20-total-defence", []rules.Verb{rules.Drop, rules.EndTurn}, false},
		{"d20-shut-the-door", []rules.Verb{rules.TotalDefenceAction, rules.CloseDoor}, true},
		{"d20-shut-the-door", []rules.Verb{rules.TotalDefenceAction, rules.EndTurn}, false},
		{"limited-defend", []rules.Verb{rules.Drop, rules.TotalDefenceAction}, true},
	} {
		c, err := levels.OpenPuzzle(p.name)
		if err != nil {
			t.Fatal(err)
		}
		q := Inquire(c, Most)
		q.Rate(played(t, c, p.verbs...))
		for !q.Step() {
		}
		if q.Err != nil {
			t.Fatal(p.name, q.Err)
		}
		r := q.Rating
		lost := slices.ContainsFunc(r.Decisions, func(d Decision) bool { return d.Loss() > 1e-9 })
		if lost == p.best || (r.Best-r.Got < 1e-9) != p.best || r.Best-r.Got > 1e-9 && r.Best-r.Got < Telling {
			t.Errorf("%s, %v: rated %.4f of %.4f: %+v", p.name, p.verbs, r.Got, r.Best, r.Decisions)
		}
		if q.Film == nil {
			t.Errorf("%s: there is no film", p.name)
		}
	}
}

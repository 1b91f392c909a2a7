package lineup

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tenaille/game/internal/arena"
	"tenaille/game/match"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// begun is a search for a side of a level's own armies.
func begun(t *testing.T, terms match.Terms, side int) (*levels.Field, rules.Setup, *Search) {
	t.Helper()
	f, setup := arena.Armies(t, terms)
	setup.Ruleset = terms.Ruleset
	s, err := New(f, setup, side, terms.Seed)
	if err != nil {
		t.Fatal(err)
	}
	return f, setup, s
}

// TestLineUpsAreLegal: in every line-up everybody stands in its own start with the whole of
// its space, nobody on another, whoever lies in ambush hidden (STL-01), and the others
// stand where they stood.
func TestLineUpsAreLegal(t *testing.T) {
	hidden, many := 0, 0
	for _, level := range levels.Names() {
		for _, ruleset := range []string{"d20", "limited", "skirmish"} {
			for side := range 2 {
				for _, ambush := range []string{match.Nobody, match.SideIDs[side]} {
					f, setup, s := begun(t, match.Terms{Level: level, Ruleset: ruleset, Ambush: ambush}, side)
					if len(s.tried) > Most {
						t.Errorf("%s: %d line-ups", level, len(s.tried))
					}
					if len(s.tried) >= 6 {
						many++
					}
					for _, u := range s.tried[1:] {
						d, err := f.Deploy(u.Setup)
						if err != nil {
							t.Fatal(err)
						}
						for i := range u.Setup.Combatants {
							if d.Side(i) != side {
								if u.Setup.Combatants[i].At != setup.Combatants[i].At {
									t.Errorf("%s, %s, %s: one of the others has moved", level, ruleset, u.Rule)
								}
								continue
							}
							if d.Lies(i) {
								hidden++
							}
							if m := d.Misfit(i, d.Space(i).At); !m.OK() {
								t.Errorf("%s, %s, %s, ambush of %s: %s does not fit on %s: %+v", level, ruleset, u.Rule, ambush, u.Setup.Combatants[i].Kind, d.Space(i).At.Name(), m)
							}
						}
					}
				}
			}
		}
	}
	if hidden == 0 || many == 0 {
		t.Errorf("%d lie hidden, %d searches try six line-ups or more: nothing was tried", hidden, many)
	}
}

// TestSearchIsItsSeed: two searches, one a piece at a time between the pieces of another,
// try the same and come to the same; another seed plays other games.
func TestSearchIsItsSeed(t *testing.T) {
	terms := match.Terms{Level: "holloway", Ruleset: "skirmish", Seed: 4}
	_, _, whole := begun(t, terms, 1)
	for !whole.Work() {
	}
	_, _, cut := begun(t, terms, 1)
	terms.Seed = 5
	_, _, other := begun(t, terms, 1)
	for done := false; !done; {
		other.Work()
		done = cut.Work()
		if !done && cut.Best() != 0 {
			t.Fatal("it has chosen before it was done")
		}
	}
	for !other.Work() {
	}
	if whole.Err() != nil {
		t.Fatal(whole.Err())
	}
	same := func(a, b *Search) bool {
		return slices.EqualFunc(a.tried, b.tried, func(a, b Tried) bool { return a.Rule == b.Rule && slices.Equal(a.Came, b.Came) }) && a.best == b.best
	}
	if !same(whole, cut) {
		t.Errorf("cut it comes to %d, whole to %d", cut.best, whole.best)
	}
	if same(whole, other) {
		t.Error("another seed plays the same games")
	}
	full, half := 0, 0
	for i := range whole.tried {
		switch len(whole.tried[i].Came) {
		case Games:
			full++
		case Games / 2:
			half++
		default:
			t.Errorf("%q was tried in %d games", whole.tried[i].Rule, len(whole.tried[i].Came))
		}
	}
	if n := len(whole.tried) - 1; half != n/2 || full != n-n/2+1 || len(whole.tried[0].Came) != Games {
		t.Errorf("%d line-ups were tried to the end and %d were given up", full, half)
	}
}

// TestTriedIsPlayed plays the games of two line-ups once more with nothing but a match.
func TestTriedIsPlayed(t *testing.T) {
	_, _, s := begun(t, match.Terms{Level: "proving-ground", Ruleset: "d20", Seed: 9}, 0)
	for !s.Work() {
	}
	for _, u := range s.tried[:2] {
		var came []int
		for g := range len(u.Came) {
			m, err := match.New(match.Config{Setup: u.Setup, Seats: []string{"soldier", "soldier"}, Seed: seedOf(9, g)})
			if err != nil {
				t.Fatal(err)
			}
			over, winner := m.Over()
			for ; !over && m.Round() <= longest; over, winner = m.Over() {
				if a, done := m.Think(1 << 20); done {
					if refusal, err := m.Do(a); err != nil || !refusal.OK() {
						t.Fatal(refusal, err)
					}
				}
			}
			came = append(came, map[int]int{0: 2, 1: 0, -1: 1}[winner])
		}
		if diff := cmp.Diff(u.Came, came); diff != "" {
			t.Errorf("%q:\n%s", u.Rule, diff)
		}
	}
}

// TestOnlyWhatIsClearlyBetterIsTaken, by the differences of the same games.
func TestOnlyWhatIsClearlyBetterIsTaken(t *testing.T) {
	mostly := func(n, won int) []int {
		list := make([]int, n)
		for i := range won {
			list[i] = 2
		}
		return list
	}
	for _, r := range []struct {
		came, other []int
		want        bool
	}{
		{mostly(64, 32), mostly(64, 32), false},                // the same games won
		{mostly(64, 33), mostly(64, 32), false},                // one more
		{mostly(64, 36), mostly(64, 32), true},                 // four more and none fewer: 4² is more than 4 times the variance
		{mostly(64, 10), mostly(64, 32), false},                // worse
		{[]int{2, 2, 2, 2}, []int{0, 0, 0, 0}, true},           // always
		{[]int{2, 2, 2, 0, 0}, []int{0, 0, 2, 2, 0}, false},    // now so, now so
		{[]int{0, 0, 0}, []int{0, 0, 0}, false},                // nothing
		{slices.Repeat([]int{1}, 8), mostly(8, 4), false},      // drawn is half
		{slices.Repeat([]int{2, 1}, 20), mostly(40, 20), true}, // of twenty won, twenty drawn
	} {
		if got := better(r.came, r.other); got != r.want {
			t.Errorf("%v against %v: %v", r.came, r.other, got)
		}
	}
}

// TestShootersOverlook: in the line-up made for it none who shoots sees fewer of the foe
// than another free square of the start would let it.
func TestShootersOverlook(t *testing.T) {
	f, setup, s := begun(t, match.Terms{Level: "proving-ground", Ruleset: "d20"}, 0)
	i := slices.IndexFunc(s.tried, func(u Tried) bool { return u.Rule == "overlook" })
	if i < 0 {
		t.Fatal("there is no such line-up")
	}
	d, err := f.Deploy(s.tried[i].Setup)
	if err != nil {
		t.Fatal(err)
	}
	r := survey(d, 0)
	shooters := 0
	for i := range setup.Combatants {
		if d.Side(i) != 0 || !d.Shoots(i) {
			continue
		}
		shooters++
		at := d.Space(i).At
		for _, c := range f.Starts[0] {
			if c != (grid.Cell{}) && d.Misfit(i, c).OK() && r.over(c)+r.high(i, c) > r.over(at)+r.high(i, at) {
				t.Errorf("%s on %s sees %d, from %s it would see %d", setup.Combatants[i].Kind, at.Name(), r.over(at), c.Name(), r.over(c))
			}
		}
	}
	if shooters == 0 {
		t.Error("nobody shoots")
	}
}

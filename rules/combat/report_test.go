package combat_test

import (
	"testing"

	"pgregory.net/rapid"

	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/rulesets"
)

// counted is what the lines of a breakdown come to that count.
func counted(t testing.TB, rows []rules.Row, b *rules.Breakdown) (sum int) {
	t.Helper()
	for _, l := range b.Lines[:b.N] {
		if rows[l.Row].Cite == rules.NoCite {
			t.Errorf("%s has no rule", rows[l.Row].Source)
		}
		if l.Lost == rules.NoCite {
			sum += int(l.Value)
		}
	}
	if sum != int(b.Total) {
		t.Errorf("the lines come to %+d, their total is %+d", sum, b.Total)
	}
	return sum
}

// explained are the kinds of d20 that report what they are made of.
var explained = map[rules.EventKind]int{
	rules.AttackRolled: 0, rules.ContestRolled: 0, rules.TestRolled: 0, rules.InitiativeRolled: 0, rules.HideRolled: 0, rules.SpotRolled: 0,
}

// Whoever listens is told every modifier of every d20, and they come to what was
// added to the die: attack, opposed check, save, test, initiative, hiding and
// noticing.
func TestEveryD20IsExplained(t *testing.T) {
	seen := map[rules.EventKind]int{}
	rapid.Check(t, func(r *rapid.T) {
		e := anywhere(r)
		e.Listen = func(ev rules.Event) {
			if _, told := explained[ev.Kind]; !told || ev.Kind == rules.InitiativeRolled && ev.C == 1 || ev.Kind == rules.AttackRolled && ev.Whom == rules.Nobody {
				return
			}
			seen[ev.Kind]++
			if ev.Report == nil {
				r.Fatalf("%s of %d is not explained\n%s", ev.Kind, ev.Who, draw(e))
			}
			if got := counted(t, ev.Report.Rows, &ev.Report.Attack); got != int(ev.B-ev.A) {
				r.Fatalf("%s of %d: a %d came to %d, its modifiers are %+d: %+v\n%s", ev.Kind, ev.Who, ev.A, ev.B, got, ev.Report.Attack.Lines[:ev.Report.Attack.N], draw(e))
			}
			if ev.Kind == rules.ContestRolled && ev.Verb == rules.Disarm {
				for _, l := range ev.Report.Attack.Lines[:ev.Report.Attack.N] {
					if row := &ev.Report.Rows[l.Row]; row.Source == rules.SourceAttackBonus && counted(t, e.Rules.Rows, &ev.Report.Strike) != int(l.Value) {
						r.Fatalf("the attack bonus of a disarm is %+d, its parts %+v", l.Value, ev.Report.Strike)
					}
				}
			}
		}
		src := dice.NewSeeded(rapid.Uint64().Draw(r, "seed"))
		e.Rules.Turn.Begin(e)
		e.Run(src)
		for n := rapid.IntRange(20, 60).Draw(r, "actions"); n > 0 && !e.Facts.Over; n-- {
			legal := e.Legal(nil)
			kinds := map[rules.Verb][]int{}
			var verbs []rules.Verb
			for i := range legal {
				if kinds[legal[i].Verb] == nil {
					verbs = append(verbs, legal[i].Verb)
				}
				kinds[legal[i].Verb] = append(kinds[legal[i].Verb], i)
			}
			of := kinds[rapid.SampledFrom(verbs).Draw(r, "verb")]
			e.Do(&legal[rapid.SampledFrom(of).Draw(r, "action")], src)
		}
	})
	for kind := range explained {
		if seen[kind] == 0 {
			t.Errorf("no %s was tried", kind)
		}
	}
	t.Logf("%v", seen)
}

// Where nobody listens, contests, saves and hiding explain nothing and allocate
// nothing.
func TestSilentRollsAllocateNothing(t *testing.T) {
	for _, c := range []struct {
		name string
		a    rules.Action
		rows []string
	}{
		{"attack", rules.Action{Verb: rules.Attack, By: 0, On: 1, Weapon: 0}, []string{"Gg.."}},
		{"trip", rules.Action{Verb: rules.Trip, By: 0, On: 1, Weapon: rules.UnarmedWeapon}, []string{"Gg.."}},
		{"disarm", rules.Action{Verb: rules.Disarm, By: 0, On: 1, Weapon: 0, Amount: 1}, []string{"Gg.."}},
		{"hide", rules.Action{Verb: rules.Hide, By: 0, On: rules.Nobody}, []string{"R:.g", "::..", "...."}},
		{"search", rules.Action{Verb: rules.Search, By: 0, On: rules.Nobody}, []string{"G..r"}},
	} {
		e := set(t, hidden(c.name == "search"), c.rows...)
		e.Free = true
		if r := e.Check(&c.a); !r.OK() {
			t.Fatalf("%s: %+v", c.name, r)
		}
		there := e.Clone()
		src, no := dice.NewSeeded(7), rules.Action{Verb: rules.Decline}
		if n := testing.AllocsPerRun(200, func() {
			e.CopyTo(there)
			there.Do(&c.a, src)
			for what, who := there.Awaits(); what == rules.AwaitsAnswer; what, who = there.Awaits() {
				no.By = who
				there.Do(&no, src)
			}
		}); n != 0 {
			t.Errorf("a %s that nobody hears allocates %v times", c.name, n)
		}
	}
}

// hidden has the second creature hide, where it is asked for.
func hidden(so bool) func(*rules.Setup) {
	if so {
		return state(1, "hidden")
	}
	return func(*rules.Setup) {}
}

// TestAlertIsExplained: a test of PER tells what it is made of (LIM-02, LIM-03).
func TestAlertIsExplained(t *testing.T) {
	s := (&scene{rows: []string{"G..a"}, change: under("limited", ambush(-2, 2))}).setup()
	e, err := rulesets.New(&s)
	if err != nil {
		t.Fatal(err)
	}
	heard := 0
	e.Listen = func(ev rules.Event) {
		if ev.Kind != rules.SpotRolled {
			return
		}
		heard++
		if ev.Report == nil || counted(t, ev.Report.Rows, &ev.Report.Attack) != int(ev.B-ev.A) || ev.Report.Attack.N != 2 {
			t.Errorf("LIM-03: %+v is explained by %+v", ev, ev.Report)
		}
	}
	e.Rules.Turn.Begin(e)
	e.Run(dice.NewSeeded(1))
	if heard == 0 {
		t.Error("nobody made a test of PER")
	}
}

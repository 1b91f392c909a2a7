package combat_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// frightened has one of a scene be afraid of another.
func frightened(who, by int) func(*rules.Setup) {
	return func(s *rules.Setup) {
		s.Combatants[who].State = append(s.Combatants[who].State, rules.ConditionSetup{ID: "frightened", By: by + 1})
	}
}

// fear is the distance from a space to the nearest of those a creature is afraid
// of and sees; any is false where there is none.
func fear(e *rules.Encounter, id rules.ID, s grid.Space) (near int, any bool) {
	for _, x := range e.Facts.Effects {
		if x.Who == id && x.Condition == rules.Frightened && x.By >= 0 && x.By != id && e.Present(x.By) && attack.Sees(e, id, x.By) {
			if d := e.Options.Grid.SpaceDistance(s, e.Space(x.By)); !any || d < near {
				near, any = d, true
			}
		}
	}
	return near, any
}

// The frightened who can get farther do nothing but get away, free actions apart:
// they get up, or they go to one square, and by a withdrawal or a run it is
// farther off. Whoever need not flee may end its turn (CND-07).
func TestTheFrightenedFlee(t *testing.T) {
	fled := map[rules.Verb]int{}
	rapid.Check(t, func(t *rapid.T) {
		e := situation(t, empower, "d20", "limited")
		e.Free = true
		for id := range e.Count() {
			legal := e.LegalFor(id, nil)
			end := func(a *rules.Action) grid.Space {
				return grid.Space{At: a.Path.End(e.Facts.Combatants[id].At), N: e.Space(id).N}
			}
			a, forced := combat.Flight(e, id)
			if !forced {
				if waits := slices.ContainsFunc(legal, func(a rules.Action) bool { return a.Verb == rules.EndTurn }); !waits && e.Present(id) {
					t.Fatalf("%d need not flee and may not end its turn\n%s", id, draw(e))
				}
				continue
			}
			fled[a.Verb]++
			if !slices.Contains(legal, a) || !e.Check(&a).OK() {
				t.Fatalf("%d has to flee by %s to %v, which is not legal\n%s", id, a.Verb, a.Cell, draw(e))
			}
			now, dreads := fear(e, id, e.Space(id))
			if !dreads {
				t.Fatalf("%d flees from nobody\n%s", id, draw(e))
			}
			ends := map[rules.Verb]grid.Space{}
			for _, b := range legal {
				if e.Rules.Verbs[b.Verb].Cost == rules.FreeAction {
					continue
				}
				switch b.Verb {
				case rules.StandUp, rules.Rise, rules.Move:
				case rules.Withdraw, rules.Run:
					if d, _ := fear(e, id, end(&b)); d <= now {
						t.Fatalf("%d flees by %s from %d to %d squares away\n%s", id, b.Verb, now, d, draw(e))
					}
				default:
					t.Fatalf("%d has to flee and may %s\n%s", id, b.Verb, draw(e))
				}
				if other, met := ends[b.Verb]; met && other != end(&b) {
					t.Fatalf("%d may %s to %v and to %v\n%s", id, b.Verb, other.At, b.Cell, draw(e))
				}
				ends[b.Verb] = end(&b)
			}
		}
	})
	if !testing.Short() && fled[rules.Withdraw]+fled[rules.Move]+fled[rules.Run] < 5 { // as in the law of the unseen, of a fifth of the draws
		t.Errorf("they fled only by %v: the law was not tried", fled)
	}
}

// What one who is frightened does first (CND-07).
func TestFlight(t *testing.T) {
	for _, c := range []struct {
		what   string
		rows   []string
		change func(*rules.Setup)
		verb   rules.Verb // NoVerb where it may do as it likes
		to     grid.Cell
	}{
		{"it withdraws", []string{"aG......"}, frightened(1, 0), rules.Withdraw, grid.C(7, 0)},
		{"it runs where that leads farther", []string{"aG.................."}, frightened(1, 0), rules.Run, grid.C(19, 0)},
		{"it gets up first", []string{"aG......"}, all(frightened(1, 0), state(1, "prone")), rules.StandUp, grid.C(1, 0)},
		{"it rises first", []string{"aG......"}, all(frightened(1, 0), state(1, "kneeling")), rules.Rise, grid.C(1, 0)},
		{"it is cornered", []string{"aG"}, frightened(1, 0), rules.NoVerb, grid.Cell{}},
		{"it is only shaken", []string{"aG......"}, state(1, "shaken"), rules.NoVerb, grid.Cell{}},
		{"from the nearer of two", []string{"a....G..a"}, all(frightened(1, 0), frightened(1, 2)), rules.Withdraw, grid.C(4, 0)},
	} {
		e := set(t, c.change, c.rows...)
		a, forced := combat.Flight(e, 1)
		if forced != (c.verb != rules.NoVerb) {
			t.Errorf("%s: forced is %v", c.what, forced)
			continue
		}
		if forced && (a.Verb != c.verb || a.Path.End(e.Facts.Combatants[1].At) != c.to) {
			t.Errorf("%s: it has to %s to %v, want %s to %v", c.what, a.Verb, a.Cell, c.verb, c.to)
		}
	}
}

// Where a run leads farther than a withdrawal, it is the run that one has to flee
// by: the withdrawal is no part of the flight, wherever it leads; and where it does
// not, the withdrawal is and the run is not (CND-07, MOV-09, ACT-18).
func TestWhoMustRunMayNotWithdraw(t *testing.T) {
	for _, c := range []struct {
		row string
		may map[rules.Verb]bool
	}{
		{"aG..............", map[rules.Verb]bool{rules.Run: true, rules.Withdraw: false, rules.Move: false}},
		{"aG...........", map[rules.Verb]bool{rules.Run: false, rules.Withdraw: true, rules.Move: true}},
	} {
		e := set(t, frightened(1, 0), c.row)
		for verb, want := range c.may {
			a := rules.Action{Verb: verb, By: 1, On: rules.Nobody}
			r := e.Rules.Turn.Barred(e, &a, &e.Rules.Verbs[verb])
			if r.OK() != want || !want && r.Cite != rules.CND07 {
				t.Errorf("CND-07, %s: %s is refused by %v, want it open: %v", c.row, verb, r.Cite, want)
			}
		}
	}
}

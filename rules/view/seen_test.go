package view_test

import (
	"testing"

	"tenaille/rules"
	"tenaille/rules/rulesets"
	"tenaille/rules/view"
)

// TestEventsOfTheUnseenCanBeApplied hands a side events of every kind whose
// other party it does not know: nothing of that party is left in them, and what
// is perceived can happen to the side's own copy of the facts.
func TestEventsOfTheUnseenCanBeApplied(t *testing.T) {
	s := rules.Setup{
		Ruleset: "d20", Fog: "sight", Map: rules.MapSetup{Rows: []string{"..#..", "..#..", "..#.."}},
		Combatants: []rules.Sheet{
			{ID: 1, Side: "blue", HP: 9, MaxHP: 9, Speed: 6, At: [2]int{0, 0}},
			{ID: 2, Side: "red", HP: 9, MaxHP: 9, Speed: 6, At: [2]int{4, 0}},
		},
	}
	e, err := rulesets.New(&s)
	if err != nil {
		t.Fatal(err)
	}
	v := view.New(e, 0)
	if v.Knows(1) || !v.Knows(0) {
		t.Fatalf("blue knows itself %v and red behind the wall %v", v.Knows(0), v.Knows(1))
	}
	perceived := 0
	for kind := rules.EventKind(1); kind <= rules.Waited; kind++ {
		for _, who := range []rules.ID{0, rules.Nobody} {
			seen, ok := view.Seen(rules.Event{Kind: kind, Who: who, Whom: 1, A: 1}, v, v)
			if !ok {
				continue
			}
			if seen.Whom == 1 {
				t.Errorf("%s: blue is told of red", kind)
			}
			if who == rules.Nobody {
				continue // what is nobody's is about the match
			}
			perceived++
			func() {
				defer func() {
					if r := recover(); r != nil {
						t.Errorf("%s by the known to the unknown cannot be applied: %v", kind, r)
					}
				}()
				own := v.Encounter()
				own.Facts.Apply(&seen)
			}()
		}
		if seen, ok := view.Seen(rules.Event{Kind: kind, Who: 1, Whom: 0}, v, v); ok {
			t.Errorf("%s of the unknown is perceived: %+v", kind, seen)
		}
	}
	if perceived < 20 {
		t.Errorf("%d kinds of events were tried", perceived)
	}
}

// TestRollsKeepTheirSecrets: what an enemy adds to its Hide, how hard an ambush
// is to notice, what an unseen opponent adds and what an enemy lets go by that it
// was ready for are not told; one's own modifiers and those of a noticed creature
// are (STL-01, LIM-02, INI-08).
func TestRollsKeepTheirSecrets(t *testing.T) {
	v := []*view.View{walled(t, 0), walled(t, 1)}
	why := &rules.Report{Natural: 12, Against: 17}
	for _, c := range []struct {
		what           string
		ev             rules.Event
		side           int
		seen, explains bool
		against        int16
	}{
		{"its own Hide", rules.Event{Kind: rules.HideRolled, Who: 0, Whom: rules.Nobody}, 0, true, true, 0},
		{"a seen enemy's Hide", rules.Event{Kind: rules.HideRolled, Who: 2, Whom: rules.Nobody}, 0, true, false, 0},
		{"an unseen enemy's Hide", rules.Event{Kind: rules.HideRolled, Who: 1, Whom: rules.Nobody}, 0, false, false, 0},
		{"a look at an unseen enemy", rules.Event{Kind: rules.SpotRolled, Who: 0, Whom: 1, C: 17}, 0, false, false, 0},
		{"a look at a seen enemy", rules.Event{Kind: rules.SpotRolled, Who: 0, Whom: 2, C: 17, Flags: rules.FlagHit}, 0, true, true, 17},
		{"a look that fails", rules.Event{Kind: rules.SpotRolled, Who: 0, Whom: 2, C: 17}, 0, true, true, 0},
		{"an enemy that looks for one's own", rules.Event{Kind: rules.SpotRolled, Who: 2, Whom: 0, C: 17}, 0, true, true, 17},
		{"one's own test of PER", rules.Event{Kind: rules.SpotRolled, Who: 0, Whom: rules.Nobody, C: 17}, 0, true, true, 0},
		{"a seen enemy's test of PER", rules.Event{Kind: rules.SpotRolled, Who: 2, Whom: rules.Nobody, C: 17}, 0, true, true, 17},
		{"a noticed enemy", rules.Event{Kind: rules.Noticed, Who: 2, Whom: 0}, 0, true, true, 0},
		{"a check against the unseen", rules.Event{Kind: rules.ContestRolled, Who: 0, Whom: 1}, 0, true, false, 0},
		{"a check of the unseen", rules.Event{Kind: rules.ContestRolled, Who: 1, Whom: 0}, 0, false, false, 0},
		{"a check among the seen", rules.Event{Kind: rules.ContestRolled, Who: 2, Whom: 0}, 0, true, true, 0},
		{"one's own readied action kept", rules.Event{Kind: rules.Waited, Who: 0, Whom: 2, Cite: rules.INI08}, 0, true, true, 0},
		{"one's own kept from the unseen", rules.Event{Kind: rules.Waited, Who: 0, Whom: 1, Cite: rules.INI08}, 0, true, false, 0},
		{"an enemy's readied action kept", rules.Event{Kind: rules.Waited, Who: 2, Whom: 0, Cite: rules.INI08}, 0, false, false, 0},
		{"an enemy that goes on delaying", rules.Event{Kind: rules.Waited, Who: 2, Whom: 0, Cite: rules.INI07}, 0, true, true, 0},
		{"a save from the unseen", rules.Event{Kind: rules.TestRolled, Who: 0, Whom: 1, C: 14}, 0, true, false, 14},
		{"the hider's own Hide, by its side", rules.Event{Kind: rules.HideRolled, Who: 1, Whom: rules.Nobody}, 1, true, true, 0},
	} {
		c.ev.Report = why
		got, ok := view.Seen(c.ev, v[c.side], v[c.side])
		if ok && got.C == 0 && got.Report != nil && got.Report.Against != 0 && got.Kind == rules.SpotRolled {
			t.Errorf("%s: the number to reach is told by the report", c.what)
		}
		if ok != c.seen || ok && ((got.Report != nil) != c.explains || got.C != c.against) {
			t.Errorf("%s: perceived %v as %+v, want %v, explained %v, against %d", c.what, ok, got, c.seen, c.explains, c.against)
		}
	}
	if c := v[0]; c.Knows(1) || !c.Knows(2) {
		t.Fatalf("blue knows red behind the wall %v, red beside it %v", c.Knows(1), c.Knows(2))
	}
}

// walled is the view of a side of two that a wall parts, with one of red beside
// blue.
func walled(t *testing.T, side int) *view.View {
	t.Helper()
	return view.New(walledEncounter(t), side)
}

func walledEncounter(t *testing.T) *rules.Encounter {
	t.Helper()
	sheet := func(id int, side string, x int) rules.Sheet {
		return rules.Sheet{ID: id, Side: side, HP: 9, MaxHP: 9, Speed: 6, At: [2]int{x, 0}}
	}
	e, err := rulesets.New(&rules.Setup{
		Ruleset: "d20", Fog: "sight", Map: rules.MapSetup{Rows: []string{"..#..", "..#..", "..#.."}},
		Combatants: []rules.Sheet{sheet(1, "blue", 0), sheet(2, "red", 4), sheet(3, "red", 1)},
	})
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// TestThingsOfTheUnseen: who takes up a thing of somebody the side does not know is seen
// with a weapon of its own if it can fight with it, and with nothing if it only carries
// it; nobody's thing is told of (ACT-23, ACT-30).
func TestThingsOfTheUnseen(t *testing.T) {
	sword := rules.WeaponSetup{Name: "sword", Kind: "melee", Hand: "one", Damage: "1d8"}
	s := rules.Setup{
		Ruleset: "d20", Fog: "sight", Map: rules.MapSetup{Rows: []string{"..#..", "..#..", "..#.."}},
		Combatants: []rules.Sheet{
			{ID: 1, Side: "blue", HP: 9, MaxHP: 9, Speed: 6, At: [2]int{0, 0}, Weapons: []rules.WeaponSetup{{Name: "club", Kind: "melee", Hand: "one", Damage: "1d6"}, sword}},
			{ID: 2, Side: "red", HP: 9, MaxHP: 9, Speed: 6, At: [2]int{4, 0}, Weapons: []rules.WeaponSetup{sword}},
		},
	}
	e, err := rulesets.New(&s)
	if err != nil {
		t.Fatal(err)
	}
	v := view.New(e, 0)
	taken := rules.Event{Kind: rules.ItemTaken, Who: 0, Whom: 1, Weapon: 0, A: 2}
	if seen, ok := view.Seen(taken, v, v); !ok || seen.Whom != 0 || seen.Weapon != 1 || seen.A != 2 {
		t.Errorf("a sword to fight with is perceived %v as %+v, want the taker's own", ok, seen)
	}
	taken.A = 0
	if seen, ok := view.Seen(taken, v, v); ok {
		t.Errorf("what is only carried is perceived as %+v", seen)
	}
	if seen, ok := view.Seen(rules.Event{Kind: rules.ItemDropped, Who: 0, Whom: 1}, v, v); ok {
		t.Errorf("what is let go of again is perceived as %+v", seen)
	}
}

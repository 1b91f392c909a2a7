package match

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
)

// TestMachinesInZeroGravity plays matches that begin with everybody afloat: each
// comes to an end, floating keeps nobody from striking, and no machine ends a
// turn in which it could still have righted itself (CND-16, MOV-14).
func TestMachinesInZeroGravity(t *testing.T) {
	for _, ruleset := range []string{"d20", "limited"} {
		struck, righted := 0, 0
		for seed := uint64(1); seed <= 5; seed++ {
			s := rules.Setup{Ruleset: ruleset, Map: rules.MapSetup{ZeroGravity: true, Rows: []string{"..........", "..........", "..........", "..........", ".........."}}}
			for i, c := range []struct {
				kind, side string
				at         [2]int
			}{{"fighter", "blue", [2]int{0, 1}}, {"archer", "blue", [2]int{0, 3}}, {"orc", "red", [2]int{9, 1}}, {"wolf", "red", [2]int{8, 3}}} {
				sheet, ok := levels.Creature(c.kind)
				if !ok {
					t.Fatal(c.kind)
				}
				sheet.ID, sheet.Side, sheet.At = i+1, c.side, c.at
				sheet.State = []rules.ConditionSetup{{ID: "floating"}}
				s.Combatants = append(s.Combatants, sheet)
			}
			m, err := New(Config{Setup: s, Seats: []string{"soldier", "soldier"}, Seed: seed})
			if err != nil {
				t.Fatal(err)
			}
			for n := 0; ; n++ {
				if over, _ := m.Over(); over {
					break
				}
				if n > 2000 {
					t.Fatalf("%s, seed %d: no end", ruleset, seed)
				}
				a, _ := m.Think(1 << 30)
				afloat := m.course.Encounter().Facts.Has(a.By, rules.Floating)
				up := rules.Action{Verb: rules.RightSelf, By: a.By, On: rules.Nobody}
				switch {
				case a.Verb == rules.EndTurn && m.check(&up).OK():
					t.Errorf("%s, seed %d, action %d: %d ends its turn afloat with a move left", ruleset, seed, n, a.By)
				case a.Verb == rules.RightSelf:
					righted++
				case afloat && (a.Verb == rules.Attack || a.Verb == rules.FullAttack):
					struck++
				case afloat && (a.Verb == rules.Charge || a.Verb == rules.Run || a.Verb == rules.FiveFootStep):
					t.Errorf("%s, seed %d: %s afloat", ruleset, seed, a.Verb)
				}
				if r, err := m.Do(a); err != nil || !r.OK() {
					t.Fatalf("%v: %s, %v", a, r.Cite, err)
				}
			}
		}
		if struck == 0 || righted == 0 {
			t.Errorf("%s: %d blows struck afloat, %d righted", ruleset, struck, righted)
		}
	}
}

package match

import (
	"bytes"
	"testing"

	"tenaille/game/replay"
	"tenaille/levels"
	"tenaille/rules"
)

// TestRandomBrawls lets random players loose in a room so small that they
// grapple, trip, disarm, push and run each other over: every action survives
// its way through a command, states keep their shape, and replays are true.
func TestRandomBrawls(t *testing.T) {
	used := map[rules.Verb]int{}
	for seed := uint64(1); seed <= 48; seed++ {
		s := brawl(seed)
		m, err := New(Config{Setup: s, Seats: []string{"random", "random"}, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		for range 250 {
			if over, _ := m.Over(); over {
				break
			}
			a, done := m.Think(1)
			if !done {
				t.Fatalf("seed %d, action %d: nothing is legal", seed, m.Actions())
			}
			used[a.Verb]++
			if r, err := m.Do(a); err != nil || !r.OK() {
				t.Fatalf("seed %d, action %d: %+v: refusal %s, error %v", seed, m.Actions(), a, r.Cite, err)
			}
			if what := misshapen(m.course.Encounter()); what != "" {
				t.Fatalf("seed %d, after action %d, %s: %s", seed, m.Actions(), a.Verb, what)
			}
		}
		m.Stop()
		var b bytes.Buffer
		if err := m.Save(&b); err != nil {
			t.Fatal(err)
		}
		if _, err := replay.Verify(&b, "brawl"); err != nil {
			t.Errorf("seed %d: %v", seed, err)
		}
	}
	for _, v := range [...]rules.Verb{rules.Grapple, rules.GrappleDamage, rules.GrapplePin, rules.GrappleEscape, rules.GrappleMove, rules.Release, rules.Trip, rules.Disarm, rules.BullRush, rules.Overrun, rules.Net, rules.PickUp} {
		if used[v] == 0 {
			t.Errorf("nobody used %s", v)
		}
	}
}

// brawl is a room full of the reference cast; the seed decides the gravity and
// who has which feat.
func brawl(seed uint64) rules.Setup {
	s := rules.Setup{Ruleset: "d20", Map: rules.MapSetup{Rows: []string{".......", ".......", "..~....", ".......", "......."}, ZeroGravity: seed%4 == 0}}
	if seed%2 == 0 {
		s.Fog = "sight"
	}
	feats := []string{"improved_trip", "improved_grapple", "improved_disarm", "improved_bull_rush", "combat_reflexes"}
	for i, c := range []struct {
		name string
		at   [2]int
	}{{"G", [2]int{0, 0}}, {"O", [2]int{3, 0}}, {"A", [2]int{2, 2}}, {"R", [2]int{5, 2}}, {"G", [2]int{1, 4}}, {"R", [2]int{6, 4}}} {
		sheet, _ := levels.Cast(c.name)
		sheet.ID, sheet.At, sheet.Side = i+1, c.at, []string{"blue", "red"}[i%2]
		sheet.HP, sheet.MaxHP = 60, 60
		sheet.BAB += int(seed%3) * 2
		sheet.Carried = []string{rules.NetItem}
		sheet.Feats = append(sheet.Feats, feats[(i+int(seed))%len(feats)])
		sheet.Weapons = append(sheet.Weapons, rules.WeaponSetup{Name: "flail", Kind: "melee", Hand: "one", Damage: "1d8", Trip: true})
		s.Combatants = append(s.Combatants, sheet)
	}
	return s
}

package story_test

import (
	"bytes"
	"fmt"
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/rules"
)

// TestTouchLostToConcealment: a touch whose d20 hits and which the miss chance takes
// has not succeeded, and one that it leaves has, in the luck and among the turning
// points (CON-04, MAN-02).
func TestTouchLostToConcealment(t *testing.T) {
	lost, kept := 0, 0
	for seed := uint64(1); seed <= 40 && (lost < 2 || kept < 2); seed++ {
		m := arena.Match(t, seed, nil, arena.Blue("fighter", 4, 4).First(), arena.Red("orc", 5, 4, "displaced"))
		if r, err := m.Do(rules.Action{Verb: rules.Trip, By: 0, On: 1, Weapon: rules.UnarmedWeapon}); err != nil || !r.OK() {
			t.Fatal(r.Cite, err)
		}
		for what, who, _ := m.Awaits(); what == rules.AwaitsAnswer; what, who, _ = m.Awaits() {
			if r, err := m.Do(rules.Action{Verb: rules.Decline, By: who, On: rules.Nobody}); err != nil || !r.OK() {
				t.Fatal(r.Cite, err)
			}
		}
		s, record := told(t, m)
		fortunes(t, fmt.Sprintf("CON-04: seed %d", seed), s, record)
		switch {
		case bytes.Contains(record, []byte(`"lost":true`)):
			lost++
		case bytes.Contains(record, []byte(`"miss_chance_rolled"`)):
			kept++
		}
	}
	if lost < 2 || kept < 2 {
		t.Errorf("%d touches were lost to concealment and %d were not: too few to prove anything", lost, kept)
	}
}

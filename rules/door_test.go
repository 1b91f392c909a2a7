package rules_test

import (
	"strings"
	"testing"

	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// TestPartsOfADoor: parts with one number open and close as one, so they begin
// alike; doors without a number take those that are left (ACT-30).
func TestPartsOfADoor(t *testing.T) {
	edge := func(name string, door rules.DoorSetup, open bool) rules.EdgeSetup {
		return rules.EdgeSetup{Edge: name, FeatureSetup: rules.FeatureSetup{Feature: "wall", Door: door, Open: open}}
	}
	setup := func(edges ...rules.EdgeSetup) *rules.Setup {
		s := &rules.Setup{Ruleset: "d20", Map: rules.MapSetup{Rows: []string{"......", "......"}, Edges: edges}}
		s.Combatants = []rules.Sheet{{ID: 1, Side: "red", HP: 5, MaxHP: 5, Speed: 6}}
		return s
	}
	if _, err := rulesets.New(setup(edge("V(1,0)", 1, false), edge("V(1,1)", 1, true))); err == nil || !strings.Contains(err.Error(), "edges[1].door: the parts of door 1") {
		t.Errorf("a door half open: %v", err)
	}
	e, err := rulesets.New(setup(edge("V(1,0)", rules.SomeDoor, true), edge("V(2,0)", 1, false), edge("V(3,0)", rules.SomeDoor, false), edge("V(3,1)", 9, true)))
	if err != nil {
		t.Fatal(err)
	}
	if want := uint64(1<<1 | 1<<8); e.Facts.OpenDoors != want {
		t.Errorf("open doors %b, want %b", e.Facts.OpenDoors, want)
	}
}

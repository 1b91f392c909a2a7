package combat_test

import (
	"slices"
	"testing"

	"tenaille/rules"
)

// A door of several parts is one door: whoever stands beside two of them opens it
// once (ACT-30).
func TestADoorOfPartsIsListedOnce(t *testing.T) {
	part := func(edge string, number rules.DoorSetup) rules.EdgeSetup {
		return rules.EdgeSetup{Edge: edge, FeatureSetup: rules.FeatureSetup{Feature: "wall", Door: number}}
	}
	e := set(t, func(s *rules.Setup) {
		s.Map.Edges = []rules.EdgeSetup{part("V(1,1)", 1), part("V(2,1)", 2), part("H(1,2)", 1)}
	}, "...", ".G.", "..g")
	var doors []int16
	for _, a := range e.LegalFor(0, nil) {
		if a.Verb == rules.OpenDoor {
			doors = append(doors, a.Amount)
		}
	}
	if !slices.Equal(doors, []int16{1, 2}) {
		t.Errorf("the doors %v may be opened, want 1 and 2", doors)
	}
}

package combat_test

import (
	"slices"
	"testing"

	"tenaille/rules"
	"tenaille/rules/dice"
)

// While a large creature moves into a grapple square by square, and one beside its
// way may strike at each (AOO-11), what is still to be done names whom it holds: by
// that a side which knows nothing of that one is shown nothing of what is to come
// (GRP-02).
func TestMovingInNamesWhomItHolds(t *testing.T) {
	const who, whom = 0, 1
	e := set(t, nil, "O..g", "....", "g...")
	src := dice.NewScripted([][2]int{{20, 12}, {20, 15}, {20, 5}, {4, 2}})
	if r := e.Do(&rules.Action{Verb: rules.Grapple, By: who, On: whom, Weapon: rules.UnarmedWeapon}, src); !r.OK() {
		t.Fatal(r)
	}
	var asked []rules.ID
	for a, ok := e.Asked(); ok; a, ok = e.Asked() {
		asked = append(asked, a.Who)
		if !slices.ContainsFunc(e.Agenda.Steps, func(s rules.Step) bool { return s.Who == who && s.Whom == whom }) {
			t.Errorf("GRP-02: while %d may strike, nothing that is to be done names whom %d holds", a.Who, who)
		}
		e.Do(&rules.Action{Verb: rules.Decline, By: a.Who, On: rules.Nobody}, src)
	}
	if want := []rules.ID{2, 2}; !slices.Equal(asked, want) || src.Err() != nil || src.Left() != 0 {
		t.Errorf("GRP-02: %v may strike at who moves in, want %v; %v, %d dice left", asked, want, src.Err(), src.Left())
	}
}

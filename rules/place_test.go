package rules_test

import (
	"testing"

	"tenaille/rules"
	"tenaille/rules/internal/drawn"
	"tenaille/rules/rulesets"
)

// TestNobodyBeginsWithoutRoom: a position in which a creature does not fit where it
// is put is refused, with the square, or all those it needs (GEO-02).
func TestNobodyBeginsWithoutRoom(t *testing.T) {
	d20, err := rulesets.ByName("d20")
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range []struct {
		name string
		rows []string
		at   [2]int
		want string
	}{
		{"off the map", []string{"G..", "..."}, [2]int{3, 0}, "combatants[0].at: [3,0] is not on the map"},
		{"half of it off the map", []string{"O..", "..."}, [2]int{1, 1}, "combatants[0].at: the 2 by 2 squares from [1,1] are not all on the map"},
		{"in a wall", []string{"G.#", "..."}, [2]int{2, 0}, "combatants[0].at: [2,0] is filled by wall"},
	} {
		s := drawn.Setup(row.rows, nil, func(s *rules.Setup) { s.Combatants[0].At = row.at })
		if _, err := rules.NewEncounter(&s, d20); err == nil || err.Error() != row.want {
			t.Errorf("GEO-02: %s: %v, want %s", row.name, err, row.want)
		}
	}
}

package levels

import (
	"testing"

	"tenaille/rules/rulesets"
)

// TestLevelsAreLegalSituations lets the rules check what the files say: every
// level, and every creature alone on a field.
func TestLevelsAreLegalSituations(t *testing.T) {
	for _, name := range Names() {
		s, err := Load(name)
		if err != nil {
			t.Error(err)
			continue
		}
		if _, err := rulesets.New(&s); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	field := []string{"......", "......", "......", "......", "......", "......"}
	s, err := Load("proving-ground")
	if err != nil {
		t.Fatal(err)
	}
	s.Map.Rows, s.Map.Edges, s.Map.Elevation, s.Map.Legend, s.Look = field, nil, nil, nil, nil
	for _, kind := range Kinds() {
		sheet, ok := Creature(kind)
		if !ok {
			t.Fatalf("no %s", kind)
		}
		sheet.ID, sheet.Side = 1, "blue"
		s.Combatants = append(s.Combatants[:0:0], sheet)
		if _, err := rulesets.New(&s); err != nil {
			t.Errorf("%s: %v", kind, err)
		}
	}
}

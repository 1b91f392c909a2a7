package referee

import (
	"strings"
	"testing"

	"tenaille/levels"
)

// TestNobodyHasWonYet: as long as two sides have a creature that is not lost, a
// script names no winner (SKI-19).
func TestNobodyHasWonYet(t *testing.T) {
	for _, row := range []struct{ name, more, hp string }{
		{"SKI-19 one is left", `, {"cast": "G", "id": 3, "side": "blue", "at": [5, 0]}`, "2"},
		{"SKI-19 disabled is no loss", "", "8"},
	} {
		text := `{"id": "x", "ruleset": "d20", "map": {"rows": ["......"]}, "combatants": [
			{"cast": "G", "id": 1, "side": "red", "at": [0, 0]}, {"cast": "G", "id": 2, "side": "blue", "at": [1, 0], "hp": ` + row.hp + `}` + row.more + `],
			"ask": {"script": {"dice": [[20, 15], [8, 5]], "commands": [{"do": "attack", "by": 1, "on": 2, "weapon": "longsword"}]}}}`
		file, err := levels.ReadPosition(strings.NewReader(text), "x.json")
		if err != nil {
			t.Fatal(err)
		}
		a, err := Judge(&file.Cases[0])
		if err != nil {
			t.Fatal(err)
		}
		if a["winner"] != nil || a["goal"] != nil || a["dice_left"] != 0 {
			t.Errorf("%s: %v by %v, %v dice left", row.name, a["winner"], a["goal"], a["dice_left"])
		}
	}
}

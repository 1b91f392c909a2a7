package battle

import (
	"strings"
	"testing"

	"tenaille/rules"
	"tenaille/rules/grid"
)

// TestSavesAreCalledByTheirName: the log names the save that an ability allows, though
// another of the same caster has the same difficulty (SAV-01, ACT-28).
func TestSavesAreCalledByTheirName(t *testing.T) {
	for power, save := range map[string]string{"withering_word": "Will", "thunder_line": "Reflex"} {
		b := opening(t, "en", nil, blue("shaman", 4, 4).First(), red("orc", 8, 4))
		d := deed{verb: rules.Power, entry: "palette.power." + power, at: []grid.Cell{{X: 8, Y: 4}}}
		d.drive(t, b)
		said := ""
		for i := range b.tell.Log.Records {
			if b.tell.Log.Records[i].Events[0].Kind == rules.TestRolled {
				said += b.tell.Log.Entries[i].Tail + "; "
			}
		}
		if !strings.HasPrefix(said, save) {
			t.Errorf("the save against %s is called %q, want %s", power, said, save)
		}
	}
}

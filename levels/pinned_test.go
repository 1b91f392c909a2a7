package levels

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"tenaille/rules"
)

// TestScenarioBeginsWithSomebodyPinned: a scenario says whom a creature has in its grip
// when the fight begins, and both know it (GRP-07).
func TestScenarioBeginsWithSomebodyPinned(t *testing.T) {
	s, err := Load("table")
	if err != nil {
		t.Fatal(err)
	}
	held := 0
	for i := range s.Combatants {
		ogre := &s.Combatants[i]
		for _, c := range ogre.State {
			if ogre.Kind != "ogre" || c.ID != rules.Grappling.String() {
				continue
			}
			for k := range s.Combatants {
				tam := &s.Combatants[k]
				pinned := slices.ContainsFunc(tam.State, func(c rules.ConditionSetup) bool {
					return c.ID == rules.Pinned.String() && c.By == ogre.ID
				})
				if tam.Name == "Tam" && slices.Contains(c.With, tam.ID) && pinned {
					held++
				}
			}
		}
	}
	if held != 1 {
		t.Errorf("the ogre pins Tam %d times", held)
	}
}

// TestGripsOfAScenarioAreRead: a grip that cannot be is a fault with its place.
func TestGripsOfAScenarioAreRead(t *testing.T) {
	for grip, want := range map[string]string{
		`"pins": -1`:               "creatures[0]",
		`"pins": 2, "grapples": 2`: "who pins grapples already",
		`"pins": 9`:                "creatures[0]",
		`"grapples": 2`:            "",
		`"pins": 2`:                "",
	} {
		text := `{"map": "standing-stones", "ruleset": "d20", "creatures": [
			{"id": 1, "side": "red", "kind": "ogre", "at": [17, 11], ` + grip + `},
			{"id": 2, "side": "blue", "kind": "halfling", "at": [16, 11]}]}`
		_, err := openScenario(fstest.MapFS{"s.json": {Data: []byte(text)}}, "s.json", "s.json")
		switch {
		case want == "" && err != nil:
			t.Errorf("%s: %v", grip, err)
		case want != "" && (err == nil || !strings.Contains(err.Error(), want)):
			t.Errorf("%s: %v, want %q in it", grip, err, want)
		}
	}
}

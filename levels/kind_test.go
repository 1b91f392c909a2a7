package levels

import (
	"reflect"
	"strings"
	"testing"
)

// TestPositionNamesKinds: a combatant of a position may be a built-in creature,
// with overrides as for a member of the cast.
func TestPositionNamesKinds(t *testing.T) {
	const text = `{"ruleset": "d20", "map": {"rows": ["......", "......"]}, "combatants": [
		{"cast": "ogre", "id": 4, "side": "red", "at": [0, 0], "hp": 11},
		{"cast": "G", "id": 7, "side": "blue", "at": [3, 0]}]}`
	file, err := ReadPosition(strings.NewReader(text), "p.json")
	if err != nil {
		t.Fatal(err)
	}
	want, ok := Creature("ogre")
	if !ok {
		t.Fatal("there is no ogre")
	}
	want.ID, want.Side, want.HP = 4, "red", 11
	if got := file.Cases[0].Setup.Combatants[0]; !reflect.DeepEqual(got, want) {
		t.Errorf("the ogre is\n%+v, want\n%+v", got, want)
	}
	if _, err := ReadPosition(strings.NewReader(strings.Replace(text, `"ogre"`, `"gobelin"`, 1)), "p.json"); err == nil || !strings.Contains(err.Error(), `no member "gobelin" of the cast`) {
		t.Errorf("an unknown kind: %v", err)
	}
}

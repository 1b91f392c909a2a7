package levels

import (
	"strings"
	"testing"
	"testing/fstest"
)

// TestCreatureSheetFaultsNameTheSheet: what is wrong with a creature of a map
// is told of the creature's file, with line and key, not of the map.
func TestCreatureSheetFaultsNameTheSheet(t *testing.T) {
	const sheet = `{
 "name": "Hero", "size": "medium", "hp": 10, "max_hp": 10, "speed": 6,
 "abilities": {"str": 10, "dex": 10, "con": 10, "int": 10, "wis": 10, "cha": 10},
 "carried": ["healing_draught"],
 "weapons": [{"name": "sword", "kind": "melee", "hand": "one", "damage": "1d8", "threat": 19, "multiplier": 2}],
 "powers": [
  {"id": "war_cry", "cost": "standard", "condition": "shaken", "rounds": 2, "range": 6}
 ]
}`
	for _, c := range []struct{ name, old, new, want string }{
		{"sound", "", "", ""},
		{"cost", `"cost": "standard"`, `"cost": "swift"`, `maps/creatures/hero.json: line 7: powers[0].cost: `},
		{"hp", `"hp": 10, "max_hp": 10`, `"hp": 12, "max_hp": 10`, `maps/creatures/hero.json: line 2: hp: `},
		{"ability", `"con": 10`, `"con": 400`, `maps/creatures/hero.json: line 3: abilities.con: `},
		{"draught", "healing_draught", "healing_drought", `maps/creatures/hero.json: carried[0]: nothing called "healing_drought"; there are healing_draught, `},
		{"id", "war_cry", "war cry", `maps/creatures/hero.json: powers[0].id: "war cry": lower-case letters`},
	} {
		text := strings.Replace(sheet, c.old, c.new, 1)
		_, err := LoadFS(fstest.MapFS{
			"maps/small.tmx":           {Data: []byte(strings.Replace(small, "goblin", "hero", 1))},
			"maps/creatures/hero.json": {Data: []byte(text)},
		}, "maps/small.tmx")
		switch {
		case c.want == "" && err != nil:
			t.Errorf("%s: %v", c.name, err)
		case c.want != "" && (err == nil || !strings.HasPrefix(err.Error(), c.want) || strings.Contains(err.Error(), "\n")):
			t.Errorf("%s: got %v\nwant %s...", c.name, err, c.want)
		}
	}
}

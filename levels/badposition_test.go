package levels

import (
	"bytes"
	"fmt"
	"strings"
	"testing"
)

// sound is a position of one case that the table below breaks.
const sound = `{"format": 1, "cases": [{"id": "COV-05/x2", "rules": ["COV-05"], "ruleset": "d20",
 "options": {"conceal_along": true, "limited_move": 13, "diagonal": "d1111"},
 "map": {"rows": ["..a", ".#."], "legend": {"a": [{"feature": "conceal", "pct": 10}, {"feature": "difficult"}]},
  "edges": [{"edge": "V(1,0)", "feature": "low", "height": 90}], "elevation": [{"cell": [2,1], "level": 1}],
  "light": {"ambient": "dim", "sources": [{"cell": [0,0], "bright": 4}]}},
 "combatants": [{"cast": "G", "id": 1, "side": "red", "at": [0,0], "armor": null, "conditions": [{"id": "grappling", "with": [2]}]},
  {"cast": "O", "id": 2, "side": "blue", "at": [1,0], "weapons": [{"name": "claw", "kind": "melee", "damage": "1d4"}]}],
 "ask": {"script": {"dice": [[20,11]], "commands": [{"do": "ready", "by": 1, "option": "attacks", "then": {"do": "attack"}}]}},
 "expect": {"combatants": [{"id": 1, "hp": 30}], "dice_left": 0}}]}`

func TestSoundPosition(t *testing.T) {
	file, err := ReadPosition(strings.NewReader(sound), "p.json")
	if err != nil {
		t.Fatal(err)
	}
	s := file.Cases[0].Setup
	if s.Options["conceal_along"] != "true" || s.Options["limited_move"] != "13" || s.Options["diagonal"] != "d1111" {
		t.Errorf("options %v", s.Options)
	}
	g, o := s.Combatants[0], s.Combatants[1]
	if g.Armor != nil || g.Shield != 2 || g.Name != "Guard" || g.Kind != "fighter" || len(g.Weapons) != 1 {
		t.Errorf("guard without armour: %+v", g)
	}
	if len(o.Weapons) != 1 || o.Weapons[0].Name != "claw" || o.Weapons[0].Hand != "" || o.Natural != 5 {
		t.Errorf("ogre with claws only: %+v", o)
	}
	if base, _ := Cast("G"); base.Armor == nil {
		t.Error("the cast itself lost its armour")
	}
	if n := file.Cases[0].Expect["dice_left"]; n != 0 {
		t.Errorf("dice_left is %v (%T), want 0", n, n)
	}
}

// TestBadPositions breaks the position in one place each.
func TestBadPositions(t *testing.T) {
	deep := strings.Repeat(`{"then":`, 40) + "1" + strings.Repeat("}", 40)
	for _, row := range []struct{ name, old, new, want string }{
		{"truncated", `"dice_left": 0}}]}`, `"dice`, "line 9: cut off"},
		{"not json", `{"format"`, `<map/>{"format"`, "line 1: "},
		{"text after", `"dice_left": 0}}]}`, `"dice_left": 0}}]} x`, "line 9: text after the end"},
		{"deep", `{"do": "attack"}`, deep, "line 8: nested deeper than 32"},
		{"key twice", `"ruleset": "d20"`, `"ruleset": "d20", "id": "b"`, "cases[0].id: key given twice"},
		{"null", `"id": "COV-05/x2"`, `"id": null`, "cases[0].id: null is not a value here"},
		{"null for a number", `"armor": null`, `"hp": null`, "cases[0].combatants[0].hp: must be a whole number, not null"},
		{"unknown top key", `"format": 1`, `"format": 1, "casse": 1`, "casse: unknown key"},
		{"format", `"format": 1`, `"format": 2`, "format: must be 1, not 2"},
		{"unknown case key", `"rules"`, `"ruels"`, "cases[0].ruels: unknown key"},
		{"unknown sheet key", `"armor": null`, `"hpp": 1`, "cases[0].combatants[0].hpp: unknown key"},
		{"unknown weapon key", `"damage": "1d4"`, `"damge": "1d4"`, "cases[0].combatants[1].weapons[0].damge: unknown key"},
		{"unknown map key", `"elevation"`, `"elevations"`, "cases[0].map.elevations: unknown key"},
		{"unknown edge key", `"height": 90`, `"heigth": 90`, "cases[0].map.edges[0].heigth: unknown key"},
		{"unknown command key", `"by": 1, "option"`, `"by": 1, "opt"`, "cases[0].ask.script.commands[0].opt: unknown key"},
		{"unknown nested command key", `{"do": "attack"}`, `{"do": "attack", "onn": 1}`, "cases[0].ask.script.commands[0].then.onn: unknown key"},
		{"unknown expect key", `"dice_left"`, `"dice_lost"`, "cases[0].expect.dice_lost: unknown key"},
		{"unknown question", `"ask": {"script"`, `"ask": {"screed"`, "cases[0].ask.screed: unknown key"},
		{"unknown action", `"do": "attack"`, `"do": "atack"`, `cases[0].ask.script.commands[0].then.do: unknown action "atack"`},
		{"two questions", `"ask": {`, `"ask": {"threatens": {"by": 1}, `, "cases[0].ask: 2 questions, must be one"},
		{"text for number", `"hp": 30`, `"hp": "30"`, "cases[0].expect.combatants[0].hp: must be a whole number, not a text"},
		{"object for list", `"rules": ["COV-05"]`, `"rules": {}`, "cases[0].rules: must be a list, not an object"},
		{"long cell", `"at": [0,0]`, `"at": [0,0,0]`, "cases[0].combatants[0].at: must be a list of 2 numbers"},
		{"short cell", `"at": [0,0]`, `"at": [0]`, "cases[0].combatants[0].at: must be a list of 2 numbers"},
		{"overflow", `"id": 2`, `"id": 99999999999999999999`, "cases[0].combatants[1].id: must be a whole number, not 99999999999999999999"},
		{"option", `"d1111"`, `[1]`, "cases[0].options.diagonal: must be a text, a whole number or true or false"},
		{"ambush of nobody", `"ruleset": "d20",`, `"ruleset": "d20", "ambush": [1, 3],`, "cases[0].ambush[1]: there is no combatant 3"},
		{"ambush twice", `"ruleset": "d20",`, `"ruleset": "d20", "ambush": [1, 1],`, "cases[0].ambush[1]: 1 is there twice"},
		{"surprised in ambush", `"ruleset": "d20",`, `"ruleset": "d20", "ambush": [1], "surprised": [2, 1],`, "cases[0].surprised[1]: 1 lies in ambush, and is not surprised"},
		{"ambush a switch", `"ruleset": "d20",`, `"ruleset": "d20", "ambush": true,`, "cases[0].ambush: must be a list, not true or false"},
		{"situation a text", `"ruleset": "d20",`, `"ruleset": "d20", "situation": "wood",`, "cases[0].situation: must be a whole number, or an object of ids and whole numbers"},
		{"situation of nobody", `"ruleset": "d20",`, `"ruleset": "d20", "situation": {"3": -2},`, "cases[0].situation: there is no combatant 3"},
		{"no ruleset", `"ruleset": "d20",`, ``, `cases[0]: missing key "ruleset"`},
		{"unknown ruleset", `"ruleset": "d20"`, `"ruleset": "chess"`, `cases[0].ruleset: unknown "chess"`},
		{"ragged", `"..a"`, `"..a."`, "cases[0].map.rows[1]: 3 cells where the first row has 4"},
		{"unknown character", `".#."`, `".X."`, `cases[0].map.rows[1]: cell 1: unknown character "X"`},
		{"legend of a fixed character", `"legend": {"a"`, `"legend": {"#": [], "a"`, `cases[0].map.legend.#: "#" has a fixed meaning`},
		{"unknown feature", `"difficult"`, `"muddy"`, `cases[0].map.legend.a[1].feature: unknown "muddy"`},
		{"concealment", `"pct": 10`, `"pct": 60`, "cases[0].map.legend.a[0].pct: must be 1 to 49, not 60"},
		{"edge name", `V(1,0)`, `W(1,0)`, `cases[0].map.edges[0].edge: "W(1,0)" is not an edge`},
		{"edge outside", `V(1,0)`, `V(1,2)`, "cases[0].map.edges[0].edge: V(1,2) lies outside the map of 3x2"},
		{"cell outside", `"cell": [2,1]`, `"cell": [3,1]`, "cases[0].map.elevation[0].cell: [3,1] lies outside the map of 3x2"},
		{"light outside", `"cell": [0,0]`, `"cell": [0,-1]`, "cases[0].map.light.sources[0].cell: [0,-1] lies outside"},
		{"ambient", `"dim"`, `"gloomy"`, `cases[0].map.light.ambient: unknown "gloomy"`},
		{"unknown cast", `"cast": "G"`, `"cast": "Z"`, `cases[0].combatants[0].cast: no member "Z" of the cast`},
		{"id twice", `"id": 2`, `"id": 1`, "cases[0].combatants[1].id: 1 names two combatants"},
		{"no side", `"side": "red", `, ``, `cases[0].combatants[0]: missing key "side"`},
		{"at outside", `"at": [1,0]`, `"at": [9,0]`, "cases[0].combatants[1].at: [9,0] lies outside the map of 3x2"},
		{"goals", `"ruleset": "d20"`, `"ruleset": "d20", "goals": "eliminate"`, "cases[0].goals: must be a list, not a text"},
		{"goal with an unknown key", `"ruleset": "d20"`, `"ruleset": "d20", "goals": [{"goal": "rout", "where": "here"}]`, "cases[0].goals[0].where: unknown key"},
		{"puzzle", `"ruleset": "d20"`, `"ruleset": "d20", "puzzle": {}`, "cases[0].puzzle.order: must name who acts now"},
		{"more hit points than there are", `"at": [0,0], "armor": null`, `"at": [0,0], "hp": 31, "armor": null`, "cases[0].combatants[0].hp: 31, must not be above max_hp, which is 30"},
		{"door 0", `"feature": "low", "height": 90`, `"feature": "wall", "door": 0`, "cases[0].map.edges[0].door: must be the number of a door, 1 to 64, or true"},
		{"door 65", `"feature": "low", "height": 90`, `"feature": "wall", "door": 65`, "cases[0].map.edges[0].door: must be the number of a door, 1 to 64, or true"},
		{"door and a half", `"feature": "low", "height": 90`, `"feature": "wall", "door": 1.5`, "cases[0].map.edges[0].door: must be the number of a door, 1 to 64, or true"},
		{"door by name", `"feature": "low", "height": 90`, `"feature": "wall", "door": "gate"`, "cases[0].map.edges[0].door: must be the number of a door, 1 to 64, or true"},
		{"row of an attack", `"dice_left": 0`, `"rows": [{"stat": "attack", "worth": 2}]`, "cases[0].expect.rows[0].worth: unknown key"},
		{"goal as a number", `"dice_left": 0`, `"goal": 1`, "cases[0].expect.goal: must be a text, not a number"},
		{"race unknown", `"armor": null`, `"race": "ent"`, `cases[0].combatants[0].race: "ent" is none of dwarf, gnome`},
		{"race and base speed", `"armor": null`, `"race": "elf", "base_speed": 6`, "cases[0].combatants[0].base_speed: the race says it already"},
		{"base speed", `"armor": null`, `"base_speed": 17`, "cases[0].combatants[0].base_speed: 17 is not from 0 to 16"},
		{"base speed as text", `"armor": null`, `"base_speed": "6"`, "cases[0].combatants[0].base_speed: must be a whole number, not a text"},
		{"speed against race", `"armor": null`, `"race": "halfling", "speed": 6`, "cases[0].combatants[0].speed: 6, where race or base_speed and the armour make it 4"},
		{"weapon kind", `"kind": "melee"`, `"kind": "magic"`, `cases[0].combatants[1].weapons[0].kind: unknown "magic"`},
	} {
		text := strings.Replace(sound, row.old, row.new, 1)
		if text == sound {
			t.Errorf("%s: the position has no %q", row.name, row.old)
			continue
		}
		_, err := ReadPosition(strings.NewReader(text), "p.json")
		wantLine(t, row.name, err, "p.json", row.want)
	}
	_, err := ReadPosition(bytes.NewReader(make([]byte, maxBytes+1)), "p.json")
	wantLine(t, "100 MB", err, "p.json", "larger than 4 MB")
	_, err = ReadPosition(strings.NewReader(""), "p.json")
	wantLine(t, "empty", err, "p.json", "empty file")
	_, err = ReadPosition(strings.NewReader(`{"ruleset": "d20", "combatants": []}`), "p.json")
	wantLine(t, "no map", err, "p.json", `missing key "map"`)
	_, err = ReadPosition(strings.NewReader(`{"ruleset": "d20", "map": {"rows": ["."]}}`), "p.json")
	wantLine(t, "no combatants", err, "p.json", `missing key "combatants"`)
	_, err = ReadPosition(strings.NewReader("[1]"), "p.json")
	wantLine(t, "list", err, "p.json", "must be an object")
}

func TestSingleCaseIsAFile(t *testing.T) {
	text := `{"ruleset": "d20", "map": {"rows": ["."]}, "combatants": [], "ask": {"threatens": {"by": 1}}}`
	file, err := ReadPosition(strings.NewReader(text), "p.json")
	if err != nil || len(file.Cases) != 1 || file.Cases[0].Ask.Threatens == nil {
		t.Errorf("file %+v, error %v", file, err)
	}
	text = fmt.Sprintf(`{"format": 1, "cases": [%s, %s]}`, text, text)
	_, err = ReadPosition(strings.NewReader(text), "p.json")
	wantLine(t, "same id", err, "p.json", `cases[1].id: "" names two cases`)
}

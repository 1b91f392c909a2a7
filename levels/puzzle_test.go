package levels

import (
	"strings"
	"testing"

	"tenaille/rules"
)

// puzzled is a position whose puzzle is s.
func puzzled(s string) string {
	return `{"ruleset": "d20", "map": {"rows": ["....."]}, "combatants": [{"cast": "G", "id": 1, "side": "red", "at": [0,0]},
		{"cast": "G", "id": 2, "side": "blue", "at": [3,0]}], "puzzle": ` + s + `}`
}

// TestPuzzleIsRead reads every key of a puzzle.
func TestPuzzleIsRead(t *testing.T) {
	f, err := ReadPosition(strings.NewReader(puzzled(`{"order": [2, 1], "until": [1], "stand": {"1": -1, "2": 0.25}, "hp": {"2": -0.000000001, "1": 10},
		"spent": ["move"], "first": ["attack", "end_turn"], "mine": ["coup_de_grace"], "theirs": ["full_attack"], "best": "strike", "why": "it is near"}`)), "p")
	if err != nil {
		t.Fatal(err)
	}
	p := f.Cases[0].Puzzle
	if p == nil || len(p.Order) != 2 || p.Order[0] != 2 || p.Until[0] != 1 || p.Stand[1] != -WorthUnit || p.Stand[2] != WorthUnit/4 || p.HP[2] != -1 || p.HP[1] != 10*WorthUnit ||
		p.Spent[0] != "move" || p.First[1] != rules.EndTurn || p.Mine[0] != rules.CoupDeGrace || p.Theirs[0] != rules.FullAttack || p.Best != "strike" || p.Why != "it is near" {
		t.Errorf("%+v", p)
	}
}

// TestPuzzleFaults names the place of what is wrong with a puzzle.
func TestPuzzleFaults(t *testing.T) {
	for s, want := range map[string]string{
		`{}`:                                   "puzzle.order: must name who acts now",
		`{"order": [3], "stand": {"1": 1}}`:    "puzzle.order[0]: there is no combatant 3",
		`{"order": [1, 1], "stand": {"1": 1}}`: "puzzle.order[1]: 1 is there twice",
		`{"order": [1], "until": [7], "stand": {"1": 1}}`: "puzzle.until[0]: there is no combatant 7",
		`{"order": [1]}`:                                          "puzzle.stand: nothing is worth anything",
		`{"order": [1], "stand": {"3": 1}}`:                       `puzzle.stand: there is no combatant "3"`,
		`{"order": [1], "stand": {"01": 1}}`:                      `puzzle.stand: there is no combatant "01"`,
		`{"order": [1], "stand": {"1": 1e3}}`:                     "puzzle.stand.1: must be a number of at most nine places, from -1000 to 1000, not 1e3",
		`{"order": [1], "stand": {"1": "1"}}`:                     "puzzle.stand.1: must be a number",
		`{"order": [1], "stand": {"1": 1000.1}}`:                  "puzzle.stand.1: must be a number",
		`{"order": [1], "hp": {"1": 0.0000000001}}`:               "puzzle.hp.1: must be a number",
		`{"order": [1], "hp": {"1": 100}}`:                        "puzzle: all together is worth more than 2000",
		`{"order": [1], "stand": {"1": 1}, "first": ["juggle"]}`:  `puzzle.first[0]: "juggle" is no action`,
		`{"order": [1], "stand": {"1": 1}, "theirs": ["attck"]}`:  `puzzle.theirs[0]: "attck" is no action`,
		`{"order": [1], "stand": {"1": 1}, "spent": ["thought"]}`: `puzzle.spent[0]: "thought" cannot be spent`,
		`{"order": [1], "stand": {"1": 1}, "worth": 3}`:           "puzzle.worth: unknown key",
		`{"order": [1], "stand": {"1": 1}, "keep": [1]}`:          "puzzle.stand: there is an aim already: keep or fell",
		`{"order": [1], "keep": [1], "zone": "yard"}`:             "puzzle.zone: must be a zone of the position",
		`{"order": [1], "fell": [3]}`:                             "puzzle.fell[0]: there is no combatant 3",
		`{"order": [1], "fell": [2], "value": 10001}`:             "puzzle.value: must be 0 to 10000",
		`{"order": 1, "stand": {"1": 1}}`:                         "puzzle.order: must be a list, not a number",
	} {
		_, err := ReadPosition(strings.NewReader(puzzled(s)), "p")
		if err == nil || !strings.HasPrefix(err.Error(), "p: "+want) {
			t.Errorf("%s: %v, want %q", s, err, want)
		}
	}
}

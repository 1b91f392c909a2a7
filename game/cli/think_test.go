//go:build !js

package cli

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestThinkPrintsTheTurn: the turn of a machine, of one creature or of a side's figures,
// is printed whole, with the dice that came of it, the same for the same seed.
func TestThinkPrintsTheTurn(t *testing.T) {
	turn := func(args ...string) thought {
		t.Helper()
		code, out, errs := run(t, append([]string{"think"}, args...)...)
		var th thought
		if err := json.Unmarshal([]byte(out), &th); code != 0 || errs != "" || err != nil || len(th.Turn) == 0 {
			t.Fatalf("%v: code %d, %q, %v, %s", args, code, errs, err, out)
		}
		return th
	}
	step := turn(filepath.Join(puzzles, "13-full-attack-step.json"), "--level", "soldier")
	if step.Side != "red" || step.Ruleset != "d20" || step.Turn[0].Action.Do != "five_foot_step" || step.Turn[1].Action.Do != "full_attack" || len(step.Turn[0].Dice) != 0 || len(step.Turn[1].Dice) < 3 || step.Turn[1].Dice[0][0] != 20 {
		t.Errorf("%+v", step)
	}
	for _, d := range step.Turn {
		if d.Action.By != 1 {
			t.Errorf("another than the first acts: %+v", d)
		}
	}
	pair := turn(filepath.Join("..", "..", "levels", "puzzles", "skirmish-each-for-itself.json"), "--level", "soldier")
	acted := map[int]bool{}
	for _, d := range pair.Turn {
		acted[d.Action.By] = true
	}
	if len(acted) != 2 {
		t.Errorf("two figures have their activations: %+v", pair)
	}
	disarm := turn(filepath.Join(puzzles, "d20-disarm.json"), "--level", "captain")
	switch ideas := disarm.Turn[0].Ideas; {
	case disarm.Turn[0].Action.Do != "disarm", len(ideas) < 5:
		t.Errorf("a captain that is told what the puzzle wants: %+v", disarm.Turn[0])
	case !ideas[0].Chosen || ideas[0].Acts[0].Do != "disarm" || ideas[0].AtMost || ideas[0].Value <= ideas[1].Value || ideas[1].Against["worse"] == 0:
		t.Errorf("reasons: %+v", ideas)
	}
	plain := filepath.Join(t.TempDir(), "two.json")
	position := `{"id": "one", "ruleset": "d20", "map": {"rows": ["....."]}, "combatants": [{"cast": "G", "id": 1, "side": "red", "at": [0,0]}, {"cast": "A", "id": 2, "side": "blue", "at": [4,0]}]}`
	if err := os.WriteFile(plain, []byte(`{"format": 1, "cases": [`+position+`, `+strings.Replace(position, "one", "two", 1)+`]}`), 0o644); err != nil {
		t.Fatal(err)
	}
	first := turn(plain, "--case", "two", "--seed", "7")
	if ideas := turn(plain, "--case", "two", "--seed", "7", "--level", "captain").Turn[0].Ideas; len(ideas) < 2 || ideas[0].Plays == 0 || !ideas[0].Chosen {
		t.Errorf("the ideas that were played out: %+v", ideas)
	}
	if again := turn(plain, "--case", "two", "--seed", "7"); len(again.Turn) != len(first.Turn) || again.Side != first.Side {
		t.Errorf("%+v and %+v", first, again)
	}
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{plain, "--case", "none"}, "no case"},
		{[]string{plain, "--level", "general", "--case", "two"}, "no machine"},
		{[]string{"nowhere.json"}, "no such file"},
	} {
		if code, out, errs := run(t, append([]string{"think"}, c.args...)...); code != 1 || out != "" || !strings.Contains(errs, c.want) {
			t.Errorf("%v: code %d, %q, %q", c.args, code, out, errs)
		}
	}
}

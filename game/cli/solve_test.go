//go:build !js

package cli

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const puzzles = "../../levels/testdata/puzzles"

// TestSolvePrintsTheBest prints what is right, the next best, and what players lose.
func TestSolvePrintsTheBest(t *testing.T) {
	file := filepath.Join(puzzles, "16-nearest-bait.json")
	code, out, errs := run(t, "solve", file)
	lines := strings.Split(strings.TrimSpace(out), "\n")
	if code != 0 || errs != "" || len(lines) != 7 || !strings.HasPrefix(lines[0], "16-nearest-bait: worth -0.355000, off by 1e-15 at most; 5 of 64 first actions are right (") ||
		!strings.HasPrefix(lines[1], `  right -0.355000  {"do":"move","by":1,`) || !strings.HasPrefix(lines[6], "  not   -0.555000  ") {
		t.Errorf("code %d, %q\n%s", code, errs, out)
	}
	code, out, errs = run(t, "solve", file, filepath.Join(puzzles, "02-coup.json"), "--player", "random", "--seeds", "8")
	lines = strings.Split(strings.TrimSpace(out), "\n")
	solved := strings.Count(out, ": solved, loses")
	if code != 0 || errs != "" || len(lines) != 3 || solved+strings.Count(out, ": not solved, loses") != 2 || lines[2] != fmt.Sprintf("%d solved, %d not", solved, 2-solved) {
		t.Errorf("code %d, %q\n%s", code, errs, out)
	}
	code, out, errs = run(t, "solve", file, "--json", "--all", "--player", "random", "--seeds", "2")
	var a solution
	if err := json.Unmarshal([]byte(out), &a); code != 0 || errs != "" || err != nil || len(a.Lines) != 64 || a.Right != 5 || len(a.Replies) != 2 || a.Solved == nil || a.Value != -0.355 {
		t.Errorf("code %d, %q, %v\n%s", code, errs, err, out)
	}
}

// TestSolveComplains: what is no puzzle is named, other files of a folder are let be,
// and what is too big is said to be so.
func TestSolveComplains(t *testing.T) {
	dir := t.TempDir()
	plain := `{"id": "plain", "ruleset": "d20", "map": {"rows": ["...."]}, "combatants": [{"cast": "G", "id": 1, "side": "red", "at": [0,0]}]}`
	lost := `{"id": "lost", "ruleset": "skirmish", "map": {"rows": ["......"]}, "combatants": [{"cast": "S", "id": 1, "side": "red", "at": [0,0]}, {"cast": "S", "id": 2, "side": "blue", "at": [5,0]}], "puzzle": {"order": [1], "stand": {"2": -1}, "first": ["attack", "pass"]}}`
	for name, text := range map[string]string{"a.json": plain, "b.json": lost} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if code, out, errs := run(t, "solve", dir); code != 0 || errs != "" || !strings.HasPrefix(out, "lost: worth ") {
		t.Errorf("a folder: code %d, %q, %q", code, out, errs)
	}
	if code, _, errs := run(t, "solve", filepath.Join(dir, "a.json")); code != 1 || !strings.HasSuffix(errs, "a.json: no puzzle\n") {
		t.Errorf("no puzzle: code %d, %q", code, errs)
	}
	if code, _, errs := run(t, "solve", t.TempDir()); code != 1 || !strings.HasSuffix(errs, ": no position files\n") {
		t.Errorf("an empty folder: code %d, %q", code, errs)
	}
	code, out, errs := run(t, "solve", dir, "--most", "3", "--player", "soldier")
	if code != 1 || out != "0 solved, 0 not\n" || !strings.HasPrefix(errs, "tenaille: lost: the position is too big to be proved: more than 3 ") {
		t.Errorf("too big: code %d, %q, %q", code, out, errs)
	}
}

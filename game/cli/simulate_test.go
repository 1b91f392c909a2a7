//go:build !js

package cli

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tenaille/levels"
)

// TestSimulatedGamesVerify plays games on every level, and every replay of
// them plays the same again.
func TestSimulatedGamesVerify(t *testing.T) {
	for _, level := range levels.Names() {
		dir := filepath.Join(t.TempDir(), "replays")
		code, out, errs := run(t, "simulate", "--level", level, "--games", "4", "--seed", "7", "--red", "random", "--blue", "soldier", "--json", "--save-replays", dir)
		if code != 0 || errs != "" {
			t.Errorf("%s: code %d, complaint %q", level, code, errs)
			continue
		}
		var r record
		if err := json.Unmarshal([]byte(out), &r); err != nil {
			t.Errorf("%s: %v in %s", level, err, out)
			continue
		}
		wins := r.Draws + r.Stopped
		for _, n := range r.Wins {
			wins += n
		}
		if r.Games != 4 || wins != 4 || len(r.Wins) != 2 || r.Actions == 0 || r.GamesPerSecond <= 0 {
			t.Errorf("%s: 4 games do not add up: %s", level, out)
		}
		files, err := filepath.Glob(filepath.Join(dir, "*.jsonl"))
		if err != nil || len(files) != 4 {
			t.Errorf("%s: %d replays of 4 games: %v", level, len(files), err)
			continue
		}
		code, out, errs = run(t, append([]string{"verify"}, files...)...)
		if code != 0 || strings.Count(out, ": right, ") != 4 {
			t.Errorf("%s: code %d, answer %q, complaint %q", level, code, out, errs)
		}
	}
}

// TestSimulationIsItsSeed plays the same games twice and other games with
// another seed.
func TestSimulationIsItsSeed(t *testing.T) {
	play := func(seed string) string {
		t.Helper()
		code, out, errs := run(t, "simulate", "--games", "3", "--seed", seed, "--json")
		var r record
		if err := json.Unmarshal([]byte(out), &r); code != 0 || err != nil {
			t.Fatalf("code %d, %v, complaint %q", code, err, errs)
		}
		r.Seconds, r.GamesPerSecond = 0, 0
		b, _ := json.Marshal(r)
		return strings.Replace(string(b), seed, "", 1)
	}
	first, again, other := play("41"), play("41"), play("42")
	if first != again {
		t.Errorf("one seed, two outcomes:\n%s\n%s", first, again)
	}
	if first == other {
		t.Errorf("two seeds, one outcome:\n%s", first)
	}
}

func TestVerifyNamesTheLine(t *testing.T) {
	dir := t.TempDir()
	if code, _, errs := run(t, "simulate", "--games", "1", "--save-replays", dir); code != 0 {
		t.Fatal(errs)
	}
	whole, err := os.ReadFile(filepath.Join(dir, "game-0001.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(string(whole), "\n")
	if len(lines) < 12 {
		t.Fatalf("a replay of %d lines", len(lines))
	}
	changed := append([]string(nil), lines...)
	at := strings.Index(changed[9], `"hash":"`) + len(`"hash":"`)
	digit := "0"
	if changed[9][at] == '0' {
		digit = "1"
	}
	changed[9] = changed[9][:at] + digit + changed[9][at+1:]
	for name, c := range map[string]struct{ text, want string }{
		"changed":   {strings.Join(changed, ""), "line 10"},
		"cut":       {strings.Join(lines[:8], "") + lines[8][:10], "unfinished after line 8"},
		"empty":     {"", "empty"},
		"no replay": {"{}\n", "line 1"},
	} {
		path := filepath.Join(dir, strings.ReplaceAll(name, " ", "-"))
		if err := os.WriteFile(path, []byte(c.text), 0o644); err != nil {
			t.Fatal(err)
		}
		code, out, errs := run(t, "verify", path)
		if code != 1 || out != "" || strings.Count(errs, "\n") != 1 || !strings.Contains(errs, c.want) || !strings.Contains(errs, path) {
			t.Errorf("%s: code %d, answer %q, complaint %q, want %q", name, code, out, errs, c.want)
		}
	}
}

func TestRefereeAnswersAndChecks(t *testing.T) {
	path := filepath.Join(t.TempDir(), "case.json")
	position := func(hit string) {
		t.Helper()
		text := `{"id":"mine","ruleset":"d20","map":{"rows":["...","..."]},
			"combatants":[{"cast":"A","id":1,"side":"blue","at":[0,0]},{"cast":"G","id":2,"side":"red","at":[1,0]}],
			"ask":{"lines":{"from":1,"to":2}},"expect":{"effect":` + hit + `}}`
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	position("true")
	if code, out, errs := run(t, "referee", "--check", path); code != 0 || out != "1 passed, 0 failed\n" {
		t.Errorf("a right case: code %d, answer %q, complaint %q", code, out, errs)
	}
	var answer struct {
		ID     string
		Answer map[string]any
	}
	code, out, errs := run(t, "referee", path)
	if err := json.Unmarshal([]byte(out), &answer); code != 0 || err != nil || answer.ID != "mine" || answer.Answer["effect"] != true {
		t.Errorf("code %d, %v, answer %q, complaint %q", code, err, out, errs)
	}
	position("false")
	code, out, _ = run(t, "referee", "--check", path)
	if code != 1 || !strings.HasSuffix(out, "\n0 passed, 1 failed\n") || !strings.Contains(out, "true") || !strings.Contains(out, "false") || !strings.Contains(out, "effect") {
		t.Errorf("a wrong case: code %d, answer %q", code, out)
	}
	position(`true}}}`)
	code, out, errs = run(t, "referee", "--check", path)
	if code != 1 || strings.Count(errs, "\n") != 1 || !strings.Contains(errs, path) || !strings.HasSuffix(out, "1 failed\n") {
		t.Errorf("a broken file: code %d, answer %q, complaint %q", code, out, errs)
	}
}

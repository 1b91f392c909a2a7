package main

import (
	"bytes"
	"os"
	"strings"
	"testing"
)

const root = "../../.."

// TestTheSourcesAreAsGenerated: whoever adds a constant or a rule without
// generating again leaves a table behind its list.
func TestTheSourcesAreAsGenerated(t *testing.T) {
	files, err := generate(root)
	if err != nil {
		t.Fatal(err)
	}
	if len(files) < 6 {
		t.Fatalf("only %d files are generated: the walk is wrong", len(files))
	}
	for path, want := range files {
		have, err := os.ReadFile(path)
		if err != nil || !bytes.Equal(have, want) {
			t.Errorf("%s is not what its list gives (%v): run go generate -run names ./rules", path, err)
		}
	}
}

func TestNamesOfIdentifiers(t *testing.T) {
	for id, want := range map[string]string{
		"TotalDefence": "total_defence", "BAB": "bab", "AI": "ai", "FiveFootStep": "five_foot_step",
		"Weapon10": "weapon_10", "PinLost": "pin_lost", "NewDCRolled": "new_dc_rolled",
	} {
		if got := snake(id); got != want {
			t.Errorf("%s is %q, want %q", id, got, want)
		}
	}
}

// TestOneNameEach: two of a list may not share a name, nor two rules an id.
func TestOneNameEach(t *testing.T) {
	dir := t.TempDir()
	for text, want := range map[string]string{
		"A Kind = iota\nB // \"a\"":      `a second "a"`,
		"A Kind = iota\nACount\nB":       "does not stand last",
		"A Kind = iota\nB Kind = 7":      "one constant a line",
		"A Kind = iota // \"one\"\nBOne": "",
		"A Kind = 1 << iota\nB\nCThird":  "",
	} {
		if err := os.WriteFile(dir+"/kind.go", []byte("package kind\n\n// Kinds.\n//\n//names:list kindNames\nconst (\n"+text+"\n)\n"), 0o600); err != nil {
			t.Fatal(err)
		}
		out, err := names(dir)
		switch {
		case want != "" && (err == nil || !strings.Contains(err.Error(), want)):
			t.Errorf("%q: error %v, want %q", text, err, want)
		case want == "" && (err != nil || !bytes.Contains(out, []byte("var kindNames = [...]string{"))):
			t.Errorf("%q: %s, %v", text, out, err)
		}
	}
	if _, err := cites("### ABC-01 — One\n### ABC-01 — Two\n"); err == nil {
		t.Error("a rule book with two entries of one id gives a list")
	}
}

//go:build !js

package cli

import (
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tenaille/game/link"
	"tenaille/levels"
)

// TestLinkIsPrinted: the link of a record, a position and a puzzle is printed behind its page,
// with its code in letters and as a picture; what has none is said in one line.
func TestLinkIsPrinted(t *testing.T) {
	out := filepath.Join(t.TempDir(), "code.png")
	for _, v := range []struct {
		args string
		is   func(link.Thing) bool
	}{
		{"../replay/testdata/three-skirmish.jsonl", func(t link.Thing) bool { _, ok := t.(link.Match); return ok }},
		{"../testdata/positions/brawl.json", func(t link.Thing) bool { _, ok := t.(link.Position); return ok }},
		{levels.Puzzles()[0], func(t link.Thing) bool { p, ok := t.(link.Puzzle); return ok && p.Name == levels.Puzzles()[0] }},
	} {
		code, answer, errs := run(t, append([]string{"link", v.args}, strings.Fields("--page https://example.org/p/#old --qr -o "+out)...)...)
		line, letters, _ := strings.Cut(answer, "\n")
		thing, err := link.Decode(line)
		if code != 0 || errs != "" || err != nil || !v.is(thing) || !strings.HasPrefix(line, "https://example.org/p/#ten.") {
			t.Errorf("link %s: code %d, %q, %T: %v%s", v.args, code, line, thing, err, errs)
		}
		if !strings.Contains(letters, "█▀") {
			t.Errorf("link %s: no code is printed", v.args)
		}
		f, err := os.Open(out)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := png.Decode(f); err != nil {
			t.Error(err)
		}
		f.Close()
	}
	lone := filepath.Join(t.TempDir(), "lone.json") // one side alone is nothing to play
	if err := os.WriteFile(lone, []byte(`{"format": 1, "cases": [{"id": "a", "rules": [], "ruleset": "d20", "map": {"rows": ["..."]},
		"combatants": [{"cast": "G", "id": 1, "side": "red", "at": [0, 0]}], "ask": {"actions": {"by": 1}}, "expect": {}}]}`), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, args := range []string{"no-such-puzzle", "run.go", "../../levels/testdata/examples/feats.json", "nothing.json", lone} {
		if code, answer, errs := run(t, "link", args); code != 1 || answer != "" || strings.Count(errs, "\n") != 1 {
			t.Errorf("link %s: code %d, %q, %q", args, code, answer, errs)
		}
	}
}

// TestOpenRefusesWhatIsNoLink: one line, before any window is opened.
func TestOpenRefusesWhatIsNoLink(t *testing.T) {
	for _, args := range []string{"https://example.org/#top", "ten.AAAA", "nothing"} {
		if code, answer, errs := run(t, "open", args); code != 1 || answer != "" || strings.Count(errs, "\n") != 1 || !strings.Contains(errs, "link") {
			t.Errorf("open %s: code %d, %q, %q", args, code, answer, errs)
		}
	}
}

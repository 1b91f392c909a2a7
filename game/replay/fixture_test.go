package replay

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// recordings are the recorded matches by what "tenaille simulate --games 1" was told.
var recordings = map[string]string{
	"proving-ground-7": "--seed 7 --ruleset d20",
	"three-d20":        "--seed 11 --ruleset d20",
	"three-limited":    "--seed 11 --ruleset limited",
	"three-skirmish":   "--seed 11 --ruleset skirmish",
}

// Recorded matches stay what they were: a rule, a draw or an encoding that
// changes them raises the rules' revision and records them anew, in the commit
// that says why.
func TestRecordedMatchesVerify(t *testing.T) {
	files, err := filepath.Glob("testdata/*.jsonl")
	if err != nil || len(files) != len(recordings) {
		t.Fatalf("%d recorded matches, want %d: %v", len(files), len(recordings), err)
	}
	for _, path := range files {
		name := strings.TrimSuffix(filepath.Base(path), ".jsonl")
		t.Run(name, func(t *testing.T) {
			f, err := os.Open(path)
			if err != nil {
				t.Fatal(err)
			}
			defer f.Close()
			if s, err := Verify(f, path); err != nil || s.Actions == 0 {
				t.Errorf("%+v: %v\nIf the rules are meant to be others now: raise rules.Revision and record the match anew, go run . simulate --games 1 %s --save-replays DIR", s, err, recordings[name])
			}
		})
	}
}

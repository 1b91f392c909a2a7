package replay

import (
	"os"
	"path/filepath"
	"testing"
)

// Recorded matches stay what they were: a rule, a draw or an encoding that
// changes them raises the rules' revision and records them anew, as
// "tenaille simulate --save-replays" does, in the commit that says why.
func TestRecordedMatchesVerify(t *testing.T) {
	files, err := filepath.Glob("testdata/*.jsonl")
	if err != nil || len(files) == 0 {
		t.Fatalf("no recorded match: %v", err)
	}
	for _, name := range files {
		t.Run(filepath.Base(name), func(t *testing.T) {
			f, err := os.Open(name)
			if err != nil {
				t.Fatal(err)
			}
			defer f.Close()
			if s, err := Verify(f, name); err != nil || s.Actions == 0 {
				t.Errorf("%+v: %v", s, err)
			}
		})
	}
}

//go:build !js

package cli

import (
	"os"
	"strings"
	"testing"
)

// The differences of the rulesets are pinned: one that changes is a rule that
// changes, and the commit says which.
func TestDifferencesGolden(t *testing.T) {
	for _, pair := range [][2]string{{"d20", "limited"}, {"d20", "skirmish"}} {
		name := "testdata/diff-" + pair[0] + "-" + pair[1] + ".txt"
		code, out, errs := run(t, "rules", "--diff", pair[0], pair[1])
		if code != 0 || errs != "" {
			t.Fatalf("%v: code %d, %q", pair, code, errs)
		}
		if os.Getenv("TENAILLE_GOLDEN") == "write" {
			if err := os.MkdirAll("testdata", 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(name, []byte(out), 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		want, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if out != string(want) {
			t.Errorf("%s: \"make golden\" writes it again\n%s", name, out)
		}
	}
}

func TestRulesArguments(t *testing.T) {
	for _, args := range [][]string{{"rules", "d20", "limited"}, {"rules", "--diff", "d20"}, {"rules", "--diff", "d20", "chess"}} {
		if code, _, errs := run(t, args...); code != 1 || strings.Count(errs, "\n") != 1 {
			t.Errorf("%v: code %d, %q", args, code, errs)
		}
	}
}

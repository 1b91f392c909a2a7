//go:build !js

package cli

import (
	"path/filepath"
	"strings"
	"testing"
)

// TestTunePlaysSettings plays a machine with another setting against itself, and refuses
// what is no setting; nothing with other settings is recorded.
func TestTunePlaysSettings(t *testing.T) {
	file := filepath.Join(t.TempDir(), "tune.json")
	code, out, errs := run(t, "tune", "--state", file, "--games", "8", "--ruleset", "skirmish", "--set", "blur=100+rash=1", "--set", "single=1")
	lines := strings.Split(out, "\n")
	if code != 0 || errs != "" || len(lines) != 5 || !strings.HasPrefix(lines[2], "| soldier+blur=100+rash=1 over soldier | ") || !strings.HasPrefix(lines[3], "| soldier+single=1 over soldier | ") {
		t.Errorf("code %d, %q, %q", code, errs, out)
	}
	for _, c := range []struct{ args, want string }{
		{"tune --set plays=3 --state " + file, `"plays" cannot be set of soldier`},
		{"tune --set rash=1 --player a:b --state " + file, "no machine is called"},
		{"tune --state " + file, "--set"},
		{"simulate --blue soldier+rash=1 --games 1 --save-replays " + t.TempDir(), `"soldier+rash=1" is none of`},
	} {
		if code, _, errs := run(t, strings.Fields(c.args)...); code != 1 || !strings.Contains(errs, c.want) {
			t.Errorf("%s: code %d, %q", c.args, code, errs)
		}
	}
}

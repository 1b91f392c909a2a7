//go:build !js

package cli

import (
	"strings"
	"testing"
)

// TestBalancePrintsEveryKind: a line a kind, with its points, the points that were
// found, and what its bands won; the same for one worker and several.
func TestBalancePrintsEveryKind(t *testing.T) {
	args := []string{"balance", "--pairs", "6", "--fit", "1", "--ruleset", "skirmish", "--seed", "4"}
	code, out, errs := run(t, append(args, "--workers", "1")...)
	lines := strings.Split(strings.TrimSpace(out), "\n")
	if code != 0 || errs != "" || len(lines) < 30 || lines[0] != "| skirmish | points | played with | of 100 games its bands win | games |" || !strings.HasPrefix(lines[2], "| arbalest | ") || !strings.Contains(lines[len(lines)-1], "kinds may win 45 to 55 of 100 games by what was played") {
		t.Errorf("code %d, %q\n%s", code, errs, out)
	}
	if _, again, _ := run(t, append(args, "--workers", "3")...); again != out {
		t.Errorf("three workers:\n%s\none:\n%s", again, out)
	}
	for _, c := range []struct{ args, want string }{
		{"--pairs 0", "--pairs: 0, must be 1 or more\n"},
		{"--fit -1", "--fit: -1, must be 0 or more\n"},
		{"--ruleset chess", `no ruleset is called "chess"`},
		{"--level nowhere", "nowhere"},
		{"--player general", `no machine is called "general"`},
	} {
		if code, _, errs := run(t, append([]string{"balance"}, strings.Fields(c.args)...)...); code != 1 || !strings.Contains(errs, c.want) {
			t.Errorf("%s: code %d, %q", c.args, code, errs)
		}
	}
}

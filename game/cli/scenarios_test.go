//go:build !js

package cli

import (
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tenaille/levels"
)

// TestScenariosAreCounted: a line for each scenario, the same for one worker and for two
// that go on with what was begun; what does not exist is refused.
func TestScenariosAreCounted(t *testing.T) {
	state := filepath.Join(t.TempDir(), "state.json")
	soldiers := []string{"scenarios", "--blue", "soldier", "--red", "soldier", "--state", state}
	with := func(more ...string) []string { return append(slices.Clone(soldiers), more...) }
	code, out, errs := run(t, with("--games", "6", "--workers", "1")...)
	if code != 0 || errs != "" {
		t.Fatalf("status %d: %s", code, errs)
	}
	lines := strings.Split(strings.TrimSpace(out), "\n")
	if len(lines) != len(levels.Scenarios()) {
		t.Fatalf("%d lines of %d scenarios:\n%s", len(lines), len(levels.Scenarios()), out)
	}
	form := regexp.MustCompile(`^[a-z]+ +(d20|limited|skirmish) +soldier wins +\d+ % \(\d+ to \d+\) of 6 games, \d+\.\d rounds$`)
	for i, name := range levels.Scenarios() {
		if !strings.HasPrefix(lines[i], name) || !form.MatchString(lines[i]) {
			t.Errorf("line %q", lines[i])
		}
	}
	run(t, with("--games", "4", "--workers", "2", "--afresh")...)
	if _, two, _ := run(t, with("--games", "6", "--workers", "2")...); two != out {
		t.Errorf("with two workers, gone on with\n%s\nwith one\n%s", two, out)
	}
	if code, _, errs := run(t, "scenarios", "moon"); code != 1 || !strings.Contains(errs, `there is no scenario "moon"; there are wolves, bridge`) {
		t.Errorf("status %d: %s", code, errs)
	}
}

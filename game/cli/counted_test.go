//go:build !js

package cli

import "testing"

// TestRoundsAreCounted: one of them is in the singular.
func TestRoundsAreCounted(t *testing.T) {
	for _, v := range []struct {
		ruleset string
		n       int
		want    string
	}{{"d20", 1, "round"}, {"d20", 2, "rounds"}, {"limited", 0, "rounds"}, {"skirmish", 1, "phase"}, {"skirmish", 3, "phases"}} {
		if got := counted(v.ruleset, v.n); got != v.want {
			t.Errorf("%d of %s are %q, want %q", v.n, v.ruleset, got, v.want)
		}
	}
}

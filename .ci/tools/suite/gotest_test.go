package main

import (
	"strings"
	"testing"
)

// take feeds lines of "ACTION TEST" of one package to a report.
func take(lines ...string) tally {
	r := report{packages: map[string]*outcome{}}
	for _, line := range lines {
		action, test, _ := strings.Cut(line, " ")
		r.take(event{Action: action, Package: "p", Test: test})
	}
	return r.total
}

func TestTallyCountsWhatHappened(t *testing.T) {
	for _, c := range []struct {
		name                    string
		events                  []string
		passed, failed, skipped int
	}{
		{"leaves only", []string{"pass A/x", "pass A/y", "pass A", "pass B", "pass "}, 3, 0, 0},
		{"a failing leaf counts once", []string{"pass A/x", "fail A/y", "fail A", "fail "}, 1, 1, 0},
		{"a parent that fails by itself", []string{"pass A/x", "fail A", "fail "}, 1, 1, 0},
		{"skips", []string{"skip A", "pass B", "skip C/x", "pass C", "pass "}, 1, 0, 2},
		{"a package that does not build", []string{"fail "}, 0, 1, 0},
		{"a panic leaves a test without end", []string{"pass A", "output B", "fail "}, 1, 1, 0},
		{"no tests", []string{"skip "}, 0, 0, 0},
	} {
		got := take(c.events...)
		if got.passed != c.passed || got.failed != c.failed || got.skipped != c.skipped {
			t.Errorf("%s: %v, want %d passed, %d failed, %d skipped", c.name, got, c.passed, c.failed, c.skipped)
		}
		if len(got.complaints) != c.failed+c.skipped {
			t.Errorf("%s: complaints %q for %v", c.name, got.complaints, got)
		}
	}
}

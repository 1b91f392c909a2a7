package inspect

import (
	"sort"
	"strings"
	"testing"
)

// Findings collect Faults, each once with the places it was seen at.
type Findings map[string][]string

// Add notes the faults seen at a place.
func (f Findings) Add(where string, list []string) {
	for _, s := range list {
		f[s] = append(f[s], where)
	}
}

// Tell fails a test with all that was found.
func (f Findings) Tell(t *testing.T) {
	t.Helper()
	var list []string
	for s := range f {
		list = append(list, s)
	}
	sort.Strings(list)
	for _, s := range list {
		t.Errorf("%s (%s)", s, strings.Join(f[s], "; "))
	}
}

package inspect

import (
	"slices"
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

// TellLong is Tell where a language made for tests was looked at too, whose texts
// are longer than those of any other; its code stands in the places. What was found
// of it alone is that its texts have no room: they may be written smaller than they
// are asked for.
func (f Findings) TellLong(t *testing.T, code string) {
	t.Helper()
	told := Findings{}
	for s, places := range f {
		alone := !slices.ContainsFunc(places, func(at string) bool { return !slices.Contains(strings.Fields(at), code) })
		if !alone || !strings.Contains(s, shrinks) {
			told[s] = places
		}
	}
	told.Tell(t)
}

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
// are longer than those of any other; its code stands in the places. Its texts may
// be written smaller than they are asked for, and so many at the most of what was
// found of it alone may have no room at all: those are to become less.
func (f Findings) TellLong(t *testing.T, code string, most int) {
	t.Helper()
	others := Findings{}
	var long []string
	for s, places := range f {
		switch {
		case slices.ContainsFunc(places, func(at string) bool { return !slices.Contains(strings.Fields(at), code) }):
			others[s] = places
		case !strings.Contains(s, shrinks):
			long = append(long, s+" ("+places[0]+")")
		}
	}
	others.Tell(t)
	if len(long) > most {
		sort.Strings(long)
		t.Errorf("in the language %q %d texts have no room, %d are known:\n%s", code, len(long), most, strings.Join(long, "\n"))
	}
}

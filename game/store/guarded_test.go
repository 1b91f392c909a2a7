//go:build !js

package store

import (
	"errors"
	"fmt"
	"testing"
)

// deaf is a store of which a name cannot be read.
type deaf struct {
	Store
	name string
}

func (d deaf) Load(name string) ([]byte, error) {
	if name == d.name {
		return nil, errors.New("it cannot be read")
	}
	return d.Store.Load(name)
}

// TestSavedWhileAllIsKnown: something is saved, and what goes for it let go of, only
// while everything known is so; else nothing changes. What cannot be read bars nothing.
func TestSavedWhileAllIsKnown(t *testing.T) {
	a, b := Print([]byte("A")), Print([]byte("B"))
	for kind, s := range stores(t) {
		for i, c := range []struct {
			known []Known
			want  bool
		}{
			{nil, true},
			{[]Known{{"saves/a", a}, {"saves/b", b}, {"saves/new", 0}}, true},
			{[]Known{{"saves/a", a}, {"saves/b", a}}, false},
			{[]Known{{"saves/a", 0}}, false},
			{[]Known{{"saves/none", a}}, false},
			{[]Known{{"saves/deaf", a}, {"saves/a", a}}, true},
			{[]Known{{"saves/deaf", a}, {"saves/a", b}}, false},
		} {
			for name, text := range map[string]string{"saves/a": "A", "saves/b": "B", "saves/deaf": "D"} {
				if err := s.Save(name, []byte(text)); err != nil {
					t.Fatal(err)
				}
			}
			if err := s.Remove("saves/new"); err != nil {
				t.Fatal(err)
			}
			ok, err := SaveIf(deaf{s, "saves/deaf"}, c.known, "saves/new", []byte("N"), "saves/b", "saves/nothing")
			names, _ := s.List("saves/")
			want := map[bool]string{true: "[saves/a saves/deaf saves/new]", false: "[saves/a saves/b saves/deaf]"}[c.want]
			if got := fmt.Sprint(names); ok != c.want || err != nil || got != want {
				t.Errorf("%s, %d: %v, %v; there lie %s, want %s", kind, i, ok, err, got, want)
			}
		}
		if ok, err := SaveIf(&full{}, nil, "saves/new", nil); ok || err == nil {
			t.Errorf("%s: a full store takes it: %v", kind, err)
		}
	}
	if Print(nil) == 0 || a == b {
		t.Error("contents are not told apart")
	}
}

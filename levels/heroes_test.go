package levels

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// TestMapsNamePlayerCharacters: a map says so of a side or of one point, and an
// army that takes the place of a side of player characters is one (LIM-06).
func TestMapsNamePlayerCharacters(t *testing.T) {
	for _, row := range []struct {
		name, old, new string
		want           []bool // goblin, goblin, wolf, goblin
	}{
		{"LIM-06 nobody", "", "", []bool{false, false, false, false}},
		{"LIM-06 a side", `name="ambient" value="dim"`, `name="pc" value="1"`, []bool{true, true, false, false}},
		{"LIM-06 both sides", `name="ambient" value="dim"`, `name="pc" value="1, 2"`, []bool{true, true, true, true}},
		{"LIM-06 a point", `value="wolf"/>`, `value="wolf"/><property name="pc" type="bool" value="true"/>`, []bool{false, false, true, false}},
	} {
		files := fstest.MapFS{"small.tmx": {Data: []byte(strings.Replace(small, row.old, row.new, 1))}}
		s, err := LoadFS(files, "small.tmx")
		if err != nil {
			t.Fatalf("%s: %v", row.name, err)
		}
		var got []bool
		for _, c := range s.Combatants {
			got = append(got, c.PC)
		}
		if !slices.Equal(got, row.want) {
			t.Errorf("%s: %v, want %v", row.name, got, row.want)
		}
	}
	l, err := readMap(fstest.MapFS{"small.tmx": {Data: []byte(strings.Replace(small, `name="ambient" value="dim"`, `name="pc" value="1"`, 1))}}, "small.tmx", "small.tmx")
	if err != nil {
		t.Fatal(err)
	}
	f, err := l.field("small.tmx")
	if err != nil {
		t.Fatal(err)
	}
	s, err := f.Place("limited", Army{{"wolf", 2}}, Army{{"goblin", 1}})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range s.Combatants {
		if c.PC != (c.Side == "blue") {
			t.Errorf("%s of %s: %v", c.Kind, c.Side, c.PC)
		}
	}
}

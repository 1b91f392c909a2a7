//go:build !js

package probe

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"testing"
)

func TestPublishWritesOneLinePerChange(t *testing.T) {
	path := filepath.Join(t.TempDir(), "probe")
	t.Setenv("TENAILLE_PROBE", path) // before anything has asked for the file
	if !Watched() {
		t.Fatal("nobody watches although TENAILLE_PROBE is set")
	}
	first := State{Scene: "battle", Language: "fr", Round: 2, Acting: 3, Hash: "18446744073709551615",
		Widgets: map[string]Rect{"end-turn": {1, 2, 3, 4}}, Squares: map[string]Rect{"C7": {96, 288, 48, 48}},
		Reachable: []string{"C7"}, Targets: []int{4}, Creatures: []Creature{{ID: 3, Kind: "fighter", Side: "blue", Square: "B2", Space: 1, HP: 9}}}
	second := first
	second.Busy = true
	for _, s := range []State{first, first, second, second, first} {
		Publish(s)
	}
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	lines := bytes.Split(bytes.TrimSuffix(b, []byte("\n")), []byte("\n"))
	want := []State{first, second, first}
	if len(lines) != len(want) {
		t.Fatalf("%d lines for 3 changes:\n%s", len(lines), b)
	}
	for i, line := range lines {
		var got State
		if err := json.Unmarshal(line, &got); err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(got, want[i]) {
			t.Errorf("line %d: %+v, want %+v", i+1, got, want[i])
		}
	}
}

package input

import (
	"encoding/json"
	"testing"

	"tenaille/game/store"
)

// FuzzKeymap wants a layout that can be played with from any bindings that settings may
// hold: no key with two meanings, for every essential intent a key and a button, each binding
// with the name it is kept under; what cannot be used is named, and the layout says the
// same when it is kept and restored.
func FuzzKeymap(f *testing.F) {
	for _, s := range []string{
		`{}`, `7`, `{"end_turn":["e"]}`, `{"end_turn":["e"],"act_escape":["space"]}`, `{"end_turn":[]}`, `{"end_turn":null,"undo":7}`,
		`{"nothing":["e"]}`, `{"end_turn":["e","e"]}`, `{"end_turn":["ctrl+shift+e","gamepad_x"]}`, `{"confirm":["space"],"cancel":["enter"]}`,
		`{"end_turn":["gamepad_lstick_motion"]}`, `{"end_turn":["shift+gamepad_a","mouse_left_button","+","ctrl+"]}`, `{"up":["w"],"pan_up":["up"]}`,
	} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		var kept store.Keys
		if json.Unmarshal(text, &kept) != nil {
			return
		}
		k, faults := RestoreKeymap(kept)
		if len(faults) > len(kept)+int(intents) {
			t.Errorf("%d faults of %d rows", len(faults), len(kept))
		}
		meant := map[string]Intent{}
		for i := range k.rows {
			i := Intent(i)
			if i.essential() && (k.count(i, false) == 0 || k.count(i, true) == 0) {
				t.Errorf("%s cannot be expressed any more", intentNames[i])
			}
			for _, b := range k.rows[i] {
				if o, twice := meant[b.name]; twice {
					t.Errorf("%q means %s and %s", b, intentNames[o], intentNames[i])
				}
				meant[b.name] = i
				if again, ok := parseBinding(b.name); !ok || again != b {
					t.Errorf("%q reads as %+v, %v", b.name, again, ok)
				}
			}
		}
		again, worse := RestoreKeymap(k.Changed())
		if len(worse) > 0 {
			t.Errorf("what was kept of it is refused: %q", worse)
		}
		for i := range k.rows {
			if len(again.rows[i]) != len(k.rows[i]) {
				t.Errorf("%s was %v, and is %v", intentNames[i], k.rows[i], again.rows[i])
				continue
			}
			for j, b := range k.rows[i] {
				if again.rows[i][j] != b {
					t.Errorf("%s was %v, and is %v", intentNames[i], k.rows[i], again.rows[i])
				}
			}
		}
	})
}

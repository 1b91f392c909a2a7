package input

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func binding(t *testing.T, name string) Binding {
	t.Helper()
	b, ok := parseBinding(name)
	if !ok {
		t.Fatalf("no binding %q", name)
	}
	return b
}

func shown(k *Keymap, i Intent, pad bool) string {
	b, _ := k.First(i, pad)
	return b.String()
}

// TestEveryBindingHasANameThatReadsBack: what settings keep means the same when
// it is read.
func TestEveryBindingHasANameThatReadsBack(t *testing.T) {
	for name := range codes {
		for _, full := range []string{name, "shift+" + name, "ctrl+" + name, "ctrl+shift+" + name} {
			b, ok := parseBinding(full)
			if !ok || b.String() != full {
				t.Errorf("%q reads as %q (%v)", full, b, ok)
			}
		}
	}
	for _, b := range padBindings {
		if again, ok := parseBinding(b.String()); !ok || again.name != b.name || !again.pad {
			t.Errorf("%q reads as %q (%v)", b, again, ok)
		}
	}
	for _, bad := range []string{"", "gamepad_lstick_motion", "mouse_left_button", "touch_tap", "shift+gamepad_a", "alt+a", "é", "ctrl+", "shift"} {
		if b, ok := parseSafely(bad); ok {
			t.Errorf("%q reads as %q", bad, b)
		}
	}
}

// parseSafely turns a panic of the parser into a refusal that a test can name.
func parseSafely(name string) (b Binding, ok bool) {
	defer func() {
		if recover() != nil {
			b, ok = Binding{name: "panic"}, true
		}
	}()
	return parseBinding(name)
}

// TestShiftedKeysAreTwins: a key that means something else with Shift must not
// mean both while Shift is held.
func TestShiftedKeysAreTwins(t *testing.T) {
	k := DefaultKeymap()
	for name, want := range map[string]bool{"t": true, "z": false, "1": true, "enter": false, "up": true, "tab": true, "b": true, "u": false, "space": false} {
		if got := k.shifted(binding(t, name)); got != want {
			t.Errorf("%s has a twin with Shift: %v, want %v", name, got, want)
		}
	}
}

func TestBindTakesSwapsAndKeepsTheEssential(t *testing.T) {
	k := DefaultKeymap()
	if !k.Bind(EndTurn, binding(t, "e"), true) {
		t.Fatal("Space and E cannot be swapped")
	}
	if a, b := shown(k, EndTurn, false), shown(k, ActEscape, false); a != "e" || b != "space" {
		t.Errorf("swapped: end_turn %s, act_escape %s; want e and space", a, b)
	}
	if !k.Bind(EndTurn, binding(t, "z"), false) {
		t.Fatal("Z cannot be taken")
	}
	if a, b := shown(k, EndTurn, false), shown(k, Undo, false); a != "z" || b != "ctrl+z" {
		t.Errorf("taken: end_turn %s, undo %s; want z and what undo had besides", a, b)
	}
	if owner, taken := k.Meaning(binding(t, "e")); taken {
		t.Errorf("the key given up still means %v", owner)
	}
	if k.Bind(EndTurn, binding(t, "escape"), false) || shown(k, Cancel, false) != "escape" {
		t.Errorf("the last key of an essential intent was taken: cancel has %q", shown(k, Cancel, false))
	}
	if !k.Bind(EndTurn, binding(t, "escape"), true) || shown(k, Cancel, false) != "z" || shown(k, EndTurn, false) != "escape" {
		t.Errorf("swapped with cancel: end_turn %s, cancel %s", shown(k, EndTurn, false), shown(k, Cancel, false))
	}
	if k.Clear(Cancel, false) || !k.Clear(Help, false) || shown(k, Help, false) != "" {
		t.Error("clearing: an essential intent lost its key or another kept it")
	}
	if !k.Bind(ToggleThreat, binding(t, "gamepad_start"), false) || shown(k, Menu, true) != "" || shown(k, ToggleThreat, true) != "gamepad_start" || shown(k, ToggleThreat, false) != "t" {
		t.Errorf("a button: %s %s, menu %s", shown(k, ToggleThreat, true), shown(k, ToggleThreat, false), shown(k, Menu, true))
	}
	k.Reset(Cancel)
	if shown(k, Cancel, false) != "escape" || shown(k, EndTurn, false) != "" || !k.IsDefault(Cancel) {
		t.Errorf("reset: cancel %s, end_turn %s", shown(k, Cancel, false), shown(k, EndTurn, false))
	}
	oneMeaning(t, k)
}

func oneMeaning(t *testing.T, k *Keymap) {
	t.Helper()
	owner := map[string]Intent{}
	for _, i := range Intents() {
		for _, b := range k.rows[i] {
			if other, ok := owner[b.String()]; ok {
				t.Errorf("%v means both %v and %v", b, other, i)
			}
			owner[b.String()] = i
		}
	}
}

// TestKeptKeymapsComeBack changes at random, keeps and restores.
func TestKeptKeymapsComeBack(t *testing.T) {
	k := DefaultKeymap()
	if kept := k.Changed(); kept != nil {
		t.Errorf("the default keeps %v", kept)
	}
	all := []string{"e", "shift+f9", "ctrl+k", "enter", "escape", "up", "gamepad_x", "gamepad_a", "gamepad_rstick_up", "page_up", "home", "z"}
	for n := range 400 {
		i := Intents()[n*37%len(Intents())]
		k.Bind(i, binding(t, all[n*11%len(all)]), n%3 == 0)
		if n%7 == 0 {
			k.Clear(i, n%2 == 0)
		}
		if n%31 == 0 {
			k.Reset(i)
		}
		again, faults := RestoreKeymap(k.Changed())
		if len(faults) > 0 {
			t.Fatalf("step %d: faults %q in %v", n, faults, k.Changed())
		}
		if diff := cmp.Diff(k.Changed(), again.Changed()); diff != "" {
			t.Fatalf("step %d: kept and restored differ:\n%s", n, diff)
		}
		oneMeaning(t, again)
		for _, i := range Intents() {
			if _, ok := again.First(i, false); !ok && i.essential() {
				t.Fatalf("step %d: %v has no key", n, i)
			}
		}
	}
}

// TestDamagedKeymapsFallBack: what cannot be used is as by default and named.
func TestDamagedKeymapsFallBack(t *testing.T) {
	for _, c := range []struct {
		kept  map[string][]string
		fault string
	}{
		{map[string][]string{"jump": {"e"}}, "jump"},
		{map[string][]string{"end_turn": {"warp"}}, "end_turn: warp"},
		{map[string][]string{"end_turn": nil}, "end_turn"},
		{map[string][]string{"end_turn": {"e", "e"}}, "end_turn"},
		{map[string][]string{"end_turn": {"k"}, "undo": {"k"}}, "end_turn"},
		{map[string][]string{"confirm": {}}, "confirm"},
		{map[string][]string{"end_turn": {"escape"}}, "cancel"},
	} {
		k, faults := RestoreKeymap(c.kept)
		if !slices.Contains(faults, c.fault) {
			t.Errorf("%v: faults %q, want %q among them", c.kept, faults, c.fault)
		}
		oneMeaning(t, k)
		if shown(k, Confirm, false) == "" || shown(k, Cancel, false) == "" || shown(k, EndTurn, false) != "space" {
			t.Errorf("%v: confirm %q, cancel %q, end_turn %q", c.kept, shown(k, Confirm, false), shown(k, Cancel, false), shown(k, EndTurn, false))
		}
	}
}

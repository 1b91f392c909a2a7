package input

import "testing"

func TestEveryIntentHasANameAndAKey(t *testing.T) {
	keymap := DefaultKeymap()
	seen := map[string]Intent{}
	for _, i := range Intents() {
		if i.String() == "" {
			t.Errorf("intent %d has no name", i)
		}
		if other, ok := seen[i.String()]; ok {
			t.Errorf("intents %d and %d are both called %q", other, i, i)
		}
		seen[i.String()] = i
		if _, ok := keymap.First(i, false); !ok {
			t.Errorf("%v has no key", i)
		}
		if _, ok := keymap.First(i, true); !ok && i.essential() {
			t.Errorf("%v has no button", i)
		}
	}
	if intents.String() != "unknown" {
		t.Errorf("a number that is no intent is called %q", intents)
	}
}

func TestNoKeyMeansTwoThings(t *testing.T) {
	owner := map[string]Intent{}
	for _, i := range Intents() {
		for _, b := range DefaultKeymap().rows[i] {
			if other, ok := owner[b.String()]; ok {
				t.Errorf("%v means both %v and %v", b, other, i)
			}
			owner[b.String()] = i
		}
	}
}

func TestPromptFollowsTheDevice(t *testing.T) {
	d := New()
	d.last = Keyboard
	for intent, want := range map[Intent]string{Confirm: "enter", Cancel: "escape", EndTurn: "space", ActMove: "m", Help: "f1"} {
		if got, ok := d.Prompt(intent); !ok || got.String() != want {
			t.Errorf("keyboard prompt of %v = %q, want %q", intent, got, want)
		}
	}
	d.last = Gamepad
	if got, ok := d.Prompt(Confirm); !ok || got.String() != "gamepad_a" {
		t.Errorf("gamepad prompt of confirm = %q, want gamepad_a", got)
	}
	if got, ok := d.Prompt(ActMove); ok {
		t.Errorf("gamepad prompt of act_move = %q, want none", got)
	}
	d.last = Touch
	if got, ok := d.Prompt(Confirm); ok {
		t.Errorf("prompt of confirm for fingers = %q, want none", got)
	}
}

func TestHeldKeysRepeat(t *testing.T) {
	d := &Devices{}
	var fired []int
	for tick := 1; tick <= repeatAfter+2*repeatEvery; tick++ {
		d.pressed[Up] = tick == 1
		d.held[Up] = tick
		if d.Repeated(Up) {
			fired = append(fired, tick)
		}
	}
	want := []int{1, repeatAfter + repeatEvery, repeatAfter + 2*repeatEvery}
	if len(fired) != len(want) {
		t.Fatalf("fired at %v, want %v", fired, want)
	}
	for i := range want {
		if fired[i] != want[i] {
			t.Fatalf("fired at %v, want %v", fired, want)
		}
	}
}

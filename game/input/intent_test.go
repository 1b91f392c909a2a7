package input

import (
	"testing"

	input "github.com/quasilyte/ebitengine-input"
)

func TestEveryIntentHasANameAndAKey(t *testing.T) {
	keymap := defaultKeymap()
	seen := map[string]Intent{}
	for i := Intent(0); i < intents; i++ {
		if i.String() == "" {
			t.Errorf("intent %d has no name", i)
		}
		if other, ok := seen[i.String()]; ok {
			t.Errorf("intents %d and %d are both called %q", other, i, i)
		}
		seen[i.String()] = i
		if len(keymap[input.Action(i)]) == 0 {
			t.Errorf("%v has no key", i)
		}
	}
	if intents.String() != "unknown" {
		t.Errorf("a number that is no intent is called %q", intents)
	}
}

func TestNoKeyMeansTwoThings(t *testing.T) {
	owner := map[string]Intent{}
	for i := Intent(0); i < intents; i++ {
		for _, k := range defaultKeymap()[input.Action(i)] {
			if other, ok := owner[k.String()]; ok {
				t.Errorf("%s means both %v and %v", k, other, i)
			}
			owner[k.String()] = i
		}
	}
}

func TestPromptFollowsTheDevice(t *testing.T) {
	d := New()
	d.last = Keyboard
	for intent, want := range map[Intent]string{Confirm: "enter", Cancel: "escape", EndTurn: "space", ActMove: "m", Help: "f1"} {
		if got := d.Prompt(intent); got != want {
			t.Errorf("keyboard prompt of %v = %q, want %q", intent, got, want)
		}
	}
	d.last = Gamepad
	if got := d.Prompt(Confirm); got != "a" {
		t.Errorf("gamepad prompt of confirm = %q, want %q", got, "a")
	}
	if got := d.Prompt(ActMove); got != "" {
		t.Errorf("gamepad prompt of act_move = %q, want none", got)
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
